/**
 * Guards against races and fraud: the test that fails without a guard, and the lines that implement it. `npm run
 * guards` removes each in turn, and its test must then fail.
 */
export interface Guard {
  /** The race or attack that it prevents. */
  against: Against;
  what: string;
  /** A test file of the API, and the beginning of a title in it, after its requirement ids. */
  test: { file: string; title: string };
  without: readonly Edit[];
}

export type Against =
  | Race
  | Attack
  | Intrusion
  | WebhookHarm
  | SpecificationDeviation
  | Outage
  | JobFailure
  | SlowClientAttack;

/** The first occurrence of a line in a file, and its replacement without the guard. */
export interface Edit {
  file: string;
  line: string;
  instead: string;
}

/** Two things that people do at the same moment. */
export const races = [
  'two buyers of the last item',
  'one coupon twice',
  'one wallet twice',
  'cancel and confirm',
  'cancel twice',
  'price change and order',
  'store closes and order',
  'points twice',
  'event and return page',
  'event and switch to cash',
  'account removed and order',
  'address edited and order',
  'an answer arrives as the deadline passes',
  'change answered twice',
  'change answered and order canceled',
  'change and ready',
] as const;
export type Race = (typeof races)[number];

/** Fraud for a customer's own benefit. */
export const attacks = [
  'B1 a price set by the caller',
  'B2 quantities below one',
  'B3 a distance set by the caller',
  'B4 a zone set by the caller',
  'B5 choices that are not on offer',
  'B6 two stores in one cart',
  'B7 an expired coupon or sale',
  'B8 one coupon used fifty times',
  'B9 one balance spent fifty times',
  'B10 money without a payment',
  'B11 referring oneself',
  'B12 a first-order discount twice',
  "B13 canceling another person's order, or too late",
  'B14 reserving all stock',
  'B15 reviewing what was never bought',
  'B16 a GET that changes something',
  'B17 overriding the HTTP method',
] as const;
export type Attack = (typeof attacks)[number];

/** Ways to impersonate another customer, to reach their data, or to make them pay. */
export const intrusions = [
  'P1 session fixation',
  'P2 cross-site request forgery',
  'P3 a session that should have ended',
  'P4 guessing codes',
  'P5 codes sent at the cost of the market',
  'P6 guessing passwords',
  'P7 a flood of sign-ins',
  'P8 a token of another person',
  'P9 data of another person',
  'P10 reading the database',
  'P11 an upload that is not an image',
  'P12 data of a removed account',
  'P13 a forged guest id',
  'P14 fake orders',
  'P15 an address forged through a proxy',
  'P16 staff beyond their role',
  'P17 a stolen password of staff',
] as const;
export type Intrusion = (typeof intrusions)[number];

/** Harm that an external program may do to a server that calls it. */
export const webhookHarms = [
  'W1 an endpoint that never replies',
  'W2 a webhook sent twice',
  'W3 an address in the internal network',
  'W4 a lost reply to a commit',
] as const;
export type WebhookHarm = (typeof webhookHarms)[number];

/** Where a reply of the API would depart from the two specification documents. */
export const specificationDeviations = [
  'D1 a session that a client cannot use',
  'D2 values that differ from the documents',
  'D3 no reply instead of a refusal',
  'D4 a reply that contradicts the data',
  'D5 names in the wrong language',
  'D6 a list in a different format',
] as const;
export type SpecificationDeviation = (typeof specificationDeviations)[number];

/** Ways to take a server out of service, or to turn its limits against other users. */
export const outages = [
  'H1 a log line that takes long to clean',
  'H2 an open redirect',
  'H3 a secret in a place that others read',
  'H4 all event streams held by one client',
  'H5 a full disk and malformed requests',
  'H6 a start that hangs or gives up',
] as const;
export type Outage = (typeof outages)[number];

/** Faults that prevent background work, or do it twice. */
export const jobFailures = [
  'J1 a job that always fails',
  'J2 a job that runs twice',
  'J3 a refund that the provider has not made',
] as const;
export type JobFailure = (typeof jobFailures)[number];

/** Ways of a client to block a node by being slow, or by many connections. */
export const slowClientAttacks = [
  'S1 a body sent byte by byte',
  'S2 a reply that is not read',
  'S3 requests behind a long reply',
  'S4 all connections held by one address',
  'S5 a queue that never empties',
] as const;
export type SlowClientAttack = (typeof slowClientAttacks)[number];

/** Everything that needs a guard. */
export const everyDanger: readonly Against[] = [
  ...races,
  ...attacks,
  ...intrusions,
  ...webhookHarms,
  ...specificationDeviations,
  ...outages,
  ...jobFailures,
  ...slowClientAttacks,
];
