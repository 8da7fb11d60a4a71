import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { guestUnderTest } from 'api/testing/under-test/guest-under-test';
import pg from 'pg';
import type { TestStore } from '../../chaos/shoppers.ts';
import { openStores } from '../../day/city/demo-city.ts';
import { newPhone } from '../bench-goods.ts';

/** A store that is always open, with plain items that do not run out, and the login of its owner. */
export interface TabletStore extends TestStore {
  itemIds: number[];
  login: string;
}

/** A kitchen tablet on its side. */
export const tabletViewport = { width: 1180, height: 800 };
const linesPerOrder = 4;
const storesToChooseFrom = 20;

/** Opens a store, the first or a later one, with four plain items and an owner who has the password of the demo. */
export async function openTabletStore(databaseUrl: string, place = 0): Promise<TabletStore> {
  const db = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const store = (await openStores(db, storesToChooseFrom))[place];
    if (!store) throw new Error(`There are no more than ${storesToChooseFrom} stores`);
    const login = `tablet-${place}@bench.invalid`;
    await db.query(
      `with owner as (
         insert into customers (f_name, l_name, email, is_email_verified, password_hash, ref_code)
         select 'Tablet', 'Owner', $1, true, password_hash, $1 from customers
         where email = 'bisi@demo.invalid' on conflict do nothing returning id
       ) insert into store_members (store_id, customer_id, role) select $2, id, 'owner' from owner`,
      [login, store.storeId],
    );
    await db.query('update stores set take_away = true where id = $1', [store.storeId]);
    const { rows: copies } = await db.query<{ id: number }>(
      `select id from items where store_id = $1 and slug like '%-copy-%' order by id limit $2`,
      [store.storeId, linesPerOrder],
    );
    const known = copies.map(({ id }) => id);
    const itemIds = known.length > 0 ? known : await copyItems(db, [store.itemId], linesPerOrder);
    return { ...store, itemIds, login };
  } finally {
    await db.end();
  }
}

/** Adds copies of items to the menu of their store, in turns; returns their ids. */
export async function copyItems(db: pg.Pool, ids: readonly number[], count: number): Promise<number[]> {
  const { rows: columns } = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'items' and table_schema = 'public' and is_generated = 'NEVER'
       and column_name not in ('id', 'slug', 'name')`,
  );
  const others = columns.map(({ name }) => `"${name}"`).join();
  const values = columns.map(({ name }) => `own."${name}"`).join();
  const { rows } = await db.query<{ id: number }>(
    `with own as (
       select *, row_number() over (order by id) as place, count(*) over () as many from items where id = any ($1)
     ), largest as (select max(id) as id from items)
     insert into items (id, slug, name, ${others})
     select largest.id + n, own.slug || '-copy-' || (largest.id + n), own.name || ' ' || n, ${values}
     from generate_series(1, $2::int) n join own on own.place = 1 + n % own.many
     cross join largest
     returning id`,
    [ids, count],
  );
  return rows.map(({ id }) => id);
}

export interface PlacedOrder {
  id: string;
  /** The digits that are named at the counter. */
  code: string;
}

/** A guest orders one piece of each item, to be fetched and paid in cash. */
export async function placeTakeAway(base: string, store: TabletStore): Promise<PlacedOrder> {
  const reply = await fetch(`${base}/api/v1/customer/order/place`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      moduleid: String(store.moduleId),
      zoneid: `[${store.zoneId}]`,
    },
    body: JSON.stringify({
      guest_id: guestUnderTest(),
      items: store.itemIds.map((item) => ({ item_id: item, quantity: 1 })),
      order_type: 'take_away',
      contact_person_name: 'Chidi Okafor',
      contact_person_number: newPhone(),
    }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`An order was refused: ${text}`);
  const { order_id: id } = JSON.parse(text) as { order_id: string };
  return { id, code: id.slice(-4) };
}

const staffHeaders = { 'x-software-id': 'soko-web', 'sec-fetch-site': 'same-origin' };

/** Signs all windows of a context in as the owner. */
export async function signTabletIn(context: BrowserContext, base: string, { login }: TabletStore): Promise<void> {
  const reply = await context.request.post(`${base}/api/v1/auth/login`, {
    headers: staffHeaders,
    data: { login_type: 'manual', email_or_phone: login, password: 'soko-demo' },
  });
  if (!reply.ok()) throw new Error(`The owner cannot sign in: ${await reply.text()}`);
}

/** Takes a step of the store by a call, beside the tablet. */
export async function stepByCall(
  context: BrowserContext,
  base: string,
  { store, order, step, body }: { store: TabletStore; order: PlacedOrder; step: string; body: object },
): Promise<void> {
  const path = `${base}/api/v1/vendor/stores/${store.storeId}/orders/${order.id}/${step}`;
  for (;;) {
    const reply = await context.request.post(path, { headers: staffHeaders, data: body });
    if (reply.ok()) return;
    if (reply.status() !== 429) throw new Error(`${step} was refused: ${await reply.text()}`);
    await sleep(1000 * Number(reply.headers()['retry-after'] ?? 1));
  }
}

/** Returns the value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.POSITIVE_INFINITY);
}

/** Waits until an expression is true in a page, whose security policy forbids the waiting of the driver for a text; returns its value. */
export async function seenIn<Value>(page: Page, expression: string, seconds = 60): Promise<Value> {
  for (let tries = 0; tries < seconds * 20; tries++) {
    const value = await page.evaluate(expression);
    if (value) return value as Value;
    await sleep(50);
  }
  throw new Error(`It was not seen within ${seconds} s: ${expression}`);
}
