import type { Memberships } from 'app-kit/access/use-memberships.ts';

/** Returns whether a member of a store has a board of its orders. */
export function worksOnOrders({ permissions, suspended_reason: reason }: Memberships['stores'][number]): boolean {
  return reason === null && permissions.includes('store.orders');
}
