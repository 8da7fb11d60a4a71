import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closeOverlays, openOverlay } from '#browser/overlay-store.ts';
import { bisi, itemWith } from '../../testing/known-items.ts';
import { storeWith } from '../../testing/known-stores.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import '#features/wishlist/refresh-wishes.ts';
import './wish-list-drawer.tsx';
import { changeWishes, noWishes } from '#features/wishlist/wish-store.ts';

const malt = itemWith();
const soldOut = itemWith({ id: 5, slug: 'soap', name: 'Bar Soap', stock: 0, module: { module_type: 'grocery' } });
const stall = storeWith({ open: false });
const whole = { item: [malt, soldOut], store: [stall] };

const fakeApi = {
  calls: [] as string[],
  list: (): Response | Promise<Response> => reply(whole),
};

function reply(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

beforeEach(() => {
  fakeApi.calls = [];
  fakeApi.list = () => reply(whole);
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    if (path.includes('/guest/request')) return reply({ guest_id: 'a-guest-id-of-this-test' });
    if (path.endsWith('/ids')) return reply({ items: [1, 5], stores: [1] });
    fakeApi.calls.push(`${method} ${path}`);
    return method === 'GET' ? fakeApi.list() : reply({ message: 'Removed from wish list' });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  closeOverlays();
  dismissToast();
  changeWishes(noWishes);
});

const drawer = page.getByRole('dialog', { name: 'Wish list' });
const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });

async function open(market = {}) {
  await renderInMarket(<p>Page</p>, { customer: bisi, ...market });
  openOverlay({ kind: 'wish_list' });
  await expect.element(drawer).toBeVisible();
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
}

describe('the wish list', () => {
  it('[WISH-01] [WISH-02] [WISH-03] has the foods and the restaurants in two tabs', async () => {
    await open();
    await expect.element(drawer.getByRole('tab', { name: 'foods 2' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(drawer.getByText('Chilled Malt')).toBeVisible();
    await expect.element(drawer.getByText('Out of Stock')).toBeVisible();
    await drawer.getByRole('tab', { name: 'Restaurants 1' }).click();
    await expect.element(drawer.getByRole('link', { name: 'Mama Ronke Buka' })).toBeVisible();
    await expect.element(drawer.getByText('12 Herbert Macaulay Way, Yaba')).toBeVisible();
    await expect.element(drawer.getByText('Closed Now')).toBeVisible();
  });

  it('[WISH-02] [WISH-03] calls them items and Stores in the other modules', async () => {
    await open({ module: { id: 2, type: 'grocery', name: 'Grocery', imageUrl: '/images/360/pot.webp' } });
    await expect.element(drawer.getByRole('tab', { name: 'items 2' })).toBeVisible();
    await expect.element(drawer.getByRole('tab', { name: 'Stores 1' })).toBeVisible();
  });

  it('[WISH-12] [WISH-13] removes an entry only after its question is answered with yes', async () => {
    await open();
    const heart = drawer.getByRole('button', { name: 'Remove Chilled Malt from wish list' });
    await heart.click();
    await expect.element(question.getByText('Chilled Malt')).toBeVisible();
    await question.getByRole('button', { name: 'No' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(fakeApi.calls).toEqual(['GET /api/v1/customer/wish-list']);
    await heart.click();
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect.element(page.getByText('Removed from wish list')).toBeVisible();
    await expect.element(drawer.getByText('Chilled Malt')).not.toBeInTheDocument();
    await expect.element(drawer.getByRole('tab', { name: 'foods 1' })).toBeVisible();
    expect(fakeApi.calls.slice(1)).toEqual(['DELETE /api/v1/customer/wish-list/remove?item_id=1']);
  });

  it('says that nothing is in it, and how to change that', async () => {
    fakeApi.list = () => reply({ item: [], store: [] });
    await open();
    await expect.element(drawer.getByText('Nothing saved yet')).toBeVisible();
    await drawer.getByRole('button', { name: 'Browse' }).click();
    await expect.element(drawer).not.toBeInTheDocument();
  });

  it('is asked for again when it could not be read', async () => {
    fakeApi.list = () => reply({ errors: [] }, 503);
    await open();
    fakeApi.list = () => reply(whole);
    await drawer.getByRole('button', { name: 'Try again' }).click();
    await expect.element(drawer.getByText('Chilled Malt')).toBeVisible();
  });
});

it('[WISH-19] [WISH-20] a guest has none: the drawer does not open, and nothing is asked', async () => {
  await renderInMarket(<p>Page</p>);
  openOverlay({ kind: 'wish_list' });
  await expect.element(page.getByText('You are not logged in')).toBeVisible();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(fakeApi.calls).toEqual([]);
});
