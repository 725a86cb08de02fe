import type { Pack, PackItem } from '../core/model';
import { counted, grouped } from './inWords';
import { ownClass } from './ownClass';

const HEIGHT = 10;

/** A bar of the budget with a segment for each page, as wide as what it costs. The one that is pointed at or tapped is named below. */
export function budgetBar(parentEl: HTMLElement, pack: Pack): void {
  const svg = parentEl.createSvg('svg', {
    cls: ownClass('bar'),
    attr: { viewBox: `0 0 ${pack.budget} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': `${grouped(pack.actualTokens)} of ${counted(pack.budget, 'token')} used` },
  });
  const namedEl = parentEl.createDiv({ cls: ownClass('named'), text: 'Point at a part, or tap it, to see which page it is.', attr: { 'aria-hidden': 'true' } });
  const name = (item: PackItem): void => namedEl.setText(`${item.title}: ${item.form}, ~${counted(item.tokens, 'token')}`);
  let from = pack.actualTokens - pack.pages.reduce((sum, { tokens }) => sum + tokens, 0);
  if (from > 0) svg.createSvg('rect', { cls: 'is-frame', attr: { x: 0, y: 0, width: from, height: HEIGHT } });
  for (const item of pack.pages) {
    const segment = svg.createSvg('rect', { cls: `is-${item.form}`, attr: { x: from, y: 0, width: item.tokens, height: HEIGHT } });
    segment.addEventListener('pointerenter', () => name(item));
    segment.addEventListener('click', () => name(item));
    from += item.tokens;
  }
}
