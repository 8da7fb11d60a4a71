import { createHmac } from 'node:crypto';
import type { PaymentAnswer, PaymentBook, PaymentDialect, PaymentRequest, SavedPayment } from './payment-stand-in.ts';

export const stripeAtStandIn = {
  secretKey: 'sk_test_stripe-key-that-nobody-knows',
  webhookSecret: 'whsec_secret-that-nobody-knows',
};

const no = (status: number, code: string): PaymentAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: `No: ${code}` } },
});

function beginSession({ headers, body }: PaymentRequest, book: PaymentBook): PaymentAnswer {
  const form = new URLSearchParams(body);
  const id = form.get('client_reference_id') ?? '';
  if (headers['idempotency-key'] !== id) return no(400, 'idempotency_key_missing');
  const priced = (part: string) => form.get(`line_items[0][price_data][${part}]`) ?? '';
  const request = { id, amount: Number(priced('unit_amount')), currency: priced('currency').toUpperCase() };
  return { status: 200, body: atStripe(book.by({ id }) ?? book.begin(request, (n) => `cs_test_${n}`)) };
}

function refund({ method, url, body }: PaymentRequest, book: PaymentBook): PaymentAnswer {
  if (method === 'GET') {
    const { refunds = [], notes = [] } =
      book.by({ number: Number(url.searchParams.get('payment_intent')?.replace('pi_', '')) }) ?? {};
    const data = refunds.map((amount, index) => ({ amount, status: 'succeeded', metadata: { refund: notes[index] } }));
    return { status: 200, body: { object: 'list', data, has_more: false } };
  }
  const form = new URLSearchParams(body);
  const payment = book.by({ number: Number(form.get('payment_intent')?.replace('pi_', '')) });
  if (payment?.status !== 'paid') return no(400, 'charge_not_paid');
  const given = payment.refunds.reduce((sum, amount) => sum + amount, 0);
  if (given >= payment.amount) return no(400, 'charge_already_refunded');
  payment.refunds.push(Number(form.get('amount')));
  payment.notes.push(form.get('metadata[refund]') ?? '');
  return { status: 200, body: { id: 're_1', object: 'refund', status: 'succeeded' } };
}

/** https://docs.stripe.com/api and https://docs.stripe.com/webhooks#verify-manually */
export const stripeDialect: PaymentDialect = {
  answer(request, book) {
    const { method, url, headers } = request;
    if (headers.authorization !== `Bearer ${stripeAtStandIn.secretKey}`) return no(401, 'invalid_key');
    if (url.pathname === '/v1/refunds') return refund(request, book);
    if (method === 'POST') return beginSession(request, book);
    const payment = book.by({ reference: url.pathname.split('/').at(-1) });
    return payment ? { status: 200, body: atStripe(payment) } : no(404, 'resource_missing');
  },
  event(payment, at = new Date()) {
    const types = {
      open: 'payment_intent.created',
      paid: 'checkout.session.completed',
      failed: 'checkout.session.async_payment_failed',
      canceled: 'checkout.session.expired',
    };
    const event = {
      id: `evt_${payment.number}_${payment.status}`,
      object: 'event',
      type: types[payment.status],
      data: { object: atStripe(payment) },
    };
    const bytes = Buffer.from(JSON.stringify(event));
    const second = Math.floor(at.getTime() / 1000);
    const signature = createHmac('sha256', stripeAtStandIn.webhookSecret).update(`${second}.${bytes}`).digest('hex');
    return {
      bytes,
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${second},v1=${signature}` },
    };
  },
};

function atStripe({ id, reference, number, amount, currency, status }: SavedPayment) {
  return {
    id: reference,
    object: 'checkout.session',
    client_reference_id: id,
    amount_total: amount,
    currency: currency.toLowerCase(),
    payment_intent: `pi_${number}`,
    payment_status: status === 'paid' ? 'paid' : 'unpaid',
    status: { open: 'open', paid: 'complete', failed: 'complete', canceled: 'expired' }[status],
    url: `https://checkout.stripe.com/c/pay/${reference}`,
  };
}
