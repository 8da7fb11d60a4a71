/** Whom a courier calls about an order; the number of a store is on its page anyway [DEL-63]. */
export const callees = ['customer', 'courier'] as const;
export type Callee = (typeof callees)[number];

/**
 * How a courier calls: through the number of the market, which neither side sees through; by the number itself,
 * where the operator allows it; or not at all [DEL-63].
 */
export const callWays = ['market', 'phone', 'none'] as const;
export type CallWay = (typeof callWays)[number];

/** Calls of a courier about one order in an hour, at most: each costs the market money, and rings on another phone. */
export const maxCallsPerHour = 20;

/** Returns how couriers call. A provider of calls goes before numbers, also where the operator allows those. */
export function callWayOf({
  hasProvider,
  areNumbersShown,
}: {
  hasProvider: boolean;
  areNumbersShown: boolean;
}): CallWay {
  if (hasProvider) return 'market';
  return areNumbersShown ? 'phone' : 'none';
}
