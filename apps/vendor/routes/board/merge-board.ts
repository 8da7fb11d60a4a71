import type { ReplyOf } from 'market/calls/endpoint';
import type { TicketTimes } from 'market/orders/kitchen/orders-tickets.rules';
import type { BoardOrder, vendorOrdersContract } from 'market/orders/orders.vendor.contract';
import { boardColumnOf, type OnBoard } from 'market/orders/orders-board.rules';
import type { StoreNow } from 'market/stores/stores.vendor.contract';

/** The board of a store as this device knows it. */
export interface Board {
  /** The version of the last change that this device has. */
  version: string;
  /** What to add to the clock of this device for that of the server, in milliseconds [SEAT-40]. */
  clockOffset: number;
  /** The oldest first. */
  orders: BoardOrder[];
  /** Whether the store takes orders. */
  store: StoreNow;
  /** When its tickets print by themselves [STO-028]. */
  tickets: TicketTimes;
}

/**
 * Returns the board with a reply of the server, which was received at a moment of this device. An order that a step has
 * just taken further than the reply knows stays as it is.
 */
export function mergeBoard(
  known: Board | undefined,
  reply: ReplyOf<typeof vendorOrdersContract.board>,
  receivedAt: number,
): Board {
  const clockOffset = Date.parse(reply.now) - receivedAt;
  const { version, store, tickets } = reply;
  const board = { version, clockOffset, store, tickets };
  if (reply.is_whole || !known) return { ...board, orders: reply.orders };
  const now = new Date(reply.now);
  const merged = reply.orders.reduce(withOrder, { ...known, ...board });
  return { ...merged, orders: merged.orders.filter((order) => boardColumnOf(onBoard(order), now)) };
}

/** Returns the board with an order as the server has answered it. */
export function withOrder(board: Board, order: BoardOrder): Board {
  const found = board.orders.find(({ id }) => id === order.id);
  if (!found) return { ...board, orders: [...board.orders, order] };
  if (found.version > order.version) return board;
  return { ...board, orders: board.orders.map((one) => (one.id === order.id ? order : one)) };
}

/** Returns what the column of an order depends on. */
export function onBoard(order: BoardOrder): OnBoard {
  return {
    status: order.order_status,
    ringsAt: new Date(order.rings_at),
    confirmedAt: dateOf(order.confirmed_at),
    leftAt: dateOf(order.left_at),
    canceledBy: order.canceled_by,
    returningAt: dateOf(order.returning_at),
    // A board that an earlier version of the app has saved has none.
    testEndsAt: dateOf(order.test_ends_at ?? null),
  };
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** Returns whether its store must stop making an order: it was canceled, and not brought back by its courier. */
export function isToStop({ order_status, returning_at }: BoardOrder): boolean {
  return order_status === 'canceled' && returning_at === null;
}
