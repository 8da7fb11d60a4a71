import { hourMilliseconds } from 'market/values/durations';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Attempt, maxJobsPerTick, type NewJob } from '#api/jobs/job-kinds.ts';
import { Undeliverable } from '#api/jobs/undeliverable.ts';
import {
  eventsOfMoney,
  markPartReturn,
  markReturning,
  type PaymentRow,
  partsToReturn,
  partToReturn,
  paymentById,
  paymentsToReturn,
  returnsInDoubt,
  writePaymentStatus,
} from './payments.data.ts';

/** Hours after which a provider should have confirmed a refund. */
const giveUpHours = 24;

/**
 * Returns a job for each payment that must be refunded through its provider, and one for each refund that its provider
 * has refused or not confirmed.
 */
export async function findReturns({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<NewJob[]> {
  const before = new Date(now().getTime() - giveUpHours * hourMilliseconds);
  const due = await paymentsToReturn(db, maxJobsPerTick);
  const inDoubt = await returnsInDoubt(db, before, maxJobsPerTick);
  const parts = await partsToReturn(db, before, maxJobsPerTick);
  const whole = [...due, ...inDoubt].map(({ id, status, endedAt }) => ({
    key: `${id} ${status} ${endedAt.getTime()}`,
    data: { id },
  }));
  return [...whole, ...parts.map(({ id, status }) => ({ key: `part ${id} ${status}`, data: { part: id } }))];
}

/**
 * Asks the provider to return a payment. Throws if the provider is unavailable or rejects the request, so that the
 * job is retried, and `Undeliverable` where an operator has to decide, who may retry it.
 */
export async function returnPayment(
  context: ApiContext,
  id: string,
  { isByOperator }: Pick<Attempt, 'isByOperator'>,
): Promise<void> {
  const payment = await paymentById(context.db, id);
  if (!payment) return;
  const { status, provider } = payment;
  if (status === 'return_due' || (isByOperator && isInDoubt(payment))) return requestRefundAtProvider(context, payment);
  if (status === 'return_refused') throw new Undeliverable(`${provider} refused to return payment ${id}`);
  if (status === 'returning') throw new Undeliverable(`${provider} does not say whether it returned payment ${id}`);
}

function isInDoubt({ status }: PaymentRow): boolean {
  return status === 'return_refused' || status === 'returning';
}

async function requestRefundAtProvider({ db, now, payments }: ApiContext, payment: PaymentRow): Promise<void> {
  const { id, status, reference, amount, currency, provider: name } = payment;
  const provider = payments.get(name);
  if (!provider) throw new Error(`${name} did not return payment ${id}: it is not configured any more`);
  const events = await eventsOfMoney(db, id);
  const outcome = await provider.refund({ id, reference, amount, currency, key: id, events, isPart: false });
  if (outcome === 'returned') await writePaymentStatus(db, { id, status: 'returned', at: now() });
  else await markReturning(db, { id, from: status, at: now() });
}

/** Asks the provider to return a part of a payment, as `returnPayment` does with a whole one. */
export async function returnPart(
  { db, now, payments }: ApiContext,
  partId: number,
  { isByOperator }: Pick<Attempt, 'isByOperator'>,
): Promise<void> {
  const part = await partToReturn(db, partId);
  if (!part) return;
  const payment = await paymentById(db, part.paymentId);
  if (!payment) return;
  const { id, reference, currency, provider: name } = payment;
  if (part.status === 'returning' && !isByOperator) {
    throw new Undeliverable(`${name} does not say whether it returned a part of payment ${id}`);
  }
  const provider = payments.get(name);
  if (!provider) throw new Error(`${name} did not return a part of payment ${id}: it is not configured any more`);
  const events = await eventsOfMoney(db, id);
  const key = `${id} ${partId}`;
  const outcome = await provider.refund({ id, reference, amount: part.amount, currency, key, events, isPart: true });
  await markPartReturn(db, partId, { status: outcome === 'returned' ? 'returned' : 'returning', at: now() });
}
