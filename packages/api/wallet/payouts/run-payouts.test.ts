import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Money, money } from 'market/values/money';
import { afterEach, describe, expect, it } from 'vitest';
import { knownZones, testStores } from '#api/db/seed/known-market.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { giveAccounts } from '#api/testing/under-test/payee-accounts-under-test.ts';
import { signedInMember, signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { writeJournal } from '#api/wallet/wallet.data.ts';

const market = marketUnderTest();
const { visitor, courier } = deliveryUnderTest(market);
const { yaba, lowCashCap: nairobi } = knownZones;
const { generous } = testStores;
const reason = 'The account is being checked';
const year = 'from=2026-01-01T00:00:00Z&until=2099-01-01T00:00:00Z';

const finance = (zoneIds?: number[]) => signedInOperator(market, { roles: ['finance'], ...(zoneIds && { zoneIds }) });
type Operator = Awaited<ReturnType<typeof finance>>;

let journals = 0;
/** Books what a payee has earned, or cash in hand. */
const book = (account: string, amount: number, contra = 'market:gifts') =>
  writeJournal(market.db, {
    kind: 'wallet_bonus',
    about: { subject: `test:${++journals}` },
    currency: 'NGN',
    entries: [
      { account, amount: money(amount) },
      { account: contra, amount: money(-amount) },
    ],
    at: market.now(),
  });

/** The couriers of the tests have a history. */
async function bookUpTo(account: string, wanted: number) {
  const amount = wanted - (await sumOf(account));
  if (amount !== 0) await book(account, amount);
}

/** A courier who has earned, and holds cash; in minor units. */
async function rider({ owed, cash = 0 }: { owed: number; cash?: number }) {
  const person = await courier();
  const { rows } = await sql<{ id: number }>`select id from delivery_men where customer_id = ${person.id}`.execute(
    market.db,
  );
  const id = rows[0]?.id ?? 0;
  await giveAccounts(market, 'courier', [id]);
  await bookUpTo(`courier:${id}`, -owed);
  await bookUpTo(`cash:delivery_man:${id}`, cash);
  return { ...person, id };
}

async function sumOf(account: string): Promise<Money> {
  const { rows } = await sql<{ sum: Money }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entries where account = ${account}`.execute(market.db);
  return rows[0]?.sum ?? money(0);
}

interface Run {
  run: { id: number; version: number; state: string; total: number; payouts: number };
  payouts: { id: number; payee_id: number; amount: number; set_off: number; state: string; reason: string | null }[];
}
const wish = (payee: 'store' | 'courier', least = 0) => ({ payee, currency: 'NGN', least });
const prepare = async (by: Operator, payee: 'store' | 'courier' = 'courier', key: string = randomUUID()) =>
  visitor.post('admin/payout-runs', wish(payee), { ...by.headers, 'idempotency-key': key });
const onRun = (by: Operator, path: string, body: object) => visitor.post(`admin/payout-runs/${path}`, body, by.headers);
const release = (by: Operator, { run }: Run) => onRun(by, `${run.id}/release`, { version: run.version });
const payoutOf = (run: Run, payeeId: number) => run.payouts.find(({ payee_id: id }) => id === payeeId);

afterEach(() => {
  market.pausePoint = undefined;
});

describe('[OPS-079] a run of payouts', () => {
  it('is prepared by one person, released by another, and paid once', async () => {
    const [first, second] = [await finance(), await finance()];
    const [paid, indebted] = [await rider({ owed: 90_000, cash: 30_000 }), await rider({ owed: -500 })];
    const { body: run, status } = await prepare(first);
    expect(status).toBe(200);
    expect(payoutOf(run, paid.id)).toMatchObject({ owed: 900, cash: 300, set_off: 300, amount: 600, state: 'planned' });
    expect(payoutOf(run, indebted.id)).toBeUndefined();
    expect(await sumOf(`courier:${paid.id}`)).toBe(-90_000);

    expect((await release(first, run)).code).toBe('payout_same_person');
    const { body: released } = await release(second, run);
    expect(released.run).toMatchObject({ state: 'released', is_own: false, ended_by: 'finance Obi' });
    expect(payoutOf(released, paid.id)).toMatchObject({ state: 'sent' });
    expect([await sumOf(`courier:${paid.id}`), await sumOf(`cash:delivery_man:${paid.id}`)]).toEqual([0, 0]);

    const path = `${run.run.id}/payouts/${payoutOf(run, paid.id)?.id}`;
    const { body: ended } = await onRun(second, `${path}/paid`, { reference: 'NIP-4711' });
    expect(payoutOf(ended, paid.id)).toMatchObject({ state: 'paid', reference: 'NIP-4711' });
    expect((await onRun(second, `${path}/paid`, { reference: 'NIP-4712' })).code).toBe('payout_settled');
    expect((await release(second, released)).code).toBe('payout_run_closed');
    const { rows } = await sql<{ action: string }>`
      select action from audit_lines where subject in (${`payout-run:${run.run.id}`}, ${`payout:${payoutOf(run, paid.id)?.id}`})
      order by id`.execute(market.db);
    expect(rows.map(({ action }) => action)).toEqual(['payout.prepare', 'payout.release', 'payout.paid']);

    // Nothing is left for the next run.
    expect((await prepare(first)).code).toBe('payout_nothing');
    const { payouts } = (await visitor.get('courier/payouts', paid.headers)).body;
    expect(payouts).toMatchObject([{ amount: 600, set_off: 300, state: 'paid', reference: 'NIP-4711' }]);
    const { currencies } = (await visitor.get(`courier/statement?${year}`, paid.headers)).body;
    expect(currencies).toMatchObject([{ owed: { opening: 0, closing: 0 }, cash: { opening: 0, closing: 0 } }]);
    const lines = currencies[0].lines.map(({ side, amount }: { side: string; amount: number }) => `${side} ${amount}`);
    expect(lines).toEqual(expect.arrayContaining(['owed -900', 'cash -300']));
  });

  it('is prepared once under one key, and holds its payees', async () => {
    const by = await finance();
    const { id } = await rider({ owed: 70_000 });
    const key = randomUUID();
    const answers = await Promise.all([
      prepare(by, 'courier', key),
      prepare(by, 'courier', key),
      prepare(await finance()),
    ]);
    const runs = answers.filter(({ status }) => status === 200).map(({ body }) => body.run.id);
    const { rows } = await sql`select from payouts where courier_id = ${id} and state = 'planned'`.execute(market.db);
    expect(rows).toHaveLength(1);
    expect(new Set(runs).size).toBe(1);
    const { body } = await visitor.get(`admin/payout-runs/${runs[0]}`, by.headers);
    expect((await onRun(by, `${runs[0]}/withdraw`, { version: body.run.version, reason })).body.run.state).toBe(
      'withdrawn',
    );
    // Withdrawn, the payee is free again.
    const { body: next } = await prepare(by);
    expect(payoutOf(next, id)).toMatchObject({ amount: 700 });
    await release(await finance(), next);
  });

  it('is released once by two people at the same time', async () => {
    const { id } = await rider({ owed: 50_000 });
    const { body: run } = await prepare(await finance());
    const people = [await finance(), await finance(), await finance()];
    const answers = await Promise.all(people.map((by) => release(by, run)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await sumOf(`courier:${id}`)).toBe(0);
  });

  it('books nothing when it is killed in the middle, and all of it the next time', async () => {
    const { id } = await rider({ owed: 40_000 });
    const { body: run } = await prepare(await finance());
    const by = await finance();
    market.pausePoint = (at) => (at === 'payouts sent' ? Promise.reject(new Error('Killed')) : Promise.resolve());
    expect((await release(by, run)).status).toBe(500);
    expect(await sumOf(`courier:${id}`)).toBe(-40_000);
    market.pausePoint = undefined;
    expect((await release(by, run)).status).toBe(200);
    expect((await release(by, run)).code).toBe('payout_run_closed');
    expect(await sumOf(`courier:${id}`)).toBe(0);
  });

  it('leaves out who no longer has what was planned, and pays it later', async () => {
    const { id } = await rider({ owed: 30_000 });
    const other = await rider({ owed: 20_000 });
    const { body: run } = await prepare(await finance());
    await book(`courier:${id}`, 10_000);
    const { body: released } = await release(await finance(), run);
    expect(payoutOf(released, id)).toMatchObject({ state: 'left_out', reason: 'balance_changed' });
    expect(payoutOf(released, other.id)).toMatchObject({ state: 'sent' });
    expect(await sumOf(`courier:${id}`)).toBe(-20_000);
    const { body: next } = await prepare(await finance());
    expect(payoutOf(next, id)).toMatchObject({ amount: 200 });
    await release(await finance(), next);
  });

  it('leaves a payee out by hand, and not without a reason or by an old page', async () => {
    const { id } = await rider({ owed: 15_000 });
    const by = await finance();
    const { body: run } = await prepare(by);
    const path = `${run.run.id}/payouts/${payoutOf(run, id)?.id}/leave-out`;
    expect((await onRun(by, path, { version: 1, reason: '' })).code).toBe('reason');
    expect((await onRun(by, path, { version: 7, reason })).code).toBe('changed_meanwhile');
    const { body: after } = await onRun(by, path, { version: 1, reason });
    expect(payoutOf(after, id)).toMatchObject({ state: 'left_out', reason });
    expect((await release(await finance(), run)).code).toBe('changed_meanwhile');
    await release(await finance(), after);
    expect(await sumOf(`courier:${id}`)).toBe(-15_000);
    await release(await finance(), (await prepare(await finance())).body);
  });

  it('owes again what came back, also after it was noted as paid', async () => {
    const { id, headers } = await rider({ owed: 12_000 });
    const by = await finance();
    const { body: run } = await prepare(await finance());
    const path = `${run.run.id}/payouts/${payoutOf(run, id)?.id}`;
    expect((await onRun(by, `${path}/failed`, { reason })).code).toBe('payout_settled');
    await release(by, run);
    await onRun(by, `${path}/paid`, { reference: 'NIP-1' });
    const { body: failed } = await onRun(by, `${path}/failed`, { reason: 'Wrong account' });
    expect(payoutOf(failed, id)).toMatchObject({ state: 'failed', reason: 'Wrong account' });
    expect((await onRun(by, `${path}/failed`, { reason })).code).toBe('payout_settled');
    expect(await sumOf(`courier:${id}`)).toBe(-12_000);
    expect((await visitor.get('courier/payouts', headers)).body.payouts).toMatchObject([
      { state: 'failed', reason: 'Wrong account' },
    ]);
    const { body: next } = await prepare(await finance());
    expect(payoutOf(next, id)).toMatchObject({ amount: 120 });
    await release(by, next);
  });

  it('[SEAT-12] is for the zones of an operator, and unknown to others', async () => {
    const [local, foreign] = [await finance([yaba.id]), await finance([nairobi.id])];
    await giveAccounts(market, 'store', [generous.id]);
    await book(`store:${generous.id}`, -80_000);
    const preview = async (by: Operator) =>
      (await visitor.get('admin/payout-runs/preview?payee=store&currency=NGN', by.headers)).body;
    expect((await preview(foreign)).payouts).toEqual([]);
    expect((await preview(local)).payouts).toContainEqual(
      expect.objectContaining({ payee_id: generous.id, owed: expect.any(Number) }),
    );
    const { body: run } = await prepare(local, 'store');
    expect((await visitor.get(`admin/payout-runs/${run.run.id}`, foreign.headers)).code).toBe('payout_run_not_found');
    expect((await release(foreign, run)).code).toBe('payout_run_not_found');
    expect((await visitor.get('admin/payout-runs', foreign.headers)).body.runs).toEqual([]);
    expect((await visitor.get(`admin/statements/store/${generous.id}?${year}`, foreign.headers)).code).toBe(
      'payee_not_found',
    );
    expect((await visitor.get(`admin/statements/store/999999?${year}`, local.headers)).code).toBe('payee_not_found');
    await release(await finance(), run);
  });

  it('[STO-085] [STO-086] is read by the staff of a store with the permission', async () => {
    await giveAccounts(market, 'store', [generous.id]);
    await book(`store:${generous.id}`, -60_000);
    const { body: run } = await prepare(await finance(), 'store');
    await release(await finance(), run);
    const [owner, cook] = [
      await signedInMember(market, { storeId: generous.id, role: 'bookkeeper' }),
      await signedInMember(market, { storeId: generous.id, role: 'kitchen' }),
    ];
    const base = `vendor/stores/${generous.id}`;
    const { payouts } = (await visitor.get(`${base}/payouts`, owner.headers)).body;
    expect(payouts[0]).toMatchObject({ state: 'sent', amount: payoutOf(run, generous.id)?.amount });
    const { currencies } = (await visitor.get(`${base}/statement?${year}`, owner.headers)).body;
    expect(currencies[0].owed.closing).toBe(0);
    const { lines } = currencies[0];
    const total = lines.reduce((sum: number, line: { amount: number }) => sum + Math.round(line.amount * 100), 0);
    expect(total).toBe(0);
    expect((await visitor.get(`${base}/statement?${year}`, cook.headers)).code).toBe('right_missing');
    expect((await visitor.get(`vendor/stores/${generous.id + 1}/payouts`, owner.headers)).code).toBe('store_not_found');
  });

  it('waits below the least amount', async () => {
    const { id } = await rider({ owed: 9_900 });
    const by = await finance();
    const { body } = await visitor.get('admin/payout-runs/preview?payee=courier&currency=NGN&least=100', by.headers);
    expect(body.payouts.map(({ payee_id }: { payee_id: number }) => payee_id)).not.toContain(id);
    expect(body.waiting).toBeGreaterThan(0);
    const { body: other } = await visitor.get(
      'admin/payout-runs/preview?payee=courier&currency=NGN&least=99',
      by.headers,
    );
    expect(other.payouts.map(({ payee_id }: { payee_id: number }) => payee_id)).toContain(id);
    expect((await visitor.get('admin/payout-runs/preview?payee=bank&currency=NGN', by.headers)).code).toBe('payee');
    const support = await signedInOperator(market, { roles: ['support'] });
    expect((await prepare(support)).code).toBe('right_missing');
  });
});
