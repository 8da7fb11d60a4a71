import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns the violated accessibility rules, and where they are violated. */
export async function accessibilityViolations(page: Page): Promise<[rule: string, places: string[]][]> {
  await page.evaluate(layOut);
  // Without a separate window for each result: the pages have no frames.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

export async function mustBeAccessible(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([]);
}

/** Hidden sections get their height when they become visible, which would move the page meanwhile. */
function layOut(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main > *')) part.style.contentVisibility = 'visible';
}
