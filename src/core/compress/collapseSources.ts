import type { Block } from '../markdown/scanBlocks';
import { listedNames } from '../markdown/listedNames';
import { sectionName } from './sectionName';

/** Headings, as people write them, that open a list of sources. */
export const SOURCE_SECTIONS: readonly string[] = [
  'Sources', 'Source', 'References', 'Reference', 'Citations', 'Citation', 'Bibliography', 'Works cited', 'Further reading',
  'Sources and references', 'References and sources', 'Source notes',
  '来源', '参考', '参考文献', '参考资料', '参考来源', '资料来源', '信息来源', '出处', '來源', '參考文獻', '參考資料', '資料來源',
  '出典', '参考リンク', '参考サイト', '引用元', '引用文献', '情報源',
  '출처', '참고', '참고 자료', '참고자료', '참고 문헌', '참고문헌',
  'Quellen', 'Quelle', 'Quellenverzeichnis', 'Quellenangaben', 'Literatur', 'Literaturverzeichnis', 'Einzelnachweise',
  'Zdroje', 'Zdroj', 'Literatura', 'Použité zdroje', 'Źródła', 'Bibliografia', 'Források', 'Surse',
  'Sources et provenance', 'Références', 'Bibliographie', 'Fuentes', 'Referencias', 'Bibliografía', 'Fontes', 'Referências',
  'Fonti', 'Riferimenti', 'Bronnen', 'Referenties', 'Literatuur', 'Källor', 'Referenser', 'Kilder', 'Referanser', 'Lähteet', 'Viitteet',
  'Источники', 'Источник', 'Литература', 'Список литературы', 'Ссылки и источники', 'Джерела', 'Література', 'Kaynaklar', 'Kaynakça', 'Πηγές', 'מקורות', 'المصادر', 'المراجع',
];

/** Blocks without their source sections, and the names that those listed, in their order. */
export interface Collapsed {
  readonly blocks: readonly Block[];
  readonly sources: readonly string[];
}

/**
 * Takes out every section whose heading is one of the names, up to the next heading of the same or a higher level. Its list items and
 * links are kept as names; footnotes defined in it stay, since the text refers to them.
 */
export function collapseSources(blocks: readonly Block[], names: ReadonlySet<string>): Collapsed {
  const kept: Block[] = [];
  const sources = new Set<string>();
  let level = 0;
  for (const block of blocks) {
    if (block.kind === 'heading' && (level === 0 || block.level <= level)) level = names.has(sectionName(block.name)) ? block.level : 0;
    if (level === 0 || block.kind === 'footnote') kept.push(block);
    else if (block.kind !== 'heading') for (const name of listedNames(block.text)) sources.add(name);
  }
  return { blocks: kept, sources: [...sources] };
}
