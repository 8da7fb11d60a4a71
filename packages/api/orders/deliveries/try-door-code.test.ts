import { pbkdf2Sync } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, courier, carried, take, work, placed } = deliveryUnderTest(market);

async function wanted(choice: string) {
  await sql`
    insert into settings (name, value) values ('door_code_for', ${JSON.stringify(choice)}::jsonb)
    on conflict (name) do update set value = excluded.value`.execute(market.db);
  clearCaches(market.db);
}

beforeEach(() => wanted('all'));
afterEach(() => wanted('none'));

type Carried = Awaited<ReturnType<typeof carried>>;

const codeOf = async ({ track }: Pick<Carried, 'track'>) => (await track()).door_code as string;
const type = ({ rider, id }: Carried, code: string, body: object = {}) => take(rider, id, 'code', { code, ...body });
const finish = ({ rider, id }: Carried) => take(rider, id, 'deliver', { cash_received: true });
const doorCodeOf = async ({ rider, id }: Carried) =>
  (await work(rider)).deliveries.find((delivery) => delivery.id === id)?.door_code;
/** Codes that are wrong, each another one. */
const wrongCodes = (right: string, count: number) =>
  Array.from({ length: count }, (_, at) => String((Number(right) + at + 1) % 10_000).padStart(4, '0'));

describe('[DEL-29] the code of the door', () => {
  it('[CUS-05] is read by the customer, said at the door, and then the order is handed over', async () => {
    const order = await carried();
    expect((await finish(order)).code).toBe('door_code_missing');
    const code = await codeOf(order);
    expect(code).toMatch(/^\d{4}$/);
    const { status, body } = await type(order, code);
    expect([status, body.delivery.door_code.proved_at]).toEqual([200, market.now().toISOString()]);
    expect((await type(order, code)).status).toBe(200);
    expect((await finish(order)).status).toBe(200);
    expect((await order.track()).door_code).toBeNull();
    expect((await type(order, code)).status).toBe(200);
  });

  it('[CUS-05] is shown to nobody who knows the contact only, and not before the store has accepted', async () => {
    const waiting = await placed();
    expect((await waiting.track()).door_code).toBeNull();
    const order = await carried();
    const query = `order_id=${order.id}&contact_number=${encodeURIComponent('+2348035550142')}`;
    const { status, body } = await visitor.get(`customer/order/track?${query}`);
    expect([status, body.door_code]).toEqual([200, null]);
    expect(JSON.stringify(await work(order.rider))).not.toContain(`"${await codeOf(order)}"`);
  });

  it('can be checked on the phone, by a hash with a salt of its own', async () => {
    const [order, other] = [await carried(), await carried()];
    const sealed = await doorCodeOf(order);
    if (!sealed) throw new Error('No code');
    const hashOf = (code: string) =>
      pbkdf2Sync(code, sealed.salt, sealed.rounds, 32, 'sha256').toString('base64url') === sealed.hash;
    const code = await codeOf(order);
    expect([hashOf(code), ...wrongCodes(code, 2).map(hashOf)]).toEqual([true, false, false]);
    expect((await doorCodeOf(other))?.salt).not.toBe(sealed.salt);
  });

  it('is refused after five wrong ones, the right one too, and by whatever time the phone claims', async () => {
    const order = await carried();
    const right = await codeOf(order);
    const wrong = wrongCodes(right, 5);
    for (const code of wrong) {
      const { status, body } = await type(order, code, { made_at: momentOfTests.toISOString() });
      expect([status, body.delivery.door_code.proved_at]).toEqual([200, null]);
      // The same one again tells nothing new.
      expect((await type(order, code)).status).toBe(200);
    }
    expect((await doorCodeOf(order))?.wrong.toSorted()).toEqual(wrong.toSorted());
    expect((await type(order, right)).code).toBe('door_code_locked');
    expect((await finish(order)).code).toBe('door_code_missing');
    const { rows } = await sql<{ after: { is_right: boolean } }>`
      select after from audit_lines where subject = ${`order:${order.id}`} and action = 'delivery.code'`.execute(
      market.db,
    );
    expect(rows).toHaveLength(5);
    expect(JSON.stringify(rows)).not.toContain(wrong[0]);
  });

  it('counts to five also where many codes are sent at once', async () => {
    const order = await carried();
    const codes = wrongCodes(await codeOf(order), 12);
    const answers = await Promise.all(codes.map((code) => type(order, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'door_code_locked')).toHaveLength(7);
  });

  it('is taken from the courier of the order alone, while it is carried, and as four digits', async () => {
    const [order, other] = [await carried(), await courier()];
    const code = await codeOf(order);
    expect((await take(other, order.id, 'code', { code })).code).toBe('order_not_found');
    for (const text of ['12', '12345', '12a4', '']) expect((await type(order, text)).status).toBe(400);
    await wanted('none');
    expect((await type(order, code)).code).toBe('step_not_allowed');
    expect((await finish(order)).status).toBe(200);
  });

  it('is waived by an operator who gives the reason; one of another zone does not know the order', async () => {
    const order = await carried();
    for (const code of wrongCodes(await codeOf(order), 5)) await type(order, code);
    const waive = (headers: Record<string, string>) =>
      visitor.post(`admin/orders/${order.id}/door-code/waive`, { reason: 'Spoke with Adaeze' }, headers);
    const stranger = await signedInOperator(market, { roles: ['dispatcher'], zoneIds: [999_999] });
    expect((await waive(stranger.headers)).code).toBe('order_not_found');
    const { headers } = await signedInOperator(market, { roles: ['owner'] });
    const shown = (await visitor.get(`admin/orders/${order.id}`, headers)).body;
    expect(shown.door_code).toEqual({ wrong_count: 5, proved_at: null, may_waive: true });
    expect((await waive(headers)).body.door_code).toMatchObject({ may_waive: false });
    expect((await waive(headers)).status).toBe(200);
    expect((await doorCodeOf(order))?.proved_at).not.toBeNull();
    expect((await finish(order)).status).toBe(200);
    const { rows } = await sql<{ reason: string }>`
      select reason from audit_lines where subject = ${`order:${order.id}`} and action = 'delivery.code_waived'`.execute(
      market.db,
    );
    expect(rows).toEqual([{ reason: 'Spoke with Adaeze' }]);
  });
});
