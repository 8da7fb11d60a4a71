import { sql } from 'kysely';
import { contract } from 'market/calls/contract';
import type { Endpoint } from 'market/calls/endpoint';
import { everyRow } from 'market/calls/every-row';
import { staffNeedOf } from 'market/calls/staff-callers';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { signedInCourier, signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();

/** Every call whose reply counts its entries. */
const lists = Object.entries(contract).flatMap(([noun, calls]) =>
  Object.entries(calls as Record<string, Endpoint>)
    .filter(([, { reply }]) => reply instanceof z.ZodMiniObject && 'total_size' in reply.shape)
    .map(([name, { path, callers }]) => ({ title: `${noun}.${name}`, path, callers })),
);

/** What calls need that cannot be made without it: parts of the path, and of the query. */
const needed: Record<string, { path?: string; query?: string }> = {
  'categories.items': { path: '1' },
  'categories.conditionItems': { path: '1' },
  'adminConditions.items': { path: '1' },
  'reviews.ofItem': { path: '1' },
  'reviews.ofStore': { path: String(testStores.food.id) },
  'orders.list': { path: 'running-orders' },
  'vendorOrders.replacements': { query: 'line=1' },
  'adminChanges.replacements': { query: 'line=1' },
  'chat.details': { query: `type=store&id=${testStores.food.id}` },
  'places.autocomplete': { query: 'search_text=a' },
  'places.geocode': { query: `lat=${knownZones.yaba.at.lat}&lng=${knownZones.yaba.at.lng}` },
  'promotions.campaignDetails': { query: 'basic_campaign_id=1' },
  'promotions.flashItems': { query: 'flash_sale_id=1' },
  'adminReports.show': { path: 'orders', query: 'first_day=2026-11-01&last_day=2026-11-30' },
  'adminLedger.entries': { query: 'account=market:commission&currency=NGN' },
};

type List = (typeof lists)[number];

/** Signs in a person who may make the call. */
function callerOf({ callers }: List) {
  const need = staffNeedOf(callers);
  if (need?.audience === 'vendor') return signedInMember(market, { storeId: testStores.grocery.id, role: 'owner' });
  if (need?.audience === 'courier') return signedInCourier(market);
  if (need?.audience === 'operator') return signedInOperator(market, { roles: ['owner'] });
  return signedInCustomer(market);
}

/** The path with its parts: the caller, the store of these tests, or what the call needs. */
function pathOf({ path }: List, { id, part }: { id: number; part: string }): string {
  return path
    .replace('{account_id}', String(id))
    .replace('{store_id}', String(testStores.grocery.id))
    .replace(/\{\w+\}/, part);
}

/** Adds a conversation with the store of these tests, and returns its number. */
async function newConversation(): Promise<string> {
  const { id } = await signedInCustomer(market);
  const { rows } = await sql<{ id: number }>`
    insert into conversations (customer_id, store_id) values (${id}, ${testStores.grocery.id}) returning id`.execute(
    market.db,
  );
  return String(rows[0]?.id);
}

/** Adds a conversation with support, and returns its number. */
async function newSupport(): Promise<string> {
  const { id } = await signedInCustomer(market);
  const { rows } = await sql<{ id: number }>`
    insert into conversations (customer_id, is_support) values (${id}, true) returning id`.execute(market.db);
  return String(rows[0]?.id);
}

/** Places an order at the store of these tests, and returns its number. */
async function newOrder(): Promise<string> {
  const { at, address } = knownZones.yaba;
  const { body } = await shopperUnderTest(() => market.app, knownModules.grocery).place({
    items: [{ item_id: testStores.grocery.items.percentOff.id, quantity: 1 }],
    ...{ latitude: at.lat, longitude: at.lng, address },
    ...{ contact_person_name: 'Ada Obi', contact_person_number: '0803 555 0142' },
  });
  return body.order_id;
}

/** Adds a coupon, and returns its number. */
async function newCoupon(): Promise<string> {
  return String(await promotionsUnderTest(market).coupon(`LIST${Date.now()}`));
}

const madeFor: Record<string, () => Promise<string>> = {
  'adminChat.details': newSupport,
  'adminCoupons.codes': newCoupon,
  'vendorChat.details': newConversation,
  'vendorOrders.replacements': newOrder,
  'adminChanges.replacements': newOrder,
};

async function ask(list: List, page: string) {
  const { title } = list;
  const { path: known = String(testStores.grocery.id), query = '' } = needed[title] ?? {};
  const part = (await madeFor[title]?.()) ?? known;
  const { headers, id } = await callerOf(list);
  const reply = await market.app.inject({
    url: `${pathOf(list, { id, part })}?${[query, page].filter(Boolean).join('&')}`,
    headers: { ...headers, zoneid: `[${knownZones.yaba.id}]`, moduleid: String(knownModules.food) },
  });
  const body = reply.json();
  // The columns of a report are no rows.
  const { columns: _columns, ...lists } = body;
  const rows = Object.values<unknown>(lists).filter(Array.isArray);
  return { status: reply.statusCode, body, rows };
}

describe.each(lists)('the list of $title', (list) => {
  it('[API-13] [API-15] has pages of ten where the call names no limit', async () => {
    const { status, body, rows } = await ask(list, '');
    expect({ status, body }).toMatchObject({ status: 200, body: { limit: 10, offset: 1 } });
    expect(body.total_size).toBeGreaterThanOrEqual(0);
    expect(Math.max(...rows.map(({ length }) => length))).toBeLessThanOrEqual(10);
  });

  it('[API-11] [API-12] has the size that a call names, and an empty page past its end', async () => {
    const two = await ask(list, 'limit=2&offset=2');
    expect(two.body).toMatchObject({ limit: 2, offset: 2 });
    const past = await ask(list, 'limit=100&offset=10000');
    expect(past).toMatchObject({ status: 200, body: { limit: 100, offset: 10000 } });
    expect(past.rows.some(({ length }) => length === 0)).toBe(true);
    for (const limit of ['0', '101', 'many']) {
      expect((await ask(list, `limit=${limit}`)).status, `limit=${limit}`).toBe(400);
    }
  });
});

it('[LOC-49] [API-11] a market of more zones than fit on a page is read whole, each zone once', async () => {
  await sql`
    insert into zones select (jsonb_populate_record(null::zones,
      to_jsonb(z) || jsonb_build_object('id', 1000 + n, 'slug', 'zone-' || n))).*
    from zones z, generate_series(1, 130) n where z.id = ${knownZones.yaba.id}`.execute(market.db);
  const ids = await everyRow('zones', async (page) => {
    const reply = await market.app.inject(`/api/v1/zone/list?limit=${page.limit}&offset=${page.offset}`);
    return reply.json<{ total_size: number; zones: { id: number }[] }>();
  });
  const served = await market.db.selectFrom('zones').where('active', '=', true).select('id').execute();
  expect(served.length).toBeGreaterThan(130);
  expect(ids.map(({ id }) => id).toSorted()).toEqual(served.map(({ id }) => id).toSorted());
});
