import type { ShouldRevalidateFunctionArgs } from 'react-router';

let isSheetMove = false;

/** Stores whether the navigation that begins only opens or closes sheets over the page, until it has arrived. */
export function noteSheetMove(isSheet: boolean): void {
  isSheetMove = isSheet;
}

/** Whether the navigation of the moment only opens or closes sheets over the page. */
export function isSheetNavigation(): boolean {
  return isSheetMove;
}

/** A sheet that opens or closes over a page is no reason to load the page again. For each page with a loader. */
export function revalidateUnlessSheet({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isSheetMove;
}
