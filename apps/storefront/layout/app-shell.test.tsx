import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { PageHandle } from '#features/config/page-handle.ts';
import type { Market } from '#features/config/use-market.ts';
import { bisi, lagos } from '../testing/known-items.ts';
import { renderInMarket } from '../testing/render-in-market.tsx';
import { AppShell, TopBars } from './app-shell.tsx';

const desktop = { width: 1280, height: 800 };
const home: PageHandle = { topBar: 'home', title: () => null };
const phone = { width: 390, height: 844 };

async function bar(market: Partial<Market>, handle: PageHandle = home, { width, height } = desktop) {
  await page.viewport(width, height);
  const screen = await renderInMarket(<TopBars />, market, '/anywhere', undefined, handle);
  return screen.getByRole('banner');
}

afterEach(() => page.viewport(414, 896));

describe('the bar of every page', () => {
  it("[NAV-01] shows the operator's logo, which says the name of the business", async () => {
    const top = await bar({ businessName: 'Oja', logoUrl: '/images/360/pot.webp' });
    const logo = top.getByRole('img', { name: 'Oja' });
    await expect.element(logo).toHaveAttribute('src', '/images/360/pot.webp');
    await expect.element(top.getByRole('link', { name: 'Oja home' })).toBeVisible();
  });

  it('[NAV-01] shows the logo of Soko if the operator has set none', async () => {
    await expect.element((await bar({})).getByRole('img', { name: 'Soko' })).toBeVisible();
  });

  it.each([null, lagos.place])('[NAV-04] leads home from where one signs in, with the place %o', async (place) => {
    const top = await bar({ place }, { logoLeadsHome: true });
    await expect.element(top.getByRole('link', { name: 'Soko home' })).toHaveAttribute('href', '/home');
  });

  it('[NAV-05] has a way home', async () => {
    const home = (await bar({})).getByRole('link', { name: 'Home', exact: true });
    await expect.element(home).toBeVisible();
    await expect.element(home).toHaveAttribute('href', '/home');
  });

  it('[NAV-08] leads a customer to the chats', async () => {
    const customer = { ...bisi, pages: ['inbox' as const] };
    const chat = (await bar({ customer })).getByRole('link', { name: 'Chat' });
    await expect.element(chat).toHaveAttribute('href', '/profile?page=inbox');
  });

  it('[NAV-08] has no chats for a guest', async () => {
    const top = await bar({ customer: null });
    await expect.element(top.getByRole('link', { name: 'Track Order' })).toBeVisible();
    await expect.element(top.getByRole('link', { name: 'Chat' })).not.toBeInTheDocument();
  });

  it('[NAV-17] lets the place be changed on a phone', async () => {
    const place = (await bar({}, home, phone)).getByRole('button', { name: /Yaba, Lagos/ });
    await expect.element(place).toBeVisible();
    await place.click();
    await expect.element(page.getByRole('dialog', { name: 'Pick Location' })).toBeVisible();
  });
});

describe('what the operator tells everybody', () => {
  it('[OPS-096] stands on every page, and nothing does otherwise', async () => {
    const notice = 'We take no new orders until 13:30. The power is out.';
    const screen = await renderInMarket(<AppShell>A page</AppShell>, { notice }, '/anywhere', undefined, home);
    await expect.element(screen.getByText(notice)).toBeVisible();
    await screen.unmount();
    const other = await renderInMarket(
      <AppShell>
        <p>Another page</p>
      </AppShell>,
      {},
      '/anywhere',
      undefined,
      home,
    );
    await expect.element(other.getByText('Another page')).toBeVisible();
    expect(other.getByText(/no new orders/).query()).toBeNull();
  });
});
