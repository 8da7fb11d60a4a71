import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until scripts have taken the page over, or a part of it that they take later: before that a press does what a
 * page without scripts does. An open dialog hides the page from roles, so it is found by its element.
 */
export async function waitForHydration(page: Page, part: Locator = page.locator('main')): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 15_000 });
  await expect.poll(() => part.evaluate(isHydrated), { intervals: [50], timeout: 15_000 }).toBe(true);
}

/** React stops an event in a part that it cannot hydrate yet, so that it does not come back up to the window. */
function isHydrated(element: Element): boolean {
  let isBack = false;
  const note = () => {
    isBack = true;
  };
  addEventListener('mouseup', note);
  element.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  removeEventListener('mouseup', note);
  return isBack;
}
