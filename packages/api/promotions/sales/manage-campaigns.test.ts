import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OperatorRole } from 'market/access/access.rules';
import { hourMilliseconds } from 'market/values/durations';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { promotionsUnderTest } from '#api/testing/under-test/promotions-under-test.ts';
import { campaignBody } from '#api/testing/under-test/sales-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const { yaba, island } = knownZones;
const { food, grocery, pharmacy } = testStores;
const inGrocery = { zoneid: `[${yaba.id}]`, moduleid: String(knownModules.grocery) };
const promotions = promotionsUnderTest(market);

async function seller(role: OperatorRole = 'marketing', zoneIds?: number[]) {
  const { headers } = await signedInOperator(market, { roles: [role], ...(zoneIds && { zoneIds }) });
  return {
    add: (change: object = {}, key: string = randomUUID()) =>
      visitor.post('admin/campaigns', campaignBody(market, change), { ...headers, 'idempotency-key': key }),
    change: (id: number, change: object) =>
      visitor.put(`admin/campaigns/${id}`, { ...campaignBody(market), version: 0, ...change }, headers),
    show: (id: number) => visitor.get(`admin/campaigns/${id}`, headers),
    list: (state: string) => visitor.get(`admin/campaigns?limit=100&state=${state}`, headers),
    preview: (query: Record<string, string>) =>
      visitor.get(`admin/campaign-preview?${new URLSearchParams(query)}`, headers),
    remove: (id: number) => visitor.delete(`admin/campaigns/${id}`, headers),
    async picture(id: number, photo: Uint8Array) {
      const reply = await market.app.inject({
        method: 'PUT',
        url: `/api/v1/admin/campaigns/${id}/picture`,
        headers: { ...headers, 'content-type': formType },
        payload: writeForm({ photo }),
      });
      return { body: reply.json(), code: reply.json().errors?.[0]?.code };
    },
  };
}

const ofStore = (storeId: number) => ({ zone_id: null, store_id: storeId, category_id: null, search: null });
const draft = () => ({
  ...{ module_type: 'grocery', discount: '30', discount_type: 'percent', store_id: String(grocery.id) },
  ...{ starts_at: promotions.around(-1).toISOString(), ends_at: promotions.around(2).toISOString() },
  at: market.now().toISOString(),
});

describe('[OPS-061] a campaign of an operator', () => {
  it('holds what its filter finds, and sets the price at once', async () => {
    const by = await seller();
    const key = randomUUID();
    const made = await by.add({}, key);
    expect(made.body).toMatchObject({
      state: 'running',
      version: 0,
      filter: { store_id: grocery.id, store_name: 'Always Open Provisions' },
    });
    expect(made.body.items_count).toBeGreaterThan(0);
    expect((await by.add({}, key)).body.id).toBe(made.body.id);
    const shown = await visitor.get('campaigns/basic?limit=50', inGrocery);
    expect(shown.body.campaigns.map(({ id }: { id: number }) => id)).toContain(made.body.id);
    const narrow = await by.change(made.body.id, { filter: { ...ofStore(grocery.id), search: 'no such thing' } });
    expect(narrow.code).toBe('campaign_size');
    expect((await by.list('running')).body.campaigns.map(({ id }: { id: number }) => id)).toContain(made.body.id);
    expect((await by.remove(made.body.id)).status).toBe(200);
    expect((await by.show(made.body.id)).code).toBe('campaign_not_found');
    const { rows } = await sql<{ action: string }>`
      select action from audit_lines where subject = ${`campaign:${made.body.id}`} order by id`.execute(market.db);
    expect(rows.map(({ action }) => action)).toEqual(['campaign.create', 'campaign.delete']);
  });

  it('leaves out what is on prescription, and counts it', async () => {
    const by = await seller();
    const { body } = await by.preview({ ...draft(), module_type: 'pharmacy', store_id: String(pharmacy.id) });
    expect(body.left_out).toBeGreaterThan(0);
    const made = await by.add({ module_type: 'pharmacy', filter: ofStore(pharmacy.id) });
    expect(made.body.items_count).toBe(body.items_count);
    const { rows } = await sql<{ item_id: number }>`
      select item_id from campaign_items where campaign_id = ${made.body.id}`.execute(market.db);
    expect(rows.map(({ item_id }) => item_id)).not.toContain(pharmacy.items.prescription.id);
    await by.remove(made.body.id);
  });

  it('names the promotions with which it clashes, and not itself', async () => {
    const by = await seller();
    const sale = await promotions.flashSale(grocery.items.percentOff.id);
    const made = await by.add({ title: 'Harvest' });
    const { body } = await by.preview(draft());
    expect(body.clashes).toContainEqual({ kind: 'flash_sale', id: sale, title: 'Noon Market', items_count: 1 });
    expect(body.clashes.map(({ title }: { title: string }) => title)).toContain('Harvest');
    const own = await by.preview({ ...draft(), campaign_id: String(made.body.id) });
    expect(own.body.clashes.map(({ title }: { title: string }) => title)).not.toContain('Harvest');
    await by.remove(made.body.id);
    await sql`delete from flash_sales where id = ${sale}`.execute(market.db);
  });

  it('shows its cards as they are at a moment: in its days and hours alone', async () => {
    const by = await seller();
    const priceAt = async (change: Record<string, string>) => {
      const { body } = await by.preview({ ...draft(), discount: '90', ...change });
      const card = body.cards.find(({ item_id: id }: { item_id: number }) => id === grocery.items.percentOff.id);
      return card.price_then / card.price;
    };
    expect(await priceAt({})).toBeCloseTo(0.1, 1);
    expect(await priceAt({ at: promotions.around(3).toISOString() })).toBeGreaterThan(0.5);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Lagos', hour: '2-digit', minute: '2-digit' });
    const hour = (hours: number) => clock.format(new Date(market.now().getTime() + hours * hourMilliseconds));
    expect(await priceAt({ daily_from: hour(-1), daily_until: hour(1) })).toBeCloseTo(0.1, 1);
    expect(await priceAt({ daily_from: hour(2), daily_until: hour(3) })).toBeGreaterThan(0.5);
  });

  it('has a picture that is cut to a square, and none that is small', async () => {
    const square = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#c33' } })
        .png()
        .toBuffer();
    const by = await seller();
    const { id } = (await by.add()).body;
    expect((await by.picture(id, await square(319))).code).toBe('picture_small');
    expect((await by.picture(id, await square(320))).body.image_full_url).toMatch(/^\/uploads\/360\/.+\.webp$/);
    await by.remove(id);
  });

  it('keeps the items that an import has named', async () => {
    const by = await seller();
    const id = await promotions.campaign([grocery.items.percentOff.id]);
    expect((await by.change(id, { filter: null, title: 'Renamed' })).body).toMatchObject({
      title: 'Renamed',
      items_count: 1,
    });
    expect((await by.change(id, { filter: null, version: 1, module_type: 'food' })).code).toBe('module_type');
    await by.remove(id);
  });

  it.each<[string, object, string]>([
    ['a store of another module', { filter: ofStore(food.id) }, 'filter'],
    ['no filter', { filter: null }, 'filter'],
    ['a price of nothing', { discount: 100 }, 'discount'],
    ['half a percent', { discount: 12.5 }, 'discount'],
    ['an amount above a price', { discount: 9_000_000, discount_type: 'amount' }, 'discount'],
    ['a start of the day without its end', { daily_from: '08:00' }, 'daily_until'],
    ['an end before the start', { ends_at: '2020-01-01T00:00:00Z' }, 'ends_at'],
    ['no name', { title: ' ' }, 'title'],
  ])('refuses %s', async (_what, change, field) => {
    expect((await (await seller()).add(change)).code).toBe(field);
  });

  it('[SEAT-39] refuses a version that another person has replaced', async () => {
    const by = await seller();
    const { id } = (await by.add()).body;
    expect((await by.change(id, { title: 'One hand' })).status).toBe(200);
    expect((await by.change(id, { title: 'Other hand' })).code).toBe('changed_meanwhile');
    await by.remove(id);
  });

  it('[SEAT-14] is seen and set within the zones of an operator', async () => {
    const all = await seller();
    const { id } = (await all.add()).body;
    const within = await seller('marketing', [island.id]);
    for (const answer of [await within.show(id), await within.change(id, {}), await within.remove(id)]) {
      expect([answer.status, answer.code]).toEqual([404, 'campaign_not_found']);
    }
    expect((await within.add()).code).toBe('filter');
    await all.remove(id);
  });

  it('is not for a role without the permission', async () => {
    expect((await (await seller('support')).add()).code).toBe('right_missing');
  });
});
