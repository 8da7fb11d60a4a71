import type { SecondFactorPolicy } from 'market/auth/auth-second-factor.rules';
import type { RiskTerms } from 'market/risk/risk.rules';
import type { Database } from '#api/db/connection.ts';
import type { Replica } from '#api/db/replica/replica.ts';
import type { StreamLimits } from '#api/http/listen/stream-slots.ts';
import type { MarketMode } from '#api/http/market-mode.ts';
import type { Brand } from '#api/http/site-brand.ts';
import type { CallBridge } from '#api/providers/calls/call-bridge.ts';
import type { IdentityProviders } from '#api/providers/identity/identity-providers.ts';
import type { LimitNumbers } from '#api/providers/limits/limit-numbers.ts';
import type { Limits } from '#api/providers/limits/limits.ts';
import type { PubSub } from '#api/providers/live/pub-sub.ts';
import type { MailSender } from '#api/providers/mail/mail-sender.ts';
import type { Directions } from '#api/providers/maps/directions.ts';
import type { Geocoder } from '#api/providers/maps/geocoder.ts';
import type { PaymentProviders } from '#api/providers/payments/payment-provider.ts';
import type { ProviderNotes } from '#api/providers/provider-notes.ts';
import type { PushSender } from '#api/providers/push/push-sender.ts';
import type { SmsSender } from '#api/providers/sms/sms-sender.ts';
import type { Uploads } from '#api/providers/uploads/uploads.ts';
import type { WebhookSender } from '#api/providers/webhooks/webhook-sender.ts';

/** What the API needs from outside; tests give their own. */
export interface ApiContext {
  db: Database;
  /** Takes reads that may be a moment old. */
  replica?: Replica | undefined;
  /** The current time; tests set it. */
  now: () => Date;
  /** Knows places and addresses. */
  geocoder: Geocoder;
  /** Knows ways by road; never rejects. */
  directions: Directions;
  sms: SmsSender;
  mail: MailSender;
  /** Joins phones through the number of the market; undefined where no provider does. */
  calls?: CallBridge | undefined;
  /** Stores the files that people send. */
  uploads: Uploads;
  /** Identity providers for social sign-in; one that is not configured is off. */
  identity: IdentityProviders;
  /** Providers that take digital payments; none means cash and wallet only. */
  payments: PaymentProviders;
  /** Counts tries, for all nodes together. */
  limits: Limits;
  /** Maximum attempts; omitted ones have their defaults. */
  limitNumbers?: Partial<LimitNumbers> | undefined;
  /** Publishes events to every node and to the clients that listen there. */
  live: PubSub;
  /** Sends push messages to subscribed devices. */
  push: PushSender;
  /** Posts events to other programs. */
  webhooks: WebhookSender;
  /** How long personal data is retained; the default is in docs/retention.md. */
  retentionDays?: RetentionDays | undefined;
  /** Maximum event streams of a node; undefined means the default. */
  streams?: StreamLimits | undefined;
  /** Overrides the name and look in the database. */
  brand?: Brand | undefined;
  /** What this node sees of its providers, for the health page; absent where nothing is noted. */
  providerNotes?: ProviderNotes | undefined;
  /** Counts for the report of items; absent where nothing is counted. */
  itemCounts?: ItemCounts | undefined;
  /** Present where `now` is a moment that a member of a store has chosen to look at [STO-041]. */
  preview?: { reopened: ReadonlySet<number> } | undefined;
  /** Called with every unexpected error of a call. */
  onError?: ((fault: unknown) => void) | undefined;
  /** Requirements for unpaid orders; undefined means none. */
  risk?: RiskTerms | undefined;
  /** Who proves a second factor; undefined means those who have set one up. */
  secondFactor?: SecondFactorPolicy | undefined;
  /** The public address of this market, which passkeys are for; undefined means that of each call. */
  publicAddress?: string | undefined;
  /** How a demo differs from a real market. */
  mode: MarketMode;
  /** Lets a test stop a use case at a named point, to make a race happen every time. */
  pausePoint?: (name: string) => Promise<void>;
}

/** Counts what people do with items; neither call waits for anything [STO-092]. */
export interface ItemCounts {
  /** An item was opened, by its id or its slug. */
  opened: (name: string) => void;
  /** It was put into a cart, whatever the quantity. */
  putIntoCart: (itemId: number) => void;
}

/** Days of retention of personal data, configurable because laws differ. */
export interface RetentionDays {
  chats: number;
  /** Applications that were declined. */
  applications: number;
  /** After the last order of a guest has ended. */
  guestOrders: number;
  /** Keyed hashes of contacts, after the order. */
  contactHashes: number;
}
