import type { ReplyOf } from 'market/calls/endpoint';
import type { BoardOrder, vendorOrdersContract } from 'market/orders/orders.vendor.contract';
import { boardColumnOf, type OnBoard } from 'market/orders/orders-board.rules';
import type { StoreNow } from 'market/stores/stores.vendor.contract';

/** The board of a store as this device knows it. */
export interface Board {
  /** Up to where it is known. */
  version: string;
  /** What to add to the clock of this device for that of the server, in milliseconds [SEAT-40]. */
  clockOffset: number;
  /** The oldest first. */
  orders: BoardOrder[];
  /** Whether the store takes orders. */
  store: StoreNow;
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
  const { version, store } = reply;
  if (reply.is_whole || !known) return { version, clockOffset, store, orders: reply.orders };
  const now = new Date(reply.now);
  const merged = reply.orders.reduce(withOrder, { ...known, version, clockOffset, store });
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
export function onBoard({ order_status, rings_at, confirmed_at, left_at, canceled_by }: BoardOrder): OnBoard {
  return {
    status: order_status,
    ringsAt: new Date(rings_at),
    confirmedAt: confirmed_at === null ? null : new Date(confirmed_at),
    leftAt: left_at === null ? null : new Date(left_at),
    canceledBy: canceled_by,
  };
}
