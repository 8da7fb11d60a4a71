import type { APIRequestContext } from '@playwright/test';
import { mustBeAccessible } from './support/accessible-page.ts';
import { tagOf } from './support/thorough.ts';
import { expect, test } from './support/watched-page.ts';

/** Requests a code for an unused number, and returns the code that a demo shows. */
async function askForCode(request: APIRequestContext): Promise<string> {
  const phone = `0803${String(Date.now()).slice(-7)}`;
  const reply = await request.post('/api/v1/auth/login', { data: { login_type: 'otp', phone } });
  return (await reply.json()).code.demo_code;
}

test('a code shows up on the outbox page by itself, and is copied at one press', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Outbox of this demo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbox');
  const code = await askForCode(request);
  await page.getByRole('button', { name: `Copy code ${code}` }).click();
  await expect(page.getByText('Code copied')).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(code);

  await page.getByRole('main').getByRole('link', { name: 'Email' }).click();
  await expect(page).toHaveURL(/channel=mail$/);
  await expect(page.getByText(code)).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the outbox page in ${colorScheme} colours`, { tag: tagOf(colorScheme) }, () => {
    test.use({ colorScheme });

    test('can be used by everybody', async ({ page, request }) => {
      await askForCode(request);
      await page.goto('/outbox');
      await expect(page.getByRole('button', { name: /^Copy code/ }).first()).toBeVisible();
      await mustBeAccessible(page);
    });
  });
}

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reload shows the newest code', async ({ page, request }) => {
    await page.goto('/outbox');
    const code = await askForCode(request);
    await page.reload();
    await expect(page.getByText(code, { exact: true })).toBeVisible();
  });
});
