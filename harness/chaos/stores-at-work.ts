import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'api/db/connection';
import type { ApiContext } from 'api/http/api-context';
import { demoMarket } from 'api/http/market-mode';
import { findDemoRefunds, giveDemoRefund } from 'api/orders/refunds/answer-refund';
import { simulateDueOrders } from 'api/orders/simulator/simulate-market';
import { findReturns, returnPayment } from 'api/payments/return-payments';
import { postgresPubSub } from 'api/providers/live/postgres-pub-sub';
import { openPaymentProviders } from 'api/providers/payments/open-payment-providers';

export interface StoresAtWork {
  /** Number of moved orders and accepted refunds. */
  steps: () => number;
  stop: () => Promise<void>;
}

/** No waiting: an order is done in seconds. */
const pace = {
  confirmAfter: 1,
  prepareAfter: 0,
  handOverAfter: 0,
  pickUpAfter: 0,
  shortestRide: 1,
  longestRide: 1,
};

/** A team of stores, pharmacists and couriers, and who returns payments, beside those of the server and of other teams. */
export function startStores(url: string): StoresAtWork {
  const db = connect({ url });
  const live = postgresPubSub(url);
  const payments = openPaymentProviders({ hasSandbox: true });
  // Only what a step of an order needs.
  const context = { db, live, payments, now: () => new Date(), mode: demoMarket } as unknown as ApiContext;
  let isOpen = true;
  let steps = 0;

  const work = (async () => {
    while (isOpen) {
      try {
        steps += (await simulateDueOrders(context, pace)).moved;
        const refunds = await findDemoRefunds(context, 1);
        for (const { key = '' } of refunds) await giveDemoRefund(context, key);
        steps += refunds.length;
        // The server's jobs do the same at the same time.
        for (const { data } of await findReturns(context)) {
          await returnPayment(context, String((data as { id: string }).id), { isByOperator: false });
          steps += 1;
        }
      } catch {
        // PostgreSQL is away for a moment.
      }
      await sleep(100);
    }
  })();

  return {
    steps: () => steps,
    async stop() {
      isOpen = false;
      await work;
      await live.close();
      await db.destroy();
    },
  };
}
