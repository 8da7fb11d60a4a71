import { createHmac } from 'node:crypto';
import type { PaymentAnswer, PaymentBook, PaymentDialect, PaymentRequest, SavedPayment } from './payment-stand-in.ts';

/** The accounts at the stand-ins: one each. */
export const paystackAtStandIn = { secretKey: 'sk_test_key-that-nobody-knows', email: 'payments@soko.example' };
export const flutterwaveAtStandIn = {
  secretKey: 'FLWSECK_TEST-key-that-nobody-knows-X',
  webhookHash: 'hash-that-nobody-knows',
  email: 'payments@soko.example',
};

// biome-ignore lint/suspicious/noExplicitAny: each call sends something else
type Sent = any;
type Call = (request: { url: URL; sent: Sent; book: PaymentBook }) => PaymentAnswer;

/** Finds the call by method and path, in which stars replace numbers and references. */
function callIn(calls: Record<string, Call>, { method, url, body }: PaymentRequest, book: PaymentBook) {
  const path = url.pathname.replace(/\/verify\/.+$/, '/verify/*').replace(/\/\d+\//, '/*/');
  return calls[`${method} ${path}`]?.({ url, sent: body ? JSON.parse(body) : {}, book });
}

const paystackNo = (status: number, message: string): PaymentAnswer => ({ status, body: { status: false, message } });
const paystackYes = (message: string, data: unknown): PaymentAnswer => ({
  status: 200,
  body: { status: true, message, data },
});

const paystackCalls: Record<string, Call> = {
  'POST /transaction/initialize': ({ sent: { reference, amount, currency, email }, book }) => {
    if (!/^[A-Za-z\d.=-]+$/.test(reference)) return paystackNo(400, 'Invalid reference');
    if (!/^\S+@\S+\.\S+$/.test(email)) return paystackNo(400, 'Invalid Email Address Passed');
    if (!Number.isInteger(amount)) return paystackNo(400, 'Invalid Amount Sent');
    if (book.by({ reference })) return paystackNo(400, 'Duplicate Transaction Reference');
    book.begin({ id: String(reference).replaceAll('.', '_'), amount, currency }, () => reference);
    const link = `https://checkout.paystack.com/${reference}`;
    return paystackYes('Authorization URL created', { authorization_url: link, access_code: reference, reference });
  },
  'GET /transaction/verify/*': ({ url, book }) => {
    const payment = book.by({ reference: url.pathname.split('/').at(-1) });
    if (!payment) return paystackNo(404, 'Transaction reference not found.');
    return paystackYes('Verification successful', atPaystack(payment));
  },
  'GET /refund': ({ url, book }) => {
    const { refunds = [], notes = [] } = book.by({ number: Number(url.searchParams.get('transaction')) }) ?? {};
    const shown = refunds.map((amount, index) => ({ amount, status: 'pending', merchant_note: notes[index] }));
    return paystackYes('Refunds retrieved', shown);
  },
  'POST /refund': ({ sent: { transaction, amount, merchant_note: note }, book }) => {
    const payment = book.by({ reference: transaction });
    if (payment?.status !== 'paid') return paystackNo(400, 'Transaction has not been paid');
    payment.refunds.push(amount);
    payment.notes.push(note);
    return paystackYes('Refund has been queued for processing', { status: 'pending', amount });
  },
};

/** https://paystack.com/docs/api */
export const paystackDialect: PaymentDialect = {
  answer(request, book) {
    const isKnown = request.headers.authorization === `Bearer ${paystackAtStandIn.secretKey}`;
    if (!isKnown) return paystackNo(401, 'Invalid key');
    return callIn(paystackCalls, request, book) ?? paystackNo(404, 'Not found');
  },
  event(payment) {
    const name = payment.status === 'failed' ? 'charge.failed' : 'charge.success';
    const bytes = Buffer.from(JSON.stringify({ event: name, data: atPaystack(payment) }));
    const signature = createHmac('sha512', paystackAtStandIn.secretKey).update(bytes).digest('hex');
    return { bytes, headers: { 'content-type': 'application/json', 'x-paystack-signature': signature } };
  },
};

function atPaystack({ number: id, reference, amount, currency, status }: SavedPayment) {
  const words = { open: 'abandoned', canceled: 'abandoned', paid: 'success', failed: 'failed' };
  return { id, reference, amount, currency, status: words[status] };
}

const flutterwaveNo = (status: number, message: string): PaymentAnswer => ({
  status,
  body: { status: 'error', message },
});
const flutterwaveYes = (message: string, data: unknown): PaymentAnswer => ({
  status: 200,
  body: { status: 'success', message, data },
});

const flutterwaveCalls: Record<string, Call> = {
  'POST /v3/payments': ({ sent: { tx_ref: id, amount, currency, customer }, book }) => {
    if (!customer) return flutterwaveNo(400, 'customer.email is required');
    book.begin({ id, amount: Math.round(amount * 100), currency }, () => id);
    return flutterwaveYes('Hosted Link', { link: `https://checkout.flutterwave.com/v3/hosted/pay/${id}` });
  },
  'GET /v3/transactions/verify_by_reference': ({ url, book }) => {
    const payment = book.by({ id: url.searchParams.get('tx_ref') ?? '' });
    if (!payment || payment.status === 'open') return flutterwaveNo(404, 'No transaction was found for this id');
    return flutterwaveYes('Transaction fetched successfully', atFlutterwave(payment));
  },
  'GET /v3/refunds': ({ book }) => {
    const shown = book.payments.flatMap(({ number, refunds, notes }) =>
      refunds.map((amount, index) => ({
        tx_id: number,
        amount_refunded: amount / 100,
        status: 'completed',
        comments: notes[index],
      })),
    );
    return flutterwaveYes('Refunds fetched', shown);
  },
  'POST /v3/transactions/*/refund': ({ url, sent: { amount, comments }, book }) => {
    const payment = book.by({ number: Number(url.pathname.split('/').at(3)) });
    if (payment?.status !== 'paid') return flutterwaveNo(400, 'Transaction is not in a refundable state');
    payment.refunds.push(Math.round(amount * 100));
    payment.notes.push(comments);
    return flutterwaveYes('Transaction refund initiated', { tx_id: payment.number, amount_refunded: amount });
  },
};

/** https://developer.flutterwave.com/v3.0.0/reference */
export const flutterwaveDialect: PaymentDialect = {
  answer(request, book) {
    const isKnown = request.headers.authorization === `Bearer ${flutterwaveAtStandIn.secretKey}`;
    if (!isKnown) return flutterwaveNo(401, 'Invalid authorization key');
    return callIn(flutterwaveCalls, request, book) ?? flutterwaveNo(404, 'Not found');
  },
  event(payment) {
    const bytes = Buffer.from(JSON.stringify({ event: 'charge.completed', data: atFlutterwave(payment) }));
    return { bytes, headers: { 'content-type': 'application/json', 'verif-hash': flutterwaveAtStandIn.webhookHash } };
  },
};

function atFlutterwave({ number: id, id: tx_ref, amount, currency, status }: SavedPayment) {
  const words = { open: 'pending', canceled: 'pending', paid: 'successful', failed: 'failed' };
  return {
    id,
    tx_ref,
    flw_ref: `FLW-${id}`,
    amount: amount / 100,
    charged_amount: amount / 100,
    currency,
    status: words[status],
  };
}
