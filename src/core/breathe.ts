/** Called between pieces of work of a few milliseconds. Resolves when the work may go on; rejects when it is no longer wanted. */
export type Breathe = () => Promise<void>;

/** For hosts that nobody waits beside. */
export const neverMind: Breathe = () => Promise.resolve();
