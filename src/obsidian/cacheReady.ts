const POLL_MS = 200;
const MOST_POLLS = 50;
/** So many notes are read at once sooner than Obsidian would index them. */
const READABLE = 500;

/**
 * Waits while Obsidian is still indexing: while it knows nothing of most of the notes, and 10 seconds at most.
 * `unknown` counts the notes it knows nothing of; `onWaiting` is told their number each time it is asked, and ends the waiting by rejecting.
 */
export async function cacheReady(notes: number, unknown: () => number, onWaiting: (unknown: number) => Promise<void>): Promise<void> {
  const few = Math.min(Math.ceil(notes / 2), READABLE);
  for (let poll = 0; poll < MOST_POLLS; poll++) {
    const waiting = unknown();
    if (waiting <= few) return;
    await onWaiting(waiting);
    await new Promise((resolve) => window.setTimeout(resolve, POLL_MS));
  }
}
