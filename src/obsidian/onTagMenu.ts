import { Menu, type App, type EventRef, type Workspace } from 'obsidian';

/** Where Obsidian shows a tag outside of the editor: reading view, tags view, properties. */
const TAG = "a.tag, .tag-pane-tag, .metadata-property[data-property-key='tags'] .multi-select-pill";
const TAG_TEXT = '.tree-item-inner-text, .tag-pane-tag-text, .multi-select-pill-content';

/** How the plugin listens, so that it stops when it is switched off. */
export interface Listening {
  onEvent(ref: EventRef): void;
  onContextMenu(page: Document, heard: (event: MouseEvent) => void): void;
}

/**
 * Calls `add` with the menu of a tag, wherever one is right-clicked or held. Obsidian has no event for it: the menu of the click is
 * shared with all who ask for it, and with plugins that announce theirs. A menu is handed out once.
 */
export function onTagMenu({ workspace }: App, listening: Listening, add: (menu: Menu, tag: string) => void): void {
  const served = new WeakSet<Menu>();
  const serve = (menu: Menu, tag: string): void => {
    if (served.has(menu)) return;
    served.add(menu);
    add(menu, tag);
  };
  const heard = (event: MouseEvent): void => {
    const tag = tagOf(event.targetNode);
    if (tag !== null) serve(Menu.forEvent(event), tag);
  };
  // Not in the capture phase: a menu that Obsidian opens for the click is there first, and is the one that is joined.
  listening.onContextMenu(document, heard);
  listening.onEvent(workspace.on('window-open', ({ doc }) => listening.onContextMenu(doc, heard)));
  listening.onEvent((workspace as unknown as AnnouncedMenus).on('tag-wrangler:contextmenu', (menu, tag) => serve(menu, `#${bare(tag)}`)));
}

/** An event that another plugin documents for its own menu of a tag. */
type AnnouncedMenus = Pick<Workspace, 'trigger'> & {
  on(name: 'tag-wrangler:contextmenu', heard: (menu: Menu, tag: string) => void): EventRef;
};

function tagOf(node: Node | null): string | null {
  const el = node?.instanceOf(Element) === true ? node.closest<HTMLElement>(TAG) : null;
  if (!el) return null;
  const own = bare((el.querySelector(TAG_TEXT) ?? el).textContent ?? '');
  return own === '' ? null : `#${el.hasClass('tag-pane-tag') ? nested(el, own) : own}`;
}

/** The tags view may show the last part of a nested tag alone: then the parts above it stand in the items around it. */
function nested(el: HTMLElement, own: string): string {
  const parts = [own];
  for (let item = parentItem(el); item && !own.includes('/'); item = parentItem(item)) {
    parts.unshift(bare(item.querySelector(TAG_TEXT)?.textContent ?? ''));
  }
  return parts.filter(Boolean).join('/');
}

function parentItem(el: HTMLElement): HTMLElement | null {
  return el.closest('.tree-item')?.parentElement?.closest<HTMLElement>('.tree-item') ?? null;
}

function bare(tag: string): string {
  return tag.trim().replace(/^#/, '');
}
