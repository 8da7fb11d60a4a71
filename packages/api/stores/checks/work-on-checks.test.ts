import { sql } from 'kysely';
import type { StoreRole } from 'market/access/access.rules';
import type { CheckList } from 'market/stores/stores-checks.vendor.contract';
import { describe, expect, it } from 'vitest';
import { testStores } from '#api/db/seed/known-market.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { menuUnderTest } from '#api/testing/under-test/menu-under-test.ts';
import { deleteOldTicks } from './stores-checks.data.ts';

const market = marketUnderTest();
const { food, grocery, generous } = testStores;
const member = (role: StoreRole, storeId: number = food.id) => menuUnderTest(market, { storeId, role });

const fridge = { name: 'Fridge below 5 °C', needs_reading: true };
const till = { name: 'Count the till', needs_reading: false };

/** A store with two checks; returns them with the day of the store. */
async function listed(storeId: number = food.id): Promise<CheckList> {
  const manager = await member('manager', storeId);
  const { version } = (await manager.get('checks')).body;
  return (await manager.put('checks', { checks: [fridge, till], version })).body;
}
const idsOf = ({ checks }: CheckList) => checks.map(({ id }) => id);

describe('the opening list of a store', () => {
  it('[STO-099] is written by the store in its own words, and read by those who work on orders', async () => {
    const cook = await member('kitchen', grocery.id);
    expect((await cook.get('checks')).body).toEqual({
      ...{ version: 0, day: '2026-11-20', today: '2026-11-20', may_tick: true, checks: [] },
    });
    const { checks, version } = await listed(grocery.id);
    expect(checks).toMatchObject([
      { ...fridge, tick: null },
      { ...till, tick: null },
    ]);
    const manager = await member('manager', grocery.id);
    const [one, two] = checks.map(({ id, name, needs_reading }) => ({ id, name, needs_reading }));
    const turned = {
      checks: [{ ...two, name: 'Count the cash' }, { name: 'Paper in the printer', needs_reading: false }, one],
    };
    const { body } = await manager.put('checks', { ...turned, version });
    expect(body.checks.map(({ name }: { name: string }) => name)).toEqual([
      ...['Count the cash', 'Paper in the printer', fridge.name],
    ]);
    expect((await manager.put('checks', { ...turned, version })).code).toBe('changed_meanwhile');
    expect((await cook.put('checks', { checks: [], version: body.version })).code).toBe('right_missing');
    expect((await (await member('bookkeeper', grocery.id)).get('checks')).code).toBe('right_missing');
  });

  it('[STO-099] refuses empty names, too many checks, and checks of other stores', async () => {
    const list = await listed();
    const manager = await member('manager');
    const { version } = list;
    expect((await manager.put('checks', { checks: [{ ...till, name: ' ' }], version })).status).toBe(400);
    const many = Array.from({ length: 21 }, () => till);
    expect((await manager.put('checks', { checks: many, version })).status).toBe(400);
    const [id] = idsOf(await listed(generous.id));
    expect((await manager.put('checks', { checks: [{ ...till, id }], version })).status).toBe(400);
    expect((await manager.post(`checks/${id}/tick`, { day: list.day })).code).toBe('check_not_found');
    expect((await manager.get('checks')).body).toEqual(list);
  });

  it('[STO-099] a tick has the name, the time and what was read; the first one of a day counts', async () => {
    const list = await listed();
    const [cold = 0, cash = 0] = idsOf(list);
    const [cook, clerk] = [await member('kitchen'), await member('counter')];
    expect((await cook.post(`checks/${cold}/tick`, { day: list.day })).status).toBe(400);
    const madeAt = new Date(market.now().getTime() - 10 * 60_000).toISOString();
    const { body } = await cook.post(`checks/${cold}/tick`, { day: list.day, reading: '3.5 °C', made_at: madeAt });
    const tick = { by_name: expect.any(String), at: madeAt, local_time: '11:50', reading: '3.5 °C' };
    expect(body.checks).toMatchObject([
      { id: cold, tick },
      { id: cash, tick: null },
    ]);
    const again = await clerk.post(`checks/${cold}/tick`, { day: list.day, reading: '9 °C' });
    expect(again.body.checks[0].tick).toEqual(body.checks[0].tick);
    const { rows } = await sql<{ action: string; after: { reading: string } }>`
      select action, after from audit_lines where subject = ${`check:${cold}`}`.execute(market.db);
    expect(rows).toMatchObject([{ action: 'check.tick', after: { reading: '3.5 °C' } }]);
  });

  it('[STO-099] a tick is taken back on its day and the next one, and the audit log has what it said', async () => {
    const list = await listed();
    const [, cash = 0] = idsOf(list);
    const cook = await member('kitchen');
    await cook.post(`checks/${cash}/tick`, { day: list.day });
    const { body } = await (await member('counter')).post(`checks/${cash}/untick`, { day: list.day });
    expect(body.checks[1].tick).toBeNull();
    expect((await cook.post(`checks/${cash}/untick`, { day: list.day })).status).toBe(200);
    for (const [day, status] of [
      ['2026-11-19', 200],
      ['2026-11-18', 409],
      ['2026-11-21', 409],
    ] as const) {
      expect((await cook.post(`checks/${cash}/tick`, { day })).status, day).toBe(status);
    }
    const { rows } = await sql<{ action: string; before: { local_time: string } | null }>`
      select action, before from audit_lines where subject = ${`check:${cash}`} order by id`.execute(market.db);
    expect(rows.map(({ action }) => action)).toEqual(['check.tick', 'check.untick', 'check.tick']);
    expect(rows[1]?.before?.local_time).toBe('12:00');
  });

  it('[STO-099] begins empty each day, and a day shows what was ticked then, also after it left the list', async () => {
    const list = await listed(generous.id);
    const [, cash = 0] = idsOf(list);
    const [cook, manager] = [await member('kitchen', generous.id), await member('manager', generous.id)];
    await cook.post(`checks/${cash}/tick`, { day: '2026-11-19' });
    expect((await cook.get('checks')).body.checks[1].tick).toBeNull();
    await manager.put('checks', { checks: [], version: list.version });
    expect((await cook.get('checks')).body.checks).toEqual([]);
    const before = (await cook.get('checks?day=2026-11-19')).body;
    expect(before.checks).toMatchObject([{ id: cash, name: till.name, tick: { local_time: '12:00' } }]);
    await deleteOldTicks(market.db, new Date('2027-11-18T12:00:00Z'));
    expect((await cook.get('checks?day=2026-11-19')).body.checks).toHaveLength(1);
    await deleteOldTicks(market.db, new Date('2027-11-21T12:00:00Z'));
    expect((await cook.get('checks?day=2026-11-19')).body.checks).toEqual([]);
  });
});
