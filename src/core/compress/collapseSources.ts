import type { Block } from '../markdown/scanBlocks';
import { listedNames } from '../markdown/listedNames';
import { sectionName } from './sectionName';

/** Headings, as people write them, that open a list of sources. */
export const SOURCE_SECTIONS: readonly string[] = [
  'Sources', 'Source', 'References', 'Reference', 'Citations', 'Citation', 'Bibliography', 'Works cited', 'Further reading',
  'Sources and references', 'References and sources', 'Source notes',
  '来源', '参考', '参考文献', '参考资料', '参考来源', '资料来源', '信息来源', '出处', '來源', '參考文獻', '參考資料', '資料來源',
  '出典', '参考資料', '参照', '参考リンク', '参考サイト', '引用元', '引用文献', '情報源',
  '출처', '참고', '참고 자료', '참고자료', '참고 문헌', '참고문헌',
  'Quellen', 'Quelle', 'Quellenverzeichnis', 'Quellenangaben', 'Literatur', 'Literaturverzeichnis', 'Einzelnachweise',
  'Zdroje', 'Zdroj', 'Literatura', 'Použité zdroje', 'Źródła', 'Bibliografia', 'Források', 'Surse',
  'Sources et provenance', 'Sources et références', 'Références', 'Bibliographie', 'Fuentes', 'Referencias', 'Bibliografía', 'Fontes', 'Referências',
  'Fonti', 'Riferimenti', 'Bronnen', 'Referenties', 'Literatuur', 'Källor', 'Referenser', 'Kilder', 'Referanser', 'Lähteet', 'Viitteet',
  'Источники', 'Источник', 'Литература', 'Список литературы', 'Ссылки и источники', 'Джерела', 'Література', 'Kaynaklar', 'Kaynakça', 'Πηγές',
  'Βιβλιογραφία', 'Αναφορές', 'Tài liệu tham khảo', 'Nguồn', 'Daftar pustaka', 'Referensi', 'Sumber', 'แหล่งอ้างอิง', 'เอกสารอ้างอิง', 'संदर्भ',
  'स्रोत', 'منابع', 'مراجع', 'מקורות', 'المصادر', 'المراجع',
];

/** Blocks without their source sections, and the names that those listed, in their order. */
export interface Collapsed {
  readonly blocks: readonly Block[];
  readonly sources: readonly string[];
}

/** Names that as often head a text as a list: their section is one of sources only when it lists some. */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  'source', 'reference', 'citation', '参考', '참고', '출처',
  'quelle', 'zdroj', 'источник', 'literatura', 'literatur', '引用元', 'nguon', 'sumber', '参照',
]);
/** A section of so many characters that lists nothing is a text that happens to bear the name. */
const MOST_PROSE = 200;

/**
 * Takes out every section whose heading is one of the names, up to the next heading of the same or a higher level. Its list items and
 * links are kept as names, other prose is dropped; footnotes defined in it stay, since the text refers to them. A section that lists nothing and
 * holds code or much prose is no list of sources, whatever its name.
 */
export function collapseSources(blocks: readonly Block[], names: ReadonlySet<string>): Collapsed {
  const kept: Block[] = [];
  const sources = new Set<string>();
  for (let at = 0; at < blocks.length; ) {
    const end = sectionEnd(blocks, at, names);
    const section = blocks.slice(at, Math.max(end, at + 1));
    at += section.length;
    const listed = end < at ? [] : section.flatMap(({ kind, text }) => (kind === 'heading' || kind === 'footnote' ? [] : listedNames(text)));
    const isList = end === at && (listed.length > 0 || !isText(section));
    for (const block of section) if (!isList || block.kind === 'footnote') kept.push(block);
    if (isList) for (const name of listed) sources.add(name);
  }
  return { blocks: kept, sources: [...sources] };
}

/** Where the sources section that starts at a block ends; the block itself when none does. */
function sectionEnd(blocks: readonly Block[], at: number, names: ReadonlySet<string>): number {
  const heading = blocks[at];
  if (heading?.kind !== 'heading' || /[?？]\s*$/.test(heading.name) || !names.has(sectionName(heading.name))) return at;
  let end = at + 1;
  while (end < blocks.length && !(blocks[end]?.kind === 'heading' && (blocks[end]?.level ?? 0) <= heading.level)) end++;
  return end;
}

function isText([heading, ...section]: readonly Block[]): boolean {
  if (AMBIGUOUS.has(sectionName(heading?.name ?? ''))) return true;
  return section.some((block) => block.kind === 'code') || section.reduce((length, block) => length + block.text.length, 0) > MOST_PROSE;
}
