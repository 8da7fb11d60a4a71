import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { money } from 'market/values/money';
import { describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { writeJournal } from '#api/wallet/wallet.data.ts';

const market = marketUnderTest();
const { visitor, courier, accepted, take } = deliveryUnderTest(market);
const { lowCashCap: nairobi } = knownZones;

const desk = (zoneIds?: number[]) => signedInOperator(market, { roles: ['finance'], ...(zoneIds && { zoneIds }) });
type Operator = Awaited<ReturnType<typeof desk>>;

async function sumOf(account: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entries where account = ${account}`.execute(market.db);
  return rows[0]?.sum ?? 0;
}

/** A courier with so much cash in hand, in minor units; those of the tests have a history. */
async function holder(cash: number) {
  const person = await courier();
  const { rows } = await sql<{ id: number }>`select id from delivery_men where customer_id = ${person.id}`.execute(
    market.db,
  );
  const id = rows[0]?.id ?? 0;
  const account = `cash:delivery_man:${id}`;
  const amount = cash - (await sumOf(account));
  if (amount !== 0) {
    await writeJournal(market.db, {
      ...{ kind: 'wallet_bonus', about: { subject: `test:${randomUUID()}` }, currency: 'NGN', at: market.now() },
      entries: [
        { account, amount: money(amount) },
        { account: 'market:gifts', amount: money(-amount) },
      ],
    });
  }
  return { person, id, account, earned: await sumOf(`courier:${id}`) };
}

const takeIn = (by: Operator, body: object, key: string = randomUUID()) =>
  visitor.post(
    'admin/cash/deposits',
    { currency: 'NGN', is_all: true, ...body },
    { ...by.headers, 'idempotency-key': key },
  );
const setLimit = async (by: Operator, amount: number | null, currency = 'NGN') => {
  const { limits } = (await visitor.get('admin/cash/limits', by.headers)).body;
  const { version } = limits.find((one: { currency: string }) => one.currency === currency) ?? { version: 0 };
  return visitor.put(`admin/cash/limits/${currency}`, { amount, version }, by.headers);
};

describe('[OPS-078] the cash desk', () => {
  it('takes in all that a rider holds, once under one key', async () => {
    const by = await desk();
    const { id, account, earned } = await holder(90_000);
    const { holders } = (await visitor.get('admin/cash?limit=100', by.headers)).body;
    expect(holders).toContainEqual(expect.objectContaining({ courier_id: id, held: 900, limit: null }));
    const key = randomUUID();
    const sent = { courier_id: id, held: 900, counted: 900 };
    const both = await Promise.all([takeIn(by, sent, key), takeIn(by, sent, key)]);
    // Of two at the same moment one may be refused, and is sent again.
    const refused = both.filter(({ status }) => status !== 200).map(({ code }) => code);
    expect([[], ['order_in_progress']]).toContainEqual(refused);
    const first = both.find(({ status }) => status === 200);
    expect((await takeIn(by, sent, key)).body).toEqual(first?.body);
    expect(first?.body).toMatchObject({ counted: 900, missing: 0, borne_by: null, made_by: 'finance Obi' });
    expect([await sumOf(account), await sumOf(`courier:${id}`)]).toEqual([0, earned]);
    const { deposits } = (await visitor.get('admin/cash/deposits?limit=100', by.headers)).body;
    expect(deposits.filter((one: { courier_id: number }) => one.courier_id === id)).toHaveLength(1);
    expect((await takeIn(by, { ...sent, held: 0, counted: 0 })).code).toBe('cash_nothing');
  });

  it('takes in a part, and the rest stays in hand', async () => {
    const { id, account } = await holder(80_000);
    expect((await takeIn(await desk(), { courier_id: id, held: 800, counted: 300, is_all: false })).status).toBe(200);
    expect(await sumOf(account)).toBe(50_000);
  });

  it.each([
    ['courier', 5_000, 0],
    ['market', 0, 5_000],
  ] as const)('books what is missing to the %s, with a note', async (borneBy, ofRider, ofMarket) => {
    const by = await desk();
    const { id, account, earned } = await holder(60_000);
    const shortages = await sumOf('market:shortages');
    const sent = { courier_id: id, held: 600, counted: 550, borne_by: borneBy };
    expect((await takeIn(by, sent)).code).toBe('cash_note_needed');
    expect((await takeIn(by, { ...sent, note: 'Robbed at Yaba' })).body).toMatchObject({
      missing: 50,
      borne_by: borneBy,
    });
    expect(await sumOf(account)).toBe(0);
    expect((await sumOf(`courier:${id}`)) - earned).toBe(ofRider);
    expect((await sumOf('market:shortages')) - shortages).toBe(ofMarket);
  });

  it('refuses more than is held, an old page and riders of other zones', async () => {
    const by = await desk();
    const { id } = await holder(40_000);
    expect((await takeIn(by, { courier_id: id, held: 400, counted: 401 })).code).toBe('cash_above_held');
    expect((await takeIn(by, { courier_id: id, held: 300, counted: 300 })).code).toBe('changed_meanwhile');
    const foreign = await desk([nairobi.id]);
    expect((await takeIn(foreign, { courier_id: id, held: 400, counted: 400 })).code).toBe('courier_not_found');
    expect((await takeIn(by, { courier_id: 999_999, held: 400, counted: 400 })).code).toBe('courier_not_found');
    const cash = await visitor.get('admin/cash?limit=100', foreign.headers);
    expect(cash.body.holders.map((one: { courier_id: number }) => one.courier_id)).not.toContain(id);
    const support = await signedInOperator(market, { roles: ['support'] });
    expect((await takeIn(support, { courier_id: id, held: 400, counted: 400 })).code).toBe('right_missing');
  });

  it('counts the same cash once when two operators take it in at once', async () => {
    const { id, account } = await holder(70_000);
    const sent = { courier_id: id, held: 700, counted: 700 };
    const answers = await Promise.all([takeIn(await desk(), sent), takeIn(await desk(), sent)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await sumOf(account)).toBe(0);
  });
});

describe('[DEL-48] a limit of cash', () => {
  it('stops orders in cash until the rider hands some in, and others go on', async () => {
    const by = await desk();
    const { person, id } = await holder(90_000);
    expect((await setLimit(by, 900)).body).toMatchObject({ amount: 900 });
    const order = await accepted({ isReady: true });
    expect((await take(person, order.id, 'take')).code).toBe('cash_limit');
    await setLimit(by, 1_000_000);
    expect((await take(person, order.id, 'take')).status).toBe(200);
    await setLimit(by, 900);
    // What the courier carries already counts as well.
    const second = await accepted({ isReady: true });
    await takeIn(by, { courier_id: id, held: 900, counted: 900 });
    expect((await take(person, second.id, 'take')).code).toBe('cash_limit');
    await setLimit(by, null);
    expect((await take(person, second.id, 'take')).status).toBe(200);
  });

  it('is of the whole market, in a currency that it has, and changed by one person at a time', async () => {
    const by = await desk();
    expect((await setLimit(by, 100, 'USD')).code).toBe('rule_scope');
    expect((await setLimit(by, 0)).code).toBe('amount');
    expect((await setLimit(await desk([nairobi.id]), 100)).code).toBe('right_missing');
    const { limits } = (await visitor.get('admin/cash/limits', by.headers)).body;
    const { version } = limits.find((one: { currency: string }) => one.currency === 'KES');
    const send = (amount: number) => visitor.put('admin/cash/limits/KES', { amount, version }, by.headers);
    const answers = await Promise.all([send(500), send(600)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
