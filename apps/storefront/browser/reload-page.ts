import { closeOverlays } from './overlay-store.ts';
import { hasSheets } from './sheet-address.ts';

/** Loads the document again, without the sheets over it and their entries of the history. */
export function reloadPage(): void {
  if (hasSheets(location)) {
    addEventListener('popstate', () => location.reload(), { once: true });
    closeOverlays();
  } else location.reload();
}
