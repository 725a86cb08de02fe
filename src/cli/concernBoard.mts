import { NO_CONCERN, type Concern } from '../core/rank/concernOf';

/** So many notes are scanned in one go. */
const CHUNK = 100;
const FREE = 0;
const TAKEN = 1;
const DONE = 2;
const WHERE = ['unreadable', 'none', 'body', 'metadata'] as const;
/** A thread that has not finished its chunk after so long is not coming back. */
const PATIENCE_MS = 2_000;

/** Memory that threads share: what they have found out about each note, and which notes are whose. */
export interface Shared {
  readonly notes: number;
  readonly terms: number;
  readonly chunks: Int32Array;
  readonly where: Uint8Array;
  readonly promise: Float64Array;
  readonly met: Uint8Array;
}

export function newShared(notes: number, terms: number): Shared {
  return {
    notes, terms,
    chunks: new Int32Array(new SharedArrayBuffer(4 * Math.ceil(notes / CHUNK))),
    where: new Uint8Array(new SharedArrayBuffer(notes)),
    promise: new Float64Array(new SharedArrayBuffer(8 * notes)),
    met: new Uint8Array(new SharedArrayBuffer(Math.max(1, notes * terms))),
  };
}

/** How notes concern a topic, put down by one or more threads that share the notes out between them. */
export class ConcernBoard {
  constructor(private readonly shared: Shared, private readonly patienceMs = PATIENCE_MS) {}

  /** Scans chunks that nobody has taken, from the first on or from the last back, until all are taken. */
  fill(scan: (nth: number) => Concern | null, from: 'first' | 'last'): void {
    const { chunks } = this.shared;
    for (let step = 0; step < chunks.length; step++) {
      const chunk = from === 'first' ? step : chunks.length - 1 - step;
      if (Atomics.compareExchange(chunks, chunk, FREE, TAKEN) === FREE) this.scanChunk(chunk, scan);
    }
  }

  /** Waits for chunks that others have taken; one that is not finished in time is scanned here. */
  finish(scan: (nth: number) => Concern | null): void {
    const { chunks } = this.shared;
    for (let chunk = 0; chunk < chunks.length; chunk++) {
      if (Atomics.load(chunks, chunk) !== DONE && Atomics.wait(chunks, chunk, TAKEN, this.patienceMs) === 'timed-out') this.scanChunk(chunk, scan);
    }
  }

  /** Null for a note that cannot be read. */
  get(nth: number): Concern | null {
    const { where: places, promise, met, terms } = this.shared;
    const where = WHERE[places[nth] ?? 0] ?? 'unreadable';
    if (where === 'unreadable') return null;
    if (where === 'none') return NO_CONCERN;
    return { where, promise: promise[nth] ?? 0, met: where === 'metadata' ? Array.from(met.subarray(nth * terms, (nth + 1) * terms)) : NO_CONCERN.met };
  }

  private scanChunk(chunk: number, scan: (nth: number) => Concern | null): void {
    const { notes, chunks } = this.shared;
    for (let nth = chunk * CHUNK; nth < Math.min(notes, (chunk + 1) * CHUNK); nth++) this.put(nth, scan(nth));
    Atomics.store(chunks, chunk, DONE);
    Atomics.notify(chunks, chunk);
  }

  private put(nth: number, concern: Concern | null): void {
    const { where, promise, met, terms } = this.shared;
    where[nth] = WHERE.indexOf(concern?.where ?? 'unreadable');
    promise[nth] = concern?.promise ?? 0;
    if (concern?.where === 'metadata') met.set(concern.met, nth * terms);
  }
}
