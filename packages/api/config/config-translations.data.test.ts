import { describe, expect, it } from 'vitest';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { catalogueUnderTest } from '#api/testing/under-test/catalogue-under-test.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';
import { writeTranslations } from './config-translations.data.ts';

const market = marketUnderTest();
const orders = ordersUnderTest(market);
const get = catalogueUnderTest(() => market.app);

/** Returns the reply of a call in a language, for groceries unless another module is given. */
function inLanguage(path: string, language: string, module: number | undefined = knownModules.grocery) {
  return get(path, { module, headers: { 'x-localization': language } }).then(({ body }) => body);
}

const namesIn = (entries: { name: string }[]) => entries.map(({ name }) => name);

describe('the words of the operator', () => {
  it.each([
    ['en', 'Drinks', 'Food'],
    ['yo', 'Ohun mímu', 'Oúnjẹ'],
    ['ha', 'Abin sha', 'Abinci'],
    ['ke', 'Vinywaji', 'Chakula'],
    ['sw', 'Vinywaji', 'Chakula'],
    ['yo-NG', 'Ohun mímu', 'Oúnjẹ'],
    ['fr', 'Drinks', 'Food'],
  ])('[I18N-13] [I18N-14] %s: categories and modules are called %s and %s', async (language, drinks, food) => {
    const { categories } = await inLanguage('categories?limit=100', language);
    expect(namesIn(categories)).toContain(drinks);
    const { modules } = await inLanguage('module', language);
    expect(modules.map(({ module_name }: { module_name: string }) => module_name)).toContain(food);
  });

  it('[I18N-14] are those of the requested language, whatever was requested before', async () => {
    for (const language of ['en', 'ke', 'yo', 'en', 'ha', 'ke']) {
      const featured = await inLanguage('categories?featured=1', language);
      const all = await inLanguage('categories?limit=100', language);
      expect(namesIn(all.categories)).toEqual(expect.arrayContaining(namesIn(featured.categories)));
    }
    const [english, swahili] = await Promise.all([inLanguage('categories', 'en'), inLanguage('categories', 'ke')]);
    expect(swahili.categories.map(({ slug }: { slug: string }) => slug)).toEqual(
      english.categories.map(({ slug }: { slug: string }) => slug),
    );
    expect(namesIn(swahili.categories)).not.toEqual(namesIn(english.categories));
  });

  it('[I18N-14] name a category with its parent, the menu of a store, conditions and what parcels hold', async () => {
    const { categories } = await inLanguage('categories?limit=100', 'ke');
    const fresh = categories.find(({ slug }: { slug: string }) => slug === 'fresh');
    expect(fresh.name).toBe('Mazao mabichi');
    const child = await inLanguage('categories/details/vegetables', 'ke');
    expect([child.name, child.parent.name]).toEqual(['Mboga na majani', 'Mazao mabichi']);
    const { stores } = await inLanguage('stores', 'ke');
    const store = await inLanguage(`stores/details/${stores[0].id}`, 'ke');
    expect(store.name).toBe(stores[0].name);
    const known = new Set(
      categories.flatMap((one: { name: string; childes: { name: string }[] }) => [one.name, ...namesIn(one.childes)]),
    );
    for (const name of namesIn(store.categories)) expect(known).toContain(name);
    const { conditions } = await inLanguage('conditions', 'yo', knownModules.pharmacy);
    expect(namesIn(conditions)).toContain('Ibà');
    const { parcel_categories: parcels } = await inLanguage('parcel-category', 'ha', knownModules.parcel);
    expect(parcels[0]).toMatchObject({
      slug: 'documents',
      name: 'Takardu',
      description: expect.stringMatching(/^Wasiƙu/),
    });
    expect(JSON.stringify(await inLanguage('parcel/why-choose', 'ke', knownModules.parcel))).toContain('Kinga njiani');
    expect((await inLanguage('parcel/video-content', 'ke', knownModules.parcel)).banner_contents[0]).toBe(
      'Chagua unachotuma',
    );
  });

  it('[I18N-14] give items their unit, category and allergens, and leave their names', async () => {
    const english = await inLanguage('items?limit=50', 'en', knownModules.pharmacy);
    const swahili = await inLanguage('items?limit=50', 'ke', knownModules.pharmacy);
    expect(namesIn(swahili.items)).toEqual(namesIn(english.items));
    const index = english.items.findIndex(({ unit_type }: { unit_type: string }) => /^\d+ tablets$/.test(unit_type));
    const { id, unit_type: roundTo } = english.items[index];
    expect(swahili.items[index].unit_type).toBe(`tembe ${roundTo.replace(' tablets', '')}`);
    expect(await inLanguage(`items/details/${id}`, 'ke', knownModules.pharmacy)).toMatchObject({
      name: english.items[index].name,
      unit_type: swahili.items[index].unit_type,
    });
  });

  it('[I18N-14] word the reasons to cancel and to ask for money back', async () => {
    const cancel = await inLanguage('customer/order/cancellation-reasons', 'yo');
    expect(cancel.data[0].reason).toBe('Àṣìṣe ni mo fi rà á');
  });

  it('[ORD-08] [I18N-14] keep a chosen reason in the words of the operator, and show it in those of the customer', async () => {
    const customer = await signedInCustomer(market);
    const orderId = await orders.place(customer, {
      items: [{ item_id: testStores.grocery.items.percentOff.id, quantity: 1 }],
    });
    const inYoruba = { headers: { ...customer.headers, 'x-localization': 'yo' } };
    const canceled = await orders.send(inYoruba, 'POST', 'customer/order/cancel', {
      order_id: orderId,
      reason: 'Mo yí èrò padà',
    });
    expect(canceled.body).toMatchObject({ order_status: 'canceled', message: 'A ti fagilé ọ́dà.' });
    expect(await orders.row(orderId)).toMatchObject({ cancel_reason: 'Changed my mind' });
    const path = `customer/order/details?order_id=${orderId}`;
    expect((await orders.send(inYoruba, 'GET', path)).body.cancel_reason).toBe('Mo yí èrò padà');
    expect((await orders.send(customer, 'GET', path)).body.cancel_reason).toBe('Changed my mind');
  });

  it('[I18N-14] name the items of a cart by the units of the language', async () => {
    const customer = await signedInCustomer(market);
    const item = { item_id: testStores.grocery.items.percentOff.id, quantity: 1 };
    await orders.send(customer, 'POST', 'cart/add', item);
    const english = (await orders.send(customer, 'GET', 'cart/list')).body;
    await market.db
      .transaction()
      .execute((transaction) =>
        writeTranslations(transaction, [
          { language: 'ha', text: english[0].item.unit_type.replace(/[0-9]+/g, '#'), translation: 'awo #' },
        ]),
      );
    clearCaches(market.db);
    const inHausa = { headers: { ...customer.headers, 'x-localization': 'ha' } };
    expect((await orders.send(inHausa, 'GET', 'cart/list')).body[0].item.unit_type).toMatch(/^awo/);
  });

  it('[LIST-72] are found by their English name in every language', async () => {
    const [english, swahili] = await Promise.all([
      inLanguage('search/list?name=drinks&data_type=searched', 'en'),
      inLanguage('search/list?name=drinks&data_type=searched', 'ke'),
    ]);
    expect(english.products.length).toBeGreaterThan(0);
    expect(namesIn(swahili.products)).toEqual(namesIn(english.products));
  });

  it('[I18N-14] are new once the nodes are notified, and English if a translation is removed', async () => {
    const namesNow = async () => {
      clearCaches(market.db);
      const { modules } = await inLanguage('module', 'ke');
      return modules.map(({ module_name }: { module_name: string }) => module_name);
    };
    const write = (translation: string) =>
      market.db
        .transaction()
        .execute((transaction) => writeTranslations(transaction, [{ language: 'ke', text: 'Food', translation }]));
    await write('Misosi');
    expect(await namesNow()).toContain('Misosi');
    await write('');
    expect(await namesNow()).toContain('Food');
  });
});
