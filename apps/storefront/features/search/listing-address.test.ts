import { dataTypes } from 'market/search/search.rules';
import { describe, expect, it } from 'vitest';
import { areAll, chosenIn, shortened, withAll, withChild, withMain } from './filters/category-choice.ts';
import { boundsOf, withHigh, withLow } from './filters/price-range.ts';
import { addressOf, callOf, changed, cleared, type ListingState, onTab, stateIn } from './listing-address.ts';

const stateOf = (address: string) => stateIn(new URLSearchParams(address));

describe('the address of a listing', () => {
  it('asks for what can be at the door by a time of it, and forgets the time with the other filters', () => {
    const state = stateOf('data_type=new&deliver_by=13:30');
    expect(callOf(state, 1)).toMatchObject({ deliver_by: '13:30' });
    expect(callOf(stateOf('data_type=new'), 1)).not.toHaveProperty('deliver_by');
    expect(addressOf(cleared(state))).toBe('/home?data_type=new');
    expect(addressOf(onTab(state, 'store'))).toBe('/home?data_type=new&list_type=store');
    expect(stateIn(new URLSearchParams('deliver_by=13:30'), '/store/popular').deliverBy).toBe('13:30');
  });

  it.each(dataTypes)('[HOME-05] may be of the kind %s', (kind) => {
    expect(stateOf(`data_type=${kind}`).dataType).toBe(kind);
  });

  it.each([
    'search=jollof+rice&data_type=searched',
    'data_type=category&name=Rice+dishes&id=3',
    'data_type=brand&name=Nuru&brand_id=2',
    'data_type=new&module_id=2&sort=low',
    'data_type=discounted&list_type=store&sort=nearby&type=popular&delivery=take_away',
    'data_type=new&view=list&sort=low&category_ids=3&category_ids=4&filter=currently_open&filter=coupon&rating_count=4.5&min_price=100&max_price=900&page=3',
    'data_type=searched&sort=total&deliver_by=13%3A30',
    'data_type=new&sort=soonest',
  ])('[LIST-28] says all that is shown, and is written as it is read: %s', (address) => {
    expect(addressOf(stateOf(address))).toBe(`/home?${address}`);
  });

  it('[LIST-47] takes lists as a form writes them, and as JSON', () => {
    expect(stateOf('category_ids=[3,4]&filter=["popular","coupon"]')).toMatchObject({
      categoryIds: [3, 4],
      flags: ['popular', 'coupon'],
    });
    expect(callOf(stateOf('category_ids=3&brand_ids=7&filter=popular'), 2)).toMatchObject({
      category_ids: '[3]',
      brand_ids: '[7]',
      filter: '["popular"]',
      offset: 2,
      limit: 12,
    });
  });

  it.each([
    'data_type=everything&list_type=shop&view=3d&sort=price&type=x&delivery=y',
    'category_ids=[1,&brand_ids={}&filter=[null]&filter=cheap',
    'category_ids=-1&category_ids=1.5&brand_ids=99999999999&category_ids=__proto__',
    'page=0&page=-1&min_price=-5&max_price=1e300&rating_count=99',
    'deliver_by=25:00&deliver_by=now&sort=cheapest',
    'page=1e9&min_price=NaN&max_price=Infinity&rating_count=x',
  ])('is the plain listing where it makes no sense: %s', (address) => {
    expect(stateOf(address)).toEqual(stateOf(''));
  });

  it('uses no more of a text than the API accepts, and no half of a letter', () => {
    expect(stateOf(`search=${'x'.repeat(10_000)}`).search).toHaveLength(500);
    expect(stateOf('search=a%00b%ED%A0%80').search.isWellFormed()).toBe(true);
    expect(stateOf('search=a%00b').search).toBe('ab');
  });

  it('[LIST-46] searches only where something is searched', () => {
    expect(callOf(stateOf('search=rice&data_type=searched'), 1)).toMatchObject({ name: 'rice' });
    expect(callOf(stateOf('search=rice&data_type=new'), 1)).not.toHaveProperty('name');
  });

  it('[LIST-05] [LIST-06] sorts and filters again on another tab', () => {
    const filtered = stateOf('data_type=new&sort=low&filter=coupon&rating_count=4&min_price=3&category_ids=2');
    expect(addressOf(onTab(filtered, 'store'))).toBe('/home?data_type=new&list_type=store&category_ids=2');
  });

  it('[LIST-29] [LIST-20] begins again at the first page when something changes', () => {
    const third = stateOf('data_type=new&list_type=store&page=3');
    expect(changed(third, { delivery: 'take_away' }).page).toBe(1);
    expect(changed(third, { flags: ['popular'] }).page).toBe(1);
  });

  it('[LIST-33] [LIST-34] has one sort at a time, of those of its tab', () => {
    expect(stateOf('sort=low&sort=high').sort).toBe('low');
    expect(stateOf('sort=nearby').sort).toBe('default');
    expect(stateOf('list_type=store&sort=low').sort).toBe('default');
    expect(stateOf('list_type=store&sort=fast_delivery').sort).toBe('fast_delivery');
  });

  it('loses its filters and keeps what it is of', () => {
    expect(addressOf(cleared(stateOf('data_type=category&name=Rice&id=3&filter=coupon&min_price=9')))).toBe(
      '/home?data_type=category&name=Rice&id=3',
    );
    expect(addressOf(cleared(stateOf('search=x&data_type=searched&category_ids=3&filter=coupon')))).toBe(
      '/home?search=x&data_type=searched',
    );
  });

  it('[LIST-04] of brands has no tab of stores', () => {
    expect(stateOf('brand_ids=2&list_type=store').list).toBe('item');
  });
});

describe('a list of stores with an address of its own', () => {
  const listOf = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://market.example');
    return stateIn(searchParams, pathname as ListingState['path']);
  };

  it.each([
    ['[STORE-04]', '/store/latest', { type: 'newly_joined', sort: 'default', filter: '[]' }],
    ['[STORE-05]', '/store/popular', { type: 'popular', sort: 'default', filter: '[]' }],
    ['[STORE-06]', '/store/top-offer-nearby', { type: 'all', sort: 'nearby', filter: '["discounted"]' }],
  ])('%s asks at %s for %j', (_, address, call) => {
    expect(callOf(listOf(address), 1)).toMatchObject({ ...call, list_type: 'store', data_type: 'searched', name: '' });
    expect(addressOf(listOf(address))).toBe(address);
  });

  it.each([
    '/store/popular?sort=nearby&filter=coupon&rating_count=4&delivery=take_away&page=2',
    '/store/latest?type=all',
    '/store/top-offer-nearby?type=top_rated',
  ])('[LIST-38] [LIST-39] says how it is narrowed: %s', (address) => {
    expect(addressOf(listOf(address))).toBe(address);
  });

  it('keeps what it is of when nothing narrows it any more', () => {
    const narrowed = listOf('/store/top-offer-nearby?type=popular&filter=coupon&sort=fast_delivery&page=3');
    expect(callOf(narrowed, 1)).toMatchObject({ filter: '["discounted","coupon"]', sort: 'fast_delivery' });
    expect(addressOf(cleared(narrowed))).toBe('/store/top-offer-nearby?sort=fast_delivery');
  });

  it('has no items and searches nothing, whatever its address says', () => {
    const wild = listOf('/store/popular?search=rice&data_type=new&list_type=item&brand_ids=3&category_ids=2&view=list');
    expect(wild).toEqual(listOf('/store/popular'));
  });
});

describe('the categories of a listing', () => {
  const child = (id: number) => ({ id, name: String(id) });
  const mains = [
    { id: 1, name: 'Rice', childes: [child(11), child(12)] },
    { id: 2, name: 'Soup', childes: [child(21)] },
    { id: 3, name: 'Drinks', childes: [] },
  ];

  it('[LIST-31] hold the children of a chosen one', () => {
    expect([...chosenIn(mains, [1])].toSorted()).toEqual([1, 11, 12]);
    expect(withMain(mains, [], mains[0] as (typeof mains)[0])).toEqual([1]);
    expect(withMain(mains, [11], mains[0] as (typeof mains)[0])).toEqual([1]);
    expect(withMain(mains, [1, 3], mains[0] as (typeof mains)[0])).toEqual([3]);
  });

  it('[LIST-31] lose a chosen main one with the first of its children', () => {
    expect(withChild(mains, [1], 11)).toEqual([12]);
    expect(withChild(mains, [12], 11)).toEqual([1]);
    expect(shortened(mains, new Set([21]))).toEqual([2]);
  });

  it('[LIST-32] are all chosen at once', () => {
    expect(withAll(mains, [11])).toEqual([1, 2, 3]);
    expect(areAll(mains, [1, 2, 3])).toBe(true);
    expect(withAll(mains, [1, 2, 3])).toEqual([]);
    expect(areAll([], [])).toBe(false);
  });
});

describe('the range of prices', () => {
  it('[LIST-42] keeps its thumbs at least 1 apart', () => {
    expect(withLow({ low: 0, high: 500 }, 900)).toEqual({ low: 499, high: 500 });
    expect(withHigh({ low: 500, high: 900 }, 20)).toEqual({ low: 500, high: 501 });
  });

  it('[LIST-41] goes from 0 to 20000, which the address omits', () => {
    expect(boundsOf({ low: 0, high: 20_000 })).toEqual({ minPrice: undefined, maxPrice: undefined });
    expect(boundsOf({ low: 5, high: 300 })).toEqual({ minPrice: 5, maxPrice: 300 });
  });
});
