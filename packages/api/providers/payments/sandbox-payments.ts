import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { ForgedEvent, type PaymentEvent, type PaymentProvider, type RawEvent } from './payment-provider.ts';

const signatureHeader = 'sandbox-signature';

const sandboxEvent = z.object({
  event_id: z.string(),
  payment_id: z.string(),
  news: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('paid'), amount: z.int(), currency: z.string() }),
    z.object({ kind: z.literal('failed') }),
    z.object({ kind: z.literal('canceled') }),
  ]),
});

export type SandboxEvent = z.infer<typeof sandboxEvent>['news'];

export interface SandboxPayments extends PaymentProvider {
  /** The signed request that the sandbox sends of a payment, as a real provider would. */
  eventOf: (paymentId: string, news: SandboxEvent) => RawEvent;
}

/** Takes no money: a page of the demo plays the provider, through the same interface as a real one. */
export function sandboxPayments(): SandboxPayments {
  const secret = randomBytes(32);
  const signatureOf = (bytes: Uint8Array) => createHmac('sha256', secret).update(bytes).digest();
  return {
    name: 'sandbox',
    title: 'Sandbox',
    async start({ id }) {
      return { redirectUrl: `/payment/sandbox/${id}`, reference: id };
    },
    async readEvent(raw) {
      return eventIn(raw, signatureOf(raw.bytes));
    },
    async lookUp() {
      return undefined;
    },
    async refund() {
      return 'returned';
    },
    eventOf(paymentId, news) {
      const bytes = Buffer.from(JSON.stringify({ event_id: randomUUID(), payment_id: paymentId, news }));
      return { bytes, headers: { [signatureHeader]: signatureOf(bytes).toString('hex') } };
    },
  };
}

function eventIn({ bytes, headers }: RawEvent, expected: Buffer): PaymentEvent {
  const signature = Buffer.from(String(headers[signatureHeader] ?? ''), 'hex');
  const isGenuine = signature.length === expected.length && timingSafeEqual(signature, expected);
  if (!isGenuine) throw new ForgedEvent();
  const { event_id: eventId, payment_id: id, news } = sandboxEvent.parse(JSON.parse(Buffer.from(bytes).toString()));
  return { eventId, payment: { id }, news };
}
