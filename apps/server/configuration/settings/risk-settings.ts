import * as z from 'zod/mini';

function count<const Usual extends string>(about: string, usual: Usual) {
  return {
    about: `${about} Usually ${usual}; in a demo a hundred times as many.`,
    must: 'be a whole number from 1 to 999999',
    example: usual,
    schema: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
  };
}

function span<const Usual extends string>(about: string, usual: Usual) {
  return {
    about,
    must: 'be a whole number from 1 to 999',
    example: usual,
    usual,
    schema: z._default(z.string().check(z.regex(/^[1-9]\d{0,2}$/)), usual),
  };
}

/** Requirements for unpaid orders. */
export const riskSettings = {
  ORDER_PHONE_PROOF: {
    about:
      'Whether the first cash order to a phone number waits for a code that is sent to it, on or off. Unset means on where ' +
      'an SMS provider is set, and off in a demo.',
    must: 'be on or off',
    example: 'on',
    choices: ['on', 'off'],
    schema: z.optional(z.enum(['on', 'off'])),
  },
  PHONE_PROOF_DAYS: span('Days for which that proof counts, for the same device or account.', '90'),
  OPEN_CASH_ORDERS: count(
    'Running cash orders at once, of one shopper or to one number, before the first is delivered.',
    '5',
  ),
  OPEN_CASH_ORDERS_KNOWN: count('The same for a shopper who has received an order before.', '20'),
  OPEN_UNPAID_ORDERS: count(
    'Orders of one shopper, or to one number, that wait for their digital payment at once.',
    '3',
  ),
  SHORT_HOLD_MINUTES: span(
    'Minutes for which unpaid goods are reserved for shoppers who let orders lapse; 15 for all others.',
    '5',
  ),
} as const;
