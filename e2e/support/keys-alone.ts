import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of these journeys has before what is wanted. */
const maxStops = 150;

/** Goes to an element as a person does who has no mouse: by Tab, or back by Shift and Tab. */
export async function tabTo(page: Page, target: Locator, { isBack = false } = {}): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await mustShowFocus(page);
      return;
    }
    await page.keyboard.press(isBack ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${target} is not within reach of the keyboard`);
}

/** Something other than the page itself has the focus, in sight and with a mark around it. */
export async function mustShowFocus(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { activeElement: active } = document;
        if (!active || active === document.body) return 'nothing has the focus';
        // A new page begins where a screen reader reads it, and Tab goes to its first stop.
        if (active.id === 'main') return 'in sight';
        if (!active.matches(':focus-visible')) return `no mark: ${active.outerHTML.slice(0, 200)}`;
        const marked = [
          active,
          ...active.querySelectorAll('*'),
          active.parentElement,
          active.closest('label, li, article'),
        ];
        const hasMark = marked.some((element) => {
          if (!element) return false;
          const styles = [
            getComputedStyle(element),
            getComputedStyle(element, '::before'),
            getComputedStyle(element, '::after'),
          ];
          return styles.some(
            ({ outlineStyle, outlineWidth, boxShadow }) =>
              (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
          );
        });
        return hasMark ? 'in sight' : `no mark: ${active.outerHTML.slice(0, 200)}`;
      }),
    )
    .toBe('in sight');
}
