import { dayMilliseconds, hourMilliseconds } from 'market/values/durations';
import type { ApiContext } from '#api/http/api-context.ts';
import type { NewJob } from '#api/jobs/job-kinds.ts';
import {
  openPaymentsStartedAfter,
  type PaymentRow,
  paymentById,
  paymentsWithoutMoney,
} from '#api/payments/payments.data.ts';
import { NoAnswer } from '#api/providers/call-provider.ts';
import { DeliveryError } from '#api/providers/delivery-error.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';

/** Seconds after the start at which the provider is asked about a payment without news. */
const lookSeconds = [10, 30, 60, 120, 300, 600, 840];
/** A check that every node has missed for so long is left to the next one. */
const missedSeconds = 60;
const reconcileDays = 3;
const perPage = 100;

/** Returns a job for each open payment that is to be asked about now: events of a provider may never arrive. */
export async function findOpenPayments({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<NewJob[]> {
  const moment = now().getTime();
  const open = await openPaymentsStartedAfter(db, new Date(moment - (Math.max(...lookSeconds) + missedSeconds) * 1000));
  return open.flatMap(({ id, startedAt }) => {
    const age = (moment - startedAt.getTime()) / 1000;
    const due = lookSeconds.findLast((seconds) => seconds <= age && age < seconds + missedSeconds);
    return due === undefined ? [] : [{ key: `${id} ${due}`, data: { id } }];
  });
}

/**
 * Returns a job for every payment of the last three days without money, also for ended ones: it may have been paid too
 * late, and must then be refunded.
 */
export async function findPaymentsWithoutMoney({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<NewJob[]> {
  const until = now();
  const hour = Math.floor(until.getTime() / hourMilliseconds);
  const since = new Date(until.getTime() - reconcileDays * dayMilliseconds);
  const jobs: NewJob[] = [];
  let last: PaymentRow | undefined;
  do {
    const rows: PaymentRow[] = await paymentsWithoutMoney(db, { since, until }, { last, limit: perPage });
    jobs.push(...rows.map(({ id }) => ({ key: `${id} ${hour}`, data: { id } })));
    last = rows.length < perPage ? undefined : rows.at(-1);
  } while (last);
  return jobs;
}

/** Reconciles one payment, as `reconcilePayment` does. A provider that is down is asked at the next run. */
export async function lookUpPaymentById(context: ApiContext, id: string): Promise<void> {
  const payment = await paymentById(context.db, id);
  if (!payment) return;
  try {
    await reconcilePayment(context, payment);
  } catch (error) {
    // Its circuit breaker has notified the operator.
    if (!(error instanceof DeliveryError || error instanceof NoAnswer)) throw error;
  }
}

/** Asks the provider for the state of a payment and applies it. */
export async function reconcilePayment(context: ApiContext, payment: PaymentRow): Promise<void> {
  const { id, reference, amount, currency } = payment;
  const event = await context.payments.get(payment.provider)?.lookUp({ id, reference, amount, currency });
  if (event) await applyPaymentEvent(context, payment.provider, event);
}
