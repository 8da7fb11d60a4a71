type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Repeats what was pressed, typed and ticked before React had hydrated it. Links and forms need none of it: they work
 * without scripts. It runs in the page before all modules, so it uses nothing from outside. React stops an event in a
 * part that it has not hydrated yet; what comes back up to the window has been handled.
 *
 * @param hydrated the event of the window that says that a part has been hydrated
 */
export function keepEarlyInput(hydrated: string): void {
  const secondsAfter = 30;
  const fields = new Set<Field>();
  let pressed: HTMLElement | undefined;
  let isHydrated = false;

  const keep = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    if (type === 'input') {
      if ('value' in target && !target.matches('[type=file]')) fields.add(target as Field);
      return;
    }
    const button = target.closest('button');
    const isSent = !isHydrated && button?.form && button.type === 'submit';
    if (button) pressed = isSent ? undefined : button;
  };
  const forget = ({ type, target }: Event) => {
    if (!isHydrated) return;
    if (type === 'input') fields.delete(target as Field);
    else if (pressed?.contains(target as Node)) pressed = undefined;
  };
  // React receives a field only if its value differs from the one that React has seen.
  const tell = (field: Field) => {
    if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
      field.checked = !field.checked;
      field.click();
      return;
    }
    const { value } = field;
    field.value = value === '' ? '0' : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const repeat = () => {
    for (const field of [...fields]) if (field.isConnected) tell(field);
    if (pressed?.isConnected) pressed.click();
  };
  const onHydrated = () => {
    if (!isHydrated) setTimeout(end, secondsAfter * 1000);
    isHydrated = true;
    // Only outside of its own work does React hydrate a part at once because of an event.
    setTimeout(repeat);
  };
  const end = () => {
    for (const type of ['click', 'input']) {
      removeEventListener(type, keep, true);
      removeEventListener(type, forget);
    }
    removeEventListener(hydrated, onHydrated);
  };
  for (const type of ['click', 'input']) {
    addEventListener(type, keep, true);
    addEventListener(type, forget);
  }
  addEventListener(hydrated, onHydrated);
}
