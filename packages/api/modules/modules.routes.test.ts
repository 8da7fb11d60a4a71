import { describe, expect, it } from 'vitest';
import { knownModules, knownZones } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();

async function modulesIn(zoneid?: string) {
  const reply = await market.app.inject({
    url: '/api/v1/module',
    headers: { ...(zoneid !== undefined && { zoneid }) },
  });
  return { status: reply.statusCode, body: reply.json() };
}

describe('the modules', () => {
  it('[MOD-15] [API-13] come with their type, name, picture and zones', async () => {
    const { body } = await modulesIn();
    expect(body.total_size).toBe(5);
    expect(body.modules[0]).toEqual({
      id: knownModules.food,
      module_type: 'food',
      module_name: 'Food',
      icon_full_url: expect.stringMatching(/^\/images\/360\/[a-z0-9]+\.webp$/),
      zones: expect.arrayContaining([{ id: knownZones.yaba.id, name: expect.any(String) }]),
    });
  });

  it('[MOD-01] are of the five types', async () => {
    const { modules } = (await modulesIn()).body;
    expect(modules.map(({ module_type }: { module_type: string }) => module_type).sort()).toEqual([
      'ecommerce',
      'food',
      'grocery',
      'parcel',
      'pharmacy',
    ]);
  });

  it.each([
    [knownZones.withoutShop.id, knownModules.ecommerce, 3],
    [knownZones.withoutShop.id, knownModules.pharmacy, 3],
    [knownZones.withoutPharmacy.id, knownModules.pharmacy, 4],
  ])('[MOD-18] in zone %i are those that it offers, without module %i', async (zone, missing, count) => {
    const { modules, total_size } = (await modulesIn(`[${zone}]`)).body;
    expect(total_size).toBe(count);
    expect(modules.map(({ id }: { id: number }) => id)).not.toContain(missing);
  });

  it('[MOD-18] in two zones are those of either', async () => {
    const both = `[${knownZones.withoutShop.id},${knownZones.yaba.id}]`;
    expect((await modulesIn(both)).body.total_size).toBe(5);
  });

  it('are none in a zone that does not exist', async () => {
    expect((await modulesIn('[999]')).body).toEqual({ modules: [], total_size: 0, limit: 10, offset: 1 });
  });

  it.each(['abc', '[1', '{"id":1}', '[-1]'])('are not answered for the zones "%s"', async (zoneid) => {
    const { status, body } = await modulesIn(zoneid);
    expect(status).toBe(400);
    expect(body.errors[0].code).toBe('zoneid');
  });

  it('leave out what is switched off', async () => {
    await market.db.updateTable('modules').set({ active: false }).where('id', '=', knownModules.parcel).execute();
    expect((await modulesIn()).body.total_size).toBe(4);
    expect((await modulesIn(`[${knownZones.yaba.id}]`)).body.total_size).toBe(4);
  });
});
