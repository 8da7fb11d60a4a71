/**
 * Guards against races and fraud: the test that fails without a guard, and the lines that implement it. `npm run
 * guards` removes each in turn, and its test must then fail.
 */
export interface Guard {
  /** The race or attack that it prevents. */
  against: Against;
  what: string;
  /** A test file of the API, and the beginning of a title in it, after its row ids. */
  test: { file: string; title: string };
  without: readonly Edit[];
}

export type Against = Race | Attack | Intrusion | Hindrance | Departure | Outage | Standstill | Delay;

/** The first occurrence of a line in a file, and its replacement without the guard. */
export interface Edit {
  file: string;
  line: string;
  instead: string;
}

/** Two things that people do at the same moment. */
export const races = [
  'two buyers of the last one',
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
  'time up and answer',
] as const;
export type Race = (typeof races)[number];

/** Fraud for a customer's own benefit. */
export const attacks = [
  'B1 a price of the caller',
  'B2 numbers below one',
  'B3 a distance of the caller',
  'B4 a zone of the caller',
  'B5 choices that nobody offers',
  'B6 two stores in one cart',
  'B7 what is over',
  'B8 one coupon fifty times',
  'B9 one balance fifty times',
  'B10 money without a payment',
  'B11 inviting oneself',
  'B12 a first order twice',
  "B13 canceling another person's order, or too late",
  'B14 emptying a shelf',
  'B15 reviewing what was never bought',
  'B16 a picture that changes something',
  'B17 another method',
] as const;
export type Attack = (typeof attacks)[number];

/** Ways to impersonate another customer, to reach their data, or to make them pay. */
export const intrusions = [
  'P1 a session from before',
  'P2 another site',
  'P3 a session that should be over',
  'P4 guessing codes',
  'P5 codes at the cost of the market',
  'P6 guessing passwords',
  'P7 a flood of sign-ins',
  'P8 a token of somebody else',
  'P9 what belongs to another one',
  'P10 reading the database',
  'P11 a file that is no picture',
  'P12 who has left',
  'P13 a made-up guest',
  'P14 orders that nobody means',
  'P15 a forgotten proxy',
  'P16 staff beyond their role',
  'P17 a password that was stolen',
] as const;
export type Intrusion = (typeof intrusions)[number];

/** Harm that an external program may do to a server that calls it. */
export const hindrances = [
  'W1 a listener that says nothing',
  'W2 a listener told twice',
  'W3 an address that leads inside',
  'W4 an answer to a commit that is lost',
] as const;
export type Hindrance = (typeof hindrances)[number];

/** Where a reply of the API would depart from the two specification documents. */
export const departures = [
  'D1 a session that a client cannot use',
  'D2 words that no document has',
  'D3 silence in place of a refusal',
  'D4 an answer that says what is not so',
  'D5 names in the wrong language',
  'D6 a list unlike the others',
] as const;
export type Departure = (typeof departures)[number];

/** Ways to take a server out of service, or to turn its limits against other users. */
export const outages = [
  'H1 a long text in the log',
  'H2 a link that leads away',
  'H3 a secret where others read',
  'H4 every event stream for one',
  'H5 a full disk and crooked requests',
  'H6 a start that never ends or gives up',
] as const;
export type Outage = (typeof outages)[number];

/** Faults that prevent background work, or do it twice. */
export const standstills = [
  'J1 a job that always fails',
  'J2 a job that comes twice',
  'J3 a return that is not one',
] as const;
export type Standstill = (typeof standstills)[number];

/** Ways of a client to block a node by being slow, or by many connections. */
export const delays = [
  'S1 a body that trickles in',
  'S2 an answer that nobody reads',
  'S3 requests behind an answer that lasts',
  'S4 all connections for one address',
  'S5 a queue that nobody leaves',
] as const;
export type Delay = (typeof delays)[number];

/** Everything that needs a guard. */
export const everyDanger: readonly Against[] = [
  ...races,
  ...attacks,
  ...intrusions,
  ...hindrances,
  ...departures,
  ...outages,
  ...standstills,
  ...delays,
];
