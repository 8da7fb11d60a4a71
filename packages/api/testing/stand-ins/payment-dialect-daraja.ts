import type { RawEvent } from '#api/providers/payments/payment-provider.ts';
import type { PaymentAnswer, PaymentBook, PaymentDialect, SavedPayment } from './payment-stand-in.ts';

export const darajaAtStandIn = {
  consumerKey: 'consumer-key-that-nobody-knows',
  consumerSecret: 'consumer-secret-that-nobody-knows',
  shortcode: '174379',
  passkey: 'passkey-that-nobody-knows',
  till: undefined,
  callbackOrigin: 'https://soko.example',
  isSandbox: true,
  initiator: { name: 'soko', credential: 'credential-that-nobody-knows' },
};

const token = 'pass-of-an-hour';
const results = { open: '4999', paid: '0', failed: '1', canceled: '1032' };

const no = (status: number, errorCode: string, errorMessage: string): PaymentAnswer => ({
  status,
  body: { requestId: '1-2-3', errorCode, errorMessage },
});
const bad = (what: string) => no(400, '400.002.02', `Bad Request - Invalid ${what}`);

// biome-ignore lint/suspicious/noExplicitAny: each call sends something else
type Call = (sent: any, book: PaymentBook) => PaymentAnswer;

const calls: Record<string, Call> = {
  '/mpesa/stkpush/v1/processrequest': (sent, book) => {
    const { Amount: amount, PhoneNumber: phone, CallBackURL: callback, AccountReference: account } = sent;
    if (!isOurs(sent)) return no(500, '500.001.1001', 'Wrong credentials');
    if (!/^254[17]\d{8}$/.test(phone)) return bad('PhoneNumber');
    if (!Number.isInteger(amount)) return bad('Amount');
    if (!/^.{1,12}$/.test(account)) return bad('AccountReference');
    const id = new URL(callback).searchParams.get('payment') ?? '';
    const payment = { id, amount: amount * 100, currency: 'KES', callback };
    const { reference } = book.begin(payment, (n) => `ws_CO_22112026${n}`);
    const ids = { MerchantRequestID: '29115-34620561-1', CheckoutRequestID: reference };
    return { status: 200, body: { ...ids, ResponseCode: '0', ResponseDescription: 'Success' } };
  },
  '/mpesa/stkpushquery/v1/query': (sent, book) => {
    const payment = book.by({ reference: sent.CheckoutRequestID });
    if (!payment || !isOurs(sent)) return bad('CheckoutRequestID');
    if (payment.status === 'open') return no(500, '500.001.1001', 'The transaction is being processed');
    const result = { ResultCode: results[payment.status], ResultDesc: 'As it is' };
    return { status: 200, body: { ResponseCode: '0', CheckoutRequestID: payment.reference, ...result } };
  },
  '/mpesa/reversal/v1/request': (sent, book) => {
    const payment = book.payments.find((saved) => receiptOf(saved) === sent.TransactionID);
    if (payment?.status !== 'paid') return bad('TransactionID');
    // A second reversal of the same receipt is accepted and has no effect.
    if (payment.refunds.length === 0) payment.refunds.push(sent.Amount * 100);
    payment.returnAddress = sent.ResultURL;
    return { status: 200, body: { ResponseCode: '0', ResponseDescription: 'Accept the service request' } };
  },
};

/** https://developer.safaricom.co.ke/APIs: M-Pesa Express, its query, and reversals. */
export const darajaDialect: PaymentDialect = {
  answer({ url, headers, body }, book) {
    if (url.pathname === '/oauth/v1/generate') return givePass(headers.authorization);
    if (headers.authorization !== `Bearer ${token}`) return no(404, '404.001.03', 'Invalid Access Token');
    return calls[url.pathname]?.(JSON.parse(body), book) ?? no(404, '404.001.01', 'Resource not found');
  },
  event(payment) {
    const { reference, amount, status } = payment;
    const items = [
      { Name: 'Amount', Value: amount / 100 },
      { Name: 'MpesaReceiptNumber', Value: receiptOf(payment) },
      { Name: 'Balance' },
      { Name: 'TransactionDate', Value: 20_261_122_004_500 },
      { Name: 'PhoneNumber', Value: 254_712_345_678 },
    ];
    const stkCallback = {
      MerchantRequestID: '29115-34620561-1',
      CheckoutRequestID: reference,
      ResultCode: Number(results[status]),
      ResultDesc: 'As it is',
      ...(status === 'paid' && { CallbackMetadata: { Item: items } }),
    };
    const mark = new URL(payment.callback ?? '').searchParams;
    return {
      bytes: Buffer.from(JSON.stringify({ Body: { stkCallback } })),
      headers: { 'content-type': 'application/json' },
      query: { payment: mark.get('payment') ?? '', sign: mark.get('sign') ?? '' },
    };
  },
};

let conversations = 0;

/** What M-Pesa sends some time after it has accepted a return: 0 where it is done. */
export function darajaReturn({ returnAddress = '' }: SavedPayment, code: number): RawEvent {
  const mark = new URL(returnAddress).searchParams;
  const result = {
    ResultType: 0,
    ResultCode: code,
    ResultDesc: 'As it is',
    ConversationID: `AG_20261122_${++conversations}`,
  };
  return {
    bytes: Buffer.from(JSON.stringify({ Result: result })),
    headers: { 'content-type': 'application/json' },
    query: { payment: mark.get('payment') ?? '', sign: mark.get('sign') ?? '' },
  };
}

function givePass(authorization: string | undefined): PaymentAnswer {
  const { consumerKey, consumerSecret } = darajaAtStandIn;
  const key = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64');
  if (authorization !== `Basic ${key}`) return { status: 400, body: { errorCode: '400.008.01' } };
  return { status: 200, body: { access_token: token, expires_in: '3599' } };
}

function isOurs({ BusinessShortCode, Password, Timestamp }: Record<string, string>): boolean {
  const { shortcode, passkey } = darajaAtStandIn;
  const password = Buffer.from(`${shortcode}${passkey}${Timestamp}`).toString('base64');
  return BusinessShortCode === shortcode && Password === password && /^20\d{12}$/.test(Timestamp ?? '');
}

function receiptOf({ number }: SavedPayment): string {
  return `SKO${number}`;
}
