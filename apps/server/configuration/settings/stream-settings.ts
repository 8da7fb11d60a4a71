import * as z from 'zod/mini';

function streams<const Usual extends string>(about: string, usual: Usual) {
  const isWithin = (text: string) => /^[1-9]\d{0,6}$/.test(text);
  return {
    about,
    must: 'be a whole number from 1 to 9999999',
    example: usual,
    usual,
    schema: z._default(z.string().check(z.refine(isWithin)), usual),
  };
}

/** Maximum concurrent event streams. A client without one polls every ten seconds. */
export const streamSettings = {
  EVENT_STREAMS: streams('Event streams of a node: pages that follow an order or messages live.', '5000'),
  EVENT_STREAMS_PER_PERSON: streams('Event streams of one customer or guest, over all tabs.', '6'),
  EVENT_STREAMS_PER_ORDER: streams('Event streams about one order, over all listeners.', '30'),
  EVENT_STREAMS_PER_ADDRESS: streams('Event streams from one IPv4 address or one IPv6 /64.', '500'),
  EVENT_STREAMS_PER_NETWORK: streams('Event streams from one IPv4 /24 or one IPv6 /48.', '1000'),
} as const;
