import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { transact } from '#api/db/transact.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';

const market = marketUnderTest();
const { grocery, food, generous } = testStores;
const { scarce, limited, typed } = grocery.items;
const { choices, plain } = food.items;

const visitor = visitorUnderTest(() => market.app);
const guestIn = (module: number) => shopperUnderTest(() => market.app, module);
async function customerWith(...lines: object[]) {
  const customer = await signedInCustomer(market);
  for (const line of lines) {
    const added = await visitor.post('cart/add', { quantity: 1, ...line }, customer.headers);
    expect(added.status).toBe(200);
  }
  return customer;
}
const merge = (guestId: string, customerId: number, keep?: 'guest' | 'mine') =>
  transact(market.db, (transaction) =>
    mergeGuestCart(transaction, { guestId, customerId, at: market.now(), ...(keep && { keep }) }),
  );
const linesOf = async ({ headers }: { headers: Record<string, string> }) =>
  (await visitor.get('cart/list', headers)).body.map((line: { item_id: number; quantity: number }) => [
    line.item_id,
    line.quantity,
  ]);

describe('the cart of a guest who signs in', () => {
  it('[AUTH-126] moves whole to a customer whose cart is empty, with variants and add-ons', async () => {
    const guest = guestIn(knownModules.food);
    const { body } = await guest.add({
      item_id: choices.id,
      quantity: 3,
      variation: [
        { name: 'Size', values: { label: ['Large'] } },
        { name: 'Protein', values: { label: ['Egg'] } },
      ],
      add_on_ids: [choices.addOns[0]],
      add_on_qtys: [2],
    });
    const customer = await customerWith();
    expect(await merge(guest.guestId, customer.id)).toBeNull();
    const { body: mine } = await visitor.get('cart/list', customer.headers);
    const shown = ({ food_variations, addons, quantity, total_price }: Record<string, unknown>) => ({
      food_variations,
      addons,
      quantity,
      total_price,
    });
    expect(mine.map(shown)).toEqual(body.map(shown));
    expect((await guest.lines()).body).toEqual([]);
  });

  it('[AUTH-126] adds to items of the same store, as far as stock and limit allow', async () => {
    const guest = guestIn(knownModules.grocery);
    await guest.add({ item_id: limited.id, quantity: 3 });
    await guest.add({ item_id: scarce.id, quantity: 15 });
    await guest.add({ item_id: typed.id, quantity: 2, variation: [{ type: 'Small' }] });
    const customer = await customerWith({ item_id: limited.id, quantity: 2 }, { item_id: scarce.id, quantity: 12 });
    expect(await merge(guest.guestId, customer.id)).toBeNull();
    expect(await linesOf(customer)).toEqual([
      [limited.id, limited.maximum],
      [scarce.id, scarce.stock],
      [typed.id, 2],
    ]);
    expect((await guest.lines()).body).toEqual([]);
  });

  it('[AUTH-126] waits where the customer has items of another store, and nothing is lost', async () => {
    const guest = guestIn(knownModules.food);
    await guest.add({ item_id: plain.id });
    const customer = await customerWith({ item_id: generous.items.dish.id });
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from stores where id in (${food.id}, ${generous.id}) order by id`.execute(market.db);
    const nameOf = (store: number) => rows.find(({ id }) => id === store)?.name;
    expect(await merge(guest.guestId, customer.id)).toEqual({ from: nameOf(food.id), to: nameOf(generous.id) });
    expect(await linesOf(customer)).toEqual([[generous.items.dish.id, 1]]);
    expect((await guest.lines()).body).toHaveLength(1);
  });

  it('[AUTH-126] is merged module by module: a conflict in one keeps nothing else back', async () => {
    const guest = guestIn(knownModules.food);
    await guest.add({ item_id: plain.id });
    await guest.add({ item_id: scarce.id });
    const customer = await customerWith({ item_id: generous.items.dish.id });
    expect(await merge(guest.guestId, customer.id)).not.toBeNull();
    expect(await linesOf(customer)).toEqual(
      expect.arrayContaining([
        [generous.items.dish.id, 1],
        [scarce.id, 1],
      ]),
    );
  });

  it.each([
    ['guest', plain.id],
    ['mine', generous.items.dish.id],
  ] as const)('[AUTH-126] the answer "%s" decides, and is given once', async (keep, expected) => {
    const guest = guestIn(knownModules.food);
    await guest.add({ item_id: plain.id });
    const customer = await customerWith({ item_id: generous.items.dish.id });
    const answer = { keep, guest_id: guest.guestId };
    const done = await visitor.post('cart/merge', answer, customer.headers);
    expect([done.status, done.body.map(({ item_id }: { item_id: number }) => item_id)]).toEqual([200, [expected]]);
    expect((await guest.lines()).body).toEqual([]);
    expect((await visitor.post('cart/merge', answer, customer.headers)).body).toEqual(done.body);
    expect(await linesOf(customer)).toEqual([[expected, 1]]);
  });

  it('a browser names its guest by the cookie, and only our own page may', async () => {
    const guest = guestIn(knownModules.food);
    await guest.add({ item_id: plain.id });
    const customer = await customerWith();
    const cookie = `sid=${customer.token}; guest_id=${guest.guestId}`;
    const foreign = { cookie, 'x-software-id': 'soko-web', 'sec-fetch-site': 'cross-site' };
    expect((await visitor.post('cart/merge', { keep: 'guest' }, foreign)).code).toBe('cross_site');
    expect((await visitor.post('cart/merge', { keep: 'guest' }, customer.headers)).code).toBe('guest_id_needed');
    const done = await visitor.post('cart/merge', { keep: 'guest' }, { cookie, 'x-software-id': 'soko-web' });
    expect(done.body).toHaveLength(1);
  });
});

describe('two at once', () => {
  it('[AUTH-126] merge a cart once', async () => {
    for (let round = 0; round < 5; round++) {
      const guest = guestIn(knownModules.grocery);
      await guest.add({ item_id: scarce.id, quantity: 3 });
      const customer = await customerWith({ item_id: scarce.id, quantity: 2 });
      await Promise.all(Array.from({ length: 4 }, () => merge(guest.guestId, customer.id)));
      expect(await linesOf(customer)).toEqual([[scarce.id, 5]]);
    }
  });

  it('[AUTH-126] give a cart to one of two customers, and all of it', async () => {
    const guest = guestIn(knownModules.grocery);
    await guest.add({ item_id: scarce.id, quantity: 4 });
    const [one, other] = [await customerWith(), await customerWith()];
    await Promise.all([merge(guest.guestId, one.id), merge(guest.guestId, other.id)]);
    const lines = [...(await linesOf(one)), ...(await linesOf(other))];
    expect(lines).toEqual([[scarce.id, 4]]);
  });

  it('[CART-32] merge and add: one store in the end', async () => {
    for (let round = 0; round < 5; round++) {
      const guest = guestIn(knownModules.food);
      await guest.add({ item_id: plain.id });
      const customer = await customerWith();
      await Promise.all([
        merge(guest.guestId, customer.id),
        visitor.post('cart/add', { item_id: generous.items.dish.id, quantity: 1 }, customer.headers),
      ]);
      const { rows } = await sql`
        select distinct i.store_id from carts c join cart_lines l on l.cart_id = c.id join items i on i.id = l.item_id
        where c.shopper = ${`customer:${customer.id}`}`.execute(market.db);
      expect(rows).toHaveLength(1);
    }
  });
});
