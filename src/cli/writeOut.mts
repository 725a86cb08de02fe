import { writeSync } from 'node:fs';

/** How long to wait for a reader that is slower than we are. */
const PAUSE_MS = 5;
/** Who reads has seen enough (`| head`): no failure. */
const CLOSED = new Set(['EPIPE', 'EOF']);

/**
 * Writes all of a text to standard output (1) or standard error (2), and returns when it has left. By hand, since loading Node's streams takes longer than
 * ranking a small wiki.
 * @throws when it cannot be written (a full disk).
 */
export function writeOut(descriptor: 1 | 2, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      if (CLOSED.has(code)) return;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}
