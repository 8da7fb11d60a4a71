import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus of the keyboard with an order whose card moves to another column, or closes its sheet there. It goes to
 * the link of the card, so that a key that is pressed twice takes no second step. Where the card is not shown, such as on
 * a phone, the first one of the column has it, or else its tab.
 */
export function useFocusFollows() {
  const tabs = useRef<HTMLFieldSetElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (last.current === undefined || document.activeElement !== document.body) return;
    const cards = [...(columns.current?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
    const shown = cards.filter((card) => card.checkVisibility());
    const card = shown.find(({ dataset }) => dataset.order === last.current) ?? shown[0];
    const target = card?.querySelector('a') ?? tabs.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    target?.focus();
  });
  return {
    tabs,
    columns,
    onFocus({ target }: FocusEvent) {
      const card = target.matches(':focus-visible') ? target.closest<HTMLElement>('[data-order]') : undefined;
      last.current = card?.dataset.order;
    },
    /** React tells of no element that it takes away itself. */
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget === null) last.current = undefined;
    },
  };
}
