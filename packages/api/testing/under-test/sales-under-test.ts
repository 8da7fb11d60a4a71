import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { testStores } from '#api/db/seed/known-market.ts';
import type { MarketUnderTest } from './market-under-test.ts';
import { promotionsUnderTest } from './promotions-under-test.ts';
import { signedInOperator } from './staff-under-test.ts';
import { visitorUnderTest } from './visitor-under-test.ts';

const { grocery } = testStores;

/** A flash sale as an operator sends it, around the moment of tests. */
export function flashBody(market: MarketUnderTest, change: object = {}) {
  const { around } = promotionsUnderTest(market);
  return {
    ...{ title: 'Noon Market', module_type: 'grocery' },
    ...{ starts_at: around(-1).toISOString(), ends_at: around(1).toISOString() },
    items: [{ item_id: grocery.items.percentOff.id, discount: 25, discount_type: 'percent', pieces: 1 }],
    ...change,
  };
}

/** A campaign as an operator sends it, around the moment of tests. */
export function campaignBody(market: MarketUnderTest, change: object = {}) {
  const { around } = promotionsUnderTest(market);
  return {
    ...{ title: 'Owambe Season', description: '', module_type: 'grocery', discount: 20, discount_type: 'percent' },
    ...{ starts_at: around(-1).toISOString(), ends_at: around(2).toISOString(), daily_from: null, daily_until: null },
    filter: { zone_id: null, store_id: grocery.id, category_id: null, search: null },
    ...change,
  };
}

/** A bonus of wallets as an operator sends it, before it begins. */
export function bonusBody(market: MarketUnderTest, change: object = {}) {
  const { around } = promotionsUnderTest(market);
  return {
    ...{ title: 'Market day bonus', type: 'amount', value: 500, max: null, minimum: 10_000 },
    ...{ starts_at: around(1).toISOString(), ends_at: around(9).toISOString() },
    ...change,
  };
}

/** Of points and invitations, as an operator sends them. */
export const pointTerms = {
  ...{ spent_per_point: 100, point_worth: 0.5, minimum_points: 500, referral_credit: 1000 },
  ...{ first_order_percent: 20, first_order_max: 1000, first_order_days: 30 },
};

/** The writing calls about flash sales, campaigns and rewards, for the tests that walk all calls of staff. */
export function saleCallsUnderTest(market: MarketUnderTest) {
  const seller = () => signedInOperator(market, { roles: ['marketing'] });
  const made = async (path: string, sent: object) => {
    const by = await seller();
    const headers = { ...by.headers, 'idempotency-key': randomUUID() };
    const { body } = await visitorUnderTest(() => market.app).post(path, sent, headers);
    return { by, id: body.id as number };
  };
  const onSale = (change: object) => async () => {
    const { by, id } = await made('admin/flash-sales', flashBody(market));
    return { by, params: { sale_id: id }, body: change as Record<string, unknown> };
  };
  const onCampaign = (bodyOf: () => Promise<object> | object) => async () => {
    const { by, id } = await made('admin/campaigns', campaignBody(market));
    return { by, params: { campaign_id: id }, body: (await bodyOf()) as Record<string, unknown> };
  };
  const onBonus = (change: object) => async () => {
    const sent = { ...bonusBody(market), kind: 'bonus', currency: 'NGN', module_type: null };
    const { by, id } = await made('admin/rewards', sent);
    return { by, params: { kind: 'bonus', reward_id: id }, body: change as Record<string, unknown> };
  };
  return {
    'adminRewards.create': async () => ({
      by: await seller(),
      body: { ...bonusBody(market), kind: 'bonus', currency: 'NGN', module_type: null },
    }),
    'adminRewards.change': () => onBonus({ ...bonusBody(market, { value: 400 }), version: 0 })(),
    'adminRewards.remove': onBonus({}),
    'adminRewards.setTerms': async () => ({
      by: await seller(),
      body: { ...pointTerms, currency: 'NGN', starts_at: null },
    }),
    'adminFlash.create': async () => ({ by: await seller(), body: flashBody(market) }),
    'adminFlash.change': () => onSale({ ...flashBody(market, { title: 'Late market' }), version: 0 })(),
    'adminFlash.remove': onSale({}),
    'adminCampaigns.create': async () => ({ by: await seller(), body: campaignBody(market) }),
    'adminCampaigns.change': () => onCampaign(() => ({ ...campaignBody(market, { discount: 30 }), version: 0 }))(),
    'adminCampaigns.setPicture': onCampaign(async () => ({
      photo: await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c33' } })
        .jpeg()
        .toBuffer(),
    })),
    'adminCampaigns.remove': onCampaign(() => ({})),
  };
}
