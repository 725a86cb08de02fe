import type { Page, Unread } from '../model';

/** What pages are ordered by where there is no topic. */
type Head = Pick<Page, 'updated' | 'tier'>;

/** A page that is known by its path, and perhaps its head, until somebody asks for more: then its note is read. */
export class UnreadPage implements Page {
  private known: Page | null = null;

  constructor(readonly path: string, readonly unread: Unread, private readonly read: (path: string) => Page, private readonly head?: Head) {}

  get title() { return this.page.title; }
  get fileName() { return this.page.fileName; }
  get aliases() { return this.page.aliases; }
  get tags() { return this.page.tags; }
  get looseTags() { return this.page.looseTags; }
  get summary() { return this.page.summary; }
  get tier() { return (this.head ?? this.page).tier; }
  get updated() { return (this.head ?? this.page).updated; }
  get category() { return this.page.category; }
  get headings() { return this.page.headings; }
  get links() { return this.page.links; }
  get indexEntry() { return this.page.indexEntry; }
  get lead() { return this.page.lead; }
  get properties() { return this.page.properties; }
  get unparsedProperties() { return this.page.unparsedProperties; }

  private get page(): Page {
    this.known ??= this.read(this.path);
    return this.known;
  }
}
