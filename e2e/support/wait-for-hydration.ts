import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Waits until scripts have taken the page over, or a part of it that they take later: before that a press does what a
 * page without scripts does. An open dialog hides the page from roles, so it is found by its element.
 */
export async function waitForHydration(page: Page, part: Locator = page.locator('main')): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 15_000 });
  await expect.poll(() => part.evaluate(isDelivered), { intervals: [50], timeout: 15_000 }).toBe(true);
}

/**
 * Whether React delivers a press, by the event with which the page says so (`publishPress` of `ui/layout/hydrated.tsx`).
 * That a press comes back up to the window does not prove it: React lets it pass while it hydrates the part. What does
 * something when it is pressed is left alone: what surrounds it is pressed.
 */
function isDelivered(element: Element): boolean {
  let isDelivered = false;
  const note = () => {
    isDelivered = true;
  };
  addEventListener('delivered', note);
  const control = element.closest('a, button, label') ?? element.closest('input');
  (control?.parentElement ?? element).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  removeEventListener('delivered', note);
  return isDelivered;
}
