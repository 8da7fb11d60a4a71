import type { Actor, OrderStatus } from 'market/orders/orders.rules';
import type { Dice } from '../dice.ts';
import type { StorePlan } from '../stores/store-plans.ts';

export interface PastStep {
  from: OrderStatus | null;
  to: OrderStatus;
  by: Actor;
  at: Date;
}

export type OrderType = 'delivery' | 'take_away';

export type Outcome = 'delivered' | 'canceled' | 'failed';

/** The way of an order through its states, each later than the one before. */
export function stepsOf(
  dice: Dice,
  plan: StorePlan,
  placedAt: number,
  outcome: Outcome,
  orderType: OrderType,
): PastStep[] {
  const steps: PastStep[] = [{ from: null, to: 'pending', by: 'shopper', at: new Date(placedAt) }];
  const go = (to: OrderStatus, by: Actor, minutesAfter: number) => {
    const last = steps.at(-1);
    const earliest = (last?.at.getTime() ?? placedAt) + dice.whole(20, 80) * 1000;
    const planned = placedAt + Math.round(minutesAfter * 60) * 1000;
    steps.push({ from: last?.to ?? null, to, by, at: new Date(Math.max(earliest, planned)) });
  };
  if (outcome === 'failed') {
    // An unpaid order reserves its goods for a quarter of an hour.
    go('failed', 'market', 15);
    return steps;
  }
  if (outcome === 'canceled') {
    const byShopper = dice.happens(0.7);
    if (!byShopper && dice.happens(0.5)) go('confirmed', 'store', dice.between(1, 4));
    go('canceled', byShopper ? 'shopper' : 'store', dice.between(1, 6));
    return steps;
  }
  const total = dice.whole(plan.delivery_time.min, plan.delivery_time.max) + dice.between(-4, 8);
  go('confirmed', 'store', dice.between(0.5, 4));
  go('processing', 'store', dice.between(2, 6));
  go('handover', 'store', total * 0.55);
  if (orderType === 'delivery') go('picked_up', 'delivery_man', total * 0.55 + dice.between(1, 5));
  go('delivered', orderType === 'delivery' ? 'delivery_man' : 'store', total);
  return steps;
}
