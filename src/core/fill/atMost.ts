import type { Form } from '../model';
import type { FillPage } from './fillRequest';

/** The page with no more of its content than this form of it holds. */
export function atMost(page: FillPage, form: Form): FillPage {
  if (form === 'full') return page;
  const { forms } = page;
  const excerpt = form === 'summary' ? [] : forms.excerpt;
  const focused = form === 'focused' ? forms.focused : excerpt;
  const telling = form === 'focused' ? forms.telling : [];
  const allowed = new Set(focused);
  return { ...page, usable: page.usable.filter((block) => allowed.has(block)), isWhole: false, forms: { ...forms, excerpt, focused, telling } };
}
