import type { ApiNeeds } from '#http/needs.ts';
import { type PaymentRow, paymentsToReturn, toldOfMoney, writePaymentStatus } from './payments.data.ts';

const perTurn = 100;
const firstPauseMilliseconds = 60_000;
const longestPauseMilliseconds = 60 * 60_000;

/** Whom this node has asked in vain, and when it asks again. */
const pauses = new Map<string, { until: number; milliseconds: number }>();

/**
 * Money that nobody owes any more goes back the way it came. A provider that is away or refuses is asked again after a
 * minute, then after twice as long each time, up to an hour; those that wait stand in nobody's way.
 */
export async function returnPayments(needs: ApiNeeds): Promise<void> {
  const moment = needs.now().getTime();
  const except = [...pauses].filter(([, { until }]) => until > moment).map(([id]) => id);
  for (const payment of await paymentsToReturn(needs.db, { except, limit: perTurn })) {
    try {
      await giveBack(needs, payment);
      pauses.delete(payment.id);
    } catch (fault) {
      const milliseconds = pauseAfter(pauses.get(payment.id)?.milliseconds);
      pauses.set(payment.id, { until: moment + milliseconds, milliseconds });
      console.error(`${payment.provider} did not return a payment: ${fault instanceof Error ? fault.message : fault}`);
    }
  }
}

async function giveBack(needs: ApiNeeds, { id, reference, amount, currency, provider: name }: PaymentRow) {
  const provider = needs.payments.get(name);
  if (!provider) throw new Error('it is not configured any more');
  const events = await toldOfMoney(needs.db, id);
  await provider.refund({ id, reference, amount, currency, key: id, events });
  await writePaymentStatus(needs.db, { id, status: 'returned', at: needs.now() });
}

function pauseAfter(last: number | undefined): number {
  return last === undefined ? firstPauseMilliseconds : Math.min(last * 2, longestPauseMilliseconds);
}
