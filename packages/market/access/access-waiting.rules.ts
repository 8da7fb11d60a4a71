import type { OperatorPermission, StorePermission } from './access.rules.ts';

/** What may be pending for an operator, each with the permissions of which one is needed to answer it [SEAT-27]. */
const permissionsOfMarketKind = {
  accounts: ['ops.payouts'],
  alarms: ['ops.live'],
  applications: ['ops.stores', 'ops.couriers'],
  differences: ['ops.finance'],
  payouts: ['ops.payouts'],
  proposals: ['ops.lead'],
  refunds: ['ops.refund'],
} as const satisfies Record<string, readonly OperatorPermission[]>;

/** What may be pending for the staff of a store. The market answers requests of refunds; the store is asked about them. */
const permissionsOfStoreKind = {
  messages: ['store.chat'],
  orders: ['store.orders'],
  prescriptions: ['store.prescriptions'],
  proposals: ['store.adjust'],
  refunds: ['store.orders'],
} as const satisfies Record<string, readonly StorePermission[]>;

export type MarketPendingKind = keyof typeof permissionsOfMarketKind;
export type StorePendingKind = keyof typeof permissionsOfStoreKind;

export const marketPendingKinds = Object.keys(permissionsOfMarketKind) as [MarketPendingKind, ...MarketPendingKind[]];
export const storePendingKinds = Object.keys(permissionsOfStoreKind) as [StorePendingKind, ...StorePendingKind[]];

/** Returns what may be pending for an operator with these permissions. */
export function pendingKindsOfOperator(permissions: readonly OperatorPermission[]): MarketPendingKind[] {
  return marketPendingKinds.filter((kind) => permissionsOfMarketKind[kind].some((need) => permissions.includes(need)));
}

/** Returns what may be pending for a member of a store with these permissions. */
export function pendingKindsOfMember(permissions: readonly StorePermission[]): StorePendingKind[] {
  return storePendingKinds.filter((kind) => permissionsOfStoreKind[kind].some((need) => permissions.includes(need)));
}
