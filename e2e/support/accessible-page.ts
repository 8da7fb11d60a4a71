import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the violated accessibility rules, and where they are violated. With 'names', a control's accessible name must
 * contain its visible text, which axe does not test by default; with 'colours', only their contrast is tested.
 */
export async function accessibilityViolations(
  page: Page,
  what: 'usual' | 'names' | 'colours' = 'usual',
): Promise<[rule: string, places: string[]][]> {
  await page.evaluate(layOut);
  await finishMotion(page);
  const names = what === 'names' && { rules: { 'label-content-name-mismatch': { enabled: true } } };
  // Nothing reads the places that fit the rules, and finding a selector for each takes long.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...names });
  if (what === 'colours') axe.withRules(['color-contrast']);
  else axe.withTags(rules);
  // Without a separate window for each result: the pages have no frames.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

export async function mustBeAccessible(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([]);
}

/** Ends motion that has an end: what is fading in, such as a toast, has no colours of its own yet. */
export function finishMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const motion of document.getAnimations()) {
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
    }
  });
}

/** Hidden sections get their height when they become visible, which would move the page meanwhile. */
function layOut(): void {
  for (const part of document.querySelectorAll<HTMLElement>('main > *')) part.style.contentVisibility = 'visible';
}
