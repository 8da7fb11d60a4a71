type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Repeats what was pressed, typed and ticked before React had hydrated it. Links and forms need none of it: they work
 * without scripts. It runs in the page before all modules, so it uses nothing from outside. React stops an event in a
 * part that it has not hydrated yet. A press that reaches the window may still have reached no component: while React
 * hydrates a part, it lets presses of it pass. So a press is repeated until React says that it delivers it.
 *
 * @param hydrated the event of the window that says that a part has been hydrated
 * @param delivered the event of the window that says that React delivers a press, with what was pressed
 */
export function replayEarlyInput(hydrated: string, delivered: string): void {
  const secondsAfter = 30;
  /** What each field held when it was last changed, in that order: React may reset it while it hydrates. */
  const fields = new Map<Field, string | boolean>();
  const isTick = (field: Element) => field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);
  let pressed: HTMLElement | undefined;
  let isHydrated = false;

  const keepField = (target: Element) => {
    const field = target as HTMLInputElement;
    fields.delete(field);
    if ('value' in target && field.type !== 'file') fields.set(field, isTick(field) ? field.checked : field.value);
  };
  const keep = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    if (type === 'input') return keepField(target);
    const button = target.closest('button');
    const isSent = !isHydrated && button?.form && button.type === 'submit';
    if (button) pressed = isSent ? undefined : button;
  };
  const forgetField = ({ target }: Event) => {
    if (isHydrated) fields.delete(target as Field);
  };
  const forgetPress = (event: Event) => {
    if (pressed?.contains((event as CustomEvent<Node>).detail)) pressed = undefined;
  };
  // React receives a field only if its value differs from the one that React has seen.
  const replayValue = (field: Field, value: string | boolean) => {
    if (typeof value === 'boolean') {
      (field as HTMLInputElement).checked = !value;
      field.click();
      return;
    }
    field.value = value === '' ? '0' : '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const repeat = () => {
    for (const [field, value] of [...fields]) if (field.isConnected) replayValue(field, value);
    if (pressed?.isConnected) pressed.click();
  };
  const onHydrated = () => {
    if (!isHydrated) setTimeout(end, secondsAfter * 1000);
    isHydrated = true;
    // Only outside of its own work does React hydrate a part at once because of an event.
    setTimeout(repeat);
  };
  const end = () => {
    for (const type of ['click', 'input']) removeEventListener(type, keep, true);
    removeEventListener('input', forgetField);
    removeEventListener(delivered, forgetPress);
    removeEventListener(hydrated, onHydrated);
  };
  for (const type of ['click', 'input']) addEventListener(type, keep, true);
  addEventListener('input', forgetField);
  addEventListener(delivered, forgetPress);
  addEventListener(hydrated, onHydrated);
}
