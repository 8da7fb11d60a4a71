import { expect, type Page } from '@playwright/test';

/** Waits until scripts have taken the page over: before that a press does what a page without scripts does. */
export async function live(page: Page): Promise<void> {
  const main = page.getByRole('main');
  // Asked for on nearly every page: the usual pauses, up to a second, would be most of a journey.
  await expect.poll(() => main.evaluate(isTaken), { intervals: [50] }).toBe(true);
}

/** React marks what it looks after. */
function isTaken(element: object): boolean {
  return Object.keys(element).some((key) => key.startsWith('__react'));
}
