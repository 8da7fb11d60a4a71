import type { OperatorPermission, StorePermission } from './access.rules.ts';

/** What may wait for an operator, each with the permissions of which one is needed to answer it [SEAT-27]. */
const needsOfMarket = {
  accounts: ['ops.payouts'],
  alarms: ['ops.live'],
  applications: ['ops.stores', 'ops.couriers'],
  payouts: ['ops.payouts'],
  proposals: ['ops.lead'],
  refunds: ['ops.refund'],
} as const satisfies Record<string, readonly OperatorPermission[]>;

/** What may wait for the staff of a store. The market answers requests of refunds; the store is asked about them. */
const needsOfStore = {
  messages: ['store.chat'],
  orders: ['store.orders'],
  prescriptions: ['store.prescriptions'],
  proposals: ['store.adjust'],
  refunds: ['store.orders'],
} as const satisfies Record<string, readonly StorePermission[]>;

export type MarketWait = keyof typeof needsOfMarket;
export type StoreWait = keyof typeof needsOfStore;

export const marketWaits = Object.keys(needsOfMarket) as [MarketWait, ...MarketWait[]];
export const storeWaits = Object.keys(needsOfStore) as [StoreWait, ...StoreWait[]];

/** Returns what may wait for an operator with these permissions. */
export function waitsOfOperator(permissions: readonly OperatorPermission[]): MarketWait[] {
  return marketWaits.filter((kind) => needsOfMarket[kind].some((need) => permissions.includes(need)));
}

/** Returns what may wait for a member of a store with these permissions. */
export function waitsOfMember(permissions: readonly StorePermission[]): StoreWait[] {
  return storeWaits.filter((kind) => needsOfStore[kind].some((need) => permissions.includes(need)));
}
