import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './calls.ts';
import type { Customer } from './customer-accounts.ts';
import { type Around, randomAction } from './customer-actions.ts';

export interface Customers extends Pick<Around, 'acknowledged' | 'done'> {
  stop: () => Promise<void>;
}

type Market = Pick<Around, 'stores' | 'pharmacy' | 'picture' | 'coupons'>;

/**
 * Customers who order with coupons and wallets, pay and fail to pay, fill their wallets, change points, cancel, ask for
 * refunds and send prescriptions, all at once, and often twice at once: many send the same order two times in parallel.
 */
export function startCustomers(people: Customer[], caller: Caller, market: Market, random: () => number): Customers {
  const around: Around = { ...market, caller, random, acknowledged: [], done: new Map() };
  let isOpen = true;
  const everyone = people.map(async (person) => {
    while (isOpen) {
      await randomAction(around)(around, person);
      await sleep(random() * 20);
    }
  });
  return {
    acknowledged: around.acknowledged,
    done: around.done,
    async stop() {
      isOpen = false;
      await Promise.all(everyone);
    },
  };
}
