import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { limitsUnderTest } from '#api/testing/under-test/limits-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { balanceOf } from '#api/wallet/wallet.data.ts';

const market = marketUnderSettings(marketUnderTest(), { customer_wallet_status: 1, loyalty_point_status: 1 });
const { call, decide, lead, open, owner, reason, setLimit, support } = limitsUnderTest(market);
type Person = Awaited<ReturnType<typeof lead>>;

const correct = (by: Person, id: number, body: object, key = randomUUID()) =>
  call(by, 'POST', `admin/customers/${id}/wallet`, { reason, ...body }, key);
const naira = (id: number) => balanceOf(market.db, id, 'NGN');

afterEach(() => setLimit('lead', null, null));

describe('[OPS-070] the wallet of a customer', () => {
  it('is corrected by others alone', async () => {
    const by = await lead();
    expect((await correct(by, by.id, { currency: 'NGN', amount: 1 })).code).toBe('wallet_own');
    expect(await naira(by.id)).toBe(0);
  });

  it('is credited and debited with a reason, each once, booked at once, and in the audit log', async () => {
    const [by, customer, key] = [await lead(), await signedInCustomer(market), randomUUID()];
    const { body } = await correct(by, customer.id, { currency: 'NGN', amount: 12 }, key);
    expect(body).toMatchObject({
      balances: [{ currency: 'NGN', balance: 12 }],
      moves: [{ kind: 'wallet_corrected', amount: 12, currency: 'NGN', reason }],
    });
    await correct(by, customer.id, { currency: 'NGN', amount: 12 }, key);
    expect(await naira(customer.id)).toBe(1200);
    await correct(by, customer.id, { currency: 'NGN', amount: -2, reason: 'Counted twice' });
    expect(await naira(customer.id)).toBe(1000);
    const { rows: entries } = await sql`
      select e.account, e.amount from journals j join ledger_entries e on e.journal_id = j.id
      where j.kind = 'wallet_corrected' and j.id in (
        select journal_id from ledger_entries where account = ${`wallet:${customer.id}`})
      order by j.id, e.account`.execute(market.db);
    expect(entries).toEqual([
      { account: 'market:corrections', amount: 1200 },
      { account: `wallet:${customer.id}`, amount: -1200 },
      { account: 'market:corrections', amount: -200 },
      { account: `wallet:${customer.id}`, amount: 200 },
    ]);
    const { rows: lines } = await sql`
      select account_id, reason, before ->> 'balance' as before, after ->> 'balance' as after from audit_lines
      where subject = ${`customer:${customer.id}`} and action = 'wallet.correct' order by id`.execute(market.db);
    expect(lines).toEqual([
      { account_id: by.id, reason, before: '0', after: '1200' },
      { account_id: by.id, reason: 'Counted twice', before: '1200', after: '1000' },
    ]);
    const shown = await call(customer, 'GET', 'customer/wallet/transactions?limit=10&offset=1');
    expect(shown.body.data).toMatchObject([{ debit: 2 }, { credit: 12 }]);
  });

  it('holds whole points beside money', async () => {
    const [by, customer] = [await lead(), await signedInCustomer(market)];
    await correct(by, customer.id, { currency: 'PTS', amount: 30 });
    const { body } = await correct(by, customer.id, { currency: 'PTS', amount: -10 });
    expect(body.balances).toEqual([{ currency: 'PTS', balance: 20 }]);
    expect((await correct(by, customer.id, { currency: 'PTS', amount: -21 })).code).toBe('points_short');
  });

  it('never falls below zero, and has no currency that the market has not', async () => {
    const [by, customer] = [await lead(), await signedInCustomer(market)];
    expect((await correct(by, customer.id, { currency: 'NGN', amount: -1 })).code).toBe('wallet_short');
    expect((await correct(by, customer.id, { currency: 'NGN', amount: 0.005 })).code).toBe('amount');
    expect((await correct(by, customer.id, { currency: 'PTS', amount: 1.5 })).code).toBe('amount');
    expect((await correct(by, customer.id, { currency: 'ISK', amount: 5 })).code).toBe('wallet_currency');
    expect((await correct(by, customer.id, { currency: 'NGN', amount: 0 })).status).toBe(400);
    expect((await correct(by, customer.id, { currency: 'NGN', amount: 5, reason: '' })).status).toBe(400);
    expect(await naira(customer.id)).toBe(0);
  });

  it('is corrected by a second person above the limit, and by nobody without the permission', async () => {
    await setLimit('lead', 50, 100);
    const [by, customer] = [await lead(), await signedInCustomer(market)];
    expect((await correct(by, customer.id, { currency: 'NGN', amount: 60 })).code).toBe('needs_second_person');
    expect(await naira(customer.id)).toBe(0);
    const [proposal] = (await open(by)).filter((one: { customer: { id: number } }) => one.customer?.id === customer.id);
    expect(proposal).toMatchObject({ order_id: null, amount: 60, currency: 'NGN', reason, is_own: true });
    const second = await owner();
    expect((await decide(await lead([knownZones.yaba.id]), proposal.id, 'approve')).code).toBe('proposal_not_found');
    expect((await decide(second, proposal.id, 'approve')).body).toMatchObject({ state: 'approved' });
    expect(await naira(customer.id)).toBe(6000);
    expect((await correct(await support(), customer.id, { currency: 'NGN', amount: 1 })).code).toBe('right_missing');
  });

  it('is not debited by a proposal once the money is spent', async () => {
    const [first, customer] = [await owner(), await signedInCustomer(market)];
    await correct(first, customer.id, { currency: 'NGN', amount: 80 });
    await setLimit('lead', 50, 100);
    const by = await lead();
    await correct(by, customer.id, { currency: 'NGN', amount: -70 });
    const [{ id }] = (await open(by)).filter((one: { customer: { id: number } }) => one.customer?.id === customer.id);
    await correct(first, customer.id, { currency: 'NGN', amount: -20 });
    expect((await decide(first, id, 'approve')).code).toBe('wallet_short');
    expect(await naira(customer.id)).toBe(6000);
  });
});
