import { describe, expect, it } from 'vitest';
import { bisi, lagos } from '../testing/known-items.ts';
import { renderInMarket } from '../testing/render-in-market.tsx';
import { MarketFooter } from './market-footer.tsx';

const footer = <MarketFooter home="/home" />;
const company = (change: Partial<typeof lagos.company>) => ({ company: { ...lagos.company, ...change } });

describe('the footer', () => {
  it('[FOOT-05] [FOOT-06] [FOOT-07] shows the app stores that the operator has switched on', async () => {
    const screen = await renderInMarket(footer, company({ playStore: 'https://play.example/', appStore: null }));
    await expect
      .element(screen.getByRole('link', { name: 'Get it on Google Play' }))
      .toHaveAttribute('href', 'https://play.example/');
    await expect.element(screen.getByRole('link', { name: 'Download on the App Store' })).not.toBeInTheDocument();
  });

  it('[FOOT-09] [FOOT-10] [FOOT-11] leads to the policies that the operator has, and to no other', async () => {
    const screen = await renderInMarket(footer, company({ pages: ['about-us', 'shipping-policy'] }));
    await expect.element(screen.getByRole('link', { name: 'Shipping policy' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Refund policy' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Cancellation policy' })).not.toBeInTheDocument();
  });

  it.each(['Wallet', 'Loyalty points'])('[FOOT-17] says to a guest that %s needs a login', async (name) => {
    const screen = await renderInMarket(footer);
    await screen.getByRole('link', { name }).click();
    await expect.element(screen.getByText('You must be login to access this page.')).toBeVisible();
    await expect.element(screen.getByText('Another page')).not.toBeInTheDocument();
  });

  it('[FOOT-17] lets a customer through', async () => {
    const screen = await renderInMarket(footer, { customer: bisi });
    await screen.getByRole('link', { name: 'Wallet' }).click();
    await expect.element(screen.getByText('Another page')).toBeVisible();
  });

  it('[FOOT-18] says without a zone that campaigns need one', async () => {
    const screen = await renderInMarket(footer, { zone: null });
    await screen.getByRole('link', { name: 'Campaigns' }).click();
    await expect.element(screen.getByText('You must pick a zone to access this page.')).toBeVisible();
    await expect.element(screen.getByText('Another page')).not.toBeInTheDocument();
  });
});
