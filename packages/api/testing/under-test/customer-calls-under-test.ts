import { signedInCustomer } from './customer-under-test.ts';
import type { MarketUnderTest } from './market-under-test.ts';
import { signedInOperator } from './staff-under-test.ts';

/** The writing calls about customers, for the tests that walk all calls of staff. */
export function customerCallsUnderTest(market: MarketUnderTest) {
  const onCustomer = (body: Record<string, unknown>) => async () => ({
    by: await signedInOperator(market, { roles: ['owner'] }),
    params: { account_id: (await signedInCustomer(market)).id },
    body,
  });
  const reason = 'Called about a stolen card';
  return {
    'adminCustomers.contact': onCustomer({ reason }),
    'adminCustomers.note': onCustomer({ text: 'Prefers to be called in the morning.' }),
    'adminCustomers.suspend': onCustomer({ reason }),
    'adminCustomers.restore': onCustomer({}),
  };
}
