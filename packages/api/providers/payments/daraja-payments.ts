import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Answer } from '../call-provider.ts';
import { NoAnswer } from '../call-provider.ts';
import { DeliveryError, withoutSecrets } from '../delivery-error.ts';
import type { ProviderEndpoint } from './ask-payments.ts';
import { darajaQuestions } from './daraja-questions.ts';
import { ForgedEvent, type PaymentEvent, type PaymentProvider, type ProviderPayment } from './payment-provider.ts';
import { isSame, jsonOf } from './proved-event.ts';

export interface DarajaAccount {
  consumerKey: string;
  consumerSecret: string;
  /** Of the paybill, or of the head office if the money goes to a till. */
  shortcode: string;
  passkey: string;
  till: string | undefined;
  /** The public origin at which M-Pesa calls this deployment. */
  callbackOrigin: string;
  isSandbox: boolean;
  /** May give money back; without one that is done by hand. */
  initiator: { name: string; credential: string } | undefined;
}

interface DarajaEndpoint extends ProviderEndpoint {
  now?: () => Date;
}

const pushed = z.object({ CheckoutRequestID: z.string(), ResponseCode: z.literal('0') });
const queried = z.object({ CheckoutRequestID: z.string(), ResultCode: z.union([z.string(), z.number()]) });
const refusal = z.object({ errorCode: z.string(), errorMessage: z.string() });
const accepted = z.object({ ResponseCode: z.literal('0') });
const item = z.object({ Name: z.string(), Value: z.optional(z.union([z.string(), z.number()])) });
const callback = z.object({
  Body: z.object({
    stkCallback: z.object({
      CheckoutRequestID: z.string(),
      CallbackMetadata: z.optional(z.object({ Item: z.array(item) })),
    }),
  }),
});
const reversal = z.object({
  Result: z.object({
    ResultCode: z.union([z.string(), z.number()]),
    ConversationID: z._default(z.string(), ''),
  }),
});

/** Still waiting for the PIN; every other one but 0 is an end. */
const undecided = new Set(['4999', '500.001.1001']);
const canceledByShopper = '1032';
const minorPerMajor = 100;
const receipt = /^[A-Z0-9]{8,12}$/;
const maxLength = { account: 12, description: 13 };

/**
 * M-Pesa asks on the shopper's phone, so the browser waits on our own return page. Its callbacks are not signed: ours
 * are identified by a secret in their address, and count only as far as its own answer confirms them.
 * https://developer.safaricom.co.ke/APIs/MpesaExpressSimulate
 */
export function darajaPayments(account: DarajaAccount, endpoint: DarajaEndpoint = {}): PaymentProvider {
  const { consumerSecret, passkey, shortcode, till, callbackOrigin, initiator } = account;
  const { ask, stamped } = darajaQuestions(account, endpoint);
  const secrets = [consumerSecret, account.consumerKey, passkey, ...(initiator ? [initiator.credential] : [])];

  const markOf = (about: 'callback' | 'return', id: string) =>
    createHmac('sha256', consumerSecret).update(`${about} ${id}`).digest('hex');
  const addressOf = (about: 'callback' | 'return', id: string) =>
    `${callbackOrigin}/api/v1/payments/events/daraja?payment=${id}&sign=${markOf(about, id)}`;

  async function resultOf(reference: string): Promise<string> {
    const answer = await ask('/mpesa/stkpushquery/v1/query', { ...stamped(), CheckoutRequestID: reference });
    const { success, data } = z.safeParse(refusal, answer.json);
    if (success && undecided.has(data.errorCode)) return data.errorCode;
    return String(read(queried, answer, secrets).ResultCode);
  }

  return {
    name: 'daraja',
    title: 'M-Pesa',
    currencies: ['KES'],
    asksByPhone: true,
    async start({ id, amount, description, returnUrl, shopper }) {
      const phone = phoneOf(shopper.phone);
      const answer = await ask('/mpesa/stkpush/v1/processrequest', {
        ...stamped(),
        TransactionType: till ? 'CustomerBuyGoodsOnline' : 'CustomerPayBillOnline',
        Amount: wholeShillings(amount),
        PartyA: phone,
        PartyB: till ?? shortcode,
        PhoneNumber: phone,
        CallBackURL: addressOf('callback', id),
        AccountReference: description.split(' ').at(-1)?.slice(0, maxLength.account),
        TransactionDesc: description.slice(0, maxLength.description),
      });
      return { redirectUrl: returnUrl, reference: read(pushed, answer, secrets).CheckoutRequestID };
    },
    async readEvent({ bytes, query: { payment: id = '', sign } = {} }) {
      if (isSame(sign, markOf('return', id))) return returnIn(id, jsonOf(bytes));
      if (!isSame(sign, markOf('callback', id))) throw new ForgedEvent();
      const json = jsonOf(bytes);
      const { success, data } = z.safeParse(callback, json);
      if (!success) return undefined;
      const { CheckoutRequestID: reference, CallbackMetadata } = data.Body.stkCallback;
      const values = new Map(CallbackMetadata?.Item.map(({ Name, Value }) => [Name, Value]));
      const amount = Math.round(Number(values.get('Amount') ?? 0) * minorPerMajor);
      const about = { id, reference, amount, currency: 'KES' };
      return eventOf(about, await resultOf(reference), values.get('MpesaReceiptNumber'));
    },
    /** A prompt has the exact requested amount, so a paid one has paid that. */
    async lookUp(payment) {
      return payment.reference === null ? undefined : eventOf(payment, await resultOf(payment.reference));
    },
    async refund({ id, amount, events, isPart }) {
      const transaction = events.find((event) => receipt.test(event));
      // A reversal of M-Pesa is of the whole payment.
      if (!initiator || !transaction || isPart)
        throw new DeliveryError('refused', `M-Pesa payment ${id} has to be returned by hand`);
      const answer = await ask('/mpesa/reversal/v1/request', {
        Initiator: initiator.name,
        SecurityCredential: initiator.credential,
        CommandID: 'TransactionReversal',
        TransactionID: transaction,
        Amount: wholeShillings(amount),
        ReceiverParty: till ?? shortcode,
        RecieverIdentifierType: '11',
        ResultURL: addressOf('return', id),
        QueueTimeOutURL: addressOf('return', id),
        Remarks: 'Order given up',
        Occasion: '',
      });
      read(accepted, answer, secrets);
      return 'asked';
    },
  };
}

/**
 * M-Pesa refunds money later than it accepts to. No call returns the result, so the callback is accepted by the secret
 * in its address.
 */
function returnIn(id: string, json: unknown): PaymentEvent | undefined {
  const { success, data } = z.safeParse(reversal, json);
  if (!success) return undefined;
  const { ResultCode: code, ConversationID: conversation } = data.Result;
  const kind = String(code) === '0' ? 'returned' : 'return_refused';
  return { eventId: `return:${id}:${conversation}:${code}`, payment: { id }, news: { kind } };
}

function eventOf(payment: ProviderPayment, result: string, receiptNumber?: string | number): PaymentEvent | undefined {
  const { id, reference, amount, currency } = payment;
  if (undecided.has(result) || reference === null) return undefined;
  const about = { eventId: `${reference}:${result}`, payment: { id, reference } };
  if (result !== '0') return { ...about, news: { kind: result === canceledByShopper ? 'canceled' : 'failed' } };
  // A receipt belongs to one payment forever, so as the id of the event it cannot pay twice.
  const eventId = receipt.test(String(receiptNumber)) ? String(receiptNumber) : about.eventId;
  return { ...about, eventId, news: { kind: 'paid', amount, currency } };
}

function read<Shape extends z.ZodMiniType>(shape: Shape, { status, json }: Answer, secrets: string[]): z.infer<Shape> {
  const { success, data } = z.safeParse(shape, json);
  if (success) return data as z.infer<Shape>;
  const refused = z.safeParse(refusal, json);
  if (refused.success) {
    const { errorCode, errorMessage } = refused.data;
    throw new DeliveryError('refused', `M-Pesa refused (${errorCode}): ${withoutSecrets(errorMessage, secrets)}`);
  }
  // The gateway may reply so although the prompt was sent.
  if (status >= 500) throw new NoAnswer(`M-Pesa has a fault (${status})`);
  throw new DeliveryError('away', `M-Pesa answered with something else (${status})`);
}

function phoneOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (!/^254(7|1)\d{8}$/.test(digits)) throw new DeliveryError('recipient', 'M-Pesa needs a mobile number of Kenya');
  return digits;
}

function wholeShillings(amount: number): number {
  if (amount % minorPerMajor !== 0) throw new DeliveryError('refused', 'M-Pesa takes whole shillings alone');
  return amount / minorPerMajor;
}
