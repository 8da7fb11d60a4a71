import type { ApiNeeds } from '#http/needs.ts';
import { openPaymentsBegunAfter, type PaymentRow, paymentsWithoutMoney } from './payments.data.ts';
import { takePaymentEvent } from './take-payment-event.ts';

/** Seconds after its beginning at which the provider is asked about a payment of which it has told nothing. */
const lookSeconds = [10, 30, 60, 120, 300, 600, 840];
const reconcileDays = 3;
const perTurn = 100;

/**
 * Asks about payments that are still open and whose time to be asked about came after `since`: events of a provider
 * may never arrive. Answers until when it has looked.
 */
export async function lookUpOpenPayments(needs: ApiNeeds, since: Date): Promise<Date> {
  const until = needs.now();
  const open = await openPaymentsBegunAfter(needs.db, new Date(since.getTime() - Math.max(...lookSeconds) * 1000));
  await lookUpEach(
    needs,
    open.filter(({ startedAt }) => isDue(startedAt, { since, until })),
  );
  return until;
}

function isDue(startedAt: Date, { since, until }: { since: Date; until: Date }): boolean {
  return lookSeconds.some((seconds) => {
    const moment = startedAt.getTime() + seconds * 1000;
    return moment > since.getTime() && moment <= until.getTime();
  });
}

/**
 * Asks about every payment of the last three days that has brought no money, also those that have ended: it may have
 * been paid too late, and then its money goes back.
 */
export async function reconcilePayments(needs: ApiNeeds): Promise<void> {
  const until = needs.now();
  const after = new Date(until.getTime() - reconcileDays * 24 * 60 * 60_000);
  let [begun, rows] = [after, [] as PaymentRow[]];
  do {
    rows = await paymentsWithoutMoney(needs.db, { after: begun, until, limit: perTurn });
    await lookUpEach(needs, rows);
    begun = rows.at(-1)?.startedAt ?? until;
  } while (rows.length === perTurn);
}

async function lookUpEach(needs: ApiNeeds, payments: readonly PaymentRow[]): Promise<void> {
  for (const payment of payments) {
    try {
      await lookUpPayment(needs, payment);
    } catch {
      // Its breaker has told the operator; the next look comes anyway.
    }
  }
}

/** Asks the provider how a payment stands and takes what it says. */
export async function lookUpPayment(needs: ApiNeeds, payment: PaymentRow): Promise<void> {
  const { id, reference, amount, currency } = payment;
  const event = await needs.payments.get(payment.provider)?.lookUp({ id, reference, amount, currency });
  if (event) await takePaymentEvent(needs, payment.provider, event);
}
