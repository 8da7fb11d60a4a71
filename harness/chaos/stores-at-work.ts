import { setTimeout as sleep } from 'node:timers/promises';
import { signInDemoStaff } from 'api/access/sign-in-demo-staff';
import { connect } from 'api/db/connection';
import type { ApiContext } from 'api/http/api-context';
import { demoMarket } from 'api/http/market-mode';
import { findReturns, returnPayment } from 'api/payments/return-payments';
import { postgresPubSub } from 'api/providers/live/postgres-pub-sub';
import { openPaymentProviders } from 'api/providers/payments/open-payment-providers';
import type { Pace } from '../../demo/people/pace.ts';
import { peopleAtWork } from '../../demo/people/people-at-work.ts';

export interface StoresAtWork {
  /** Number of moved orders and accepted refunds. */
  steps: () => number;
  stop: () => Promise<void>;
}

/** No waiting: an order is done in seconds. */
const pace: Pace = {
  answerAfter: 1,
  prepareAfter: 0,
  readyAfter: 0,
  fetchAfter: 0,
  leftToPersons: 0,
  shortestRide: 1,
  longestRide: 1,
  refundAfter: 1,
  chatAfter: 1,
};

/**
 * A team of stores, pharmacists, couriers and operators that calls a server, and who returns payments in its database,
 * beside those of the server and of other teams.
 */
export function startStores(url: string, server: string): StoresAtWork {
  const db = connect({ url });
  const live = postgresPubSub(url);
  const payments = openPaymentProviders({ hasSandbox: true });
  // Only what a return needs.
  const context = { db, live, payments, now: () => new Date(), mode: demoMarket } as unknown as ApiContext;
  const people = peopleAtWork(
    (path, init) => fetch(server + path, init),
    () => signInDemoStaff({ db }),
    pace,
  );
  let isOpen = true;
  let steps = 0;

  const work = (async () => {
    while (isOpen) {
      try {
        steps += (await people.workOnce()).steps;
        // The server's jobs do the same at the same time.
        for (const { data } of await findReturns(context)) {
          await returnPayment(context, String((data as { id: string }).id), { isByOperator: false });
          steps += 1;
        }
      } catch {
        // The server or PostgreSQL is away for a moment, or an answer was lost.
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
