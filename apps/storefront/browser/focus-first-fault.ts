/** Moves the focus to the first field with a fault, once the faults are on the page: of one form, or of any. */
export function focusFirstFault(formId?: string): void {
  requestAnimationFrame(() => {
    const form = formId === undefined ? document : document.getElementById(formId);
    form?.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
  });
}
