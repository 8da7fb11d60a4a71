import { deliveryUnderTest } from '../delivery-under-test.ts';
import type { MarketUnderTest } from '../market-under-test.ts';
import { signedInOperator } from '../staff-under-test.ts';
import type { StaffCall } from './staff-calls-under-test.ts';

const reason = 'The road is closed';

/** The calls by which operators change the course of an order. */
export function orderCallsUnderTest(market: MarketUnderTest): Record<string, () => Promise<StaffCall>> {
  const delivery = deliveryUnderTest(market);
  const operator = () => signedInOperator(market, { roles: ['owner'] });
  const inMinutes = (minutes: number) => new Date(market.now().getTime() + minutes * 60_000).toISOString();
  return {
    'adminDelays.delay': async () => {
      const { id } = await delivery.placed();
      const body = { version: 1, kind: 'hold', until: inMinutes(30), reason };
      return { by: await operator(), params: { order_id: id }, body };
    },
    'adminDelays.release': async () => {
      const { id } = await delivery.placed();
      const by = await operator();
      const hold = { version: 1, kind: 'hold', until: inMinutes(30), reason };
      await delivery.visitor.post(`admin/orders/${id}/delay`, hold, by.headers);
      return { by, params: { order_id: id }, body: { version: 2 } };
    },
  };
}
