import type { Choices, Form } from '../core/model';

/** Pins a page behind those that are pinned, or lets it go. A pinned page is not left out. */
export function withPin(choices: Choices, path: string, isPinned: boolean): Choices {
  const pinned = choices.pinned.filter((other) => other !== path);
  return isPinned ? { ...withLeftOut(choices, path, false), pinned: [...pinned, path] } : { ...choices, pinned };
}

/** Leaves a page out, or lets it in again. A page that is left out is not pinned. */
export function withLeftOut(choices: Choices, path: string, isOut: boolean): Choices {
  const leftOut = choices.leftOut.filter((other) => other !== path);
  return isOut ? { ...withPin(choices, path, false), leftOut: [...leftOut, path] } : { ...choices, leftOut };
}

/** Lets a page give no more than a form; `full` is no limit. */
export function withForm(choices: Choices, path: string, form: Form): Choices {
  const forms = new Map(choices.forms);
  if (form === 'full') forms.delete(path);
  else forms.set(path, form);
  return { ...choices, forms };
}
