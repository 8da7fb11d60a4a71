import type { CartLine } from 'market/cart/cart.contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { PageHandle } from '#features/config/page-handle.ts';
import { itemWith, lineOf } from '../testing/known-items.ts';
import { renderInMarket } from '../testing/render-in-market.tsx';
import { PageTabs } from './page-edges.tsx';

const shopping: PageHandle = { hasCartBar: true };
const edgeOf = (cart: CartLine[], handle: PageHandle) =>
  renderInMarket(<PageTabs />, { cart }, '/anywhere', undefined, handle);

beforeEach(() => page.viewport(390, 844));
afterEach(() => page.viewport(414, 896));

describe('the lower edge of a phone', () => {
  const lines = [lineOf(itemWith(), { quantity: 2 })];

  it('shows the units of the cart, their price and the way to it where one shops', async () => {
    const screen = await edgeOf(lines, shopping);
    const cart = screen.getByRole('link', { name: /View cart.*2 items/ });
    await expect.element(cart).toBeVisible();
    await expect.element(cart).toHaveAttribute('href', '/checkout?page=cart');
    expect(cart.element().textContent).toContain('₦');
    await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
  });

  it.each([
    ['while the cart is empty', [], shopping],
    ['on other pages', lines, {}],
  ])('keeps the tabs %s', async (_, cart, handle) => {
    const screen = await edgeOf(cart, handle);
    await expect.element(screen.getByRole('navigation')).toBeVisible();
    await expect.element(screen.getByText('View cart')).not.toBeInTheDocument();
  });
});
