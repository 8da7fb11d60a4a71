import { mustBeAccessible } from '../support/accessible-page.ts';
import { signInAs } from '../support/signed-in.ts';
import { expect, test } from '../support/watched-page.ts';

test('[OPS-085] an operator reads how the day goes, by hour and by zone', { tag: '@thorough' }, async ({ page }) => {
  await signInAs(page, 'operator@demo.invalid');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByText('Not answered by the store').or(page.getByText('No orders yet')).first()).toBeVisible();
  await mustBeAccessible(page);
});
