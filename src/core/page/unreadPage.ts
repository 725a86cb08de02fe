import type { Page } from '../model';

/** A page that is known by its path until somebody asks for more: then its note is read. */
export class UnreadPage implements Page {
  private known: Page | null = null;

  constructor(readonly path: string, readonly unread: 'silent' | 'body', private readonly read: (path: string) => Page) {}

  get title() { return this.page.title; }
  get fileName() { return this.page.fileName; }
  get aliases() { return this.page.aliases; }
  get tags() { return this.page.tags; }
  get looseTags() { return this.page.looseTags; }
  get summary() { return this.page.summary; }
  get tier() { return this.page.tier; }
  get updated() { return this.page.updated; }
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
