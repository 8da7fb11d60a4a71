import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { money } from 'market/values/money';
import { describe, expect, it } from 'vitest';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { type ShopperUnderTest, shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const { grocery, food, generous, closed } = testStores;
const { scarce, typed, limited } = grocery.items;
const { choices, plain } = food.items;

const grocer = () => shopperUnderTest(() => market.app, knownModules.grocery);
const cook = () => shopperUnderTest(() => market.app, knownModules.food);

const choiceOf = (size: string[], protein: string[], pepper: string[] = []) =>
  [
    { name: 'Size', values: { label: size } },
    { name: 'Protein', values: { label: protein } },
    { name: 'Pepper', values: { label: pepper } },
  ].filter(({ values }) => values.label.length > 0);
const goodPlate = { item_id: choices.id, variation: choiceOf(['Regular'], ['Egg']) };

describe('tabs of one shopper', () => {
  it('[CART-32] never mix two stores, in any order', async () => {
    for (let round = 0; round < 10; round++) {
      const guest = cook();
      const answers = await Promise.all(
        [plain, generous.items.dish, plain, generous.items.dish].map(({ id }) => guest.add({ item_id: id })),
      );
      expect(await storesIn(guest)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 'other_store')).toHaveLength(2);
    }
  });

  it('[CART-32] wait for each other: the second sees what the first one added', async () => {
    const guest = cook();
    const first = await market.db.startTransaction().execute();
    const cart = await first
      .insertInto('carts')
      .values({ shopper: nameOf(guest), module_id: knownModules.food, store_id: generous.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await first
      .insertInto('cart_lines')
      .values({ cart_id: cart.id, item_id: generous.items.dish.id, quantity: 1, fingerprint: 'first' })
      .execute();
    const second = guest.add({ item_id: plain.id });
    await untilWaiting();
    await first.commit().execute();
    expect(await second).toMatchObject({ status: 409, code: 'other_store' });
    expect(await storesIn(guest)).toEqual([{ store_id: generous.id }]);
  });

  it('[CART-34] change the store in one step: the cart is never empty and never mixed in between', async () => {
    const guest = cook();
    await guest.add({ item_id: plain.id });
    const swaps = Array.from({ length: 8 }, (_, turn) =>
      guest.add({ item_id: turn % 2 ? plain.id : generous.items.dish.id, clear_other_store: true }),
    );
    const looks = Array.from({ length: 16 }, () => storesIn(guest));
    for (const stores of await Promise.all(looks)) expect(stores).toHaveLength(1);
    await Promise.all(swaps);
    expect(await storesIn(guest)).toHaveLength(1);
  });

  it('[CART-27] do not pass the limit together', async () => {
    const guest = grocer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => guest.add({ item_id: limited.id })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limited.maximum);
    expect((await guest.lines()).body).toMatchObject([{ quantity: limited.maximum }]);
  });
});

describe('kinds of one item', () => {
  const [small, large] = [{ variation: [{ type: 'Small' }] }, { variation: [{ type: 'Large' }] }];

  it('[ITEM-28] have their own stock: what one has in the cart takes nothing from the other', async () => {
    await shelve({ item: 11, large: 3 });
    const guest = grocer();
    expect((await guest.add({ item_id: typed.id, quantity: 7, ...small })).status).toBe(200);
    expect((await guest.add({ item_id: typed.id, quantity: 3, ...large })).status).toBe(200);
    expect((await guest.add({ item_id: typed.id, quantity: 1, ...large })).code).toBe('out_of_stock');
    const { body: lines } = await guest.lines();
    expect(lines).toMatchObject([{ problem: null }, { problem: null }]);
    const update = (quantity: number) => guest.update({ cart_id: lines[1].id, item_id: typed.id, quantity, ...large });
    expect([(await update(4)).code, (await update(2)).code]).toEqual(['out_of_stock', undefined]);
  });

  it('[CART-27] share the stock of their item', async () => {
    await shelve({ item: 8, large: 3 });
    const guest = grocer();
    await guest.add({ item_id: typed.id, quantity: 6, ...small });
    expect((await guest.add({ item_id: typed.id, quantity: 3, ...large })).code).toBe('out_of_stock');
    expect((await guest.add({ item_id: typed.id, quantity: 2, ...large })).code).toBeUndefined();
  });

  it('[CART-27] are limited to the maximum of a cart', async () => {
    const guest = cook();
    await guest.add({ ...goodPlate, quantity: 999 });
    expect((await guest.add({ ...goodPlate, quantity: 2 })).code).toBe('over_maximum');
    expect((await guest.add(goodPlate)).body).toMatchObject([{ quantity: 1000 }]);
  });

  it('become one line when a change makes them equal, within the limit', async () => {
    const guest = cook();
    await guest.add(goodPlate);
    const { body } = await guest.add({ item_id: choices.id, quantity: 2, variation: choiceOf(['Large'], ['Egg']) });
    const same = await guest.update({ cart_id: body[1].id, quantity: 2, ...goodPlate });
    expect(same.body).toMatchObject([{ id: body[1].id, quantity: 3 }]);
  });
});

describe('what a client may say of price and number', () => {
  const prices = [0, -1, 0.01, 1e9, '1e-9', null, 'NaN', [1], {}, true];
  it.each(prices)('[CHK-10] price %j is compared and never taken', async (price) => {
    const added = await grocer().add({ item_id: scarce.id, price });
    expect(added.body).toMatchObject([{ price: 1000, total_price: 1000, price_changed: true }]);
    const dish = await cook().add({ ...goodPlate, price, add_on_ids: [choices.addOns[0]], add_on_qtys: [2] });
    expect(dish.body).toMatchObject([{ price: 2800, add_on_total: 1400, total_price: 4200, price_changed: true }]);
    const guest = grocer();
    const kind = { item_id: typed.id, variation: [{ type: 'Small' }] };
    const { body } = await guest.add(kind);
    const updated = await guest.update({ cart_id: body[0].id, ...kind, quantity: 2, price });
    expect(updated.body).toMatchObject([{ price: 500, total_price: 1000, price_changed: true }]);
  });

  it.each([1000, '1000', undefined])('[CHK-10] %j where 1000 is right is not a change', async (price) => {
    expect((await grocer().add({ item_id: scarce.id, price })).body).toMatchObject([{ price_changed: false }]);
  });

  it.each([
    [{ quantity: 0 }],
    [{ quantity: -1 }],
    [{ quantity: 0.5 }],
    [{ quantity: 1001 }],
    [{ quantity: '1e9' }],
    [{ quantity: null }],
    [{ quantity: 'NaN' }],
    [{ quantity: [] }],
    [{ add_on_ids: [choices.addOns[0]], add_on_qtys: [-1] }],
    [{ add_on_ids: [choices.addOns[0]], add_on_qtys: [0.5] }],
    [{ item_id: -1 }],
    [{ item_id: '1 OR 1=1' }],
    [{ item_id: 2 ** 53 }],
  ])('%j is refused by the name of its field', async (change) => {
    const { status, code } = await cook().add({ ...goodPlate, ...change });
    expect(status).toBe(400);
    expect(code).toMatch(/^(quantity|add_on_qtys|item_id)/);
  });

  it('[FOOD-23] [FOOD-25] [FOOD-28] only choices that the dish offers, within its bounds', async () => {
    const labels = ['Regular', 'Large', 'Chicken', 'Beef', 'Egg', 'Mild', 'Lobster'];
    const some = fc.uniqueArray(fc.constantFrom(...labels), { maxLength: 4 });
    const addOns = fc.uniqueArray(fc.constantFrom(...choices.addOns, 1, 90_003), { maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(some, some, some, addOns, async (size, protein, pepper, ids) => {
        const isGood =
          isSome(size, ['Regular', 'Large'], 1, 1) &&
          isSome(protein, ['Chicken', 'Beef', 'Egg'], 1, 2) &&
          isSome(pepper, ['Mild', 'Hot'], 0, 1) &&
          ids.every((id) => new Set<number>(choices.addOns).has(id));
        const { status } = await cook().add({
          item_id: choices.id,
          variation: choiceOf(size, protein, pepper),
          add_on_ids: ids,
          add_on_qtys: ids.map(() => 1),
        });
        expect(status).toBe(isGood ? 200 : 422);
      }),
      { numRuns: 80, seed: 11, examples: [[['Large'], ['Beef', 'Egg'], [], [choices.addOns[0]]]] },
    );
  });
});

describe('a change between two reads', () => {
  it('refuses an item of a store that its owner closed', async () => {
    expect((await cook().add({ item_id: closed.items.dish.id })).code).toBe('store_closed');
  });

  it('a line says what changed since it was added: price, store, item', async () => {
    const guest = cook();
    await guest.add({ item_id: plain.id });
    const seen = async () => {
      const [line] = (await guest.lines()).body;
      return [line?.problem, line?.price];
    };
    expect(await seen()).toEqual([null, 1500]);
    await market.db
      .updateTable('items')
      .set({ price: money(170_000) })
      .where('id', '=', plain.id)
      .execute();
    expect(await seen()).toEqual([null, 1700]);
    await market.db.updateTable('stores').set({ active: false }).where('id', '=', food.id).execute();
    expect(await seen()).toEqual(['store_closed', 1700]);
    await market.db.updateTable('items').set({ active: false }).where('id', '=', plain.id).execute();
    expect(await seen()).toEqual(['item_not_found', 1700]);
  });
});

function isSome(chosen: string[], known: string[], min: number, max: number): boolean {
  return chosen.every((label) => known.includes(label)) && chosen.length >= min && chosen.length <= max;
}

/** What the database contains, whatever the replies say. */
function storesIn(guest: ShopperUnderTest) {
  return market.db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .innerJoin('items', 'items.id', 'cart_lines.item_id')
    .where('carts.shopper', '=', nameOf(guest))
    .select('items.store_id')
    .distinct()
    .execute();
}

function nameOf({ guestId }: ShopperUnderTest): string {
  return `guest:${createHash('sha256').update(guestId).digest('base64url')}`;
}

async function shelve({ item, large }: { item: number; large: number }): Promise<void> {
  await market.db.updateTable('items').set({ stock: item, stock_received: item }).where('id', '=', typed.id).execute();
  await market.db
    .updateTable('item_variations')
    .set({ stock: large, stock_received: large })
    .where('item_id', '=', typed.id)
    .where('type', '=', 'Large')
    .execute();
}

/** Resolves once a statement waits for a lock of another one. */
async function untilWaiting(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(market.db);
      return rows[0]?.n;
    })
    .toBeGreaterThan(0);
}
