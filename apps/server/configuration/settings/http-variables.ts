import * as z from 'zod/mini';

/** Returns a setting that is a whole number from `least` to `most`. */
function wholeNumber<const Usual extends string>(about: string, usual: Usual, [min, max]: [number, number]) {
  const isWithin = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return {
    about,
    must: `be a whole number from ${min} to ${max}`,
    example: usual,
    usual,
    schema: z._default(z.string().check(z.refine(isWithin)), usual),
  };
}

/** What clients may take of a node: places, connections and time. */
export const httpVariables = {
  REQUESTS_AT_WORK: wholeNumber(
    'Requests that a node works on at the same time; others wait for a moment.',
    '16',
    [2, 1000],
  ),
  REQUESTS_FOR_ORDERS: wholeNumber(
    'Of these, slots that only ordering and paying may use. As many are reserved for reading the catalog, at most half of the others.',
    '4',
    [1, 500],
  ),
  REQUESTS_WAITING: wholeNumber('Requests that may wait for a slot; further ones get 503 at once.', '128', [0, 10_000]),
  WAIT_MILLISECONDS: wholeNumber('How long a request waits for a slot before it gets 503.', '1000', [1, 60_000]),
  ORDER_WAIT_MILLISECONDS: wholeNumber('The same for ordering and paying.', '2000', [1, 60_000]),
  WORK_SECONDS: wholeNumber('After this time a running request releases its slot.', '30', [1, 600]),
  HEAD_SECONDS: wholeNumber('How long a client may take to send the head of a request.', '10', [1, 600]),
  REQUEST_SECONDS: wholeNumber(
    'How long a client may take to send a whole request, uploads included.',
    '300',
    [1, 3600],
  ),
  STUCK_SECONDS: wholeNumber(
    'A connection without progress for this time in the middle of a request or a reply is closed.',
    '30',
    [21, 600],
  ),
  LEAST_BYTES_PER_SECOND: wholeNumber(
    'A client that sends a body or reads a reply more slowly than this on average is disconnected.',
    '1000',
    [1, 1_000_000],
  ),
  GRACE_SECONDS: wholeNumber('Seconds for which that rate is not required.', '10', [1, 600]),
  KEEP_ALIVE_SECONDS: wholeNumber(
    'How long an idle connection stays open; longer than that of the proxy in front.',
    '75',
    [1, 600],
  ),
  REQUESTS_PER_CONNECTION: wholeNumber(
    'Requests of one connection; the last reply announces that it closes.',
    '1000',
    [1, 1_000_000],
  ),
  CONNECTIONS_PER_ADDRESS: wholeNumber(
    'Connections of one IPv4 address or one IPv6 network (/64). TRUSTED_PROXIES have no such limit.',
    '1000',
    [1, 1_000_000],
  ),
  CONNECTIONS: wholeNumber('Connections of a node in total.', '10000', [1, 1_000_000]),
} as const;
