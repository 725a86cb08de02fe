import { Menu, type MenuItem } from 'obsidian-test-mocks/obsidian';
import { patch } from './patch';

/** Makes menus show, and gives all who ask for the menu of one event the same one, which shows itself. Once. */
export function installMenu(): void {
  const shared = new WeakMap<Event, Menu>();
  Menu.forEvent = (event) => {
    const known = shared.get(event);
    if (known) return known;
    const menu = Menu.create2__();
    shared.set(event, menu);
    setTimeout(() => menu.showAtPosition({ x: 0, y: 0 }));
    return menu;
  };
  patch(Menu, {
    showAtMouseEvent(this: Menu) {
      return show(this);
    },
    showAtPosition(this: Menu) {
      return show(this);
    },
    hide(this: Menu) {
      this.dom__.remove();
      return this;
    },
  });
}

function show(menu: Menu): Menu {
  menu.dom__.empty();
  menu.dom__.addClass('menu');
  for (const item of menu.menuItems__) menu.dom__.append(itemEl(menu, item));
  document.body.append(menu.dom__);
  return menu;
}

function itemEl(menu: Menu, item: MenuItem): HTMLElement {
  const el = createDiv('menu-item');
  el.createDiv({ cls: 'menu-item-title', text: item.title__  });
  el.addEventListener('click', (event) => {
    menu.hide();
    void item.onClick__?.(event);
  });
  return el;
}
