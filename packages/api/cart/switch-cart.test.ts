import { sql } from 'kysely';
import type { Basket } from 'market/cart/cart.contract';
import { maxBaskets } from 'market/cart/cart.rules';
import { money } from 'market/values/money';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { transact } from '#api/db/transact.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';

const market = marketUnderTest();
const { grocery, food, generous } = testStores;
const { plain } = food.items;
const { dish } = generous.items;
const { scarce } = grocery.items;
const visitor = visitorUnderTest(() => market.app);

/** A guest in a module, with what baskets are asked. */
function guestIn(module = knownModules.food) {
  const guest = shopperUnderTest(() => market.app, module);
  const headers = { moduleid: String(module), zoneid: JSON.stringify([knownZones.yaba.id]) };
  const asGuest = (more = '') => `?guest_id=${guest.guestId}${more}`;
  return {
    ...guest,
    start: (line: object) => guest.add({ start_another: true, ...line }),
    baskets: async (): Promise<Basket[]> => (await visitor.get(`cart/baskets${asGuest()}`, headers)).body.baskets,
    switchTo: (basket_id: unknown) => visitor.post('cart/switch', { basket_id, guest_id: guest.guestId }, headers),
    removeBasket: (id: unknown) => visitor.delete(`cart/remove-basket${asGuest(`&basket_id=${id}`)}`, headers),
    inCart: async () =>
      (await guest.lines()).body.map((line: { item_id: number; quantity: number }) => [line.item_id, line.quantity]),
  };
}
const shown = ({ store_id, quantity }: Basket) => [store_id, quantity];

describe('a basket of another store', () => {
  it('[CART-32] [CART-36] is started by its own answer; the two others stay as they were', async () => {
    const guest = guestIn();
    await guest.add({ item_id: plain.id, quantity: 2 });
    expect(await guest.add({ item_id: dish.id })).toMatchObject({ status: 409, code: 'other_store' });
    expect(await guest.baskets()).toEqual([]);
    expect((await guest.start({ item_id: dish.id })).status).toBe(200);
    expect(await guest.inCart()).toEqual([[dish.id, 1]]);
    expect((await guest.baskets()).map(shown)).toEqual([[food.id, 2]]);
  });

  it('[CART-34] is not cleared', async () => {
    const guest = guestIn();
    await guest.add({ item_id: plain.id });
    expect((await guest.add({ item_id: dish.id, clear_other_store: true })).status).toBe(200);
    expect(await guest.inCart()).toEqual([[dish.id, 1]]);
    expect(await guest.baskets()).toEqual([]);
  });

  it('says store, count, sum and place, as its cart did', async () => {
    const guest = guestIn();
    const { body } = await guest.add({ item_id: plain.id, quantity: 3 });
    const [line] = body;
    await guest.start({ item_id: dish.id });
    const [basket] = await guest.baskets();
    expect(basket).toMatchObject({
      store_name: line.item.store_name,
      module_id: knownModules.food,
      quantity: 3,
      total: line.total_price,
      problems: 0,
      is_delivered_here: line.is_delivered_here,
      images_full_url: [line.item.image_full_url],
    });
  });

  it('is the cart again when it is switched to, line by line, and the cart waits', async () => {
    const guest = guestIn();
    const before = await guest.add({
      item_id: food.items.choices.id,
      quantity: 2,
      variation: [
        { name: 'Size', values: { label: ['Large'] } },
        { name: 'Protein', values: { label: ['Egg'] } },
      ],
    });
    await guest.start({ item_id: dish.id });
    const [basket] = await guest.baskets();
    const { status, body } = await guest.switchTo(basket?.id);
    expect(status).toBe(200);
    const kind = ({ food_variations, total_price, quantity }: Record<string, unknown>) => ({
      food_variations,
      total_price,
      quantity,
    });
    expect(body.map(kind)).toEqual(before.body.map(kind));
    expect((await guest.baskets()).map(shown)).toEqual([[generous.id, 1]]);
    expect(await guest.switchTo(basket?.id)).toMatchObject({ status: 404, code: 'basket_not_found' });
  });

  it('[CHK-11] is not ordered by a checkout that shows the former one, though both cost the same', async () => {
    const guest = guestIn();
    const { at, address } = knownZones.yaba;
    const order = {
      ...{ latitude: at.lat, longitude: at.lng, address },
      ...{ contact_person_name: 'Ada Obi', contact_person_number: '0803 555 0142' },
    };
    const storesDeliver = (free_delivery: boolean) =>
      market.db.updateTable('stores').set({ free_delivery }).where('id', '=', food.id).execute();
    const priceOf = (price: number) =>
      market.db
        .updateTable('items')
        .set({ price: money(price) })
        .where('id', '=', plain.id)
        .execute();
    await storesDeliver(true);
    await priceOf(dish.price);
    await guest.add({ item_id: dish.id });
    const { body: seen } = await guest.quote(order);
    await guest.start({ item_id: plain.id });
    const { body: other } = await guest.quote(order);
    expect([seen.store.id, other.store.id, other.total]).toEqual([generous.id, food.id, seen.total]);
    const sent = { ...order, store_id: generous.id, order_amount: seen.total };
    expect(await guest.place(sent)).toMatchObject({ status: 409, code: 'basket_switched' });
    expect(await guest.inCart()).toEqual([[plain.id, 1]]);
    expect((await guest.place({ ...sent, store_id: food.id })).status).toBe(200);
    expect((await guest.baskets()).map(shown)).toEqual([[generous.id, 1]]);
    await storesDeliver(false);
    await priceOf(plain.price);
  });

  it('comes back when something of its store is added, with all that waited', async () => {
    const guest = guestIn();
    await guest.add({ item_id: plain.id, quantity: 2 });
    await guest.start({ item_id: dish.id });
    await guest.start({ item_id: plain.id });
    expect(await guest.inCart()).toEqual([[plain.id, 3]]);
    expect((await guest.baskets()).map(shown)).toEqual([[generous.id, 1]]);
    const [line] = (await guest.lines()).body;
    await guest.remove(line.id);
    await guest.add({ item_id: dish.id });
    expect(await guest.inCart()).toEqual([[dish.id, 2]]);
    expect(await guest.baskets()).toEqual([]);
  });

  it('[CART-27] counts with what is added to its limit', async () => {
    const guest = guestIn();
    const limit = (maximum_cart_quantity: number | null) =>
      market.db.updateTable('items').set({ maximum_cart_quantity }).where('id', '=', plain.id).execute();
    await limit(3);
    await guest.add({ item_id: plain.id, quantity: 3 });
    await guest.start({ item_id: dish.id });
    expect(await guest.start({ item_id: plain.id })).toMatchObject({ status: 409, code: 'over_maximum' });
    expect(await guest.inCart()).toEqual([[plain.id, 3]]);
    expect((await guest.baskets()).map(shown)).toEqual([[generous.id, 1]]);
    await limit(null);
  });

  it('is removed by its shopper alone', async () => {
    const [guest, stranger] = [guestIn(), guestIn()];
    await guest.add({ item_id: plain.id });
    await guest.start({ item_id: dish.id });
    const [basket] = await guest.baskets();
    for (const id of [basket?.id, 999_999_999]) {
      expect(await stranger.switchTo(id)).toMatchObject({ status: 404, code: 'basket_not_found' });
      expect(await stranger.removeBasket(id)).toMatchObject({ status: 404, code: 'basket_not_found' });
    }
    expect((await guest.removeBasket(basket?.id)).status).toBe(200);
    expect(await guest.baskets()).toEqual([]);
    expect(await guest.inCart()).toEqual([[dish.id, 1]]);
  });

  it.each([undefined, 0, -1, 'x', 1.5, 1e12])('[API-16] has a number, and is not %j', async (id) => {
    expect((await guestIn().switchTo(id)).status).toBe(400);
  });

  it('is that of another module too, which is a cart there', async () => {
    const guest = guestIn();
    const other = { moduleid: String(knownModules.grocery) };
    await visitor.post('cart/add', { item_id: scarce.id, quantity: 2, guest_id: guest.guestId }, other);
    await guest.add({ item_id: plain.id });
    expect(await guest.baskets()).toMatchObject([{ id: null, module_id: knownModules.grocery, quantity: 2 }]);
    expect(await guest.inCart()).toEqual([[plain.id, 1]]);
  });

  it('says that its store is closed meanwhile', async () => {
    const guest = guestIn();
    await guest.add({ item_id: plain.id });
    await guest.start({ item_id: dish.id });
    await market.db.updateTable('stores').set({ active: false }).where('id', '=', food.id).execute();
    const [basket] = await guest.baskets();
    await market.db.updateTable('stores').set({ active: true }).where('id', '=', food.id).execute();
    expect(basket).toMatchObject({ is_store_closed: true, problems: 1 });
  });

  it('is one of ten at most', async () => {
    const guest = guestIn();
    await guest.add({ item_id: plain.id });
    await sql`insert into waiting_baskets (cart_id, store_id, lines)
      select c.id, s.id, '[{"item_id": 1}]' from carts c, (select id from stores
        where id not in (${food.id}, ${generous.id}) order by id limit ${maxBaskets - 1}) s
      where c.id = (select cart_id from cart_lines where item_id = ${plain.id} order by id desc limit 1)`.execute(
      market.db,
    );
    expect(await guest.start({ item_id: dish.id })).toMatchObject({ status: 409, code: 'too_many_baskets' });
    expect(await guest.inCart()).toEqual([[plain.id, 1]]);
  });
});

describe('two tabs', () => {
  it('that start and switch at once lose nothing, and never mix stores', async () => {
    for (let round = 0; round < 5; round++) {
      const guest = guestIn();
      await guest.add({ item_id: plain.id });
      await guest.start({ item_id: dish.id });
      const [basket] = await guest.baskets();
      const replies = await Promise.all([
        guest.switchTo(basket?.id),
        guest.start({ item_id: dish.id }),
        guest.start({ item_id: plain.id }),
        guest.switchTo(basket?.id),
      ]);
      expect(replies.every(({ status }) => status === 200 || status === 404)).toBe(true);
      const inCart = await guest.inCart();
      const waiting = await guest.baskets();
      expect(inCart).toHaveLength(1);
      expect(waiting).toHaveLength(1);
      const units = inCart[0][1] + Number(waiting[0]?.quantity);
      expect(units).toBe(4);
    }
  });
});

describe('an order', () => {
  it('takes its own basket and leaves the others', async () => {
    const guest = guestIn();
    await guest.add({ item_id: plain.id });
    await guest.start({ item_id: dish.id });
    const [at] = (
      await sql<{ lat: number; lng: number }>`
      select lat, lng from stores where id = ${generous.id}`.execute(market.db)
    ).rows;
    const placed = await guest.place({
      latitude: at?.lat,
      longitude: at?.lng,
      address: '7 Quiet Close',
      contact_person_name: 'Ada',
      contact_person_number: '+2348035550142',
    });
    expect([placed.status, placed.body]).toEqual([200, placed.body]);
    expect(await guest.inCart()).toEqual([]);
    expect((await guest.baskets()).map(shown)).toEqual([[food.id, 1]]);
  });
});

describe('the baskets of a guest who signs in', () => {
  const merge = (guestId: string, customerId: number, keep?: 'guest' | 'mine' | 'both') =>
    transact(market.db, (transaction) =>
      mergeGuestCart(transaction, { guestId, customerId, at: market.now(), ...(keep && { keep }) }),
    );
  const headersOf = ({ headers }: { headers: Record<string, string> }) => ({
    ...headers,
    moduleid: String(knownModules.food),
  });
  const basketsOf = async (customer: { headers: Record<string, string> }): Promise<Basket[]> =>
    (await visitor.get('cart/baskets', headersOf(customer))).body.baskets;
  const linesOf = async (customer: { headers: Record<string, string> }) =>
    (await visitor.get('cart/list', headersOf(customer))).body.map((line: { item_id: number; quantity: number }) => [
      line.item_id,
      line.quantity,
    ]);

  it('[AUTH-126] go with the cart', async () => {
    const guest = guestIn();
    await guest.add({ item_id: plain.id, quantity: 2 });
    await guest.start({ item_id: dish.id });
    const customer = await signedInCustomer(market);
    expect(await merge(guest.guestId, customer.id)).toBeNull();
    expect(await linesOf(customer)).toEqual([[dish.id, 1]]);
    expect((await basketsOf(customer)).map(shown)).toEqual([[food.id, 2]]);
    expect(await guest.baskets()).toEqual([]);
    expect(await guest.inCart()).toEqual([]);
  });

  it('[AUTH-126] become part of the cart of their store, where nothing is counted twice', async () => {
    const guest = guestIn();
    await guest.add({ item_id: plain.id, quantity: 2 });
    await guest.start({ item_id: dish.id });
    const [line] = (await guest.lines()).body;
    await guest.remove(line.id);
    const customer = await signedInCustomer(market);
    await visitor.post('cart/add', { item_id: plain.id, quantity: 3 }, customer.headers);
    expect(await merge(guest.guestId, customer.id)).toBeNull();
    expect(await linesOf(customer)).toEqual([[plain.id, 3]]);
    expect(await basketsOf(customer)).toEqual([]);
  });

  it('[AUTH-126] [CART-32] are both kept by the third answer', async () => {
    const guest = guestIn();
    await guest.add({ item_id: dish.id });
    const customer = await signedInCustomer(market);
    await visitor.post('cart/add', { item_id: plain.id, quantity: 1 }, customer.headers);
    expect(await merge(guest.guestId, customer.id)).not.toBeNull();
    expect(await merge(guest.guestId, customer.id, 'both')).toBeNull();
    expect(await linesOf(customer)).toEqual([[dish.id, 1]]);
    expect((await basketsOf(customer)).map(shown)).toEqual([[food.id, 1]]);
  });

  it('[AUTH-126] of both are one where they are of one store', async () => {
    const guest = guestIn();
    await guest.add({ item_id: plain.id, quantity: 4 });
    await guest.start({ item_id: dish.id });
    const customer = await signedInCustomer(market);
    await visitor.post('cart/add', { item_id: plain.id, quantity: 1 }, customer.headers);
    await visitor.post('cart/add', { item_id: dish.id, quantity: 1, start_another: true }, customer.headers);
    expect(await merge(guest.guestId, customer.id)).toBeNull();
    expect((await basketsOf(customer)).map(shown)).toEqual([[food.id, 4]]);
    expect(await linesOf(customer)).toEqual([[dish.id, 2]]);
  });
});
