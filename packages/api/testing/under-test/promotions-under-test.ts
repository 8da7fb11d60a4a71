import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { dayMilliseconds } from 'market/values/durations';
import { money } from 'market/values/money';
import sharp from 'sharp';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import type { Tables } from '#api/db/tables.ts';
import type { MarketUnderTest } from './market-under-test.ts';
import { signedInMember, signedInOperator } from './staff-under-test.ts';
import { visitorUnderTest } from './visitor-under-test.ts';

/** Adds promotions of a test; dates are around the moment of tests. */
export function promotionsUnderTest(market: MarketUnderTest) {
  const around = (days: number) => new Date(market.now().getTime() + days * dayMilliseconds);
  return {
    around,

    /** Adds a flash sale of one item; returns the id of the sale. */
    async flashSale(
      itemId: number,
      { stock = 5, moduleId = knownModules.grocery as number, ...change }: FlashChange = {},
    ): Promise<number> {
      const { id } = await market.db
        .insertInto('flash_sales')
        .values({
          slug: `sale-${crypto.randomUUID()}`,
          module_id: moduleId,
          title: 'Noon Market',
          starts_at: change.startsAt ?? around(-1),
          ends_at: change.endsAt ?? around(1),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await market.db
        .insertInto('flash_sale_items')
        .values({
          flash_sale_id: id,
          item_id: itemId,
          discount: money(change.discount ?? 50),
          discount_type: 'percent',
          stock,
          sold: 0,
          available_stock: stock,
        })
        .execute();
      return id;
    },

    async campaign(itemIds: number[], change: Partial<Insertable<Tables['campaigns']>> = {}): Promise<number> {
      const { id } = await market.db
        .insertInto('campaigns')
        .values({
          slug: `campaign-${crypto.randomUUID()}`,
          module_id: knownModules.grocery,
          title: 'Owambe Season',
          image: 'jollof',
          discount: money(20),
          discount_type: 'percent',
          starts_at: around(-1),
          ends_at: around(2),
          ...change,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = itemIds.map((item_id) => ({ campaign_id: id, item_id }));
      if (rows.length > 0) await market.db.insertInto('campaign_items').values(rows).execute();
      return id;
    },

    async coupon(code: string, change: Partial<Insertable<Tables['coupons']>> = {}): Promise<number> {
      const { id } = await market.db
        .insertInto('coupons')
        .values({
          code,
          currency: 'NGN',
          title: 'Ten percent off',
          coupon_type: 'default',
          discount: money(10),
          discount_type: 'percent',
          limit_per_customer: 1,
          module_ids: [knownModules.grocery],
          starts_at: around(-1),
          expires_at: around(1),
          ...change,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
  };
}

interface FlashChange {
  stock?: number;
  discount?: number;
  moduleId?: number;
  startsAt?: Date;
  endsAt?: Date;
}

let made = 0;

/** The terms of a coupon as an operator sends them, around the moment of tests. */
export function couponTerms(market: MarketUnderTest, change: object = {}) {
  const after = (days: number) => new Date(market.now().getTime() + days * dayMilliseconds).toISOString();
  return {
    ...{ title: 'Rainy day', kind: 'discount', discount: 500, discount_type: 'fixed', max_discount: null },
    ...{ min_purchase: 0, limit_per_customer: 1, limit_in_all: 10 },
    ...{ module_types: ['grocery'], zone_ids: null, store_id: null, is_listed: true },
    ...{ starts_at: after(-1), expires_at: after(7) },
    ...change,
  };
}

/** The writing calls about what is on offer, for the tests that walk all calls of staff. */
export function promotionCallsUnderTest(market: MarketUnderTest) {
  const seller = () => signedInOperator(market, { roles: ['marketing'] });
  const code = () => {
    made += 1;
    return `RAINY${made}`;
  };
  const onBanner = (bodyOf: () => Promise<object> | object) => async () => {
    const by = await seller();
    const visitor = visitorUnderTest(() => market.app);
    const headers = { ...by.headers, 'idempotency-key': randomUUID() };
    const { body: banner } = await visitor.post('admin/banners', bannerBody(), headers);
    return { by, params: { banner_id: banner.id }, body: (await bodyOf()) as Record<string, unknown> };
  };
  const cover = () =>
    sharp({ create: { width: 640, height: 640, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
  const onHighlight = (bodyOf: () => Promise<object> | object) => async () => {
    const by = await seller();
    const headers = { ...by.headers, 'idempotency-key': randomUUID() };
    const { body: made } = await visitorUnderTest(() => market.app).post('admin/highlights', highlightBody(), headers);
    return { by, params: { highlight_id: made.id }, body: (await bodyOf()) as Record<string, unknown> };
  };
  const onSection = (section: string, bodyOf: () => Promise<object> | object) => async () => {
    const by = await seller();
    const params = { module_type: 'ecommerce', section };
    const path = `admin/section-banners/ecommerce/${section}`;
    await visitorUnderTest(() => market.app).put(path, { title: 'New in town', version: null }, by.headers);
    return { by, params, body: (await bodyOf()) as Record<string, unknown> };
  };
  return {
    'adminHighlights.create': async () => ({ by: await seller(), body: highlightBody() }),
    'adminHighlights.change': onHighlight(() => ({ ...highlightBody({ title: 'Better jollof' }), version: 0 })),
    'adminHighlights.setPicture': onHighlight(async () => ({ photo: await cover() })),
    'adminHighlights.remove': onHighlight(() => ({})),
    'adminSections.set': async () => {
      const by = await seller();
      await visitorUnderTest(() => market.app).delete('admin/section-banners/grocery/bottom', by.headers);
      const params = { module_type: 'grocery', section: 'bottom' };
      return { by, params, body: { title: 'Fresh every morning', version: null } };
    },
    'adminSections.setPicture': onSection('new_arrival', async () => ({ photo: await cover() })),
    'adminSections.remove': onSection('best_reviewed', () => ({})),
    'adminBanners.create': async () => ({ by: await seller(), body: bannerBody() }),
    'adminBanners.change': onBanner(() => ({ ...bannerBody({ title: 'Rainy season' }), version: 0 })),
    'adminBanners.setPicture': onBanner(async () => ({
      photo: await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c33' } })
        .jpeg()
        .toBuffer(),
    })),
    'adminBanners.remove': onBanner(() => ({})),
    'adminCoupons.create': async () => {
      const body = { ...couponTerms(market), currency: 'NGN', code: code(), codes: 2 };
      return { by: await seller(), body };
    },
    'vendorPromotions.endCoupon': async () => {
      const { id: store_id } = testStores.food;
      const coupon_id = await promotionsUnderTest(market).coupon(code(), { coupon_type: 'store_wise', store_id });
      const by = await signedInMember(market, { storeId: store_id, role: 'manager' });
      return { by, params: { store_id, coupon_id }, body: { version: 0 } };
    },
    'adminCoupons.change': async () => {
      const id = await promotionsUnderTest(market).coupon(code());
      const body = { ...couponTerms(market), is_active: false, version: 0 };
      return { by: await seller(), params: { coupon_id: id }, body };
    },
  };
}

const body = {
  ...{ title: 'Owambe season', module_type: 'food', zone_id: null, placement: 'slider', target: 'page', link: null },
  ...{ store_id: null, item_id: null, colour: '#ffb51f', position: 0, starts_at: null, ends_at: null, is_active: true },
};

/** A highlight of a kitchen as an operator sends it. */
export function highlightBody(change: object = {}) {
  return {
    ...{ store_id: testStores.food.id, title: 'The best jollof', description: 'Until late', position: 0 },
    ...{ shows_rating: true, shows_reviews: false, starts_at: null, ends_at: null, is_active: true },
    ...change,
  };
}

/** A banner as an operator sends it. */
export function bannerBody(change: object = {}) {
  return { ...body, ...change };
}
