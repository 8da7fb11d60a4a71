import type { ApiNeeds } from '#http/needs.ts';
import { jobsPerLook, type NewJob } from '../../jobs/job-kinds.ts';
import { paymentById, paymentsToReturn, toldOfMoney, writePaymentStatus } from './payments.data.ts';

/** Returns a job for each payment whose money is to go back the way it came. */
export async function findReturns({ db }: Pick<ApiNeeds, 'db'>): Promise<NewJob[]> {
  const payments = await paymentsToReturn(db, jobsPerLook);
  return payments.map(({ id, endedAt }) => ({ key: `${id} ${endedAt.getTime()}`, data: { id } }));
}

/** Asks the provider to return a payment. Throws where it is away or refuses, so that it is asked again later. */
export async function returnPayment(needs: ApiNeeds, id: string): Promise<void> {
  const payment = await paymentById(needs.db, id);
  if (payment?.status !== 'return_due') return;
  const { reference, amount, currency, provider: name } = payment;
  const provider = needs.payments.get(name);
  if (!provider) throw new Error(`${name} did not return payment ${id}: it is not configured any more`);
  const events = await toldOfMoney(needs.db, id);
  await provider.refund({ id, reference, amount, currency, key: id, events });
  await writePaymentStatus(needs.db, { id, status: 'returned', at: needs.now() });
}
