/**
 * The nouns of the product. Every stage speaks through these, and through nothing else.
 */
import type { PackSettings } from './settings';
import type { Topic } from './topic/parseTopic';

/** How much a page matters to its wiki, as the page itself says (`tier:`). Missing or unknown means `supporting`. */
export type Tier = 'core' | 'supporting' | 'peripheral';

/** How much of a page is in the pack, from most to least. */
export type Form = 'full' | 'focused' | 'excerpt' | 'summary';

/** A date as the note writes it, and the instant it stands for (ms since 1970, UTC where no zone is given). */
export interface PageDate {
  readonly text: string;
  readonly instant: number;
}

/** A note that may be packed: its metadata, known without its body being parsed. */
export interface Page {
  /** From the wiki root, with `.md`, exactly as the vault writes it. */
  readonly path: string;
  /** `title:`, else the first level-1 heading, else the file name. One line, as written. */
  readonly title: string;
  /** Without folder and `.md`. */
  readonly fileName: string;
  readonly aliases: readonly string[];
  /** From properties and from the text, lower case, without `#`, distinct, in order. */
  readonly tags: readonly string[];
  /** What may be meant as a tag though it is read as none: in comments, glued to signs, several in one. Never printed: it keeps notes out. */
  readonly looseTags: readonly string[];
  /** `summary:`, else `description:`; one line; '' when the page has none. */
  readonly summary: string;
  readonly tier: Tier;
  /** From the properties; null when they hold no readable date and the host knows no file time. */
  readonly updated: PageDate | null;
  /** `category:`, else the folder; '' at the root. */
  readonly category: string;
  /** Texts of the headings, in order. */
  readonly headings: readonly string[];
  /** What the note links to, in order, as the note or the host writes it (`folder/page`, `page`, `page.md`), no anchors. */
  readonly links: readonly string[];
  /** What `index.md` says of the page; '' when it says nothing. */
  readonly indexEntry: string;
  /** The first paragraph, '' when there is none; null where the host does not have the text at hand. */
  readonly lead: string | null;
  /** All properties: lower-case key to its values as strings. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
  /** The raw property block when it could not be read whole, or the lines that only look like one; searched for what is excluded. Else ''. */
  readonly unparsedProperties: string;
  /** Of a note that the host did not look into: what it knows of it all the same. */
  readonly unread?: Unread;
}

/** What is known of a note that was not looked into, since others are likelier to be an answer. */
export interface Unread {
  /** Whether it holds a word of the topic; where it does not, only other pages can bring it in. */
  readonly mentions: boolean;
  /** By term of the topic: 1 where its metadata holds it, else 0. */
  readonly met: readonly number[];
}

/** Why a page scored: the rule, its points, and the words it matched ("tag +3 garden"). */
export interface Reason {
  readonly rule: string;
  readonly points: number;
  readonly match: string;
}

/** A page with its score; a list of these is always best first. */
export interface RankedPage {
  readonly page: Page;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** A ranked page that was chosen, with its text read. */
export interface Candidate extends RankedPage {
  /** The raw text of the note, properties included. */
  readonly text: string;
}

/** What a block of a note is; `sources` is the line that stands for its source sections. */
export type BlockKind = 'heading' | 'paragraph' | 'list' | 'quote' | 'table' | 'code' | 'math' | 'html' | 'rule' | 'footnote' | 'sources';

/** A top-level block of a note: whole lines, without the line end of the last one. */
export interface BodyBlock {
  readonly kind: BlockKind;
  readonly text: string;
  /** Line ends between the block before and this one: 1 means that no blank line stands between them. */
  readonly newlines: number;
  /** Of a heading: 1 to 6, else 0. */
  readonly level: number;
  /** Of a heading its text, of a footnote its label, of code its info string; else ''. */
  readonly name: string;
  /** What must follow so that nothing after the block is swallowed by it: a closing fence, `$$`, `</pre>`; else ''. */
  readonly closer: string;
}

/** A wikilink inside a unit: as written, and as the words that stay when the link is a repeat. */
export interface LinkPiece {
  readonly target: string;
  readonly raw: string;
  readonly shown: string;
}

export type Piece = string | LinkPiece;

/** What is kept or replaced as one in deduplication: a paragraph, a list item, a quote. Its text is its pieces put together. */
export interface Unit {
  /** The list mark in front of it, and the line ends behind it: they stay when the text is replaced by a marker. */
  readonly mark: string;
  readonly pieces: readonly Piece[];
  readonly end: string;
}

/** A block ready to be put into a pack: edited, with its links and footnotes known. */
export interface PackBlock {
  readonly kind: BlockKind;
  readonly units: readonly Unit[];
  /** Closes what the source left open. */
  readonly closer: string;
  /** Labels of the footnotes it refers to, as printed. */
  readonly refersTo: readonly string[];
  /** Of a footnote, its label as printed; else ''. */
  readonly label: string;
}

/**
 * A block that can be cut short: its text, the places in it by kind, best kind first (ends of sentences, of words, of characters), each ever later,
 * and what is left of the block before a place. Places are looked for in the first `reach` UTF-16 units.
 */
export interface Cuttable {
  readonly text: string;
  readonly kindsOfPlaces: readonly ((reach: number) => readonly number[])[];
  readonly cutAt: (place: number) => PackBlock;
}

/** Which blocks of a body (indices, in order) each form of a page holds, headings aside. */
export interface PageForms {
  readonly lead: number;
  readonly excerpt: readonly number[];
  readonly focused: readonly number[];
  /** The sections that speak of the topic, the most telling first. */
  readonly telling: readonly (readonly number[])[];
}

/** A page of the pack. `text` runs from its `## [[…]]` line to its last line, without the separator. */
export interface PackItem {
  readonly path: string;
  readonly title: string;
  readonly tier: Tier;
  readonly score: number;
  readonly reasons: readonly Reason[];
  readonly form: Form;
  readonly tokens: number;
  readonly text: string;
}

/** A candidate that is not in the pack, why, and how many more tokens would have let its summary block in. */
export interface LeftOut {
  readonly path: string;
  readonly title: string;
  readonly tier: Tier;
  readonly score: number;
  readonly reason: string;
  readonly tokensNeeded: number;
}

/** Something the user should know; it never stops a pack. `path` names the note it is about. */
export interface Notice {
  readonly code: string;
  readonly path?: string;
  readonly message: string;
}

export type PackMode = 'topic' | 'recent';

/** The finished pack as plain data: the preview, the JSON format, the text and the tests all look at this. */
export interface Pack {
  readonly topic: string;
  readonly mode: PackMode;
  /** ISO timestamp. */
  readonly generated: string;
  readonly budget: number;
  /** The estimate of `markdown`, to the byte. */
  readonly actualTokens: number;
  /** How many candidates there were: included + dropped. */
  readonly candidates: number;
  readonly pages: readonly PackItem[];
  readonly leftOut: readonly LeftOut[];
  readonly notices: readonly Notice[];
  /** The exact text that leaves, final newline included. */
  readonly markdown: string;
}

/** What a user decided about single pages, by path. */
export interface Choices {
  /** Always candidates, and first, in this order. */
  readonly pinned: readonly string[];
  /** Never candidates. */
  readonly leftOut: readonly string[];
  /** The most that a page may give. */
  readonly forms: ReadonlyMap<string, Form>;
}

/** What the user asked for. */
export interface PackRequest {
  readonly mode: PackMode;
  /** As typed: words, `#tag` or `[[Note]]`; not used in recent mode. */
  readonly topic: string;
  /** Tokens, 256 to 100,000. */
  readonly budget: number;
  /** ISO timestamp that the pack carries: the core knows no clock. */
  readonly now: string;
  readonly settings: PackSettings;
  readonly choices?: Choices;
}

/**
 * What a block of YAML says, as plain values of any type; throws when it is none. Obsidian brings its own engine, which knows what its cache
 * knows; other hosts take `core/page/grayMatter.ts`.
 */
export type ReadYaml = (yaml: string) => unknown;

/** What a host (a folder of notes, an Obsidian vault) hands to the core. */
export interface Wiki {
  /** Every note that may be a page and that the user did not exclude. */
  readonly pages: readonly Page[];
  /** The text of `hot.md` at the wiki root, or null. */
  readonly hot: string | null;
  /** Reads one note; rejects when it cannot be read. Called for the chosen few only. */
  readNote(path: string): Promise<string>;
  /** Asked about the few property blocks that are not written plainly. */
  readonly readYaml: ReadYaml;
  /** Trouble met while gathering the pages. */
  readonly notices: readonly Notice[];
  /** A second opinion on which pages speak of a topic, where the user set one up. */
  readonly rankSource?: RankSource;
}

/** What a rank source answered: pages by their paths from the wiki root, best first, and what went wrong. */
export interface SourceRanking {
  readonly paths: readonly string[];
  readonly notices: readonly Notice[];
}

/** A search engine that ranks the wiki's pages, too. Never rejects: a pack is built without it. */
export interface RankSource {
  /** The rule that its reasons go by. */
  readonly name: string;
  /** `pages` are the paths that may be answered. */
  rank(topic: Topic, pages: readonly string[]): Promise<SourceRanking>;
}
