/** The request cannot be met. The message is one sentence written for the user: what is wrong, and the way out. */
export class PackError extends Error {
  override readonly name = 'PackError';
}
