import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { darajaAtStandIn, darajaDialect, darajaReturn } from '#api/testing/stand-ins/payment-dialect-daraja.ts';
import { PaymentStandIn } from '#api/testing/stand-ins/payment-stand-in.ts';
import { DeliveryError } from '../delivery-error.ts';
import { darajaPayments } from './daraja-payments.ts';
import { ForgedEvent } from './payment-provider.ts';

/** Number of requests that M-Pesa refuses because another node has renewed the token meanwhile. */
let refusedTokens = 0;
const standIn = new PaymentStandIn({
  ...darajaDialect,
  answer(question, book) {
    const isOver = !question.url.pathname.startsWith('/oauth') && refusedTokens-- > 0;
    const body = { requestId: '1-2-3', errorCode: '404.001.03', errorMessage: 'Invalid Access Token' };
    return isOver ? { status: 404, body } : darajaDialect.answer(question, book);
  },
});
const opened = (account: Partial<Parameters<typeof darajaPayments>[0]> = {}) =>
  darajaPayments(
    { ...darajaAtStandIn, ...account },
    { origin: standIn.origin, now: () => new Date('2026-11-22T21:30:05Z') },
  );
const id = 'abcdefghijklmnopqrstuv';
const request = {
  id,
  amount: 350_000,
  currency: 'KES',
  description: 'Soko 1234567890',
  returnUrl: `https://soko.example/payment/return/${id}`,
  shopper: { name: 'Wanjiru Kamau', phone: '+254 712 345678', email: null },
};
const lastQuestion = () => JSON.parse(standIn.requests.at(-1)?.body ?? '{}');
const started = { id, reference: 'ws_CO_1', amount: 350_000, currency: 'KES', key: id };

beforeAll(() => standIn.open());
afterAll(() => standIn.close());
afterEach(() => {
  standIn.requests.length = 0;
});

describe('a prompt of M-Pesa', () => {
  it('asks the phone for whole shillings, by the time of Kenya, under the number of the order', async () => {
    await opened().start(request);
    expect(lastQuestion()).toMatchObject({
      Amount: 3500,
      PhoneNumber: '254712345678',
      Timestamp: '20261123003005',
      AccountReference: '1234567890',
      TransactionType: 'CustomerPayBillOnline',
      PartyB: '174379',
    });
    expect(lastQuestion().CallBackURL).toMatch(/^https:\/\/soko\.example\/api\/v1\/payments\/events\/daraja\?payment=/);
  });

  it('sends the money to a till if one is configured', async () => {
    await opened({ till: '5012345' }).start(request);
    expect(lastQuestion()).toMatchObject({ TransactionType: 'CustomerBuyGoodsOnline', PartyB: '5012345' });
  });

  it('uses one access token for many requests', async () => {
    const mpesa = opened();
    const tokenRequests = () => standIn.requests.filter(({ url }) => url.pathname.startsWith('/oauth')).length;
    await mpesa.start(request);
    await mpesa.lookUp({ ...started, reference: standIn.payment(id).reference });
    expect(tokenRequests()).toBe(1);
  });

  it('is sent with a new token, once, where the old one has expired', async () => {
    refusedTokens = 1;
    const other = { ...request, id: 'bbbbbbbbbbbbbbbbbbbbbb' };
    await opened().start(other);
    expect(standIn.requests.map(({ url }) => url.pathname.split('/')[1])).toEqual(['oauth', 'mpesa', 'oauth', 'mpesa']);
    refusedTokens = 2;
    await expect(opened().start({ ...other, id: 'cccccccccccccccccccccc' })).rejects.toThrow('404.001.03');
    refusedTokens = 0;
  });

  it('is undecided while its PIN is waited for', async () => {
    const { reference } = standIn.payment(id);
    expect(await opened().lookUp({ ...started, reference })).toBeUndefined();
  });

  it.each(['+2348035550142', '+254201234567', '+25471234567'])('does not go to %s', async (phone) => {
    const outcome = await opened()
      .start({ ...request, shopper: { ...request.shopper, phone } })
      .catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(DeliveryError);
    expect((outcome as DeliveryError).reason).toBe('recipient');
    expect(standIn.requests).toEqual([]);
  });

  it('asks for no part of a shilling', async () => {
    await expect(opened().start({ ...request, amount: 350_050 })).rejects.toThrow('whole shillings');
  });
});

describe('money of M-Pesa', () => {
  it('is refunded by hand if no operator may reverse it, or no receipt is known', async () => {
    await expect(
      opened({ initiator: undefined }).refund({ ...started, events: ['SKO4711000'], isPart: false }),
    ).rejects.toThrow('by hand');
    await expect(opened().refund({ ...started, events: ['ws_CO_1:0'], isPart: false })).rejects.toThrow('by hand');
    expect(standIn.requests).toEqual([]);
  });

  it('is returned when M-Pesa says so, and not by an address that was given for something else', async () => {
    const mpesa = opened();
    await mpesa.start(request);
    const payment = standIn.payment(id);
    payment.status = 'paid';
    expect(await mpesa.refund({ ...started, events: [`SKO${payment.number}`], isPart: false })).toBe('asked');
    expect(await mpesa.readEvent(darajaReturn(payment, 0))).toMatchObject({
      payment: { id },
      news: { kind: 'returned' },
    });
    expect(await mpesa.readEvent(darajaReturn(payment, 21))).toMatchObject({ news: { kind: 'return_refused' } });
    const { query } = darajaDialect.event(payment);
    expect(await mpesa.readEvent({ ...darajaReturn(payment, 0), ...(query && { query }) })).toBeUndefined();
    const forged = { ...darajaReturn(payment, 0), query: { payment: id, sign: '0'.repeat(64) } };
    await expect(mpesa.readEvent(forged)).rejects.toThrow(ForgedEvent);
  });
});
