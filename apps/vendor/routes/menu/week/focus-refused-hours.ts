/** Puts the focus on the first field that is refused, after the faults are on the page. */
export function focusRefusedHours(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (fault ?? form?.querySelector<HTMLElement>('fieldset input'))?.focus();
  });
}
