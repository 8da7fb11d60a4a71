import { money } from 'market/values/money';
import { expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { breachesIn } from '#api/testing/breaches.ts';
import { catalogueUnderTest, type Place } from '#api/testing/under-test/catalogue-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';

const market = marketUnderTest();
const put = promotionsUnderTest(market);
const get = catalogueUnderTest(() => market.app);
const { scarce, limited, percentOff, amountOff, soldOut } = testStores.grocery.items;
const { promoted, formula } = testStores.pharmacy.items;
const { yaba } = knownZones;
const groceries: Place = { module: knownModules.grocery };

const shopper = (module: number = knownModules.grocery) => shopperUnderTest(() => market.app, module);
const toYaba = (items: object[]) => ({
  items,
  latitude: yaba.at.lat,
  longitude: yaba.at.lng,
  address: yaba.address,
  contact_person_name: 'Ada Obi',
  contact_person_number: '0803 555 0142',
});
const some = (itemId: number, quantity = 1) => ({ item_id: itemId, quantity });

const piecesOf = (saleId: number) =>
  market.db
    .selectFrom('flash_sale_items')
    .where('flash_sale_id', '=', saleId)
    .select(['sold', 'available_stock', 'stock'])
    .executeTakeFirstOrThrow();

it('[CARD-05] [PROMO-22] an item in a flash sale has one price: on its card, in cart, quote and order', async () => {
  const sale = await put.flashSale(percentOff.id, { stock: 5 });
  const { body: card } = await get(`items/details/${percentOff.slug}`, groceries);
  expect(card.promotion).toMatchObject({ kind: 'flash_sale', id: sale, discount: 50, discount_type: 'percent' });
  const buyer = shopper();
  const { body: lines } = await buyer.add(some(percentOff.id, 2));
  expect(lines[0]).toMatchObject({ discount: 1200, total_price: 1200, discount_reason: 'flash_sale' });
  const { body: quoted } = await buyer.quote(toYaba([some(percentOff.id, 2)]));
  expect(quoted).toMatchObject({ discount_total: 1200, discount_reason: 'flash_sale' });
  const placed = await buyer.place({ ...toYaba([some(percentOff.id, 2)]), order_amount: quoted.total });
  expect(placed.status).toBe(200);
  expect(await piecesOf(sale)).toEqual({ sold: 2, available_stock: 3, stock: 5 });
  expect(await breachesIn(market.db)).toEqual([]);
  await buyer.cancel(placed.body.order_id);
  expect(await piecesOf(sale)).toEqual({ sold: 0, available_stock: 5, stock: 5 });
  expect(await breachesIn(market.db)).toEqual([]);
});

it('a cart takes no more than the flash sale has left, and sold out the ordinary price holds again', async () => {
  const sale = await put.flashSale(limited.id, { stock: 2 });
  const { body: card } = await get(`items/details/${limited.slug}`, groceries);
  expect(card.maximum_cart_quantity).toBe(2);
  expect((await shopper().quote(toYaba([some(limited.id, 3)]))).code).toBe('over_maximum');
  expect((await shopper().place(toYaba([some(limited.id, 2)]))).status).toBe(200);
  const { body: after } = await get(`items/details/${limited.slug}`, groceries);
  expect(after).toMatchObject({ promotion: null, maximum_cart_quantity: limited.maximum });
  const { body: quoted } = await shopper().quote(toYaba([some(limited.id)]));
  expect(quoted.discount_total).toBe(0);
  expect(await piecesOf(sale)).toMatchObject({ sold: 2, available_stock: 0 });
});

it('fifty buyers of three units of a flash sale buy three at its price, and the ledger agrees', async () => {
  const sale = await put.flashSale(amountOff.id, { stock: 3 });
  const { body: quoted } = await shopper().quote(toYaba([some(amountOff.id)]));
  const orders = Array.from({ length: 50 }, () =>
    shopper().place({ ...toYaba([some(amountOff.id)]), order_amount: quoted.total }),
  );
  const answers = (await Promise.all(orders)).map(({ status, code }) => code ?? status);
  expect(answers.filter((answer) => answer === 200)).toHaveLength(3);
  expect(answers.filter((answer) => answer === 'price_changed')).toHaveLength(47);
  expect(await piecesOf(sale)).toMatchObject({ sold: 3, available_stock: 0 });
  expect(await breachesIn(market.db)).toEqual([]);
});

it('[CARD-26] a campaign sets the price before the discount of store and item, and never adds to it', async () => {
  await put.campaign([promoted.id], { module_id: knownModules.pharmacy, discount: money(30) });
  const { body: card } = await get(`items/details/${promoted.slug}`, { module: knownModules.pharmacy });
  expect(card.promotion).toMatchObject({ kind: 'campaign', discount: 30 });
  expect([card.available_date_starts, card.available_date_ends]).toEqual([
    put.around(-1).toISOString(),
    put.around(2).toISOString(),
  ]);
  const { body: quoted } = await shopper(knownModules.pharmacy).quote(toYaba([some(promoted.id)]));
  expect(quoted).toMatchObject({ item_total: 3000, discount_total: 900, discount_reason: 'campaign' });
});

it('an excluded item has none, whatever names it', async () => {
  await put.campaign([formula.id], { module_id: knownModules.pharmacy });
  await put.flashSale(formula.id, { moduleId: knownModules.pharmacy });
  const { body: card } = await get(`items/details/${formula.slug}`, { module: knownModules.pharmacy });
  expect(card).toMatchObject({ promotion: null, available_date_starts: null });
  const { body: quoted } = await shopper(knownModules.pharmacy).quote(toYaba([some(formula.id)]));
  expect(quoted.discount_total).toBe(0);
});

it.each([
  ['over', { starts_at: put.around(-3), ends_at: put.around(-1) }],
  ['not begun', { starts_at: put.around(1), ends_at: put.around(2) }],
  ['at rest until eight in the evening', { daily_from: 20 * 60, daily_until: 23 * 60 }],
])('a campaign that is %s sets no price', async (_what, change) => {
  await put.campaign([scarce.id], change);
  const { body: quoted } = await shopper().quote(toYaba([some(scarce.id)]));
  expect([quoted.discount_total, quoted.discount_reason]).toEqual([0, null]);
});

it('[CARD-26] an item of a campaign has its dates outside the daily hours too, and no price of the campaign', async () => {
  const { typed } = testStores.grocery.items;
  await put.campaign([typed.id], { daily_from: 20 * 60, daily_until: 23 * 60 });
  const { body: card } = await get(`items/details/${typed.id}`, groceries);
  expect(card).toMatchObject({
    promotion: null,
    available_date_starts: put.around(-1).toISOString(),
    available_date_ends: put.around(2).toISOString(),
  });
  await put.flashSale(typed.id);
  const { body: inSale } = await get(`items/details/${typed.id}`, groceries);
  expect(inSale).toMatchObject({ promotion: { kind: 'flash_sale' }, available_date_starts: null });
});

it.each([
  ['over', { starts_at: put.around(-3), ends_at: put.around(-1) }],
  ['not begun', { starts_at: put.around(1), ends_at: put.around(2) }],
])('[CARD-26] a campaign that is %s gives no dates', async (_what, change) => {
  await put.campaign([testStores.grocery.items.amountOff.id], change);
  const { body: card } = await get(`items/details/${testStores.grocery.items.amountOff.id}`, groceries);
  expect([card.available_date_starts, card.available_date_ends]).toEqual([null, null]);
});

it('lists carry the promotion of an item as its page does', async () => {
  await put.campaign([soldOut.id]);
  const { body } = await get(`items?store_id=${testStores.grocery.id}&limit=100`, groceries);
  const listed = body.items.find(({ id }: { id: number }) => id === soldOut.id);
  expect(listed.promotion).toMatchObject({ kind: 'campaign', discount: 20 });
});
