import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Money, money } from 'market/values/money';
import { describe, expect, it } from 'vitest';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { writeJournal } from '../wallet.data.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const finance = (zoneIds?: number[]) => signedInOperator(market, { roles: ['finance'], ...(zoneIds && { zoneIds }) });
type Person = Awaited<ReturnType<typeof finance>>;

/** A courier who is gone has cash that will not come. */
const lost = 'cash:delivery_man:7';
const wanted = { kind: 'written_off', credit: lost, currency: 'NGN', amount: 12.5, reason: 'The rider has left' };
const path = 'admin/manual-journals';
const propose = (by: Person, change: object = {}, key: string = randomUUID()) =>
  visitor.post(path, { ...wanted, ...change }, { ...by.headers, 'idempotency-key': key });
const decide = (by: Person, id: number, how: 'book' | 'decline', body: object = {}) =>
  visitor.post(`${path}/${id}/${how}`, body, by.headers);

async function balanceOf(account: string): Promise<Money> {
  const { rows } = await sql<{ sum: Money }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_entries where account = ${account}`.execute(market.db);
  return rows[0]?.sum ?? money(0);
}

async function bookCash(amount: number) {
  await writeJournal(market.db, {
    ...{ kind: 'wallet_bonus', about: { subject: `test:${randomUUID()}` }, currency: 'NGN', at: market.now() },
    entries: [
      { account: lost, amount: money(amount) },
      { account: 'market:gifts', amount: money(-amount) },
    ],
  });
}

describe('[OPS-080] a manual journal', () => {
  it('is proposed by one person, booked by another, and once', async () => {
    await bookCash(5_000);
    const [one, other] = [await finance(), await finance()];
    const before = { lost: await balanceOf(lost), losses: await balanceOf('market:losses') };
    const { body: journal } = await propose(one);
    expect(journal).toMatchObject({
      state: 'proposed',
      debit: 'market:losses',
      credit: lost,
      amount: 12.5,
      is_own: true,
    });
    expect(await balanceOf(lost)).toBe(before.lost);
    expect((await decide(one, journal.id, 'book')).code).toBe('manual_same_person');
    const answers = await Promise.all([decide(other, journal.id, 'book'), decide(other, journal.id, 'book')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await balanceOf(lost)).toBe(before.lost - 1250);
    expect(await balanceOf('market:losses')).toBe(before.losses + 1250);
    expect((await decide(other, journal.id, 'decline', { reason: 'Too late' })).code).toBe('manual_decided');
    const { journals } = (await visitor.get(path, other.headers)).body;
    expect(journals[0]).toMatchObject({ id: journal.id, state: 'booked', decided_by: 'finance Obi', is_own: false });
    const { rows } = await sql<{ action: string; reason: string }>`
      select action, reason from audit_lines where subject = ${`manual:${journal.id}`} order by id`.execute(market.db);
    expect(rows).toEqual([
      { action: 'journal.propose', reason: wanted.reason },
      { action: 'journal.book', reason: wanted.reason },
    ]);
  });

  it('under one key is one proposal', async () => {
    await bookCash(5_000);
    const by = await finance();
    const key = randomUUID();
    const [first, again] = [await propose(by, {}, key), await propose(by, {}, key)];
    expect(again.body.id).toBe(first.body.id);
  });

  it('moves between two accounts that are known, and not on those that follow something else', async () => {
    await bookCash(5_000);
    const by = await finance();
    const correct = (debit: string, credit: string = lost) => propose(by, { kind: 'corrected', debit, credit });
    expect((await correct('market:gifts')).status).toBe(200);
    for (const debit of ['store:999999', 'wallet:1', 'receivable', 'nonsense', lost]) {
      expect((await correct(debit)).code).toBe('ledger_account_unknown');
    }
    expect((await correct('market:gifts', 'store:999999')).code).toBe('ledger_account_unknown');
    expect((await propose(by, { kind: 'corrected' })).code).toBe('ledger_account_unknown');
    expect((await propose(by, { currency: 'KES' })).code).toBe('ledger_account_unknown');
    expect((await propose(by, { amount: 0 })).code).toBe('amount');
    expect((await propose(by, { amount: -4 })).code).toBe('amount');
    expect((await propose(by, { reason: ' ' })).code).toBe('reason');
  });

  it('is declined with a reason, also by the person who made it', async () => {
    await bookCash(5_000);
    const [one, other] = [await finance(), await finance()];
    const { id } = (await propose(one)).body;
    expect((await decide(other, id, 'decline', { reason: 'Ask the rider first' })).body).toMatchObject({
      ...{ state: 'declined', decline_reason: 'Ask the rider first' },
    });
    expect((await decide(other, id, 'book')).code).toBe('manual_decided');
    const { id: own } = (await propose(one)).body;
    expect((await decide(one, own, 'decline', { reason: 'A mistake' })).body.state).toBe('declined');
    expect((await decide(one, 999_999, 'book')).code).toBe('manual_not_found');
  });

  it('[SEAT-12] is for operators of all zones with the permission', async () => {
    const local = await finance([3]);
    expect((await propose(local)).code).toBe('right_missing');
    expect((await visitor.get(path, local.headers)).code).toBe('right_missing');
    const support = await signedInOperator(market, { roles: ['support'] });
    expect((await propose(support)).code).toBe('right_missing');
  });
});
