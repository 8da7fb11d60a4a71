import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { itemWith, lineOf } from '../../../testing/known-items.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import './cart-elsewhere.tsx';
import { closeOverlays, openOverlay } from '#browser/overlay-store.ts';
import { saveCartPlace } from '../cart-place.ts';
import { changeCartState } from '../cart-store.ts';

const title = 'Your cart can’t be delivered here';
const elsewhere = { quantity: 3, is_delivered_here: false };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('[]'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  closeOverlays();
  changeCartState({ confirmed: undefined, wanted: new Map() });
  sessionStorage.clear();
  document.documentElement.dir = 'ltr';
});

async function ask() {
  const screen = await renderInMarket(<p>Page</p>, { cart: [lineOf(itemWith(), elsewhere)] });
  openOverlay({ kind: 'cart_elsewhere' });
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
  return screen;
}

it('counts the units of the cart, as the cart itself does', async () => {
  await ask();
  await expect.element(page.getByRole('dialog').getByText('3 items')).toBeVisible();
});

it('focuses the first field or button, and not the close button', async () => {
  await ask();
  await expect.element(page.getByRole('button', { name: 'Change delivery place' })).toHaveFocus();
});

it.each(['ltr', 'rtl'])('puts count and sum at the two ends, written %s', async (direction) => {
  document.documentElement.dir = direction;
  await ask();
  const dialog = page.getByRole('dialog');
  const [count, sum] = [dialog.getByText('3 items'), dialog.getByText(/^₦/)].map((text) =>
    text.element().getBoundingClientRect(),
  );
  const row = dialog.getByText(/^₦/).element().parentElement?.getBoundingClientRect();
  if (!count || !sum || !row) throw new Error('They are on the screen');
  const toTheEnd = direction === 'ltr' ? row.right - sum.right : sum.left - row.left;
  expect(toTheEnd).toBeLessThan(20);
});

it('leaves room around a button whose words need a second line', async () => {
  await page.viewport(390, 844);
  const address = '14 Bisola Durosinmi-Etti Drive, Lekki Phase 1, Lagos';
  saveCartPlace({ lat: 6.44, lng: 3.47, address, zoneIds: [3], isWarned: true });
  await ask();
  const way = page.getByRole('button', { name: /^Deliver to 14 Bisola/ });
  await expect.element(way).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(way.element());
  const room = way.element().getBoundingClientRect().height - words.getBoundingClientRect().height;
  expect(room).toBeGreaterThanOrEqual(10);
});
