import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until scripts have taken the page over: before that a press does what a page without scripts does. */
export async function live(page: Page, part: Locator = page.getByRole('main')): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 15_000 });
  await expect(part.first()).toBeAttached();
}
