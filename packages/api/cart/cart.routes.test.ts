import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const { grocery, food, pharmacy, generous, night } = testStores;
const { scarce, typed, soldOut, limited, withdrawn, percentOff, amountOff } = grocery.items;
const { choices, plain, breakfast } = food.items;

const grocer = () => shopperUnderTest(() => market.app, knownModules.grocery);
const cook = () => shopperUnderTest(() => market.app, knownModules.food);

/** What the required groups of the dish ask for. */
async function goodChoice() {
  const { body } = { body: (await market.app.inject({ url: `/api/v1/items/details/${choices.slug}` })).json() };
  const groups = body.food_variations as { name: string; required: string; min: number; values: { label: string }[] }[];
  return groups
    .filter(({ required }) => required === 'on')
    .map(({ name, min, values }) => ({
      name,
      values: { label: values.slice(0, Math.max(1, min)).map(({ label }) => label) },
    }));
}

describe('adding to the cart', () => {
  it('[CART-39] [CART-40] [CART-42] [API-14] answers all lines as a plain list', async () => {
    const { status, body } = await grocer().add({ model: 'Item', item_id: scarce.id, quantity: 2, price: 1_000 });
    expect(status).toBe(200);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      id: expect.any(Number),
      item: { id: scarce.id, store_id: grocery.id },
      quantity: 2,
      price: 1_000,
      total_price: 2_000,
      variation: [],
      food_variations: [],
      addons: [],
      price_changed: false,
      problem: null,
    });
  });

  it('[CART-37] [CART-38] has in a line everything that the line is calculated and rendered from', async () => {
    const { body } = await cook().add({ item_id: choices.id, variation: await goodChoice() });
    expect(body[0]).toMatchObject({
      id: expect.any(Number),
      quantity: 1,
      price: expect.any(Number),
      total_price: expect.any(Number),
      discount: expect.any(Number),
      variation: [],
      food_variations: expect.arrayContaining([{ name: 'Protein', values: { label: ['Chicken'] } }]),
      addons: [],
      item: {
        price: expect.any(Number),
        discount: expect.any(Number),
        discount_type: expect.stringMatching(/^(amount|percent)$/),
        store_discount: expect.any(Number),
        stock: null,
        module: { module_type: 'food' },
        is_prescription_required: 0,
        generic_name: [],
        image_full_url: expect.any(String),
        choice_options: [],
      },
    });
    expect(body[0].item).toHaveProperty('maximum_cart_quantity');
    const kinds = await grocer().add({ item_id: typed.id, variation: [{ type: 'Small' }] });
    expect(kinds.body[0]).toMatchObject({ variation: [{ type: 'Small' }] });
    const amount = await grocer().add({ item_id: amountOff.id });
    expect(amount.body[0].item.discount_type).toBe('amount');
  });

  it('makes one line of the same item in the same kind, and two of two kinds', async () => {
    const guest = grocer();
    await guest.add({ item_id: scarce.id });
    const same = await guest.add({ item_id: scarce.id, quantity: 2 });
    expect(same.body).toMatchObject([{ quantity: 3 }]);
    const other = await guest.add({ item_id: typed.id, variation: [{ type: 'Small' }] });
    expect(other.body).toHaveLength(2);
  });

  it('[CART-41] [CHK-10] reports when the client expected another price, and uses that of the catalog', async () => {
    const { body } = await grocer().add({ item_id: scarce.id, price: 1 });
    expect(body).toMatchObject([{ price: 1_000, price_changed: true }]);
  });

  it('[CARD-04] [CARD-05] takes money off as the card says: a percent, an amount, the whole store', async () => {
    const guest = grocer();
    await guest.add({ item_id: percentOff.id });
    const { body } = await guest.add({ item_id: amountOff.id });
    expect(body).toMatchObject([
      { price: 1_200, discount: 120, total_price: 1_080, discount_reason: 'item' },
      { price: 3_000, discount: 500, total_price: 2_500, discount_reason: 'item' },
    ]);
    const chemist = shopperUnderTest(() => market.app, knownModules.pharmacy);
    await chemist.add({ item_id: pharmacy.items.promoted.id });
    const medicine = await chemist.add({ item_id: pharmacy.items.formula.id });
    expect(medicine.body).toMatchObject([
      { discount_reason: 'store', discount: 300 },
      { discount_reason: null, discount: 0 },
    ]);
  });

  it('[ITEM-27] counts add-ons once per line and never discounts them', async () => {
    const [first] = choices.addOns;
    const { body } = await cook().add({
      item_id: choices.id,
      quantity: 2,
      variation: await goodChoice(),
      add_on_ids: choices.addOns,
      add_on_qtys: [3, 0],
    });
    expect(body[0].addons).toMatchObject([{ id: first, quantity: 3 }]);
    expect(body[0].add_on_total).toBe(body[0].addons[0].price * 3);
  });

  it.each<[string, () => ReturnType<typeof grocer>, object, string]>([
    ['[CART-21] [CART-23] more than the stock', grocer, { item_id: scarce.id, quantity: 21 }, 'out_of_stock'],
    ['[CART-21] an empty shelf', grocer, { item_id: soldOut.id }, 'out_of_stock'],
    ['[CART-22] [CART-24] more than the maximum', grocer, { item_id: limited.id, quantity: 4 }, 'over_maximum'],
    [
      '[ITEM-30] a type without stock',
      grocer,
      { item_id: typed.id, variation: [{ type: 'Large' }] },
      'variation_out_of_stock',
    ],
    ['a type that is not chosen', grocer, { item_id: typed.id }, 'variation_needed'],
    ['[FOOD-24] a required group that is left out', cook, { item_id: choices.id }, 'variation_needed'],
    [
      'an add-on of another item',
      cook,
      { item_id: plain.id, add_on_ids: [choices.addOns[0]], add_on_qtys: [1] },
      'add_on_unknown',
    ],
    ['a withdrawn item', grocer, { item_id: withdrawn.id }, 'item_not_found'],
    ['an unknown item', grocer, { item_id: 88_888_888 }, 'item_not_found'],
  ])('[CART-27] refuses %s and keeps the cart as it was', async (_what, shopper, line, code) => {
    const guest = shopper();
    expect((await guest.add(line)).code).toBe(code);
    expect((await guest.lines()).body).toEqual([]);
  });

  it('[FOOD-24] [FOOD-26] says which group of a dish is at fault', async () => {
    const [chosen] = await goodChoice();
    const missing = await cook().add({ item_id: choices.id });
    expect(missing.message).toBe(`Variation ${chosen?.name} can not remain without selection.`);
    const details = (await market.app.inject({ url: `/api/v1/items/details/${choices.slug}` })).json();
    const multi = details.food_variations.find(({ type }: { type: string }) => type === 'multi');
    const all = { name: multi.name, values: { label: multi.values.map(({ label }: { label: string }) => label) } };
    const others = (await goodChoice()).filter(({ name }) => name !== multi.name);
    const tooMany = await cook().add({ item_id: choices.id, variation: [...others, all] });
    expect(tooMany.message).toBe(
      `Selected variation named ${multi.name} must be in between Minimum ${multi.min} and Maximum ${multi.max}`,
    );
  });

  it('[CART-22] counts all kinds of an item towards its maximum', async () => {
    const guest = grocer();
    await guest.add({ item_id: limited.id, quantity: 2 });
    expect((await guest.add({ item_id: limited.id, quantity: 2 })).code).toBe('over_maximum');
  });

  it('[FOOD-19] [FOOD-20] outside its hours takes a dish only when it may wait', async () => {
    const wait = (schedule_order: boolean) =>
      market.db.updateTable('items').set({ schedule_order }).where('id', '=', breakfast.id).execute();
    await wait(false);
    expect((await cook().add({ item_id: breakfast.id })).code).toBe('item_not_available');
    await wait(true);
    expect((await cook().add({ item_id: breakfast.id })).status).toBe(200);
  });

  it('takes a dish of a closed store that takes orders ahead', async () => {
    expect((await cook().add({ item_id: night.items.dish.id })).status).toBe(200);
  });
});

describe('items of another store', () => {
  it('[CART-32] [CART-33] ask first, in the words of the documents', async () => {
    const guest = cook();
    await guest.add({ item_id: plain.id });
    expect(await guest.add({ item_id: generous.items.dish.id })).toMatchObject({
      status: 409,
      code: 'other_store',
      message:
        'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    });
    expect((await guest.lines()).body).toMatchObject([{ item_id: plain.id }]);
  });

  it('[CART-34] replace the cart when the shopper agrees', async () => {
    const guest = cook();
    await guest.add({ item_id: plain.id });
    const { body } = await guest.add({ item_id: generous.items.dish.id, clear_other_store: true });
    expect(body).toMatchObject([{ item_id: generous.items.dish.id }]);
  });

  it('never mix, also when two tabs add at the same moment', async () => {
    const guest = cook();
    const answers = await Promise.all([
      guest.add({ item_id: plain.id }),
      guest.add({ item_id: generous.items.dish.id }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['other_store', undefined]);
    expect((await guest.lines()).body).toHaveLength(1);
  });

  it('may follow once the cart is empty again', async () => {
    const guest = cook();
    const { body } = await guest.add({ item_id: plain.id });
    await guest.remove(body[0].id);
    expect((await guest.add({ item_id: generous.items.dish.id })).status).toBe(200);
  });
});

describe('changing the cart', () => {
  it('[CART-43] [API-10] updates a line, by POST and by PUT alike', async () => {
    const guest = grocer();
    const { body } = await guest.add({ item_id: scarce.id });
    const updated = await guest.update({ cart_id: body[0].id, item_id: scarce.id, quantity: 5 });
    expect(updated.body).toMatchObject([{ id: body[0].id, quantity: 5 }]);
    const post = await market.app.inject({
      method: 'POST',
      url: '/api/v1/cart/update',
      headers: { moduleid: String(knownModules.grocery) },
      payload: { guest_id: guest.guestId, cart_id: body[0].id, item_id: scarce.id, quantity: 4, _method: 'put' },
    });
    expect(post.json()).toMatchObject([{ quantity: 4 }]);
  });

  it('[CART-27] refuses a quantity beyond the stock and keeps the old one', async () => {
    const guest = grocer();
    const { body } = await guest.add({ item_id: scarce.id });
    expect((await guest.update({ cart_id: body[0].id, item_id: scarce.id, quantity: 21 })).code).toBe('out_of_stock');
    expect((await guest.lines()).body).toMatchObject([{ quantity: 1 }]);
  });

  it('[CART-46] removes a line, and [CART-47] all of them', async () => {
    const guest = grocer();
    await guest.add({ item_id: scarce.id });
    const { body } = await guest.add({ item_id: percentOff.id });
    expect((await guest.remove(body[0].id)).body).toHaveLength(1);
    expect((await guest.clear()).body).toEqual([]);
  });

  it('[API-18] finds no line of another shopper: the same answer as for an unknown one', async () => {
    const [owner, stranger] = [grocer(), grocer()];
    const { body } = await owner.add({ item_id: scarce.id });
    const foreign = await stranger.remove(body[0].id);
    const unknown = await stranger.remove(2_000_000_000);
    expect(foreign.body).toEqual(unknown.body);
    expect(foreign.status).toBe(404);
    const update = await stranger.update({ cart_id: body[0].id, item_id: scarce.id, quantity: 2 });
    expect(update).toMatchObject({ status: 404, code: 'cart_line_not_found' });
    expect((await owner.lines()).body).toMatchObject([{ quantity: 1 }]);
  });

  it('[CART-10] [CART-44] keeps a cart for each guest and module', async () => {
    const guest = grocer();
    await guest.add({ item_id: scarce.id });
    const inFood = await market.app.inject({
      url: `/api/v1/cart/list?guest_id=${guest.guestId}`,
      headers: { moduleid: String(knownModules.food) },
    });
    const everywhere = await market.app.inject({ url: `/api/v1/cart/list?guest_id=${guest.guestId}` });
    expect([inFood.json().length, everywhere.json().length]).toEqual([0, 1]);
  });
});

describe('a line whose item has changed', () => {
  it('shows today’s price and what keeps it from being ordered', async () => {
    const guest = grocer();
    await guest.add({ item_id: limited.id, quantity: 3 });
    await market.db.updateTable('items').set({ stock: 2, stock_received: 2 }).where('id', '=', limited.id).execute();
    const { body } = await guest.lines();
    await market.db.updateTable('items').set({ stock: 50, stock_received: 50 }).where('id', '=', limited.id).execute();
    expect(body).toMatchObject([{ problem: 'out_of_stock' }]);
  });
});

describe('a cart and the place of its shopper', () => {
  it('[CART-39] names its zone and currency, wherever its shopper is now', async () => {
    const shopper = grocer();
    await shopper.add({ item_id: scarce.id });
    const { body: here } = await shopper.lines(knownZones.yaba.id);
    const { body: away } = await shopper.lines(knownZones.lowCashCap.id);
    const zone = {
      id: knownZones.yaba.id,
      name: 'Yaba & Surulere',
      city: 'Lagos',
      currency: 'NGN',
      free_delivery_over: 25_000,
    };
    expect(here[0]).toMatchObject({ zone, is_delivered_here: true, price: 1_000 });
    expect(away[0]).toMatchObject({ zone, is_delivered_here: false, price: 1_000 });
  });

  it('[CART-30] names no amount for free delivery where the store delivers free of charge', async () => {
    const shopper = grocer();
    await shopper.add({ item_id: scarce.id });
    const overOf = async () => (await shopper.lines(knownZones.yaba.id)).body[0].zone.free_delivery_over;
    const setFree = (free: boolean) =>
      market.db.updateTable('stores').set({ free_delivery: free }).where('id', '=', testStores.grocery.id).execute();
    const before = await overOf();
    await setFree(true);
    const whileFree = await overOf();
    await setFree(false);
    expect([before, whileFree]).toEqual([25_000, null]);
  });

  it('[CART-39] is not reported as elsewhere before a place is chosen', async () => {
    const shopper = grocer();
    const { body } = await shopper.add({ item_id: scarce.id });
    expect(body[0].is_delivered_here).toBe(true);
  });
});
