import type { DueOrder } from 'market/payments/payments.contract';

/** `stands`: paid, or switched to cash; `unpaid`: still waiting; `given_up`: its time is over. */
export type Outcome = 'stands' | 'unpaid' | 'given_up' | 'canceled';

/** What became of an order whose payment page was open. */
export function outcomeOf({ is_due: isDue, order_status: status }: Pick<DueOrder, 'is_due' | 'order_status'>): Outcome {
  if (isDue) return 'unpaid';
  if (status === 'failed') return 'given_up';
  return status === 'canceled' ? 'canceled' : 'stands';
}
