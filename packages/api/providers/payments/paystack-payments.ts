import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { keyedQuestions, type ProviderEndpoint, readAnswer } from './ask-payments.ts';
import { ForgedEvent, type PaymentEvent, type PaymentProvider } from './payment-provider.ts';
import { isSame, jsonOf } from './proved-event.ts';

export interface PaystackAccount {
  secretKey: string;
  /** Replaces a missing address; Paystack requires one for every payment. */
  email: string;
}

const startReply = z.object({ data: z.object({ authorization_url: z.url() }) });
/** Amounts are minor units in every currency. */
const transaction = z.object({
  id: z.number(),
  reference: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
});
const verified = z.object({ data: transaction });
const notice = z.object({ event: z.string(), data: transaction });
const refunds = z.object({
  data: z.array(z.object({ status: z.string(), merchant_note: z.optional(z.nullable(z.string())) })),
});
const taken = z.object({ status: z.literal(true) });

/** https://paystack.com/docs/api/transaction and https://paystack.com/docs/payments/webhooks */
export function paystackPayments(
  { secretKey, email: usualEmail }: PaystackAccount,
  { origin = 'https://api.paystack.co', requestOptions }: ProviderEndpoint = {},
): PaymentProvider {
  const name = 'Paystack';
  const ask = keyedQuestions(name, origin, secretKey, requestOptions);
  const secrets = [secretKey];
  const verify = (id: string) => ask(`/transaction/verify/${referenceOf(id)}`);
  return {
    name: 'paystack',
    title: name,
    currencies: ['NGN', 'GHS', 'ZAR', 'KES', 'USD'],
    async start({ id, amount, currency, returnUrl, shopper }) {
      const reference = referenceOf(id);
      const answer = await ask('/transaction/initialize', {
        reference,
        amount,
        currency,
        email: shopper.email ?? usualEmail,
        callback_url: returnUrl,
        metadata: { cancel_action: returnUrl },
      });
      return { redirectUrl: readAnswer(name, startReply, answer, secrets).data.authorization_url, reference };
    },
    async readEvent({ bytes, headers }) {
      const signature = createHmac('sha512', secretKey).update(bytes).digest('hex');
      if (!isSame(headers['x-paystack-signature'], signature)) throw new ForgedEvent();
      const { success, data } = z.safeParse(notice, jsonOf(bytes));
      return success && data.event.startsWith('charge.') ? eventOf(data.data) : undefined;
    },
    async lookUp({ id }) {
      const answer = await verify(id);
      // Paystack does not know a payment that was never started.
      if (answer.status === 404 || answer.status === 400) return undefined;
      return eventOf(readAnswer(name, verified, answer, secrets).data);
    },
    async refund({ id, amount, currency, key, isPart }) {
      const { id: number, reference } = readAnswer(name, verified, await verify(id), secrets).data;
      const given = readAnswer(name, refunds, await ask(`/refund?transaction=${number}&perPage=50`), secrets).data;
      // Paystack has no idempotency keys, so existing refunds are checked first.
      const isGiven = given.some(({ status, merchant_note: note }) => status !== 'failed' && (!isPart || note === key));
      if (isGiven) return 'returned';
      const wish = { transaction: reference, amount, currency, merchant_note: key };
      readAnswer(name, taken, await ask('/refund', wish), secrets);
      return 'returned';
    },
  };
}

/** Its references know no underscore, our ids no dot. */
function referenceOf(id: string): string {
  return id.replaceAll('_', '.');
}

/** Paystack also says `abandoned` for a payment whose page is still open. */
function eventOf({ id, reference, status, amount, currency }: z.infer<typeof transaction>): PaymentEvent | undefined {
  const about = { eventId: `${id}:${status}`, payment: { id: reference.replaceAll('.', '_'), reference } };
  if (status === 'success') return { ...about, news: { kind: 'paid', amount, currency } };
  return status === 'failed' ? { ...about, news: { kind: 'failed' } } : undefined;
}
