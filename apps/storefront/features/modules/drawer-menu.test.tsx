import { describe, expect, it } from 'vitest';
import { bisi, lagos } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { DrawerMenu } from './drawer-menu.tsx';

const menu = <DrawerMenu overlay={{ kind: 'menu' }} onClose={() => {}} />;

describe('the drawer menu', () => {
  it('[NAV-28] lets a customer out, and a guest not', async () => {
    const screen = await renderInMarket(menu, { customer: bisi });
    await screen.getByRole('button', { name: 'Logout' }).click();
    await expect.element(screen.getByRole('alertdialog', { name: 'Are you sure you want to logout?' })).toBeVisible();
    await screen.unmount();
    const guest = await renderInMarket(menu);
    await expect.element(guest.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect.element(guest.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('leads a guest to the sign-in, to an order and to help', async () => {
    const screen = await renderInMarket(menu);
    await expect.element(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Track Order' })).toHaveAttribute('href', '/track-order');
    const help = screen.getByRole('link', { name: 'Help and support' });
    await expect.element(help).toHaveAttribute('href', '/help-and-support');
    await screen.unmount();
    const customer = await renderInMarket(menu, { customer: bisi });
    await expect.element(customer.getByRole('link', { name: 'Help and support' })).toBeVisible();
    await expect.element(customer.getByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it("[NAV-27] [NAV-33] leads to the operator's own applications where they are elsewhere", async () => {
    const company = {
      ...lagos.company,
      storeApplication: 'https://admin.example/store',
      courierApplication: 'https://admin.example/rider',
    };
    const screen = await renderInMarket(menu, { company });
    const link = (name: string) => screen.getByRole('link', { name });
    await expect.element(link('Become a store owner')).toHaveAttribute('href', 'https://admin.example/store');
    await expect.element(link('Become a delivery man')).toHaveAttribute('href', 'https://admin.example/rider');
  });
});
