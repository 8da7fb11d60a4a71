import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { orderStatuses } from 'market/orders/orders.rules';
import { courierNotes, notedActions } from 'market/orders/orders-board.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { orderStory } from './orders-board.data.ts';
import { showStoreOrder } from './show-board.ts';

type Story = ReplyOf<Contract['vendorOrders']['story']>;
const notes: Partial<Record<string, Story['events'][number]['what']>> = { ...notedActions, ...courierNotes };

/** Returns what happened to an order of a store, when and by whom; one of another store is unknown [STO-020]. */
export async function showStory(context: ApiContext, staff: AuthorizedStore, orderId: string): Promise<Story> {
  await showStoreOrder(context, staff, orderId);
  const actions = Object.keys(notedActions);
  const rows = await orderStory(context.db, { storeId: staff.storeId, orderId, actions });
  return {
    events: rows.flatMap(({ what: written, by, name, at, reported_at: reportedAt }) => {
      const what = orderStatuses.find((status) => status === written) ?? notes[written];
      return what ? [{ what, by, name, at: at.toISOString(), reported_at: reportedAt?.toISOString() ?? null }] : [];
    }),
  };
}
