import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { deleteOldBroadcasts } from './chat-broadcasts.data.ts';

const market = marketUnderTest();
const { visitor, courier, carried } = deliveryUnderTest(market);
const { yaba, island } = knownZones;
const { generous } = testStores;

const dispatcher = (zoneIds?: number[]) =>
  signedInOperator(market, { roles: ['dispatcher'], ...(zoneIds && { zoneIds }) });
type Person = Awaited<ReturnType<typeof dispatcher>>;
const words = 'Rain until four: ride slowly, nothing counts as late.';
const send = (by: Person, body: object) =>
  visitor.post('admin/broadcasts', { words, ...body }, { ...by.headers, 'idempotency-key': randomUUID() });
async function idOf(person: Person): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from delivery_men where customer_id = ${person.id}`.execute(
    market.db,
  );
  return rows[0]?.id ?? 0;
}
const unseen = async (by: Person, path = 'courier/broadcasts') =>
  (await visitor.get(path, by.headers)).body.broadcasts as { id: number; words: string }[];

describe('[OPS-025] a message of an operator', () => {
  it('reaches a courier on the screen and by a push, until it is seen', async () => {
    const by = await dispatcher();
    const rider = await courier();
    const { status, body } = await send(by, { audience: 'couriers', ids: [await idOf(rider)] });
    expect([status, body]).toEqual([200, expect.objectContaining({ reader_count: 1, seen_count: 0, zone_name: null })]);
    expect(await unseen(rider)).toEqual([expect.objectContaining({ id: body.id, words })]);
    const { rows } = await sql<{ payload: object }>`
      select payload from outbox where kind = 'courier_broadcast' order by id desc limit 1`.execute(market.db);
    expect(rows[0]?.payload).toEqual({ shopper: `customer:${rider.id}`, words });
    for (let time = 0; time < 2; time += 1)
      expect((await visitor.post(`courier/broadcasts/${body.id}/seen`, {}, rider.headers)).status).toBe(200);
    expect(await unseen(rider)).toEqual([]);
    const shown = (await visitor.get(`admin/broadcasts/${body.id}`, by.headers)).body;
    expect(shown).toMatchObject({ seen_count: 1, readers: [{ seen_at: market.now().toISOString() }] });
  });

  it('to a zone reaches its couriers on shift and those with an order of it, and no others', async () => {
    const [onShift, offShift, { rider: busy }] = [
      await courier(),
      await courier({ isOnShift: false }),
      await carried(),
    ];
    await sql`update delivery_men set lat = ${yaba.at.lat}, lng = ${yaba.at.lng}
      where customer_id = any (${[onShift.id, offShift.id]}::int[])`.execute(market.db);
    const { body } = await send(await dispatcher(), { audience: 'couriers', zone_id: yaba.id });
    const mine = async (person: Person) => (await unseen(person)).some(({ id }) => id === body.id);
    expect([await mine(onShift), await mine(busy), await mine(offShift)]).toEqual([true, true, false]);
  });

  it('to the stores of a zone stands on their boards until one member has seen it', async () => {
    const by = await dispatcher();
    const cook = await signedInMember(market, { storeId: generous.id, role: 'kitchen' });
    const owner = await signedInMember(market, { storeId: generous.id, role: 'owner' });
    const { body } = await send(by, { audience: 'stores', zone_id: yaba.id });
    const path = `vendor/stores/${generous.id}/broadcasts`;
    expect((await unseen(owner, path)).map(({ id }) => id)).toContain(body.id);
    expect((await visitor.post(`${path}/${body.id}/seen`, {}, cook.headers)).status).toBe(200);
    expect((await unseen(owner, path)).map(({ id }) => id)).not.toContain(body.id);
    const { broadcasts } = (await visitor.get('admin/broadcasts?limit=10', by.headers)).body;
    expect(broadcasts[0]).toMatchObject({ id: body.id, seen_count: 1, zone_name: expect.any(String) });
  });

  it('is refused without a reader, without words, and beyond the zones of the operator', async () => {
    const islander = await dispatcher([island.id]);
    const codeOf = async (body: object, by = islander) => (await send(by, body)).code;
    expect(await codeOf({ audience: 'couriers' })).toBe('broadcast_without_readers');
    expect(await codeOf({ audience: 'stores', zone_id: island.id, ids: [generous.id] })).toBe(
      'broadcast_without_readers',
    );
    expect(await codeOf({ audience: 'stores', ids: [generous.id] })).toBe('broadcast_without_readers');
    expect(await codeOf({ audience: 'stores', zone_id: yaba.id })).toBe('zone_not_found');
    expect(await codeOf({ audience: 'stores', zone_id: island.id, words: ' ' })).toBe('words');
    const { body } = await send(await dispatcher(), { audience: 'stores', ids: [generous.id] });
    expect((await visitor.get(`admin/broadcasts/${body.id}`, islander.headers)).code).toBe('broadcast_not_found');
  });

  it('of others cannot be marked as seen', async () => {
    const { body } = await send(await dispatcher(), { audience: 'stores', ids: [generous.id] });
    const rider = await courier();
    expect((await visitor.post(`courier/broadcasts/${body.id}/seen`, {}, rider.headers)).code).toBe(
      'broadcast_not_found',
    );
  });

  it('leaves the screens after twelve hours, and the market after 90 days', async () => {
    const rider = await courier();
    const { body } = await send(await dispatcher(), { audience: 'couriers', ids: [await idOf(rider)] });
    await sql`update broadcasts set sent_at = sent_at - interval '12 hours' where id = ${body.id}`.execute(market.db);
    expect(await unseen(rider)).toEqual([]);
    await sql`update broadcasts set sent_at = now() - interval '91 days' where id = ${body.id}`.execute(market.db);
    await deleteOldBroadcasts(market.db);
    const { rows } = await sql`select from broadcast_readers where broadcast_id = ${body.id}`.execute(market.db);
    expect(rows).toEqual([]);
  });
});
