import { sql } from 'kysely';
import type { Item } from 'market/items/items.contract';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones } from '#api/db/seed/known-market.ts';
import { catalogueUnderTest, type Place } from '#api/testing/under-test/catalogue-under-test.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const get = catalogueUnderTest(() => market.app);
const shops: Place = { zones: [knownZones.island.id], module: knownModules.ecommerce };
const idsOf = (items: Item[]) => items.map(({ id }) => id);

async function naively(where: string, order: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from items i join categories c on c.id = i.category_id
    where i.active and i.zone_id = 1 and i.module_id = 4 and ${sql.raw(where)}
    order by ${sql.raw(order)}, i.id desc limit ${limit}`.execute(market.db);
  return rows.map(({ id }) => id);
}

async function beauty(): Promise<number> {
  const { categories } = (await get('categories?limit=100', shops)).body;
  return categories.find(({ name }: { name: string }) => name === 'Beauty').id;
}

describe('the items of a tab of a home', () => {
  it('[HOME-09] [SHOP-09] are the best reviewed of its category, and no others', async () => {
    const id = await beauty();
    await sql`update items set rating_count = 1 + id % 5, rating_sum = (1 + id % 5) * (2 + id % 4)
      where zone_id = 1 and category_id in (select id from categories where ${id} in (id, parent_id))`.execute(
      market.db,
    );
    const { body } = await get(`items/most-reviewed?type=all&category_id=${id}`, shops);
    const score = '((i.rating_sum + 20) * 1000 / (i.rating_count + 5)) desc';
    const found = await naively(`i.rating_count > 0 and ${id} in (c.id, c.parent_id)`, score, 1000);
    expect(idsOf(body.products)).toEqual(found.slice(0, 10));
    expect(body.total_size).toBe(found.length);
    expect(found.length).toBeGreaterThan(2);
  });

  it('[HOME-09] [GROC-13] are the most ordered of its category, and no others', async () => {
    const id = await beauty();
    const { body } = await get(`items/popular?type=all&category_id=${id}`, shops);
    const found = await naively(`${id} in (c.id, c.parent_id)`, 'i.order_count desc', 1000);
    expect(idsOf(body.products)).toEqual(found.slice(0, 10));
    expect(body.total_size).toBe(found.length);
  });

  it('[PHAR-04] are the most ordered medicine without a prescription, and nothing else that a pharmacy sells', async () => {
    const pharmacies: Place = { zones: [knownZones.island.id], module: knownModules.pharmacy };
    const sellable = sql<{ id: number }>`select id from items where active and zone_id = ${knownZones.island.id}
      and module_id = ${knownModules.pharmacy} and generic_names <> '{}' and not is_prescription_required
      order by order_count desc, id desc`;
    const found = (await sellable.execute(market.db)).rows.map(({ id }) => id);
    const { body } = await get('items/popular?type=all&medicine=1', pharmacies);
    expect(idsOf(body.products)).toEqual(found.slice(0, 10));
    expect(body.total_size).toBe(found.length);
    const all = (await get('items/popular?type=all', pharmacies)).body.total_size;
    expect(found.length).toBeGreaterThan(2);
    expect(found.length).toBeLessThan(all);
    expect(await get('items/popular?medicine=2', pharmacies)).toMatchObject({ status: 400, code: 'medicine' });
  });

  it('[API-16] are none for a category that is unknown', async () => {
    expect((await get('items/most-reviewed?category_id=99999', shops)).body.products).toEqual([]);
    expect(await get('items/most-reviewed?category_id=beauty', shops)).toMatchObject({ status: 400 });
  });
});

describe('what a customer may like', () => {
  it('[HOME-31] is answered as a list, of the categories that the customer chose', async () => {
    const customer = await signedInCustomer(market);
    const id = await beauty();
    const place = { ...shops, headers: customer.headers };
    expect((await get('items/suggested', place)).body).toEqual([]);
    await market.db
      .insertInto('interests')
      .values({ customer_id: customer.id, module_id: knownModules.ecommerce, category_id: id })
      .execute();
    const found = await naively(`${id} in (c.id, c.parent_id)`, 'i.order_count desc', 15);
    expect(idsOf((await get('items/suggested?limit=15', place)).body)).toEqual(found);
    expect((await get('items/suggested', { ...place, module: knownModules.food })).body).toEqual([]);
  });

  it('[HOME-31] is of the categories that the customer ordered from', async () => {
    const customer = await signedInCustomer(market);
    const { rows } = await sql<{ category_id: number }>`
      with past as (
        select o.id, i.category_id from orders o join order_lines l on l.order_id = o.id join items i on i.id = l.item_id
        where o.zone_id = 1 and o.module_id = 4 limit 1
      ), claimed as (
        update orders set shopper = ${`customer:${customer.id}`} where id in (select id from past)
      ) select category_id from past`.execute(market.db);
    const place = { ...shops, headers: customer.headers };
    const liked = (await get('items/suggested?limit=100', place)).body as Item[];
    expect(liked.some(({ category_id: id }) => id === rows[0]?.category_id)).toBe(true);
  });

  it('[HOME-31] is nothing for a guest', async () => {
    expect(await get('items/suggested', shops)).toMatchObject({ status: 401 });
  });
});
