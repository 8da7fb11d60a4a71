import type { UnseenBroadcast } from 'market/notifications/notifications-broadcasts.contract';
import { shownSince } from 'market/notifications/notifications-broadcasts.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedCourier, AuthorizedStore } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { markBroadcastSeen, type Reader, unseenBy } from './chat-broadcasts.data.ts';

type StaffWhoReads = AuthorizedCourier | AuthorizedStore;

/** Returns what a courier, or the store of a member, has not seen yet, the oldest first [OPS-025]. */
export async function listUnseen(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  staff: StaffWhoReads,
): Promise<UnseenBroadcast[]> {
  const rows = await unseenBy(db, readerOf(staff), shownSince(now()));
  return rows.map(({ sent_at: at, ...row }) => ({ ...row, sent_at: at.toISOString() }));
}

/** Notes that a courier, or one member for the store, has seen a message; the first time counts [OPS-025]. */
export async function seeBroadcast(context: ApiContext, staff: StaffWhoReads, id: number): Promise<void> {
  await actAsStaff(context, staff, async (transaction) => {
    const reader = readerOf(staff);
    const isReader = await markBroadcastSeen(transaction, id, { ...reader, at: context.now() });
    if (!isReader) throw new Refusal('broadcast_not_found');
    return { result: undefined, change: { action: 'broadcast.see', subject: `broadcast:${id}` } };
  });
}

function readerOf(staff: StaffWhoReads): Reader {
  return staff.kind === 'courier'
    ? { courierId: staff.courierId, storeId: null }
    : { courierId: null, storeId: staff.storeId };
}
