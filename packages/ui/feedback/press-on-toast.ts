/** A toast is above an open dialog: a press on it must not count as a press beside the dialog, which would close it. */
export function ignorePressOnToast(event: Event): void {
  // By the toast itself and not by its place: when this is asked, the press may have taken it away.
  if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault();
}
