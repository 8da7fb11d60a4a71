import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import {
  boardStatuses,
  counterCodeOf,
  overOnBoardMinutes,
  scheduledLeadMinutes,
} from 'market/orders/orders-board.rules';
import { dayMilliseconds, minuteMilliseconds } from 'market/values/durations';
import { toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { showStoreNow } from '#api/stores/staff/show-store-now.ts';
import { type BoardRow, boardRows, boardVersion, noteBoardRead } from './orders-board.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/** Orders can be placed a week ahead, so an order is on the board for no longer than this. */
const daysOnBoard = 15;

/**
 * Returns the orders that a store has to answer, make or hand over [STO-001]; with the version of an earlier board only
 * what has changed since, also orders that have left it. Some that have not changed may be among them. The board then
 * counts as open for a minute.
 */
export async function showBoard(context: Context, storeId: number, since: string | undefined) {
  const { db } = context;
  // Read first: what is written meanwhile is read twice rather than never.
  const { version, largest } = await boardVersion(db);
  const isKnown = since !== undefined && BigInt(since) <= BigInt(largest);
  const overAfter = new Date(context.now().getTime() - overOnBoardMinutes * minuteMilliseconds);
  const filter = isKnown ? { since } : { statuses: boardStatuses, overAfter };
  const rows = await boardRows(db, { storeId, ...filter, ...usual(context) });
  await noteBoardRead(db, storeId, context.now());
  const at = context.now();
  const store = await showStoreNow(db, storeId, at);
  return { version, now: at.toISOString(), is_whole: !isKnown, orders: rows.map(boardOrderOf), store };
}

/** Returns an order of a store as its board shows it; any other is unknown. */
export async function showBoardOrder(context: Context, storeId: number, orderId: string): Promise<BoardOrder> {
  const [row] = await boardRows(context.db, { storeId, orderId, ...usual(context) });
  if (!row) throw new Refusal('order_not_found');
  return boardOrderOf(row);
}

/** What every read of a board has in common. */
function usual({ now }: Context) {
  const placedAfter = new Date(now().getTime() - daysOnBoard * dayMilliseconds);
  return { placedAfter, leadMinutes: scheduledLeadMinutes };
}

function boardOrderOf({ contact_name: name, is_paid: isPaid, total, lines, ...row }: BoardRow): BoardOrder {
  const [firstName = ''] = name.trim().split(/\s+/);
  return {
    ...row,
    code: counterCodeOf(row.id),
    customer_name: firstName,
    payment: isPaid ? 'paid' : 'cash',
    total: toDecimal(total),
    lines: lines.map(({ choices, add_ons: addOns, ...line }) => ({
      ...line,
      choices: choices.map(({ name: choice, labels }) => ({ name: choice, labels })),
      add_ons: addOns.map(({ name: addOn, quantity }) => ({ name: addOn, quantity })),
    })),
    placed_at: row.placed_at.toISOString(),
    schedule_at: row.schedule_at?.toISOString() ?? null,
    rings_at: row.rings_at.toISOString(),
    seen_at: row.seen_at?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    handover_at: row.handover_at?.toISOString() ?? null,
    ready_at: row.ready_at?.toISOString() ?? null,
    expected_at: row.expected_at?.toISOString() ?? null,
    left_at: row.left_at?.toISOString() ?? null,
    returning_at: row.returning_at?.toISOString() ?? null,
  };
}
