import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { keyedQuestions, type ProviderEndpoint, readAnswer } from './ask-payments.ts';
import { ForgedEvent, type PaymentEvent, type PaymentProvider, type RawEvent } from './payment-provider.ts';
import { isSame, jsonOf } from './proved-event.ts';

export interface FlutterwaveAccount {
  secretKey: string;
  /** The secret hash that its events carry, as set in its dashboard. */
  webhookHash: string;
  /** Replaces a missing address; Flutterwave requires one for every payment. */
  email: string;
}

const startReply = z.object({ data: z.object({ link: z.url() }) });
/** Amounts are decimals in whole units. */
const transaction = z.object({
  id: z.number(),
  tx_ref: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
});
const verified = z.object({ data: transaction });
const notice = z.object({ data: z.object({ tx_ref: z.string() }) });
const refunds = z.object({
  data: z.array(z.object({ tx_id: z.number(), status: z.string(), comments: z.optional(z.nullable(z.string())) })),
});
const taken = z.object({ status: z.literal('success') });

const minorPerMajor = 100;

/** Version 3: https://developer.flutterwave.com/v3.0.0/docs/flutterwave-standard-1 */
export function flutterwavePayments(
  { secretKey, webhookHash, email: usualEmail }: FlutterwaveAccount,
  { origin = 'https://api.flutterwave.com', requestOptions }: ProviderEndpoint = {},
): PaymentProvider {
  const name = 'Flutterwave';
  const ask = keyedQuestions(name, `${origin}/v3`, secretKey, requestOptions);
  const secrets = [secretKey, webhookHash];
  const verify = (id: string) => ask(`/transactions/verify_by_reference?tx_ref=${id}`);

  async function lookUp(id: string): Promise<PaymentEvent | undefined> {
    const answer = await verify(id);
    // Flutterwave knows a payment only after the shopper has opened its page.
    if (answer.status === 404 || answer.status === 400) return undefined;
    return eventOf(readAnswer(name, verified, answer, secrets).data);
  }

  return {
    name: 'flutterwave',
    title: name,
    currencies: ['NGN', 'KES', 'GHS', 'ZAR', 'TZS', 'ZMW', 'USD', 'EUR', 'GBP'],
    async start({ id, amount, currency, returnUrl, description, shopper }) {
      const answer = await ask('/payments', {
        tx_ref: id,
        amount: amount / minorPerMajor,
        currency,
        redirect_url: returnUrl,
        customer: { email: shopper.email ?? usualEmail, name: shopper.name, phonenumber: shopper.phone },
        customizations: { title: description },
      });
      return { redirectUrl: readAnswer(name, startReply, answer, secrets).data.link, reference: id };
    },
    /** The hash is the same for every event, so an event counts only as far as Flutterwave's own answer confirms it. */
    async readEvent(raw) {
      if (!isSigned(raw, webhookHash)) throw new ForgedEvent();
      const { success, data } = z.safeParse(notice, jsonOf(raw.bytes));
      return success && /^[\w-]{22}$/.test(data.data.tx_ref) ? lookUp(data.data.tx_ref) : undefined;
    },
    async lookUp({ id }) {
      return lookUp(id);
    },
    async refund({ id, amount, key, isPart }) {
      const { id: number } = readAnswer(name, verified, await verify(id), secrets).data;
      const given = readAnswer(name, refunds, await ask('/refunds'), secrets).data;
      // Flutterwave has no idempotency keys, so existing refunds are checked first.
      const isGiven = given.some(
        ({ tx_id: of, status, comments }) => of === number && status !== 'failed' && (!isPart || comments === key),
      );
      if (isGiven) return 'returned';
      const wish = { amount: amount / minorPerMajor, comments: key };
      readAnswer(name, taken, await ask(`/transactions/${number}/refund`, wish), secrets);
      return 'returned';
    },
  };
}

/** Older events contain the hash in a header; newer ones also have a signature made with it. */
function isSigned({ bytes, headers }: RawEvent, hash: string): boolean {
  const signature = headers['flutterwave-signature'];
  const isGenuine = () => isSame(signature, createHmac('sha256', hash).update(bytes).digest('base64'));
  if (headers['verif-hash'] === undefined) return isGenuine();
  return isSame(headers['verif-hash'], hash) && (signature === undefined || isGenuine());
}

function eventOf({ id, tx_ref, status, amount, currency }: z.infer<typeof transaction>): PaymentEvent | undefined {
  const about = { eventId: `${id}:${status}`, payment: { id: tx_ref } };
  const minor = Math.round(amount * minorPerMajor);
  if (status === 'successful') return { ...about, news: { kind: 'paid', amount: minor, currency } };
  return status === 'failed' ? { ...about, news: { kind: 'failed' } } : undefined;
}
