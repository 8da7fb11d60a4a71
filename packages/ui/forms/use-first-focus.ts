import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to the first field of a step that takes the place of another, whose button is gone. What opens by
 * itself on a phone leaves the keyboard closed.
 */
export function useFirstFocus(form: RefObject<HTMLElement | null>, isOpening = false): void {
  useEffect(() => {
    if (isOpening && !matchMedia('(pointer: fine)').matches) return;
    form.current?.querySelector<HTMLElement>('input:not([type="checkbox"]), [data-first]')?.focus();
  }, [form, isOpening]);
}
