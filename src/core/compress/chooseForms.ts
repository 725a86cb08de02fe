import type { BodyBlock, PageForms } from '../model';
import { sectionName } from './sectionName';

/** Headings, as people write them, of the part of a page that says what matters. */
export const KEY_SECTIONS: readonly string[] = [
  'Key ideas', 'Key idea', 'Key points', 'Key takeaways', 'Key takeaway', 'Takeaways', 'Takeaway', 'Key findings', 'Findings', 'Finding', 'Key facts', 'Highlights',
  'Key insights', 'Key concepts', 'Main points', 'Main ideas', 'In short', 'In brief', 'At a glance', 'TL;DR', 'TLDR', 'Summary', 'Executive summary',
  'Abstract', 'Conclusion', 'Conclusions', 'Decision', 'Decisions', 'Open questions', 'What it is',
  '核心观点', '核心要点', '核心概念', '核心思想', '关键点', '关键要点', '关键细节', '要点', '重点', '摘要', '总结', '小结', '概述', '概要', '结论', '未解问题',
  '核心觀點', '重點', '總結', '結論', '要約', 'まとめ', 'ポイント', '結論と要点', '핵심', '핵심 아이디어', '핵심 내용', '핵심 요약', '핵심 정리', '요약', '정리', '개요', '결론',
  'Shrnutí', 'Klíčové myšlenky', 'Hlavní myšlenky', 'Závěr', 'Zhrnutie', 'Kernaussagen', 'Kernaussage', 'Kernideen', 'Kernpunkte', 'Wichtigste Punkte', 'Das Wichtigste', 'Zusammenfassung',
  'Fazit', 'Kurzfassung', 'Einfach erklärt', 'Erkenntnisse', 'Idées clés', 'Points clés', 'À retenir', 'L’essentiel', "L'essentiel", 'En bref', 'Résumé', 'Synthèse',
  'Ideas clave', 'Puntos clave', 'Resumen', 'Conclusiones', 'Ideias principais', 'Ideias-chave', 'Pontos principais', 'Resumo', 'Conclusão', 'Idee chiave', 'Punti chiave', 'In sintesi', 'Riassunto',
  'Kernpunten', 'Samenvatting', 'Belangrijkste punten', 'Sammanfattning', 'Nyckelpunkter', 'Sammendrag', 'Yhteenveto', 'Kluczowe wnioski', 'Podsumowanie', 'Najważniejsze',
  'Ключевые идеи', 'Ключевые мысли', 'Главное', 'Итоги', 'Выводы', 'Краткое содержание', 'Основные идеи', 'Висновки', 'Özet', 'Önemli noktalar', 'Περίληψη',
];

/** Sections that only point elsewhere: never telling by themselves. */
const POINTERS = new Set([
  'related', 'related pages', 'related notes', 'see also', 'links', 'backlinks', 'further reading',
  '相关', '相关页面', '相关链接', '相关概念', '관련 문서', 'souvisejici', 'siehe auch', 'voir aussi', 'ver tambien',
]);

/** How the blocks of a page are judged. */
export interface Judgement {
  /** Names of key sections, as `sectionNames` gives them. */
  readonly keySections: ReadonlySet<string>;
  /** Weight of the topic's terms in a text; 0 when it says nothing of the topic. */
  readonly termsIn: (text: string) => number;
  /** Whether a paragraph can open an excerpt: prose, and not text that many pages share. */
  readonly isLead: (text: string) => boolean;
}

interface Section {
  readonly heading: BodyBlock | null;
  readonly blocks: number[];
}

/**
 * Chooses what the smaller forms of a page hold. The excerpt is the lead (the first prose paragraph) and the key sections; a page that
 * has none gives its most telling section by the topic. The focused form adds every section that speaks of the topic.
 */
export function chooseForms(blocks: readonly BodyBlock[], judgement: Judgement): PageForms {
  const sections = sectionsOf(blocks);
  const lead = leadOf(blocks, judgement);
  const key = keyBlocks(blocks, judgement.keySections);
  const weights = sections.map((section) => weightOf(section, blocks, judgement));
  const telling = sections
    .map(({ blocks: own }, index) => ({ own, weight: weights[index] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ own }) => own);
  const excerpt = ordered([lead, ...key, ...(key.length > 0 ? [] : telling[0] ?? [])]);
  return { lead, excerpt, focused: ordered([...excerpt, ...telling.flat()]), telling };
}

function ordered(indices: readonly number[]): number[] {
  return [...new Set(indices)].filter((index) => index >= 0).sort((a, b) => a - b);
}

/** A heading and what stands directly under it. */
function sectionsOf(blocks: readonly BodyBlock[]): Section[] {
  const sections: Section[] = [{ heading: null, blocks: [] }];
  blocks.forEach((block, index) => {
    if (block.kind === 'heading') sections.push({ heading: block, blocks: [] });
    else if (isContent(block)) sections[sections.length - 1]?.blocks.push(index);
  });
  return sections;
}

function isContent(block: BodyBlock): boolean {
  return block.kind !== 'heading' && block.kind !== 'footnote' && block.kind !== 'sources' && block.kind !== 'rule';
}

/** The first paragraph that can open an excerpt; else the first paragraph, else the first block of any kind; -1 for an empty body. */
function leadOf(blocks: readonly BodyBlock[], { isLead }: Judgement): number {
  const prose = blocks.findIndex((block) => block.kind === 'paragraph' && isLead(block.text));
  if (prose >= 0) return prose;
  const other = blocks.findIndex((block) => (block.kind === 'list' || block.kind === 'quote' || block.kind === 'table') && isLead(`x ${block.text}`));
  return other >= 0 ? other : blocks.findIndex(isContent);
}

/** All content of the key sections, their subsections included. */
function keyBlocks(blocks: readonly BodyBlock[], names: ReadonlySet<string>): number[] {
  const key: number[] = [];
  let level = 0;
  blocks.forEach((block, index) => {
    if (block.kind === 'heading') {
      if (level === 0 || block.level <= level) level = names.has(sectionName(block.name)) ? block.level : 0;
    } else if (level > 0 && isContent(block)) key.push(index);
  });
  return key;
}

/** A term in the heading tells more than one in the text below it. */
const HEADING_WEIGHT = 2;

function weightOf(section: Section, blocks: readonly BodyBlock[], { termsIn }: Judgement): number {
  const name = section.heading?.name ?? '';
  if (section.blocks.length === 0 || POINTERS.has(sectionName(name))) return 0;
  const text = section.blocks.map((index) => blocks[index]?.text ?? '').join('\n');
  return HEADING_WEIGHT * termsIn(name) + termsIn(text);
}
