import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What stands in the way of a screen reader or the keyboard: the broken rule, and where it is broken. */
export async function barriersOf(page: Page): Promise<[rule: string, places: string[]][]> {
  await page.evaluate(layOut);
  // Without a window of its own for each answer: the pages hold no frames.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

export async function mustBeAccessible(page: Page): Promise<void> {
  expect(await barriersOf(page)).toEqual([]);
}

/** What is far away gets its height when it is looked at, and would move from under the look. */
function layOut(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main > *')) part.style.contentVisibility = 'visible';
}
