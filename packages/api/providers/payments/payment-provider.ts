/** A payment as the provider gets it. */
export interface PaymentRequest {
  /** Ours; asking twice under one id begins one payment. */
  id: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** What the shopper reads on the provider's page. */
  description: string;
  /** The full address to which the browser returns. */
  returnUrl: string;
  shopper: { name: string; phone: string; email: string | null };
}

/** A payment that was started at a provider. Amounts are minor units. */
export interface ProviderPayment {
  id: string;
  /** The provider's id; null if its reply did not arrive. */
  reference: string | null;
  amount: number;
  currency: string;
}

/** A provider's report about a payment, identified by our id or its reference; if it has both, they must agree. */
export interface PaymentEvent {
  /** The provider's id, the same when the report is repeated. */
  eventId: string;
  payment: { id: string; reference?: string } | { id?: undefined; reference: string };
  news:
    | { kind: 'paid'; amount: number; currency: string }
    | { kind: 'failed' | 'canceled' }
    /** What became of a return that was asked for. */
    | { kind: 'returned' | 'return_refused' };
}

/** A request as it came, before anybody has read it: signatures are made over these very bytes. */
export interface RawEvent {
  bytes: Uint8Array;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What our own address carried for providers that sign nothing. */
  query?: { payment?: string; sign?: string };
}

/** The request is not from the provider. */
export class ForgedEvent extends Error {}

/** Accepts payments. Its reports count only after `readEvent` or `lookUp` has verified them. */
export interface PaymentProvider {
  /** The name in the calls, such as 'paystack'. */
  name: string;
  /** As shoppers read it. */
  title: string;
  /** Currencies that it takes; absent means all. */
  currencies?: readonly string[];
  /** Asks on the shopper's phone, where a payment may continue although the provider did not reply. */
  asksByPhone?: true;
  /** Starts a payment; returns the browser's next address and the provider's id. */
  start: (request: PaymentRequest) => Promise<{ redirectUrl: string; reference: string | null }>;
  /** Verifies and reads an event; undefined for one that is about nothing of ours. Throws ForgedEvent. */
  readEvent: (raw: RawEvent) => Promise<PaymentEvent | undefined>;
  /** Returns what the provider knows; undefined while it is undecided. */
  lookUp: (payment: ProviderPayment) => Promise<PaymentEvent | undefined>;
  /** Refunds a payment or a part of it; idempotent by key. Returns `asked` if the provider confirms by an event. */
  refund: (refund: PaymentRefund) => Promise<'returned' | 'asked'>;
}

export interface PaymentRefund extends ProviderPayment {
  key: string;
  /** The amount is a part of the payment, of which other parts may have gone back. */
  isPart: boolean;
  /** Ids of the events about the money. */
  events: readonly string[];
}

/** The providers that are switched on, by name, in the order in which shoppers see them. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
