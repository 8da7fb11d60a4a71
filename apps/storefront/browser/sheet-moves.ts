import type { ShouldRevalidateFunctionArgs } from 'react-router';

let isSheetMove = false;
let isReload = false;

/** Stores whether the navigation that begins only opens or closes sheets over the page, until it has arrived. */
export function noteSheetMove(isSheet: boolean): void {
  isSheetMove = isSheet;
}

/**
 * Loads the page again. A sheet that opens meanwhile ends the reload in React Router, which then decides again what to
 * load: all of it, as long as the reload is wanted.
 */
export async function reloadPage(revalidate: () => Promise<void>): Promise<void> {
  isReload = true;
  try {
    await revalidate();
  } finally {
    isReload = false;
  }
}

/** Whether a reload of the page is wanted that has not arrived. */
export function isPageReload(): boolean {
  return isReload;
}

/** Whether the current navigation only opens or closes sheets over the page. */
export function isSheetNavigation(): boolean {
  return isSheetMove && !isReload;
}

/** A sheet that opens or closes over a page is no reason to load the page again. For each page with a loader. */
export function revalidateUnlessSheet({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isSheetNavigation();
}
