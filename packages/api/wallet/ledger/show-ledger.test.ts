import { describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { deliveryUnderTest } from '#api/testing/under-test/delivery-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';

const market = marketUnderTest();
const { visitor, carried, take } = deliveryUnderTest(market);
const finance = (zoneIds?: number[]) => signedInOperator(market, { roles: ['finance'], ...(zoneIds && { zoneIds }) });

interface Side {
  account: string;
  amount: number;
}
const sumOf = (sides: Side[]) => sides.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

describe('[OPS-076] the ledger', () => {
  it('[OPS-014] has every journal of an order, and each adds up to 0', async () => {
    const by = await finance();
    const { rider, id } = await carried();
    const ledger = async () => (await visitor.get(`admin/ledger/orders/${id}`, by.headers)).body;
    expect((await ledger()).journals.map(({ kind }: { kind: string }) => kind)).toEqual(['order_placed']);
    await take(rider, id, 'deliver', { cash_received: true });
    const { journals, balances } = await ledger();
    expect(journals.map(({ kind }: { kind: string }) => kind)).toContain('cash_collected');
    for (const { entries } of journals) expect(sumOf(entries)).toBe(0);
    expect(sumOf(balances)).toBe(0);
    // It is paid: the courier has the cash.
    expect(balances.map(({ account }: Side) => account)).not.toContain('receivable');
  });

  it('leads from an account to its entries, which are its balance', async () => {
    const by = await finance();
    const { accounts } = (await visitor.get('admin/ledger/accounts?search=STORE:&limit=5', by.headers)).body;
    expect(accounts).toHaveLength(5);
    const [first] = accounts;
    const query = `account=${first.account}&currency=${first.currency}&limit=100`;
    const { entries } = (await visitor.get(`admin/ledger/entries?${query}`, by.headers)).body;
    expect(entries).toHaveLength(Math.min(100, first.entries));
    if (first.entries <= 100) expect(sumOf(entries)).toBe(Math.round(first.balance * 100));
    const { body } = await visitor.get('admin/ledger/accounts?search=no-such-account', by.headers);
    expect(body).toMatchObject({ accounts: [], total_size: 0 });
  });

  it('[SEAT-12] is for operators of all zones; its page of an order also for those of the order’s zone', async () => {
    const [local, foreign] = [await finance([knownZones.yaba.id]), await finance([knownZones.lowCashCap.id])];
    const { id } = await carried();
    expect((await visitor.get('admin/ledger/accounts', local.headers)).code).toBe('right_missing');
    expect((await visitor.get('admin/ledger/entries?account=bank&currency=NGN', local.headers)).code).toBe(
      'right_missing',
    );
    expect((await visitor.get(`admin/ledger/orders/${id}`, local.headers)).status).toBe(200);
    expect((await visitor.get(`admin/ledger/orders/${id}`, foreign.headers)).code).toBe('order_not_found');
    expect((await visitor.get('admin/ledger/orders/0000000000', local.headers)).code).toBe('order_not_found');
    const support = await signedInOperator(market, { roles: ['support'] });
    expect((await visitor.get(`admin/ledger/orders/${id}`, support.headers)).code).toBe('right_missing');
  });
});
