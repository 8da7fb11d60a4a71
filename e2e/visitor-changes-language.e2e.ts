import type { Page } from '@playwright/test';
import { deliverTo } from './support/delivery-place.ts';
import { storedIn } from './support/location-picker.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

/** Opens the menu in the footer and chooses a row, which opens the confirmation. */
async function askFor(page: Page, { current, row }: { current: RegExp; row: string }) {
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('button', { name: current }).click();
  await page.getByRole('dialog').getByRole('button', { name: row }).click();
  return page.getByRole('alertdialog');
}

test('[I18N-03] [I18N-04] [I18N-05] [I18N-06] [I18N-07] [I18N-08] [I18N-09] [I18N-10] [I18N-12] [NAV-32] a visitor reads the site in Hausa, and in English again', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await page.goto('/');
  const html = page.locator('html');
  let question = await askFor(page, { current: /English/, row: 'Hausa ha · right to left' });
  await expect(question).toContainText('Are you sure to change the language?');
  await expect(question).toContainText('The browser will refresh to get translated content.');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  await expect(html).toHaveAttribute('lang', 'en');
  expect(await storedIn(context)).not.toHaveProperty('language-setting');

  await page.getByRole('dialog').getByRole('button', { name: 'Hausa ha · right to left' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('status')).toContainText('An canja harshe');
  await expect(html).toHaveAttribute('lang', 'ha');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kasuwa gaba ɗaya, a ƙofar gidanku.');
  const stored = await storedIn(context);
  expect(stored['language-setting']).toBe('ha');
  expect(JSON.parse(stored.settings ?? '')).toEqual({ direction: 'rtl' });

  question = await askFor(page, { current: /Hausa/, row: 'English en' });
  await expect(question).toContainText('Kun tabbata za ku canja harshe?');
  await question.getByRole('button', { name: 'Canja' }).click();
  await expect(page.getByRole('status')).toContainText('Language has been changed');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
});

test('[I18N-12] [I18N-13] [I18N-14] [WISH-08] [API-04] Swahili is on the page, in its calls and in the messages', async ({
  page,
  context,
}) => {
  await deliverTo(context);
  await context.addCookies([{ name: 'language-setting', value: 'ke', domain: '127.0.0.1', path: '/' }]);
  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await waitForHydration(page);
  await page
    .getByRole('button', { name: /^Hifadhi / })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('Hujaingia');

  const call = page.waitForRequest(/\/api\/v1\//);
  await page
    .getByRole('button', { name: /^Ongeza / })
    .first()
    .click();
  expect((await call).headers()['x-localization']).toBe('ke');
});

for (const [code, language, heading] of [
  ['yo', 'yo', 'Tọpa ọ́dà'],
  ['ha', 'ha', 'Bibiyi oda'],
  ['ke', 'sw', 'Fuatilia oda'],
] as const) {
  // Hausa has the longest words.
  const title = `[I18N-01] [I18N-14] no page is wider than a phone in ${language}, and the server writes it in that language`;
  test(title, { tag: language === 'ha' ? [] : '@thorough' }, async ({ page, context }) => {
    await deliverTo(context);
    await context.addCookies([{ name: 'language-setting', value: code, domain: '127.0.0.1', path: '/' }]);
    const source = await page.request.get('/track-order');
    expect(await source.text()).toContain(heading);
    for (const path of ['/', '/home', '/store/popular', '/checkout?page=cart', '/track-order']) {
      await page.goto(path);
      await waitForHydration(page);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(width, path).toBe(390);
    }
  });
}
