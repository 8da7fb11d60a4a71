/**
 * Every number of a limit, by the name of its setting. Those per address count an IPv4 address or an IPv6 /64, and its
 * network (/24 or /48) has `LIMIT_NETWORK_FACTOR` times as much; beyond it a client solves a challenge.
 */
export const limitNumbers = {
  CODES_PER_HOUR: { usual: 1_000, about: 'Codes sent in an hour by SMS, and as many by e-mail.' },
  CODES_PER_DAY: { usual: 5_000, about: 'Codes sent in a day by SMS, and as many by e-mail.' },
  CODES_RESERVED_PERCENT: {
    usual: 30,
    about: 'Share of both budgets that only contacts of an account or a delivered order can use, in per cent.',
  },
  LIMIT_NETWORK_FACTOR: { usual: 3, about: 'Multiple of the numbers of an address that its network (/24, /48) has.' },
  LIMIT_CODES_OF_ADDRESS: { usual: 30, about: 'Codes an hour to one address before it must solve a challenge.' },
  LIMIT_CODES_OF_DEVICE: { usual: 20, about: 'Codes an hour to one device, also with challenges.' },
  LIMIT_CODES_TO_CONTACT: {
    usual: 5,
    about:
      'Codes a day to one contact: from each requester, and from all strangers before they must solve a challenge.',
  },
  LIMIT_CODES_TO_CONTACT_AT_MOST: { usual: 20, about: 'Codes a day that strangers can send to one contact.' },
  LIMIT_CODES_TO_PREFIX: {
    usual: 20,
    about: 'Codes in ten minutes to phone numbers with the same first seven digits before a challenge.',
  },
  LIMIT_CODES_TO_PREFIX_AT_MOST: { usual: 100, about: 'Codes an hour to new phone numbers of such a group.' },
  LIMIT_WRONG_CODES_OF_ADDRESS: { usual: 100, about: 'Wrong codes an hour from one address before a challenge.' },
  LIMIT_WRONG_CODES_TO_CONTACT: { usual: 25, about: 'Wrong codes a day for one contact, from strangers.' },
  LIMIT_LOGINS_OF_ADDRESS: { usual: 300, about: 'Logins with a password an hour from one address before a challenge.' },
  LIMIT_SIGN_UPS_OF_ADDRESS: { usual: 60, about: 'Sign-ups an hour from one address before a challenge.' },
  LIMIT_INFOS_OF_ADDRESS: {
    usual: 300,
    about: 'Names given after a sign-in, an hour and address, before a challenge.',
  },
  LIMIT_WRONG_TOKENS_OF_ADDRESS: {
    usual: 60,
    about: 'Wrong tokens of providers an hour and address before a challenge.',
  },
  LIMIT_TRACKING_OF_ADDRESS: {
    usual: 60,
    about: 'Wrong contacts in order tracking an hour and address before a challenge.',
  },
  LIMIT_TRACKING_OF_ORDER: {
    usual: 5,
    about: 'Wrong contacts an hour for one order: from one place, and from all before a challenge.',
  },
  LIMIT_TRACKING_OF_ORDER_AT_MOST: { usual: 50, about: 'Wrong contacts an hour for one order, also with challenges.' },
  LIMIT_SUBSCRIPTIONS_OF_ADDRESS: {
    usual: 30,
    about: 'Newsletter subscriptions an hour and address before a challenge.',
  },
  LIMIT_APPLICATIONS_OF_ADDRESS: {
    usual: 20,
    about: 'Applications of stores and couriers a day and address before a challenge.',
  },
  LIMIT_PICTURES_OF_ADDRESS: { usual: 300, about: 'Pictures of prescriptions a day and address before a challenge.' },
  LIMIT_PICTURES_OF_SHOPPER: { usual: 20, about: 'Pictures that one shopper may send in a day, of each kind.' },
  LIMIT_WALLET_PAYMENTS: { usual: 20, about: 'Payments into one wallet that may begin in a quarter of an hour.' },
  LIMIT_NEW_CONTACTS: { usual: 20, about: 'New contacts that one customer may try in a day.' },
  LIMIT_PASSWORD_CHANGES: { usual: 10, about: 'Attempts of one customer in an hour to change the password.' },
  LIMIT_PAYMENT_STARTS: { usual: 20, about: 'Payments for one order that may begin in a quarter of an hour.' },
  LIMIT_MESSAGES: { usual: 30, about: 'Messages of one customer in a minute.' },
  LIMIT_PICTURES_IN_MESSAGES: { usual: 60, about: 'Pictures in messages of one customer in a day.' },
  LIMIT_REVIEW_PICTURES: { usual: 60, about: 'Pictures in reviews of one customer in a day.' },
  LIMIT_INVITATIONS: { usual: 30, about: 'Invitations of staff that one person may send in a day.' },
  LIMIT_DEVICE_CODES: { usual: 20, about: 'Codes of shared tablets that one address may try in an hour.' },
  LIMIT_PUSH_DEVICES: { usual: 30, about: 'Devices that one shopper may register for push notifications in an hour.' },
  CHALLENGE_ROUNDS: { usual: 300, about: 'Work of a challenge: rounds of 2,000 hashes each, on average.' },
  CHALLENGE_SECONDS: { usual: 300, about: 'Seconds in which a challenge must be solved.' },
} as const satisfies Record<string, { usual: number; about: string }>;

export type LimitName = keyof typeof limitNumbers;
export type LimitNumbers = Record<LimitName, number>;

/** Numbers per account or order, and those that count no attempts: no mode multiplies them. */
const asTheyAre: readonly LimitName[] = [
  'CODES_RESERVED_PERCENT',
  'LIMIT_NETWORK_FACTOR',
  'LIMIT_PICTURES_OF_SHOPPER',
  'LIMIT_PAYMENT_STARTS',
  'LIMIT_TRACKING_OF_ADDRESS',
  'LIMIT_TRACKING_OF_ORDER',
  'LIMIT_TRACKING_OF_ORDER_AT_MOST',
  'LIMIT_MESSAGES',
  'LIMIT_PICTURES_IN_MESSAGES',
  'LIMIT_REVIEW_PICTURES',
  'LIMIT_PUSH_DEVICES',
  'CHALLENGE_ROUNDS',
  'CHALLENGE_SECONDS',
];

interface LimitContext {
  limitNumbers?: Partial<LimitNumbers> | undefined;
  mode: { limitFactor: number };
}

/** Returns the configured number, or the default, times the factor of the mode. */
export function limitNumber({ limitNumbers: set, mode }: LimitContext, name: LimitName): number {
  const number = set?.[name] ?? limitNumbers[name].usual;
  return asTheyAre.includes(name) ? number : number * mode.limitFactor;
}
