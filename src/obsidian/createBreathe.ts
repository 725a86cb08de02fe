import type { Breathe } from '../core/breathe';

/** Work goes on for this long before others are let in: half of a frame. */
const SLICE_MS = 8;

/** Lets typing and drawing in between pieces of work, and ends work that is no longer wanted by rejecting. */
export function createBreathe(isWanted: () => boolean): Breathe {
  let since = performance.now();
  return async () => {
    if (performance.now() - since >= SLICE_MS) {
      await nextTask();
      since = performance.now();
    }
    if (!isWanted()) throw new Error('The work is no longer wanted.');
  };
}

/** A message comes at once, where timers in a row are held back. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
