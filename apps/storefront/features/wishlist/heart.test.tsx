import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ItemCard } from '#features/items/cards/item-card.tsx';
import { StoreCard } from '#features/stores/store-card.tsx';
import { bisi, itemWith } from '../../testing/known-items.ts';
import { storeWith } from '../../testing/known-stores.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import './refresh-wishes.ts';
import { changeWishes, noWishes } from './wish-store.ts';

/** A fake API client: it records calls and returns the given replies. */
const fakeApi = {
  calls: [] as string[],
  ids: { items: [] as number[], stores: [] as number[] },
  answer: (): Response | Promise<Response> => reply({ message: 'Done' }),
};

function reply(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

beforeEach(() => {
  fakeApi.calls = [];
  fakeApi.ids = { items: [], stores: [] };
  fakeApi.answer = () => reply({ message: 'Done' });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (path.includes('/guest/request')) return reply({ guest_id: 'a-guest-id-of-this-test' });
    if (!path.includes('/wish-list')) return reply({});
    fakeApi.calls.push(`${method} ${path.replace('/api/v1/customer/wish-list', '')} ${body ?? ''}`.trim());
    return path.endsWith('/ids') ? reply(fakeApi.ids) : fakeApi.answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
  changeWishes(noWishes);
});

const malt = itemWith();
const stall = storeWith();
const itemHeart = page.getByRole('button', { name: 'Save Chilled Malt' });
const storeHeart = page.getByRole('button', { name: 'Save Mama Ronke Buka' });

async function showCards(market = { customer: bisi as typeof bisi | null }) {
  await renderInMarket(
    <>
      <ItemCard item={malt} />
      <StoreCard store={stall} />
    </>,
    market,
  );
  if (market.customer) await expect.poll(() => fakeApi.calls).toEqual(['GET /ids']);
  fakeApi.calls = [];
}

describe('the hearts of a customer', () => {
  it('are filled by one call for the whole page', async () => {
    fakeApi.ids = { items: [malt.id, 99], stores: [] };
    await showCards();
    await expect.element(itemHeart).toHaveAttribute('aria-pressed', 'true');
    await expect.element(storeHeart).toHaveAttribute('aria-pressed', 'false');
  });

  it('[WISH-04] [WISH-09] [WISH-10] [WISH-14] turn an item in and out at once, and the answer is said', async () => {
    fakeApi.answer = () => reply({ message: fakeApi.calls.at(-1)?.startsWith('POST') ? 'It is in' : 'It is out' });
    await showCards();
    await itemHeart.click();
    await expect.element(itemHeart).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText('It is in')).toBeVisible();
    dismissToast();
    await itemHeart.click();
    await expect.element(itemHeart).toHaveAttribute('aria-pressed', 'false');
    await expect.element(page.getByText('It is out')).toBeVisible();
    expect(fakeApi.calls).toEqual(['POST /add {"item_id":1}', 'DELETE /remove?item_id=1']);
  });

  it('[WISH-05] turn a store in and out', async () => {
    await showCards();
    await storeHeart.click();
    await expect.poll(() => fakeApi.calls).toEqual(['POST /add {"store_id":1}']);
    await storeHeart.click();
    await expect.poll(() => fakeApi.calls[1]).toBe('DELETE /remove?store_id=1');
  });

  it('[WISH-11] revert when the API refuses, and say why', async () => {
    const first = Promise.withResolvers<Response>();
    fakeApi.answer = () => first.promise;
    await showCards();
    await itemHeart.click();
    await expect.element(itemHeart).toHaveAttribute('aria-pressed', 'true');
    first.resolve(reply({ errors: [{ code: 'item_not_found', message: 'This item is not there any more.' }] }, 404));
    await expect.element(page.getByText('This item is not there any more.')).toBeVisible();
    await expect.element(itemHeart).toHaveAttribute('aria-pressed', 'false');
  });

  it('send quick presses in their order, and end as the last one left them', async () => {
    const first = Promise.withResolvers<Response>();
    fakeApi.answer = () => (fakeApi.calls.length === 1 ? first.promise : reply({ message: 'Done' }));
    await showCards();
    await itemHeart.click();
    await itemHeart.click();
    await itemHeart.click();
    first.resolve(reply({ message: 'Done' }));
    await expect
      .poll(() => fakeApi.calls)
      .toEqual(['POST /add {"item_id":1}', 'DELETE /remove?item_id=1', 'POST /add {"item_id":1}']);
    await expect.element(itemHeart).toHaveAttribute('aria-pressed', 'true');
  });

  it('are those of the other tabs of the browser', async () => {
    await showCards();
    const tab = new BroadcastChannel('wishes');
    tab.postMessage({ kind: 'store', id: stall.id, wanted: true });
    await expect.element(storeHeart).toHaveAttribute('aria-pressed', 'true');
    tab.close();
  });
});

describe('a guest', () => {
  it('[WISH-06] [WISH-19] is told to sign in when pressing the heart of an item', async () => {
    await showCards({ customer: null });
    await itemHeart.click();
    await expect.element(page.getByText('You are not logged in')).toBeVisible();
    await expect.element(itemHeart).toHaveAttribute('aria-pressed', 'false');
    expect(fakeApi.calls).toEqual([]);
  });

  it('[WISH-07] gets the same message from the heart of a store', async () => {
    await showCards({ customer: null });
    await storeHeart.click();
    await expect.element(page.getByText('You are not logged in')).toBeVisible();
    await expect.element(storeHeart).toHaveAttribute('aria-pressed', 'false');
    expect(fakeApi.calls).toEqual([]);
  });
});
