import { sql } from 'kysely';
import { isWithinHours } from 'market/items/items.rules';
import { isOpenAt, type WeekHours, wallClock } from 'market/stores/stores.rules';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { verifyPassword } from '#api/auth/hash-passwords.ts';
import { createDatabase, databaseName, dropDatabase } from '#api/testing/databases.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { connect, type Database } from '../connection.ts';
import { knownCustomer, knownModules, knownPlaces, knownStores, knownZones, testStores } from './known-market.ts';

const name = databaseName();
let db: Database;

beforeAll(async () => {
  db = connect({ url: await createDatabase(inject('databaseServer'), name, inject('templateDatabase')) });
});
afterAll(async () => {
  await db.destroy();
  await dropDatabase(inject('databaseServer'), name);
});

describe('the customers of the demo', () => {
  it('sign in with the documented password, and have proved their contacts', async () => {
    const { f_name, email, phone, password } = knownCustomer;
    const rows = await db.selectFrom('customers').selectAll().orderBy('id').execute();
    expect(rows[0]).toMatchObject({ f_name, email, phone, is_email_verified: true, is_phone_verified: true });
    expect(rows).toHaveLength(16);
    expect(new Set(rows.map(({ password_hash }) => password_hash)).size).toBe(1);
    expect(await verifyPassword(password, rows[0]?.password_hash)).toBe(true);
  });

  it('have addresses, and the first one a wish list and interests', async () => {
    const { rows } = await sql<{ kind: string; count: number }>`
      select 'addresses' as kind, count(distinct customer_id)::int as count from addresses
      union all select 'wishes', count(*)::int from wishes where customer_id = ${knownCustomer.id}
      union all select 'interests', count(*)::int from interests where customer_id = ${knownCustomer.id}
      union all select 'answers', count(*)::int from interests_answered where customer_id = ${knownCustomer.id}`.execute(
      db,
    );
    expect(Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))).toEqual({
      addresses: 16,
      wishes: 21,
      interests: 4,
      answers: 3,
    });
  });

  it('have numbers that no new customer gets', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into customers (ref_code) values ('later') returning id`.execute(db);
    expect(rows[0]?.id).toBeGreaterThan(10_000_000);
  });
});

function storeOf(id: number) {
  return db
    .selectFrom('stores')
    .innerJoin('zones', 'zones.id', 'zone_id')
    .innerJoin('modules', 'modules.id', 'module_id')
    .selectAll('stores')
    .select(['time_zone', 'module_type'])
    .where('stores.id', '=', id)
    .executeTakeFirstOrThrow();
}

function itemOf(id: number) {
  return db.selectFrom('items').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

async function zonesAt({ lat, lng }: { lat: number; lng: number }): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from zones where area @> point(${lng}, ${lat}) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

async function isOpenInTests(id: number): Promise<boolean> {
  const { opening_hours, time_zone, active } = await storeOf(id);
  return active && isOpenAt(opening_hours as WeekHours, wallClock(time_zone, momentOfTests));
}

describe('the known ids of tests', () => {
  it('has the modules under their numbers', async () => {
    const modules = await db.selectFrom('modules').select(['id', 'module_type']).execute();
    expect(Object.fromEntries(modules.map(({ id, module_type }) => [module_type, id]))).toEqual(knownModules);
  });

  it('has the zones where it says, with their cash', async () => {
    const { yaba, island, withoutCash, lowCashCap } = knownZones;
    for (const { id, at } of [yaba, island, withoutCash, lowCashCap]) expect(await zonesAt(at)).toEqual([id]);
    const zones = await db.selectFrom('zones').select(['id', 'cash_on_delivery', 'cash_on_delivery_cap']).execute();
    const cash = new Map(zones.map((zone) => [zone.id, zone]));
    expect(cash.get(yaba.id)?.cash_on_delivery_cap).toBe(yaba.cashCap);
    expect(cash.get(lowCashCap.id)?.cash_on_delivery_cap).toBe(lowCashCap.cashCap);
    expect(cash.get(withoutCash.id)?.cash_on_delivery).toBe(false);
  });

  it('has zones that lack a module', async () => {
    const lacks = async (zone: number, module: number) =>
      (
        await db
          .selectFrom('zone_modules')
          .where('zone_id', '=', zone)
          .where('module_id', '=', module)
          .selectAll()
          .execute()
      ).length === 0;
    expect(await lacks(knownZones.withoutShop.id, knownModules.ecommerce)).toBe(true);
    expect(await lacks(knownZones.withoutPharmacy.id, knownModules.pharmacy)).toBe(true);
  });

  it('has places in two zones and in none', async () => {
    expect(await zonesAt(knownPlaces.inTwoZones)).toEqual([knownZones.yaba.id, knownZones.ikeja.id]);
    expect(await zonesAt(knownPlaces.outsideZones)).toEqual([]);
    expect(await zonesAt(knownPlaces.inTheLagoon)).toEqual([]);
  });

  it('has the stores of the demo under their numbers', async () => {
    for (const { id, slug } of Object.values(knownStores)) expect((await storeOf(id)).slug).toBe(slug);
    expect(await storeOf(knownStores.mamaRonke.id)).toMatchObject({
      discount_percent: 10,
      minimum_order: 150_000,
      take_away: false,
      schedule_order: true,
    });
    expect((await storeOf(knownStores.freeDelivery.id)).free_delivery).toBe(true);
    expect(await storeOf(knownStores.takeAway.id)).toMatchObject({ take_away: true, schedule_order: false });
    expect((await storeOf(knownStores.withoutReviews.id)).reviews_enabled).toBe(false);
    expect(await storeOf(knownStores.discountedPharmacy.id)).toMatchObject({ discount_percent: 10, module_id: 3 });
    expect((await storeOf(knownStores.shop.id)).module_id).toBe(knownModules.ecommerce);
  });

  it('has the stores open that tests order from', async () => {
    const { nightKitchen, ...others } = knownStores;
    for (const { id } of Object.values(others)) expect(await isOpenInTests(id)).toBe(true);
    expect(await isOpenInTests(nightKitchen.id)).toBe(false);
    const { night, closed, ...open } = testStores;
    for (const { id } of Object.values(open)) expect(await isOpenInTests(id)).toBe(true);
    expect(await isOpenInTests(night.id)).toBe(false);
    expect(await isOpenInTests(closed.id)).toBe(false);
  });

  it('has the items of the test stores with their names and prices', async () => {
    for (const { id: store_id, items } of Object.values(testStores)) {
      for (const { id, slug, price } of Object.values(items)) {
        expect(await itemOf(id)).toMatchObject({ store_id, slug, price });
      }
    }
  });

  it('has items that are scarce, typed, sold out, limited, lower in price and withdrawn', async () => {
    const { scarce, typed, soldOut, limited, percentOff, amountOff, withdrawn } = testStores.grocery.items;
    expect((await itemOf(scarce.id)).stock).toBe(20);
    expect((await itemOf(soldOut.id)).stock).toBe(0);
    expect((await itemOf(limited.id)).maximum_cart_quantity).toBe(limited.maximum);
    expect(await itemOf(percentOff.id)).toMatchObject({ discount: percentOff.percent, discount_type: 'percent' });
    expect(await itemOf(amountOff.id)).toMatchObject({ discount: amountOff.amount, discount_type: 'amount' });
    expect((await itemOf(withdrawn.id)).active).toBe(false);
    const kinds = await db
      .selectFrom('item_variations')
      .selectAll()
      .where('item_id', '=', typed.id)
      .orderBy('position')
      .execute();
    expect(kinds.map(({ type, price, stock }) => [type, price, stock])).toEqual([
      ['Small', typed.small, typed.smallStock],
      ['Large', typed.large, 0],
    ]);
  });

  it('has a dish with choices and add-ons, and one that is not served at noon', async () => {
    const { choices, breakfast } = testStores.food.items;
    const dish = await itemOf(choices.id);
    expect(dish.add_on_ids).toEqual(choices.addOns);
    expect(dish.food_variations).toMatchObject([
      { type: 'single', required: 'on' },
      { type: 'multi', required: 'on', min: 1, max: 2 },
      { type: 'single', required: 'off' },
    ]);
    const { available_from: from, available_until: until } = await itemOf(breakfast.id);
    expect(isWithinHours({ from, until }, 12 * 60)).toBe(false);
  });

  it('has medicine that no discount touches', async () => {
    const { prescription, formula, promoted } = testStores.pharmacy.items;
    expect(await itemOf(prescription.id)).toMatchObject({ is_prescription_required: true, no_promotion: true });
    expect(await itemOf(formula.id)).toMatchObject({ is_prescription_required: false, no_promotion: true });
    expect((await itemOf(promoted.id)).no_promotion).toBe(false);
    expect((await storeOf(testStores.pharmacy.id)).discount_percent).toBe(10);
  });
});
