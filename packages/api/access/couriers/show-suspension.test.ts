import { sql } from 'kysely';
import { minuteMilliseconds } from 'market/values/durations';
import { describe, expect, it } from 'vitest';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { endSuspension, findSuspensionsOver } from './show-suspension.ts';

const market = marketUnderTest();
const { visitor, courier, carried, take } = deliveryUnderTest(market);

const lead = () => signedInOperator(market, { roles: ['lead'] });
type Person = Awaited<ReturnType<typeof lead>>;

async function rowOf({ id: accountId }: Person) {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from delivery_men where customer_id = ${accountId}`.execute(market.db);
  return rows[0] ?? { id: 0, version: 0 };
}

async function suspend(person: Person, more: object) {
  const { id, version } = await rowOf(person);
  return visitor.post(
    `admin/couriers/${id}/suspend`,
    { version, reason: 'Rode on the pavement', rule: 'safety', ...more },
    (await lead()).headers,
  );
}
const shown = async ({ headers }: Person) => (await visitor.get('courier/suspension', headers)).body.suspension;
const inMinutes = (minutes: number) => new Date(market.now().getTime() + minutes * minuteMilliseconds).toISOString();

describe('what a courier reads of a suspension', () => {
  it('says the rule, the orders, the role of who decided and until when, to the courier alone', async () => {
    const { rider, id } = await carried();
    await take(rider, id, 'deliver', { cash_received: true });
    expect(await shown(rider)).toBeNull();
    const until = inMinutes(60 * 24);
    expect((await suspend(rider, { order_ids: [id], until })).status).toBe(200);
    expect(await shown(rider)).toEqual({
      id: expect.any(Number),
      rule: 'safety',
      reason: 'Rode on the pavement',
      orders: [{ id, code: id.slice(-4) }],
      handed_over: [],
      meetings: [],
      decided_role: 'lead',
      decided_at: expect.any(String),
      until,
    });
    expect(await shown(await courier())).toBeNull();
  });

  it('names orders that the courier had, and ends within 90 days', async () => {
    const { id } = await carried();
    const person = await courier();
    expect((await suspend(person, { order_ids: [id] })).code).toBe('order_not_found');
    for (const until of [inMinutes(-1), inMinutes(91 * 24 * 60)]) {
      expect((await suspend(person, { until })).code).toBe('suspension_end');
    }
    expect((await suspend(person, { rule: 'because' })).code).toBe('rule');
    expect(await shown(person)).toBeNull();
  });

  it('[DEL-66] says where the order in the bag is fetched, and by whom', async () => {
    const [{ rider, id }, next] = [await carried(), await courier()];
    expect((await suspend(rider, {})).status).toBe(200);
    const own = { id, code: id.slice(-4) };
    const meeting = { lat: expect.any(Number), lng: expect.any(Number), words: '' };
    expect(await shown(rider)).toMatchObject({
      handed_over: [own],
      meetings: [{ ...own, handover: { side: 'giver', cause: 'suspended', meeting, other: null } }],
    });
    await take(next, id, 'take');
    const name = expect.any(String);
    expect((await shown(rider)).meetings[0].handover.other).toMatchObject({
      name,
      phone: '',
    });
    expect((await take(rider, id, 'hand-over/take-back')).code).toBe('seat_closed');
    await take(next, id, 'hand-over/meet');
    expect(await shown(rider)).toMatchObject({ handed_over: [own], meetings: [] });
  });

  it('[DEL-66] lets a third courier fetch what the suspended one was on the way to', async () => {
    const [{ rider, id }, second, third] = [await carried(), await courier(), await courier()];
    await take(rider, id, 'hand-over', { cause: 'accident' });
    await take(second, id, 'take');
    await suspend(second, {});
    expect((await take(third, id, 'take')).status).toBe(200);
    expect((await take(third, id, 'hand-over/meet')).status).toBe(200);
  });

  it('leaves the money payable: what is earned, the account and the payouts stay open', async () => {
    const { rider, id } = await carried();
    await take(rider, id, 'deliver', { cash_received: true });
    const before = (await visitor.get('courier/earnings', rider.headers)).body.owed;
    await suspend(rider, {});
    expect((await visitor.get('courier/work', rider.headers)).code).toBe('seat_closed');
    const { status, body } = await visitor.get('courier/earnings', rider.headers);
    expect([status, body.owed]).toEqual([200, before]);
    for (const path of ['payouts', 'payee-account', 'deliveries', 'contests']) {
      expect((await visitor.get(`courier/${path}`, rider.headers)).status, path).toBe(200);
    }
    const account = { kind: 'bank', holder: 'Kemi Ojo', institution: 'Zenith', number: '0123456789', replaces: 0 };
    expect((await visitor.put('courier/payee-account', account, rider.headers)).status).toBe(200);
  });

  it('ends at its time by itself, and not before', async () => {
    const [early, over] = [await courier(), await courier()];
    for (const person of [early, over]) await suspend(person, { until: inMinutes(10) });
    const { id } = await rowOf(over);
    await sql`update courier_suspensions set until = ${market.now()}::timestamptz - interval '1 second' where courier_id = ${id}`.execute(
      market.db,
    );
    const due = (await findSuspensionsOver(market)).map(({ data }) => (data as { id: number }).id);
    expect(due).toContain(id);
    expect(due).not.toContain((await rowOf(early)).id);
    for (const person of [early, over]) await endSuspension(market, (await rowOf(person)).id);
    expect((await visitor.get('courier/work', over.headers)).status).toBe(200);
    expect((await visitor.get('courier/work', early.headers)).code).toBe('seat_closed');
  });
});
