import { randomBytes } from 'node:crypto';
import { money } from 'market/values/money';
import { expect, it } from 'vitest';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { findPaymentsWithoutMoney } from './reconcile-payments.ts';

const market = marketUnderTest();

it('reconciles every payment once where more began at one moment than a page holds', async () => {
  const customer = await signedInCustomer(market);
  const ids = Array.from({ length: 250 }, () => randomBytes(16).toString('base64url'));
  const payment = {
    customer_id: customer.id,
    provider: 'stripe',
    currency: 'NGN',
    amount: money(100_000),
    callback: '/wallet',
    started_at: momentOfTests,
  };
  await market.db
    .insertInto('payments')
    .values(ids.map((id) => ({ ...payment, id })))
    .execute();
  const jobs = await findPaymentsWithoutMoney({ db: market.db, now: () => momentOfTests });
  expect(jobs.map(({ data }) => (data as { id: string }).id).toSorted()).toEqual(ids.toSorted());
});
