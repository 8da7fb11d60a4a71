import type { AdminModule } from 'market/modules/modules.admin.contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { ordersUnderTest } from '#api/testing/under-test/orders-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const orders = ordersUnderTest(market);
const { yaba, island } = knownZones;
const { grocery } = testStores;

const editor = (zoneIds?: number[]) => signedInOperator(market, { roles: ['catalogue'], ...(zoneIds && { zoneIds }) });
type Editor = Awaited<ReturnType<typeof editor>>;
const listed = async (by: Editor): Promise<AdminModule[]> =>
  (await visitor.get('admin/modules', by.headers)).body.modules;
const groceryAs = async (by: Editor) => (await listed(by)).find(({ module_type }) => module_type === 'grocery');
const inYaba = async (by: Editor) => (await groceryAs(by))?.zones.find(({ id }) => id === yaba.id);
const switchTo = (by: Editor, isOn: boolean, seen: string[] = [], zoneId: number = yaba.id) =>
  visitor.put(`admin/modules/grocery/zones/${zoneId}`, { is_on: isOn, seen_orders: seen }, by.headers);
const goods = { items: [{ item_id: grocery.items.scarce.id, quantity: 1 }] };
/** The modules as a customer of Yaba sees them. */
const shown = async () => {
  clearCaches(market.db);
  return (await visitor.get('module', { zoneid: `[${yaba.id}]` })).body.modules as {
    module_type: string;
    module_name: string;
    icon_full_url: string;
  }[];
};

describe('[OPS-048] a module of the market', () => {
  it('goes off in one zone only once its running orders were seen; they go on, and no new one is placed', async () => {
    const by = await editor();
    const customer = await signedInCustomer(market);
    const running = await orders.place(customer, goods);
    const refused = await switchTo(by, false);
    expect(refused.code).toBe('changed_meanwhile');
    const named = (await inYaba(by))?.running_orders ?? [];
    expect(named).toContain(running);
    expect((await switchTo(by, false, named)).status).toBe(200);
    expect((await inYaba(by))?.is_on).toBe(false);
    expect((await shown()).map(({ module_type }) => module_type)).not.toContain('grocery');
    const elsewhere = (await groceryAs(by))?.zones.find(({ id }) => id === island.id);
    expect(elsewhere?.is_on).toBe(true);
    expect(await orders.place(customer, goods)).toBeUndefined();
    await orders.deliver(running);
    expect((await orders.row(running)).order_status).toBe('delivered');

    expect((await switchTo(by, true)).status).toBe(200);
    expect((await shown()).map(({ module_type }) => module_type)).toContain('grocery');
    expect(await orders.place(customer, goods)).toEqual(expect.any(String));
  });

  it('stays off when the prices of its zone are changed', async () => {
    const by = await signedInOperator(market, { roles: ['owner'] });
    const seen = (await inYaba(by))?.running_orders ?? [];
    await switchTo(by, false, seen);
    const { zones } = (await visitor.get('admin/zones?limit=50', by.headers)).body;
    const zone = zones.find(({ id }: { id: number }) => id === yaba.id);
    expect((await visitor.put(`admin/zones/${yaba.id}`, zone, by.headers)).status).toBe(200);
    expect((await inYaba(by))?.is_on).toBe(false);
    await switchTo(by, true);
  });

  it('is renamed and gets another picture, which customers see at once', async () => {
    const by = await editor();
    const before = await groceryAs(by);
    const rename = (name: string, version = before?.version) =>
      visitor.put('admin/modules/grocery', { name, version }, by.headers);
    expect((await rename('Provisions')).body).toMatchObject({ name: 'Provisions' });
    expect((await rename('Corner shop')).code).toBe('changed_meanwhile');
    const square = sharp({ create: { width: 400, height: 400, channels: 3, background: '#c33' } });
    const sent = await market.app.inject({
      method: 'PUT',
      url: '/api/v1/admin/modules/grocery/picture',
      headers: { ...by.headers, 'content-type': formType },
      payload: writeForm({ photo: await square.jpeg().toBuffer() }),
    });
    expect(sent.statusCode).toBe(200);
    const pictured: AdminModule = sent.json();
    const now = (await shown()).find(({ module_type }) => module_type === 'grocery');
    expect(now).toMatchObject({ module_name: 'Provisions', icon_full_url: pictured.image_full_url });
    expect(now?.icon_full_url).not.toBe(before?.image_full_url);
    await rename(before?.name ?? '', pictured.version);
  });

  it('stands where operators put it, and of two who arrange at once the second hears of the first', async () => {
    const by = await editor();
    const before = (await listed(by)).map(({ module_type }) => module_type);
    const sequence = [...before].reverse();
    const arrange = (to: string[], from: string[]) =>
      visitor.put('admin/modules', { sequence: to, old_sequence: from }, by.headers);
    expect((await arrange(sequence, before)).status).toBe(200);
    expect((await shown()).map(({ module_type }) => module_type)).toEqual(sequence);
    expect((await arrange(before, before)).code).toBe('changed_meanwhile');
    expect((await arrange(sequence.slice(1), sequence)).code).toBe('changed_meanwhile');
    await arrange(before, sequence);
  });

  it('is named and arranged only by operators of every zone, who switch it in their own zones', async () => {
    const by = await editor([island.id]);
    const all = await listed(by);
    expect(new Set(all.flatMap(({ zones }) => zones.map(({ id }) => id)))).toEqual(new Set([island.id]));
    expect((await visitor.put('admin/modules/food', { name: 'Meals', version: 1 }, by.headers)).code).toBe(
      'right_missing',
    );
    const sequence = all.map(({ module_type }) => module_type);
    const arranged = await visitor.put('admin/modules', { sequence, old_sequence: sequence }, by.headers);
    expect(arranged.code).toBe('right_missing');
    expect((await switchTo(by, true, [], yaba.id)).code).toBe('module_not_found');
    expect((await switchTo(by, true, [], island.id)).status).toBe(200);
  });
});
