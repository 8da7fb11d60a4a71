import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Undeliverable } from '#api/jobs/undeliverable.ts';
import { darajaPayments } from '#api/providers/payments/daraja-payments.ts';
import type { RawEvent } from '#api/providers/payments/payment-provider.ts';
import { momentOfTests } from '#api/testing/moment-of-tests.ts';
import { returnPayments } from '#api/testing/run-jobs.ts';
import { darajaAtStandIn, darajaDialect, darajaReturn } from '#api/testing/stand-ins/payment-dialect-daraja.ts';
import { PaymentStandIn } from '#api/testing/stand-ins/payment-stand-in.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { returnPayment } from './return-payments.ts';

const market = marketUnderTest();
const standIn = new PaymentStandIn(darajaDialect);

beforeAll(async () => {
  await standIn.open();
  market.payments = new Map([['daraja', darajaPayments(darajaAtStandIn, { origin: standIn.origin })]]);
});
afterAll(() => standIn.close());

/** A payment of M-Pesa whose money is to go back. */
async function due(id: string): Promise<string> {
  const { id: customerId } = await signedInCustomer(market);
  const shopper = { name: 'Wanjiru Kamau', phone: '+254 712 345678', email: null };
  const money = { amount: 350_000, currency: 'KES' };
  const request = { id, ...money, description: 'Soko 1234567890', returnUrl: 'https://soko.example/', shopper };
  await market.payments.get('daraja')?.start(request);
  const payment = standIn.payment(id);
  payment.status = 'paid';
  await sql`
    insert into payments (id, customer_id, provider, currency, amount, callback, reference, status, ended_at)
    values (${id}, ${customerId}, 'daraja', 'KES', 350000, '/home', ${payment.reference}, 'return_due', ${momentOfTests})
  `.execute(market.db);
  await sql`
    insert into payment_events (provider, event_id, payment_id, news, effect)
    values ('daraja', ${`SKO${payment.number}`}, ${id}, 'paid', 'give_back')`.execute(market.db);
  return id;
}

const statusOf = async (id: string) => {
  const { rows } = await sql<{ status: string }>`select status from payments where id = ${id}`.execute(market.db);
  return rows[0]?.status;
};

async function report({ bytes, headers, query }: RawEvent): Promise<number> {
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/payments/events/daraja',
    query: { ...query },
    headers: headers as Record<string, string>,
    payload: Buffer.from(bytes),
  });
  return reply.statusCode;
}

describe('a return that M-Pesa has accepted', () => {
  it('is under way until M-Pesa says that it is done', async () => {
    const id = await due('return-that-is-done-01');
    expect(await returnPayments(market)).toEqual([]);
    expect(await statusOf(id)).toBe('returning');
    expect(await returnPayments(market)).toEqual([]);
    expect(standIn.payment(id).refunds).toHaveLength(1);
    expect(await report(darajaReturn(standIn.payment(id), 0))).toBe(200);
    expect(await statusOf(id)).toBe('returned');
  });

  it('and refuses afterwards is the operator’s to decide', async () => {
    const id = await due('return-not-done-000001');
    await returnPayments(market);
    expect(await report(darajaReturn(standIn.payment(id), 21))).toBe(200);
    expect(await statusOf(id)).toBe('return_refused');
    const questionCount = standIn.requests.length;
    const [fault] = await returnPayments(market);
    expect(fault).toBeInstanceOf(Undeliverable);
    expect(String(fault)).toContain(`daraja refused to return payment ${id}`);
    expect(standIn.requests).toHaveLength(questionCount);
    await returnPayment(market, id, { isByOperator: true });
    expect(await statusOf(id)).toBe('returning');
    await report(darajaReturn(standIn.payment(id), 0));
    await report(darajaReturn(standIn.payment(id), 21));
    expect(await statusOf(id)).toBe('returned');
  });

  it('and has no news of for a day is left to an operator', async () => {
    const id = await due('return-in-silence-0001');
    await returnPayments(market);
    const day = { ...market, now: () => new Date(momentOfTests.getTime() + 25 * 3_600_000) };
    expect(String(await returnPayments(day))).toContain(`daraja does not say whether it returned payment ${id}`);
    expect(await statusOf(id)).toBe('returning');
  });
});
