import {
  AbstractTextComponent, ButtonComponent, DropdownComponent, Modal, Notice, Plugin, Setting, SliderComponent, ToggleComponent,
} from 'obsidian-test-mocks/obsidian';
import { patch } from './patch';

/** Gives dialogs, settings, controls, notices and the ribbon Obsidian's markup and its behaviour under the hand. Once. */
export function installWidgets(): void {
  patchModal();
  patchSetting();
  patchButton();
  patchText();
  patchToggle();
  patchDropdown();
  patchSlider();
  patchNotice();
  patchRibbon();
}

const openModals: Modal[] = [];

function patchModal(): void {
  patch(Modal, {
    constructor__(this: Modal) {
      this.containerEl.addClass('modal-container', 'mod-dim');
      this.modalEl.addClass('modal');
      this.titleEl.addClass('modal-title');
      this.contentEl.addClass('modal-content');
      this.containerEl.prepend(createDiv('modal-bg'));
      const closeEl = createDiv('modal-close-button');
      closeEl.addEventListener('click', () => this.close());
      const headerEl = createDiv('modal-header');
      headerEl.append(this.titleEl);
      this.modalEl.prepend(closeEl, headerEl);
    },
    open(this: Modal) {
      openModals.push(this);
      document.body.append(this.containerEl);
      this.onOpen();
    },
    close(this: Modal) {
      const index = openModals.findIndex((modal) => modal.containerEl === this.containerEl);
      if (index < 0) return;
      openModals.splice(index, 1);
      this.containerEl.remove();
      this.onClose();
      (this as unknown as { closeCallback: (() => unknown) | null }).closeCallback?.();
    },
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') openModals[openModals.length - 1]?.close();
  });
}

function patchSetting(): void {
  patch(Setting, {
    constructor__(this: Setting) {
      this.settingEl.addClass('setting-item');
      this.infoEl.addClass('setting-item-info');
      this.nameEl.addClass('setting-item-name');
      this.descEl.addClass('setting-item-description');
      this.controlEl.addClass('setting-item-control');
      this.settingEl.append(this.infoEl, this.controlEl);
    },
  });
}

function patchButton(): void {
  patch(ButtonComponent, {
    constructor2__(this: ButtonComponent) {
      wire(this.buttonEl, 'click');
    },
    onClick(this: ButtonComponent, callback: Callback) {
      callbacks.set(this.buttonEl, callback);
      return this;
    },
    setDisabled(this: ButtonComponent, disabled: boolean) {
      this.disabled = disabled;
      this.buttonEl.disabled = disabled;
      return this;
    },
  });
}

function patchText(): void {
  type Text = AbstractTextComponent<HTMLInputElement | HTMLTextAreaElement>;
  patch(AbstractTextComponent, {
    constructor3__(this: Text) {
      if (this.inputEl instanceof HTMLInputElement) this.inputEl.type = 'text';
      wire(this.inputEl, 'input', () => this.inputEl.value);
    },
    getValue(this: Text) {
      return this.inputEl.value;
    },
    setValue(this: Text, value: string) {
      this.inputEl.value = value;
      return this;
    },
    onChange(this: Text, callback: Callback) {
      callbacks.set(this.inputEl, callback);
      return this;
    },
    setDisabled(this: Text, disabled: boolean) {
      this.disabled = disabled;
      this.inputEl.disabled = disabled;
      return this;
    },
  });
}

/** The mock keeps its value private. */
interface Toggle extends Pick<ToggleComponent, 'toggleEl' | 'disabled' | 'onClick' | 'setValue'> {
  value: boolean;
}

function patchToggle(): void {
  patch(ToggleComponent, {
    constructor3__(this: Toggle) {
      this.toggleEl.addClass('checkbox-container');
      this.toggleEl.createEl('input', { type: 'checkbox', attr: { tabindex: '0' } });
      this.toggleEl.addEventListener('click', () => {
        if (!this.disabled) this.onClick();
      });
    },
    setValue(this: Toggle, value: boolean) {
      this.value = value;
      this.toggleEl.toggleClass('is-enabled', value);
      return this;
    },
    onChange(this: Toggle, callback: Callback) {
      callbacks.set(this.toggleEl, callback);
      return this;
    },
    onClick(this: Toggle) {
      this.setValue(!this.value);
      callbacks.get(this.toggleEl)?.(this.value);
    },
  });
}

function patchDropdown(): void {
  patch(DropdownComponent, {
    constructor3__(this: DropdownComponent) {
      this.selectEl.addClass('dropdown');
      wire(this.selectEl, 'change', () => this.selectEl.value);
    },
    setValue(this: DropdownComponent, value: string) {
      this.selectEl.value = value;
      return this;
    },
    onChange(this: DropdownComponent, callback: Callback) {
      callbacks.set(this.selectEl, callback);
      return this;
    },
  });
}

function patchSlider(): void {
  patch(SliderComponent, {
    constructor3__(this: SliderComponent) {
      this.sliderEl.addClass('slider');
      for (const event of ['input', 'change']) wire(this.sliderEl, event, () => this.sliderEl.valueAsNumber);
    },
    getValue(this: SliderComponent) {
      return this.sliderEl.valueAsNumber;
    },
    setValue(this: SliderComponent, value: number) {
      this.sliderEl.value = String(value);
      return this;
    },
    onChange(this: SliderComponent, callback: Callback) {
      callbacks.set(this.sliderEl, callback);
      return this;
    },
  });
}

/** Stays until it is hidden, so that it can be read. */
function patchNotice(): void {
  patch(Notice, {
    constructor__(this: Notice) {
      this.containerEl.addClass('notice');
      this.messageEl.addClass('notice-message');
      const container = document.body.querySelector('.notice-container') ?? document.body.createDiv('notice-container');
      container.append(this.containerEl);
    },
    hide(this: Notice) {
      this.containerEl.remove();
    },
  });
}

function patchRibbon(): void {
  patch(Plugin, {
    addRibbonIcon(this: Plugin, icon: string, title: string, callback: (event: MouseEvent) => unknown) {
      const ribbonEl = document.body.querySelector<HTMLElement>('.side-dock-ribbon') ?? document.body.createDiv('side-dock-ribbon');
      const actionEl = ribbonEl.createDiv({ cls: 'clickable-icon side-dock-ribbon-action', attr: { 'aria-label': title, 'data-icon': icon } });
      actionEl.addEventListener('click', (event) => callback(event));
      this.ribbonActions__.push(actionEl);
      this.register(() => actionEl.remove());
      return actionEl;
    },
  });
}

type Callback = (value?: unknown) => unknown;

/** Set by `onChange` and `onClick`, called by the hand only: a value set by code changes nothing else. */
const callbacks = new WeakMap<EventTarget, Callback>();

function wire(el: HTMLElement, event: string, read?: () => unknown): void {
  el.addEventListener(event, (fired) => callbacks.get(el)?.(read ? read() : fired));
}
