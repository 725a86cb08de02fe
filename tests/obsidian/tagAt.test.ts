import { tagAt } from '../../src/obsidian/tagAt';

/** The tag at the place that `|` marks. */
function at(marked: string): string | null {
  return tagAt(marked.replace('|', ''), marked.indexOf('|'));
}

describe('the tag at a place of a line', () => {
  it.each([
    ['|#garden', '#garden'], ['#|garden', '#garden'], ['#gar|den', '#garden'], ['#garden|', '#garden'], ['A #garden/herb-bed_2| now', '#garden/herb-bed_2'],
    ['in (#gar|den)', null], ['a#gar|den', null], ['#2026|', null], ['# gar|den', null], ['no tag| here', null], ['#one, #tw|o', '#two'], ['#庭園/水|車', '#庭園/水車'], ['#🌱|', '#🌱'], ['##gar|den', null], ['|', null],
    ['#garden |', null],
  ])('of %s is %s', (marked, tag) => {
    expect(at(marked)).toBe(tag);
  });
});
