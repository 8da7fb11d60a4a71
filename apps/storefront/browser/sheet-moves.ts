import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { closeOverlays } from './overlay-store.ts';
import { hasSheets } from './sheet-address.ts';

let isSheetMove = false;

/** Stores whether the navigation that begins only opens or closes sheets over the page, until it has arrived. */
export function noteSheetMove(isSheet: boolean): void {
  isSheetMove = isSheet;
}

/** Whether the navigation of the moment only opens or closes sheets over the page. */
export function movesSheet(): boolean {
  return isSheetMove;
}

/** A sheet that opens or closes over a page is no reason to load the page again. For each page with a loader. */
export function loadsPage({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isSheetMove;
}

/** Loads the document again, without the sheets over it and their entries of the history. */
export function reloadPage(): void {
  if (hasSheets(location)) {
    addEventListener('popstate', () => location.reload(), { once: true });
    closeOverlays();
  } else location.reload();
}
