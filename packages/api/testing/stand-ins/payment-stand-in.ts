import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RawEvent } from '#api/providers/payments/payment-provider.ts';
import { answerBadly, bodyOf, type Misbehaviour, ProviderStandIn } from './provider-stand-in.ts';

/** A payment as stored by a provider. Amounts are minor units. */
export interface SavedPayment {
  /** Ours. */
  id: string;
  reference: string;
  /** The provider's own number or receipt. */
  number: number;
  amount: number;
  currency: string;
  status: 'open' | 'paid' | 'failed' | 'canceled';
  /** Refunded amounts, one entry each. */
  refunds: number[];
  /** What was written on each of them. */
  notes: string[];
  /** The callback address, for a provider that gets it with each payment. */
  callback?: string;
  /** The callback address for the results of refunds. */
  returnAddress?: string;
}

/** All payments of a provider, by our id. */
export class PaymentBook {
  readonly payments: SavedPayment[] = [];

  /** Writes a payment down and names it. */
  begin(payment: Pick<SavedPayment, 'id' | 'amount' | 'currency' | 'callback'>, reference: (n: number) => string) {
    const number = 4_711_000 + this.payments.length;
    const saved: SavedPayment = {
      ...payment,
      number,
      reference: reference(number),
      status: 'open',
      refunds: [],
      notes: [],
    };
    this.payments.push(saved);
    return saved;
  }

  by(wanted: Partial<SavedPayment>): SavedPayment | undefined {
    const entries = Object.entries(wanted) as [keyof SavedPayment, unknown][];
    return this.payments.find((payment) => entries.every(([name, value]) => payment[name] === value));
  }
}

export interface PaymentRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface PaymentAnswer {
  status: number;
  body: unknown;
}

/** One provider's API as its documents describe it. */
export interface PaymentDialect {
  answer: (request: PaymentRequest, book: PaymentBook) => PaymentAnswer;
  /** What the provider sends of a payment, signed as it signs. `at` is the moment of the signature. */
  event: (payment: SavedPayment, at?: Date) => RawEvent;
}

/** `lost` does what was requested, and its reply is lost. */
type PaymentMisbehaviour = Misbehaviour | { kind: 'lost' };

/** A provider on the loopback interface that stores payments and records requests. */
export class PaymentStandIn extends ProviderStandIn {
  readonly book = new PaymentBook();
  readonly requests: PaymentRequest[] = [];
  /** What happens to the next requests, one each; after that it is itself again. */
  readonly misbehaviours: PaymentMisbehaviour[] = [];
  readonly #dialect: PaymentDialect;

  constructor(dialect: PaymentDialect) {
    super();
    this.#dialect = dialect;
  }

  /** The payment that was started under an id. */
  payment(id: string): SavedPayment {
    const payment = this.book.by({ id });
    if (!payment) throw new Error(`No payment was started as ${id}`);
    return payment;
  }

  protected async answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', this.origin);
    const { method = 'GET', headers } = incoming;
    const request = { method, url, headers, body: await bodyOf(incoming) };
    this.requests.push(request);
    const misbehaviour = this.misbehaviours.shift();
    if (misbehaviour && misbehaviour.kind !== 'lost') return answerBadly(misbehaviour, response);
    const { status, body } = this.#dialect.answer(request, this.book);
    if (misbehaviour) return;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }
}
