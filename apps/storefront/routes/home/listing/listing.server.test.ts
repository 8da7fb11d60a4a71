import { contract } from 'market/calls/contract';
import { createClient } from 'market/calls/typed-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchListing } from './listing.server.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Answers = Record<'search' | 'categories' | 'brands', () => Promise<Response>>;

const listed = { total_size: 0, limit: 12, offset: 1, products: [], stores: [] };
const group = { id: 3, name: 'Phones', childes: [{ id: 4, name: 'Covers' }] };
const usual: Answers = {
  search: async () => Response.json(listed),
  categories: async () => Response.json({ categories: [group] }),
  brands: async () => Response.json({ brands: [{ id: 9, name: 'Nuru' }] }),
};

/** A fake API client with these replies; `requests` records the calls. */
function marketOf(answers: Partial<Answers> = {}) {
  const requests: URL[] = [];
  const all = { ...usual, ...answers };
  const api = createClient(contract, (path) => {
    const url = new URL(path, 'http://market.example');
    requests.push(url);
    if (url.pathname.includes('/search/')) return all.search();
    return url.pathname.includes('/brand') ? all.brands() : all.categories();
  });
  const searches = () => requests.filter(({ pathname }) => pathname.includes('/search/'));
  return { api, requests, searches };
}

const never = () => new Promise<Response>(() => undefined);
const addressOf = (address: string) => new URLSearchParams(address);

describe('the listing of an address', () => {
  it.each([
    ['data_type=searched&search=rice', { data_type: 'searched', name: 'rice' }],
    ['data_type=category&id=3&name=Phones', { data_type: 'category', category_ids: '[3]' }],
    ['data_type=brand&brand_id=9&name=Nuru', { data_type: 'brand', brand_ids: '[9]' }],
    ['data_type=discounted', { data_type: 'discounted' }],
    ['data_type=new&from=home&fromSearch=true', { data_type: 'new' }],
  ])('[HOME-03] [HOME-05] [LIST-45] asks for what %s names', async (address, call) => {
    const { api, searches } = marketOf();
    await fetchListing(api, addressOf(address), 'food');
    expect(searches().map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      expect.objectContaining({ ...call, list_type: 'item', limit: '12', offset: '1' }),
    ]);
  });

  it('[HOME-04] carries its name as the address encodes it', async () => {
    const { api } = marketOf();
    const name = 'Ọ̀fadà & Stew, 100 %';
    const address = `data_type=category&id=3&name=${encodeURIComponent(name)}`;
    expect((await fetchListing(api, addressOf(address), 'food')).name).toBe(name);
  });

  it.each([
    ['ecommerce', 'data_type=new', true],
    ['ecommerce', 'data_type=new&list_type=store', false],
    ['food', 'data_type=new', false],
    ['grocery', 'data_type=new', false],
    ['pharmacy', 'data_type=new', false],
  ] as const)('[LIST-15] offers brands in %s for %s: %s', async (type, address, hasBrands) => {
    const { api, requests } = marketOf();
    const { panel } = await fetchListing(api, addressOf(address), type);
    expect((await panel).brands).toEqual(hasBrands ? [{ id: 9, name: 'Nuru' }] : []);
    expect(requests.some(({ pathname }) => pathname.includes('/brand'))).toBe(hasBrands);
  });

  it('[LIST-62] is requested once more when a call fails, and reports the second fault', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    let calls = 0;
    const failing = (times: number) => async () => {
      calls += 1;
      return calls <= times ? Response.json({ errors: [] }, { status: 503 }) : usual.search();
    };
    const once = marketOf({ search: failing(1) });
    expect((await fetchListing(once.api, addressOf('data_type=new'), 'food')).hasFailed).toBe(false);
    expect(once.searches()).toHaveLength(2);
    const always = marketOf({ search: failing(99) });
    expect((await fetchListing(always.api, addressOf('data_type=new'), 'food')).hasFailed).toBe(true);
    expect(always.searches()).toHaveLength(2);
  });

  it('[LIST-17] waits 5 seconds for its panel at most, then does without', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { api } = marketOf({ categories: never });
    const listing = fetchListing(api, addressOf('data_type=new'), 'food');
    await vi.advanceTimersByTimeAsync(300);
    const { panel } = await listing;
    let shown: unknown;
    void Promise.resolve(panel).then((found) => {
      shown = found;
    });
    await vi.advanceTimersByTimeAsync(4_699);
    expect(shown).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual({ categories: [], brands: [] });
  });

  it('[LIST-17] shows of its panel what has come, where the rest is late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { api } = marketOf({ brands: never });
    const listing = fetchListing(api, addressOf('data_type=new'), 'ecommerce');
    await vi.advanceTimersByTimeAsync(5_000);
    const panel = await (await listing).panel;
    expect(panel.categories.map(({ name }) => name)).toEqual(['Phones']);
  });
});
