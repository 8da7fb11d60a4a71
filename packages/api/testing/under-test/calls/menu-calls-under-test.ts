import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { days } from 'market/stores/stores.rules';
import sharp from 'sharp';
import { testStores } from '#api/db/seed/known-market.ts';
import { signedInCustomer } from '../customer-under-test.ts';
import type { MarketUnderTest } from '../market-under-test.ts';
import { signedInMember, signedInOperator } from '../staff-under-test.ts';
import { freshEmail, visitorUnderTest } from '../visitor-under-test.ts';
import type { StaffCall } from './staff-calls-under-test.ts';

const mornings = Object.fromEntries(days.map((day) => [day, [[360, 660]]]));
const base = `vendor/stores/${testStores.food.id}`;

/** The writing calls about many items of a menu, for the tests that walk all calls of staff. */
export function menuCallsUnderTest(market: MarketUnderTest): Record<string, () => Promise<StaffCall>> {
  const visitor = visitorUnderTest(() => market.app);

  /** A manager with a new item, and a change of it that has not been sent. */
  async function wanted() {
    const by = await signedInMember(market, { storeId: testStores.food.id, role: 'manager' });
    const { categories } = (await visitor.get(`${base}/menu`, by.headers)).body;
    const fields = { name: 'Akara', price: 900, category_id: categories[0].id };
    const headers = { ...by.headers, 'idempotency-key': randomUUID() };
    const { id, version } = (await visitor.post(`${base}/items`, fields, headers)).body.item;
    const change = { kind: 'price', by: 'percent', value: 10, round_to: 1 };
    return { by, body: { items: [{ id, version }], change } };
  }

  const plate = () =>
    sharp({ create: { width: 400, height: 400, channels: 3, background: '#c33' } })
      .webp()
      .toBuffer();

  return {
    'vendorItems.changeMany': async () => ({ ...(await wanted()), params: { store_id: testStores.food.id } }),
    'vendorItems.arrangeCategories': async () => {
      const { by } = await wanted();
      const { version, categories } = (await visitor.get(`${base}/menu/arrangement`, by.headers)).body;
      const category_ids = categories.map(({ id }: { id: number }) => id).reverse();
      return { by, params: { store_id: testStores.food.id }, body: { version, category_ids } };
    },
    'vendorItems.arrangeItems': async () => {
      const { by, body } = await wanted();
      const { version, categories } = (await visitor.get(`${base}/menu/arrangement`, by.headers)).body;
      const params = { store_id: testStores.food.id, category_id: categories[0].id };
      const item_ids = body.items.map(({ id }) => id);
      return { by, params, body: { version, item_ids, featured_ids: [] } };
    },
    'vendorItems.setCategoryHours': async () => {
      const { by } = await wanted();
      const [{ id, version }] = (await visitor.get(`${base}/menu/hours`, by.headers)).body.categories;
      return { by, params: { store_id: testStores.food.id, category_id: id }, body: { version, week: mornings } };
    },
    'vendorItems.setItemHours': async () => {
      const { by, body } = await wanted();
      const [item] = body.items;
      const timed_price = { price: 700, week: mornings };
      const params = { store_id: testStores.food.id, item_id: item?.id };
      return { by, params, body: { version: item?.version, week: mornings, timed_price } };
    },
    'vendorItems.putBack': async () => {
      const { by, body } = await wanted();
      const [item] = body.items;
      const off = { version: item?.version, availability: 'sold_out' };
      await visitor.put(`${base}/items/${item?.id}/availability`, off, by.headers);
      return { by, params: { store_id: testStores.food.id }, body: { item_ids: [item?.id] } };
    },
    'vendorItems.takeIngredientOff': async () => {
      const { by, body } = await wanted();
      return { by, params: { store_id: testStores.food.id }, body: { word: 'beans', items: body.items } };
    },
    'vendorItems.putIngredientBack': async () => {
      const { by, body } = await wanted();
      const off = { word: 'beans', items: body.items };
      const { change_id } = (await visitor.post(`${base}/menu/ingredients/off`, off, by.headers)).body;
      return { by, params: { store_id: testStores.food.id, change_id } };
    },
    'vendorItems.importFile': async () => {
      const by = await signedInMember(market, { storeId: testStores.food.id, role: 'manager' });
      const [category] = (await visitor.get(`${base}/menu`, by.headers)).body.categories;
      const file = Buffer.from(`name,category,price\nGari ${randomUUID()},"${category.name}",5`);
      return { by, params: { store_id: testStores.food.id }, body: { file, step: 'write' } };
    },
    'adminImport.file': async () => {
      const by = await signedInOperator(market, { roles: ['owner'] });
      const person = await signedInCustomer(market, { email: freshEmail() });
      const { rows } = await sql<{ email: string | null }>`select email from customers where id = ${person.id}`.execute(
        market.db,
      );
      const file = Buffer.from(`contact,city,vehicle\n${rows[0]?.email},Lagos,bicycle`);
      return { by, body: { kind: 'couriers', file, step: 'write' } };
    },
    'adminImport.photo': async () => {
      const by = await signedInOperator(market, { roles: ['owner'] });
      const { body: wish } = await wanted();
      const { rows } = await sql<{ slug: string }>`select slug from items where id = ${wish.items[0]?.id}`.execute(
        market.db,
      );
      return { by, body: { slug: rows[0]?.slug, photo: await plate() } };
    },
    'vendorItems.undoChange': async () => {
      const { by, body } = await wanted();
      const { change_id } = (await visitor.post(`${base}/menu/changes`, body, by.headers)).body;
      return { by, params: { store_id: testStores.food.id, change_id } };
    },
  };
}
