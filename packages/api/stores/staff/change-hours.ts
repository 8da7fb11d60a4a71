import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { areHoursInOrder } from 'market/stores/stores-admin.rules';
import { publishChange } from '#api/config/publish-change.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { lockStaffStore, type StaffStoreRow, staffStoreOf, writeHours } from './stores-staff.data.ts';

type Hours = ReplyOf<Contract['vendorStores']['hours']>;

/** Returns the opening hours of a store [STO-039]. */
export async function showHours({ db }: Pick<ApiContext, 'db'>, storeId: number): Promise<Hours> {
  return hoursOf(mustBeThere(await staffStoreOf(db, storeId)));
}

/** Changes the opening hours of a store; refuses spans out of order and an outdated version [STO-039]. */
export async function changeHours(
  context: ApiContext,
  staff: AuthorizedStore,
  { opening_hours: hours, version }: BodyOf<Contract['vendorStores']['setHours']>,
): Promise<Hours> {
  const { storeId } = staff;
  if (!areHoursInOrder(hours)) throw fieldRefusal('opening_hours', 'This value is not valid.');
  const after = await actAsStaff(context, staff, async (transaction) => {
    const before = mustBeThere(await lockStaffStore(transaction, storeId));
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    await writeHours(transaction, storeId, hours);
    const change = {
      action: 'store.hours',
      subject: `store:${storeId}`,
      before: { opening_hours: before.opening_hours },
      after: { opening_hours: hours },
    };
    return { result: mustBeThere(await staffStoreOf(transaction, storeId)), change };
  });
  await publishChange(context);
  // Every open board shows until when the store is open.
  await context.live.publish(context.db, [{ topic: `store:${storeId}`, name: 'board', data: {} }]);
  return hoursOf(after);
}

function mustBeThere(row: StaffStoreRow | undefined): StaffStoreRow {
  if (!row) throw new Refusal('store_not_found');
  return row;
}

function hoursOf({ opening_hours, time_zone, version }: StaffStoreRow): Hours {
  return { opening_hours, time_zone, version };
}
