import type { Pack } from '../core/model';
import type { PackWish } from '../core/packWish';
import type { Output } from '../core/settings';
import { grouped } from './inWords';

/** A pack, and what it was asked for with. */
export interface Finished {
  readonly pack: Pack;
  readonly wish: PackWish;
}

/** The ways out of the dialog. */
export interface Delivery {
  /** Called inside the click; resolves once the text is on the clipboard. `el` is in the window that was clicked. */
  copy(finished: Finished, el: HTMLElement): Promise<void>;
  /** Writes a new note; resolves to its path. */
  save(finished: Finished): Promise<string>;
  /** Puts the text into the open note at its cursor; resolves to the note's name. */
  insert(finished: Finished): Promise<string>;
  /** What went wrong as one sentence. */
  explain(error: unknown): string;
}

/** What came of it, in sentences. */
export interface Outcome {
  readonly message: string;
  readonly isFailure: boolean;
}

/** Hands a pack over by one of the ways. The clipboard is called before this returns, as it must be inside a click. */
export async function deliver(delivery: Delivery, output: Output, finished: Finished, el: HTMLElement): Promise<Outcome> {
  const results = await Promise.allSettled(STEPS[output].map((step) => step(delivery, finished, el)));
  const sentences = results.map((result) => (result.status === 'fulfilled' ? result.value : delivery.explain(result.reason)));
  return { message: sentences.join(' '), isFailure: results.some(({ status }) => status === 'rejected') };
}

type Step = (delivery: Delivery, finished: Finished, el: HTMLElement) => Promise<string>;

const copy: Step = (delivery, finished, el) => delivery.copy(finished, el).then(() => `Copied ${grouped(finished.pack.actualTokens)} tokens.`);
const save: Step = (delivery, finished) => delivery.save(finished).then((path) => `Saved as ${path}.`);
const insert: Step = (delivery, finished) => delivery.insert(finished).then((name) => `Inserted into ${name}.`);

const STEPS: Readonly<Record<Output, readonly Step[]>> = { clipboard: [copy], note: [save], both: [copy, save], cursor: [insert] };
