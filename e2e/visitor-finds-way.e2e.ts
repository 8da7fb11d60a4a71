import type { BrowserContext, Page } from '@playwright/test';
import { sanitizeHtml } from 'api/config/clean-html';
import { knownModules, knownZones } from 'api/db/seed/known-market';
import { hostileHtml } from 'api/testing/hostile-html';
import { accessibilityViolations } from './support/accessible-page.ts';
import { watchCalls } from './support/location-picker.ts';
import { tagOf } from './support/thorough.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

const phone = { width: 390, height: 844 };

/** A visitor who has chosen Yaba and a module. */
async function placeIn(context: BrowserContext, baseURL: string | undefined, type: keyof typeof knownModules = 'food') {
  const pages = {
    zoneid: JSON.stringify([knownZones.yaba.id]),
    module: JSON.stringify({ id: knownModules[type], module_type: type }),
    location: knownZones.yaba.address,
    currentLatLng: JSON.stringify(knownZones.yaba.at),
  };
  await context.addCookies(
    Object.entries(pages).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: baseURL ?? '' })),
  );
}

async function liveFooter(page: Page) {
  const footer = page.getByRole('contentinfo');
  await waitForHydration(page, footer);
  return footer;
}

async function openMenu(page: Page) {
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Home' }).waitFor();
  return menu;
}

test.describe('the drawer menu', () => {
  test.use({ viewport: phone });

  test('[NAV-18] [NAV-19] [NAV-20] [NAV-21] [NAV-22] [NAV-23] [NAV-24] [NAV-29] has the catalog in lists, loaded when they open', async ({
    page,
    context,
    baseURL,
  }) => {
    await placeIn(context, baseURL);
    await page.goto('/home');
    const calls = watchCalls(page);
    const menu = await openMenu(page);
    expect(calls.filter((call) => /^(stores\/(latest|popular)|categories)\b/.test(call))).toEqual([]);
    const wholes = { Categories: '/categories', Latest: '/store/latest', Popular: '/store/popular' };
    for (const [name, whole] of Object.entries(wholes)) {
      await menu.getByRole('button', { name }).click();
      const list = menu.getByRole('list', { name });
      await expect(list).toHaveAttribute('aria-busy', 'false');
      const links = list.getByRole('link');
      const count = await links.count();
      expect(count).toBeGreaterThan(1);
      expect(count).toBeLessThanOrEqual(11);
      await expect(links.last()).toHaveText(/^View all/);
      await expect(links.last()).toHaveAttribute('href', whole);
    }
    expect(calls).toContainEqual(expect.stringMatching(/^stores\/latest\?type=all&offset=1&limit=12$/));
    expect(calls).toContainEqual(expect.stringMatching(/^stores\/popular\?type=all&offset=1&limit=12$/));
    await menu.getByRole('list', { name: 'Popular' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/store\/[a-z-]+\?/);
    await expect(menu).toHaveCount(0);
  });

  test('[NAV-25] [NAV-26] [NAV-27] changes theme and language, and leads to both forms', async ({
    page,
    context,
    baseURL,
  }) => {
    await placeIn(context, baseURL);
    await page.goto('/home');
    const menu = await openMenu(page);
    await menu.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(menu.getByRole('link', { name: 'Become a store owner' })).toHaveAttribute(
      'href',
      '/store-registration?active=active',
    );
    await expect(menu.getByRole('link', { name: 'Become a delivery man' })).toHaveAttribute(
      'href',
      '/deliveryman-registration',
    );
    await expect(menu.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    await menu.getByRole('button', { name: 'Language English' }).click();
    await expect(page.getByRole('dialog', { name: 'Language' }).getByRole('listitem')).toHaveCount(4);
  });
});

test('[NAV-06] [NAV-29] menus of the bar hold stores and categories, and ask when they open', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await placeIn(context, baseURL);
  await page.goto('/home');
  await waitForHydration(page);
  const calls = watchCalls(page);
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Restaurants' }).click();
  await expect(bar.getByRole('list', { name: 'Latest' }).getByRole('link').first()).toBeVisible();
  await expect(bar.getByRole('list', { name: 'Popular' }).getByRole('link').last()).toHaveText(/^View all/);
  expect(calls.filter((call) => call.startsWith('categories'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('list', { name: 'Latest' })).toHaveCount(0);
  await bar.getByRole('link', { name: 'Categories' }).click();
  await expect(bar.getByRole('list', { name: 'Categories' }).getByRole('link').first()).toBeVisible();
});

test('[FOOT-01] [FOOT-02] [FOOT-03] [FOOT-05] [FOOT-06] [FOOT-07] [FOOT-08] [FOOT-09] [FOOT-10] [FOOT-11] [FOOT-12] [FOOT-13] the footer shows the company, and all links', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Food, groceries, medicine, things and parcels, from your own city to your gate.');
  await expect(footer).toContainText('A demo market of Lagos and Nairobi.');
  const addresses = {
    Instagram: 'https://www.instagram.com/',
    'help@demo.invalid': 'mailto:help@demo.invalid',
    '+234 000 000 0100': 'tel:+2340000000100',
    'Get it on Google Play': 'https://play.google.com/store',
    'Download on the App Store': 'https://www.apple.com/app-store/',
    'Terms and conditions': '/terms-and-conditions',
    'Privacy policy': '/privacy-policy',
    'About us': '/about-us',
    'Refund policy': '/refund-policy',
    'Cancellation policy': '/cancellation-policy',
    'Shipping policy': '/shipping-policy',
    'Become a store owner': '/store-registration?active=active',
    'Become a delivery man': '/deliveryman-registration',
  };
  for (const [name, href] of Object.entries(addresses)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('[FOOT-04] the address opens a map of where the business is', async ({ page }) => {
  await page.goto('/about-us');
  const address = (await liveFooter(page)).getByRole('link', { name: /Commercial Avenue/ });
  await waitForHydration(page, address);
  await address.click();
  const where = page.getByRole('dialog', { name: 'Where we are' });
  await expect(where.getByRole('application', { name: 'Map' })).toBeVisible();
});

test('[FOOT-18] campaigns need a place', { tag: '@thorough' }, async ({ page, context, baseURL }) => {
  await page.goto('/about-us');
  await liveFooter(page);
  const campaigns = page.getByRole('contentinfo').getByRole('link', { name: 'Campaigns' });
  await campaigns.click();
  await expect(page.getByText('You must pick a zone to access this page.')).toBeVisible();
  await expect(page).toHaveURL(/\/about-us$/);
  await placeIn(context, baseURL);
  await page.reload();
  await liveFooter(page);
  await campaigns.click();
  await expect(page).toHaveURL(/\/home/);
});

test('[FOOT-19] [FOOT-20] [FOOT-21] [FOOT-22] [FOOT-23] [API-06] the newsletter takes a good address and no other', async ({
  page,
}) => {
  await page.goto('/about-us');
  const footer = page.getByRole('contentinfo');
  await waitForHydration(page, footer.locator('form'));
  await expect(footer.getByRole('heading', { name: 'Join us' })).toBeVisible();
  await expect(footer.getByText('Get the latest news and offers of the market')).toBeVisible();
  const calls = watchCalls(page);
  const field = footer.getByRole('textbox', { name: 'Your email address' });
  await field.fill('adaeze@example');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('alert')).toHaveText('Please insert a valid email.');
  expect(calls.filter((call) => call.startsWith('newsletter'))).toEqual([]);
  await field.fill('adaeze@example.org');
  const sent = page.waitForRequest((request) => request.url().endsWith('/newsletter/subscribe'));
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  expect((await sent).postDataJSON()).toEqual({ email: 'adaeze@example.org' });
  expect(await (await sent).headerValue('origin')).toBe(new URL(page.url()).origin);
  await expect(page.getByText('Subscribed Successfully')).toBeVisible();
  await expect(field).toHaveValue('');
});

const titles = {
  'terms-and-conditions': 'Terms and conditions',
  'privacy-policy': 'Privacy policy',
  'about-us': 'About us',
  'refund-policy': 'Refund policy',
  'cancellation-policy': 'Cancellation policy',
  'shipping-policy': 'Shipping policy',
};

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[FOOT-14] every plain page shows its own text, and says so to search engines', { tag: '@thorough' }, async ({
    page,
  }) => {
    const texts = new Set<string>();
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(`/${path}`);
      await expect(page).toHaveTitle(`${title} · Soko`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${path}$`));
      texts.add((await page.getByRole('article').textContent()) ?? '');
    }
    expect(texts.size).toBe(6);
  });

  test('[FOOT-15] help is the phone, the email and the address of the business', async ({ page }) => {
    await page.goto('/help-and-support');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Help and support');
    await expect(main.getByRole('link', { name: /\+234 000 000 0100/ })).toBeVisible();
    await expect(main.getByRole('link', { name: /help@demo\.invalid/ })).toBeVisible();
    await expect(main.getByRole('link', { name: /12 Commercial Avenue/ })).toBeVisible();
  });

  test('[FOOT-16] for parcel it is the contact', async ({ page, context, baseURL }) => {
    await placeIn(context, baseURL, 'parcel');
    await page.goto('/help-and-support');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible();
  });

  test('[FOOT-20] [FOOT-22] the newsletter answers on a page of its own', async ({ page }) => {
    await page.goto('/about-us');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: 'Your email address' }).fill('adaeze@example');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toHaveText('Please insert a valid email.');
    await main.getByRole('textbox', { name: 'Your email address' }).fill('adaeze@example.org');
    await main.getByRole('button', { name: 'Subscribe' }).click();
    await expect(main.getByText('Subscribed Successfully')).toBeVisible();
    // A truncated link unsubscribes no address; packages/api/access/registration tests complete ones.
    await page.goto('/newsletter/leave?of=YWRhZXpl.cut');
    await expect(main.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
    const cut = await page.request.post('/newsletter/leave?of=YWRhZXpl.cut');
    expect([cut.status(), await cut.text()]).toEqual([404, expect.stringContaining('This link is not whole.')]);
  });
});

test('[FOOT-14] no text of an operator runs in a browser, nor becomes another one when it is read again', async ({
  page,
}) => {
  await page.goto('/about-us');
  for (const hostile of hostileHtml) {
    const clean = await sanitizeHtml(hostile);
    const [once, twice, ran] = await page.evaluate(async (html) => {
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML = html;
      const once = place.innerHTML;
      place.innerHTML = once;
      for (const link of place.querySelectorAll('a')) {
        link.addEventListener('click', (event) => link.protocol.startsWith('http') && event.preventDefault());
        link.click();
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const answer = [once, place.innerHTML, '__x' in window];
      place.remove();
      return answer;
    }, clean);
    expect(ran, hostile).toBe(false);
    expect(twice, hostile).toBe(once);
  }
});

async function fillApplicant(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'First name' }).fill('Bàsírà');
  await main.getByRole('textbox', { name: 'Last name' }).fill('Ògúnlẹ́yẹ');
  await main.getByRole('textbox', { name: 'Phone' }).fill('8025550199');
  await main.getByRole('textbox', { name: 'Email' }).fill('basira@example.org');
  await main.getByLabel('Password', { exact: true }).fill('a stall of my own');
  await main.getByLabel('Confirm Password', { exact: true }).fill('a stall of my own');
  await main.getByRole('checkbox').check();
}

test('[FOOT-12] [FOOT-24] [FOOT-26] a store owner applies, and gets a confirmation', async ({ page }) => {
  await page.goto('/store-registration?active=active');
  await waitForHydration(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Send application' }).click();
  await expect(main.getByText('Store name is required')).toBeVisible();
  await main.getByRole('textbox', { name: 'Store name' }).fill('Ìyá Bàsírà Canteen');
  await main.getByRole('textbox', { name: 'Shortest delivery time' }).fill('25');
  await main.getByRole('textbox', { name: 'Longest delivery time' }).fill('35');
  await main.getByRole('textbox', { name: 'Address' }).fill('22 Herbert Macaulay Way');
  await fillApplicant(page);
  await expect(main.getByRole('application', { name: 'Map' })).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/auth/vendor/register'));
  await main.getByRole('button', { name: 'Send application' }).click();
  expect((await sent).method()).toBe('POST');
  await expect(main.getByRole('heading', { name: 'Your application has been sent' })).toBeVisible();
});

test('[FOOT-13] [FOOT-25] a courier applies, and gets a confirmation', async ({ page }) => {
  await page.goto('/deliveryman-registration');
  await waitForHydration(page);
  const main = page.getByRole('main');
  await fillApplicant(page);
  await main.getByText('Bicycle').click();
  await main.getByRole('textbox', { name: 'Identity number' }).fill('1234 5678 901');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/auth/delivery-man/store'));
  await main.getByRole('button', { name: 'Send application' }).click();
  expect((await sent).method()).toBe('POST');
  await expect(main.getByRole('heading', { name: 'Your application has been sent' })).toBeVisible();
});

// Other journeys test every page; the menu is tested on one of them.
for (const colorScheme of ['light', 'dark'] as const) {
  const title = `the open menu can be used by everybody in ${colorScheme} colours`;
  test(title, { tag: tagOf(colorScheme) }, async ({ page, context, baseURL }) => {
    await page.emulateMedia({ colorScheme });
    await placeIn(context, baseURL);
    await page.setViewportSize(phone);
    await page.goto('/help-and-support');
    await waitForHydration(page);
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Popular' }).click();
    await expect(menu.getByRole('list', { name: 'Popular' })).toHaveAttribute('aria-busy', 'false');
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}
