import { money } from 'market/values/money';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { knownModules, knownStores, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest, type Place } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';

const market = marketUnderTest();
const put = promotionsUnderTest(market);
const get = catalogueUnderTest(() => market.app);
const { percentOff, amountOff, scarce, withdrawn } = testStores.grocery.items;
const { formula, promoted } = testStores.pharmacy.items;
const { yaba, lowCashCap: nairobi } = knownZones;
const groceries: Place = { module: knownModules.grocery };
const pharmacies: Place = { module: knownModules.pharmacy };
const selling = ['food', 'grocery', 'pharmacy', 'ecommerce'] as const;

/** Banners are cached, so the clock advances between these tests. */
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterAll(() => {
  vi.useRealTimers();
});
const maxAgeMilliseconds = 5 * 60_000;

async function withBanner(change: object): Promise<number> {
  const { id } = await market.db
    .insertInto('banners')
    .values({ module_id: knownModules.food, type: 'default', title: 'A test', image: 'pot', position: -1, ...change })
    .returning('id')
    .executeTakeFirstOrThrow();
  vi.advanceTimersByTime(maxAgeMilliseconds);
  return id;
}

describe('promotions', () => {
  it.each([
    ['banners', 'banners'],
    ['other-banners', 'banners'],
    ['campaigns/basic', 'campaigns'],
    ['campaigns/item', 'products'],
    ['coupon/list', 'coupons'],
    ['advertisement/list', 'advertisements'],
    ['cashback/list', 'length'],
  ])('[PROMO-10] have the call %s', async (path, holds) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toHaveProperty(holds);
  });
});

describe('the lists of a few entries', () => {
  it.each([
    ['banners', 'banners'],
    ['advertisement/list', 'advertisements'],
    ['payments/ways', 'ways'],
  ])('[API-13] [API-15] %s come in pages of ten, and tell how many there are', async (path, name) => {
    const [whole, second, past] = [
      await get(path),
      await get(`${path}?limit=1&offset=2`),
      await get(`${path}?offset=9`),
    ];
    const { total_size: total, [name]: rows } = whole.body;
    expect(whole.body).toMatchObject({ limit: 10, offset: 1 });
    expect(total).toBeGreaterThan(0);
    expect(rows).toHaveLength(Math.min(10, total));
    expect(second.body).toMatchObject({ total_size: total, limit: 1, offset: 2, [name]: rows.slice(1, 2) });
    expect(past.body).toMatchObject({ total_size: total, [name]: [] });
  });
});

describe('banners', () => {
  it('[PROMO-06] carry their fields, by type a link, a store or an item', async () => {
    const linked = await withBanner({ link: '/home?data_type=discounted', colours: ['#760d2e'] });
    const ofStore = await withBanner({ type: 'store_wise', store_id: knownStores.mamaRonke.id });
    const ofItem = await withBanner({ type: 'item_wise', item_id: testStores.food.items.plain.id });
    const { body } = await get('banners');
    const banner = (wanted: number) => body.banners.find(({ id }: { id: number }) => id === wanted);
    expect(banner(linked)).toEqual({
      id: linked,
      type: 'default',
      title: 'A test',
      link: '/home?data_type=discounted',
      image_full_url: '/images/360/pot.webp',
      colours: ['#760d2e'],
      store: null,
      item: null,
    });
    expect(banner(ofStore)).toMatchObject({ link: null, store: { ...knownStores.mamaRonke, zone_id: yaba.id } });
    expect(banner(ofItem).item).toEqual({
      id: testStores.food.items.plain.id,
      slug: 'plain-moi-moi',
      name: 'Plain Moi Moi',
      storage: 'public',
      image: expect.any(String),
    });
  });

  it('[PROMO-09] hold for 5 minutes', async () => {
    const count = async () => (await get('banners', { zones: [knownZones.island.id] })).body.banners.length;
    await count();
    await withBanner({});
    const before = await count();
    await market.db.deleteFrom('banners').where('title', '=', 'A test').execute();
    vi.advanceTimersByTime(maxAgeMilliseconds - 1);
    expect(await count()).toBe(before);
    vi.advanceTimersByTime(1);
    expect(await count()).toBeLessThan(before);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'home'])(
    'cannot lead to %s',
    async (link) => {
      await expect(withBanner({ link })).rejects.toThrow('banners_link_check');
    },
  );

  it('[HOME-10] of stores and items of other zones, and of what may not be promoted, do not show', async () => {
    const elsewhere = await withBanner({ type: 'store_wise', store_id: knownStores.freeDelivery.id });
    const banner = await withBanner({ module_id: knownModules.pharmacy, type: 'item_wise', item_id: formula.id });
    const off = await withBanner({ module_id: knownModules.grocery, type: 'item_wise', item_id: withdrawn.id });
    const ids = async (place: Place) => (await get('banners', place)).body.banners.map(({ id }: { id: number }) => id);
    expect(await ids({})).not.toContain(elsewhere);
    expect(await ids(pharmacies)).not.toContain(banner);
    expect(await ids(groceries)).not.toContain(off);
  });

  it.each(selling)(
    '[FOOD-09] [PROMO-12] the demo has banners, campaigns and ads of %s in Lagos and Nairobi',
    async (type) => {
      for (const zone of [knownZones.island.id, nairobi.id]) {
        const place = { zones: [zone], module: knownModules[type] };
        const { body } = await get('banners', place);
        expect(body.banners.length).toBeGreaterThan(1);
        expect((await get('advertisement/list', place)).body.advertisements.length).toBeGreaterThan(0);
        expect((await get('other-banners', place)).body.bottom_section_banner).not.toBeNull();
      }
    },
  );

  it('nothing at all is promoted where no place was chosen', async () => {
    const nothing = { total_size: 0, limit: 10, offset: 1 };
    expect((await get('banners', { zones: [] })).body).toEqual({ ...nothing, banners: [], campaigns: [] });
    expect((await get('advertisement/list', { zones: [] })).body).toEqual({ ...nothing, advertisements: [] });
    expect((await get('cashback/list', { zones: [] })).body).toEqual([]);
    expect((await get('coupon/list?limit=100', { zones: [] })).body.coupons).toEqual([]);
  });
});

describe('other banners', () => {
  it('[HOME-33] [HOME-34] carry the pictures between the sections', async () => {
    const { body } = await get('other-banners', groceries);
    expect(body).toMatchObject({
      promotional_banner_url: '/images/360',
      best_reviewed_section_banner: 'eggs',
      best_reviewed_section_banner_full_url: '/images/360/eggs.webp',
      new_arrival_section_banner_full_url: '/images/360/mango.webp',
      bottom_section_banner_full_url: '/images/360/groceries.webp',
      bottom_section_banner_title: 'Weekly basket, one tap',
      basic_section_nearby_full_url: '/images/360/veg.webp',
    });
  });

  it('[PARC-07] [HOME-33] hold the promo slider of parcels', async () => {
    const { body } = await get('other-banners', { module: knownModules.parcel });
    expect(body.banners).toHaveLength(2);
    expect(body.banners[0]).toMatchObject({
      title: 'Forgot your keys?',
      value: expect.any(String),
      value_full_url: expect.stringMatching(/^\/images\/360\/\w+\.webp$/),
      link: '/parcel-delivery-info',
    });
    expect(body.best_reviewed_section_banner).toBeNull();
  });
});

describe('campaigns', () => {
  it('[PROMO-12] [PROMO-14] run with title, picture, dates and daily hours; those that are over are not listed', async () => {
    const id = await put.campaign([percentOff.id], { slug: 'stew-basket', daily_from: 600, daily_until: 1320 });
    const over = await put.campaign([percentOff.id], { starts_at: put.around(-3), ends_at: put.around(-1) });
    const empty = await put.campaign([]);
    const { body } = await get('campaigns/basic?limit=50', groceries);
    const ids = body.campaigns.map((campaign: { id: number }) => campaign.id);
    expect(body.total_size).toBe(ids.length);
    expect(ids).not.toContain(over);
    expect(ids).not.toContain(empty);
    expect(body.campaigns.find((campaign: { id: number }) => campaign.id === id)).toMatchObject({
      slug: 'stew-basket',
      title: 'Owambe Season',
      image_full_url: '/images/360/jollof.webp',
      start_date: put.around(-1).toISOString(),
      end_date: put.around(2).toISOString(),
      start_time: '10:00',
      end_time: '22:00',
      items_count: 1,
    });
    expect((await get('banners', groceries)).body.campaigns).toEqual(body.campaigns);
  });

  it('[PROMO-11] one is found by slug and by id with its stores and items, also when it is over', async () => {
    const over = { slug: 'long-gone', starts_at: put.around(-3), ends_at: put.around(-1) };
    const id = await put.campaign([scarce.id, amountOff.id, withdrawn.id], over);
    const bySlug = await get('campaigns/basic-campaign-details?basic_campaign_id=long-gone&limit=1', groceries);
    expect(bySlug.body).toMatchObject({ is_over: true, campaign: { id }, total_size: 2, limit: 1 });
    expect(bySlug.body.stores.map((store: { id: number }) => store.id)).toEqual([testStores.grocery.id]);
    const byId = await get(`campaigns/basic-campaign-details?basic_campaign_id=${id}&limit=1&offset=2`, groceries);
    const items = [...bySlug.body.products, ...byId.body.products].map((item: { id: number }) => item.id);
    expect(items.sort()).toEqual([scarce.id, amountOff.id]);
    const past = await get(`campaigns/basic-campaign-details?basic_campaign_id=${id}&offset=9`, groceries);
    expect(past.body).toMatchObject({ products: [], total_size: 2 });
  });

  it.each([
    ['no-such-campaign', 404, 'campaign_not_found'],
    ['999999', 404, 'campaign_not_found'],
    ['Not%20a%20slug', 400, 'basic_campaign_id'],
  ])('[PROMO-11] answers %s with a clear no', async (name, status, code) => {
    expect(await get(`campaigns/basic-campaign-details?basic_campaign_id=${name}`)).toMatchObject({ status, code });
  });

  it('[GROC-09] [CARD-26] their items come as one list, each once, marked as campaign items', async () => {
    await put.campaign([promoted.id, formula.id], { module_id: knownModules.pharmacy, ends_at: put.around(1) });
    await put.campaign([promoted.id], { module_id: knownModules.pharmacy });
    const { body } = await get('campaigns/item?limit=100', pharmacies);
    const ids = body.products.map((item: { id: number }) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(body.total_size).toBe(ids.length);
    expect(ids).toContain(promoted.id);
    expect(ids).not.toContain(formula.id);
    expect(body.products.every((item: { available_date_starts: unknown }) => item.available_date_starts)).toBe(true);
  });
});

describe('flash sales', () => {
  it('[PROMO-18] [PROMO-21] [PROMO-22] run with their products, sold and available together the stock', async () => {
    const { body } = await get('flash-sales?limit=2&offset=1', { zones: [1, 3, 4], module: knownModules.ecommerce });
    const [sale] = body.flash_sales;
    expect(sale).toMatchObject({
      title: 'Noon Market',
      start_date: put.around(-2 / 24).toISOString(),
      end_date: put.around(46 / 24).toISOString(),
    });
    expect(sale.active_products.length).toBeGreaterThan(3);
    expect(sale.active_products[0].available_stock).toBeGreaterThan(0);
    for (const { item, sold, stock, available_stock } of sale.active_products) {
      expect(sold + available_stock).toBe(stock);
      expect(item.module_id).toBe(knownModules.ecommerce);
      if (available_stock > 0) expect(item.promotion).toMatchObject({ kind: 'flash_sale', id: sale.id });
    }
  });

  it('[PROMO-19] show 15 products at most, and all of them page by page', async () => {
    const items = await market.db
      .selectFrom('items')
      .where('zone_id', '=', yaba.id)
      .where('module_id', '=', knownModules.grocery)
      .where('active', '=', true)
      .where('no_promotion', '=', false)
      .where('id', '<', 90_000)
      .select('id')
      .orderBy('id')
      .limit(20)
      .execute();
    const sale = await put.flashSale(items[0]?.id ?? 0, { endsAt: put.around(0.01) });
    const rest = items.slice(1).map(({ id: item_id }, index) => ({
      flash_sale_id: sale,
      item_id,
      discount: money(10),
      discount_type: 'percent',
      stock: 10,
      sold: index % 10,
      sold_before: index % 10,
      available_stock: 10 - (index % 10),
    }));
    await market.db.insertInto('flash_sale_items').values(rest).execute();
    const { body } = await get('flash-sales', groceries);
    expect(body.flash_sales[0]).toMatchObject({ id: sale, products_count: 20 });
    expect(body.flash_sales[0].active_products).toHaveLength(15);
    const pages = await Promise.all(
      [1, 2].map((offset) => get(`flash-sales/items?flash_sale_id=${sale}&limit=15&offset=${offset}`, groceries)),
    );
    const seen = pages.flatMap((page) =>
      page.body.active_products.map(({ item }: { item: { id: number } }) => item.id),
    );
    expect(pages[0]?.body.total_size).toBe(20);
    expect(new Set(seen)).toEqual(new Set(items.map(({ id }) => id)));
  });

  it('[PROMO-16] [PROMO-20] the named one is answered, also when it is over', async () => {
    const sale = await put.flashSale(scarce.id, { startsAt: put.around(-3), endsAt: put.around(-1) });
    const { body } = await get(`flash-sales?flash_sale_id=${sale}`, groceries);
    expect(body.flash_sales.map(({ id }: { id: number }) => id)).toEqual([sale]);
    expect(body.flash_sales[0].active_products[0].item.promotion).toBeNull();
    const { body: running } = await get('flash-sales?limit=50', groceries);
    expect(running.flash_sales.map(({ id }: { id: number }) => id)).not.toContain(sale);
    expect((await get('flash-sales?flash_sale_id=99999')).body.flash_sales).toEqual([]);
    expect((await get('flash-sales?flash_sale_id=x')).code).toBe('flash_sale_id');
  });

  it('[PROMO-17] without products in the zone do not show', async () => {
    const sale = await put.flashSale(scarce.id);
    const { body } = await get('flash-sales?limit=50', { zones: [nairobi.id], module: knownModules.grocery });
    expect(body.flash_sales.map(({ id }: { id: number }) => id)).not.toContain(sale);
    expect(body.flash_sales.every(({ products_count }: { products_count: number }) => products_count > 0)).toBe(true);
  });

  it('hold sold and available together at the stock, whatever is written', async () => {
    const sale = await put.flashSale(scarce.id);
    const wrong = market.db
      .updateTable('flash_sale_items')
      .set({ sold: 1 })
      .where('flash_sale_id', '=', sale)
      .execute();
    await expect(wrong).rejects.toThrow('flash_sale_items_check');
  });
});

describe('coupons, cashback and ads', () => {
  it('[PROMO-24] [PROF-40] coupons that hold are listed in the currency of the zone', async () => {
    const { body } = await get('coupon/list?limit=100');
    const welcome = body.coupons.find(({ code }: { code: string }) => code === 'SOKO10');
    expect(welcome).toMatchObject({
      coupon_type: 'first_order',
      discount: 10,
      discount_type: 'percent',
      min_purchase: 2000,
      max_discount: 2000,
      currency: 'NGN',
      limit: 1,
      used: 0,
      store: null,
    });
    const codes = body.coupons.map(({ code }: { code: string }) => code);
    expect(codes).toContain('MAMARONKE');
    expect(codes).not.toContain('HARMATTAN');
    expect(codes).not.toContain('KARIBU');
    const { body: kenya } = await get('coupon/list?limit=100', { zones: [nairobi.id] });
    expect(kenya.coupons.every(({ currency }: { currency: string }) => currency === 'KES')).toBe(true);
  });

  it('those of a store are its own and those that hold everywhere', async () => {
    const { body } = await get(`coupon/list?store_id=${knownStores.takeAway.id}&limit=100`);
    const codes = body.coupons.map(({ code }: { code: string }) => code);
    expect(codes).toContain('SOKO10');
    expect(codes).not.toContain('MAMARONKE');
  });

  it('[PROMO-35] [PROMO-36] cashback offers are a list with type, amount, minimum and end', async () => {
    const { body } = await get('cashback/list', groceries);
    expect(body).toEqual([
      {
        id: expect.any(Number),
        title: 'Big basket thank-you',
        cashback_type: 'amount',
        cashback_amount: 1000,
        max_discount: null,
        min_purchase: 30_000,
        currency: 'NGN',
        module_id: knownModules.grocery,
        start_date: put.around(-4).toISOString(),
        end_date: put.around(40).toISOString(),
      },
    ]);
    expect((await get('cashback/list', { module: knownModules.parcel })).body).toEqual([]);
  });

  it("[PROMO-41] [PROMO-42] ads carry the rating and count of their store's reviews, never others", async () => {
    const { body } = await get('advertisement/list');
    expect(body.advertisements.length).toBeGreaterThan(0);
    for (const ad of body.advertisements) {
      const { body: store } = await get(`stores/details/${ad.store.id}`);
      expect(ad).toMatchObject({ average_rating: store.avg_rating, reviews_comments_count: store.rating_count });
      expect(ad.cover_image_full_url).toMatch(/^\/images\/360\/\w+\.webp$/);
      expect([0, 1]).toContain(ad.is_rating_active);
      expect(ad.store.zone_id).toBe(yaba.id);
    }
  });
});
