import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { food } = testStores;

async function newItem(name: string) {
  const { headers } = await signedInMember(market, { storeId: food.id, role: 'owner' });
  const { body: menu } = await visitor.get(`vendor/stores/${food.id}/menu`, headers);
  const fields = { name, price: 900, category_id: menu.categories[0].id };
  const keyed = { ...headers, 'idempotency-key': randomUUID() };
  const { item } = (await visitor.post(`vendor/stores/${food.id}/items`, fields, keyed)).body;
  const path = `vendor/stores/${food.id}/items/${item.id}`;
  return {
    id: item.id as number,
    version: item.version as number,
    inMenu: async () => (await visitor.get(path, headers)).body.item,
    setAvailability: async (availability: string) => {
      const { version } = (await visitor.get(path, headers)).body.item;
      return visitor.put(`${path}/availability`, { version, availability }, headers);
    },
    changeMany: (body: object) => visitor.post(`vendor/stores/${food.id}/menu/changes`, body, headers),
  };
}

async function desk(zoneIds?: number[]) {
  const { headers } = await signedInOperator(market, { roles: ['owner'], ...(zoneIds && { zoneIds }) });
  return {
    find: async (search: string, more = '') =>
      (await visitor.get(`admin/items?search=${encodeURIComponent(search)}${more}`, headers)).body.items,
    put: (id: number, body: object) => visitor.put(`admin/items/${id}`, body, headers),
    hide: (id: number, body: object) => visitor.post(`admin/items/${id}/hide`, body, headers),
    show: (id: number, body: object) => visitor.post(`admin/items/${id}/show`, body, headers),
  };
}

const reason = 'The photo shows another dish';

describe('[OPS-051] the items of any store', () => {
  it('are found by a part of their name or of the name of the store, in the own zones alone', async () => {
    const { id } = await newItem('Ofada rice of the desk');
    const { find } = await desk();
    expect(await find('ofada RICE of')).toMatchObject([
      { id, name: 'Ofada rice of the desk', store: { id: food.id }, price: 900, availability: 'on' },
    ]);
    const { rows } = await sql<{ name: string; zone_id: number }>`
      select name, zone_id from stores where id = ${food.id}`.execute(market.db);
    const [store] = rows as [{ name: string; zone_id: number }];
    expect((await find(store.name)).every((one: { store: { id: number } }) => one.store.id === food.id)).toBe(true);
    const elsewhere = Object.values(knownZones).find((zone) => zone.id !== store.zone_id);
    const other = await desk([elsewhere?.id ?? 0]);
    expect(await other.find('ofada rice of')).toEqual([]);
    expect((await other.hide(id, { version: 1, reason })).code).toBe('item_not_found');
  });

  it('are edited under the rules of the store, with a line in the audit log and no stale version', async () => {
    const { id, version, inMenu } = await newItem('Asaro of the desk');
    const { put } = await desk();
    const changed = await put(id, { version, name: 'Asaro', description: 'Yam pottage', price: 1_100 });
    expect(changed.body).toMatchObject({ name: 'Asaro', description: 'Yam pottage', price: 1_100 });
    expect(await inMenu()).toMatchObject({ name: 'Asaro', price: 1_100 });
    expect((await put(id, { version, name: 'Asaro', description: '', price: 1 })).code).toBe('changed_meanwhile');
    expect((await put(id, { version, name: '', description: '', price: 1 })).code).toBe('name');
    const { rows } = await sql<{ audience: string }>`
      select audience from audit_lines where action = 'item.change' and subject = ${`item:${id}`}`.execute(market.db);
    expect(rows).toEqual([{ audience: 'operator' }]);
  });

  it('are hidden with a reason that their store reads and cannot undo, one by one or many at once', async () => {
    const { id, version, inMenu, setAvailability, changeMany } = await newItem('Suya of the desk');
    const { hide, find } = await desk();
    expect((await hide(id, { version, reason: '' })).code).toBe('reason');
    expect((await hide(id, { version, reason })).body).toMatchObject({ availability: 'hidden', hidden_reason: reason });
    expect(await inMenu()).toMatchObject({ availability: 'hidden', hidden_reason: reason });
    expect((await setAvailability('on')).code).toBe('item_hidden');
    const many = await changeMany({
      items: [{ id, version: (await inMenu()).version }],
      change: { kind: 'availability', availability: 'on' },
    });
    expect(many.body.left_out).toMatchObject([{ id, reason: 'hidden_by_market' }]);
    expect(await inMenu()).toMatchObject({ availability: 'hidden' });
    expect((await visitor.get(`items/details/${id}`)).status).toBe(410);
    expect((await find('', '&hidden=1')).map((one: { id: number }) => one.id)).toContain(id);
  });

  it('are shown again as their store had left them', async () => {
    const [one, other] = [await newItem('Moi of the desk'), await newItem('Eba of the desk')];
    await other.setAvailability('hidden');
    const { hide, show } = await desk();
    for (const { id, inMenu } of [one, other]) {
      const hidden = await hide(id, { version: (await inMenu()).version, reason });
      await show(id, { version: hidden.body.version });
    }
    expect(await one.inMenu()).toMatchObject({ availability: 'on' });
    expect(await one.inMenu()).not.toHaveProperty('hidden_reason');
    expect(await other.inMenu()).toMatchObject({ availability: 'hidden' });
    expect((await one.setAvailability('sold_out')).status).toBe(200);
  });
});
