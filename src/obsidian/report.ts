import { Notice } from 'obsidian';
import { PackError } from '../core/errors';

/** Says one sentence to the user, over whatever is open. The only maker of notices. */
export function report(message: string): void {
  new Notice(message);
}

/** What went wrong as one sentence for the user; what nobody expected also goes to the console, with its trace. */
export function explain(error: unknown): string {
  if (error instanceof PackError) return error.message;
  console.error(error);
  return `Something unexpected went wrong: ${error instanceof Error ? error.message : String(error)}`;
}
