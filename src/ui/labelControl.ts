/** Says what a control is for to those who do not see the row's name: on the field itself, or on the one inside (a toggle's). */
export function labelControl(el: HTMLElement, label: string): void {
  (el.querySelector('input') ?? el).setAttribute('aria-label', label);
}
