import type { OrderStatus } from 'market/orders/orders.rules';
import type { Transaction } from '#api/db/connection.ts';
import { assignOrder } from '../deliveries/orders-deliveries.data.ts';
import type { LockedOrder } from '../orders.data.ts';
import { openHandoverOf, setTaker } from './orders-handovers.data.ts';

/** An order as it may be given to a courier: at its store, or where its first courier waits with it [DEL-39]. */
export interface GivenOrder {
  /** As `refusalToTake` sees it: an order at a meeting is taken as from a counter. */
  offered: { status: OrderStatus; orderType: string; courierId: number | null };
  isMeeting: boolean;
  /** Gives it to a courier, who fetches it. */
  give: (courierId: number, at: Date) => Promise<void>;
}

/** Returns how an order that the transaction has locked is given to a courier. */
export async function orderToGive(transaction: Transaction, order: LockedOrder): Promise<GivenOrder> {
  const { id, status, orderType, courierId } = order;
  const meeting = await openHandoverOf(transaction, id);
  if (!meeting) {
    const give = (to: number) => assignOrder(transaction, id, to);
    return { offered: { status, orderType, courierId }, isMeeting: false, give };
  }
  return {
    offered: { status: 'handover', orderType, courierId: meeting.to },
    isMeeting: true,
    give: (to, at) => setTaker(transaction, id, to, at),
  };
}
