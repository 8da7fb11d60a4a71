import { zoneClock } from 'market/stores/stores.rules';
import type { StoreNow } from 'market/stores/stores.vendor.contract';
import {
  type BusyLength,
  endOf,
  endOfBusy,
  type PauseLength,
  type PauseReason,
  type StoreMoment,
} from 'market/stores/stores-availability.rules';
import { dayMilliseconds } from 'market/values/durations';
import { publishChange } from '#api/config/publish-change.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { storeNowOf } from './show-store-now.ts';
import {
  countCarts,
  lockStaffStore,
  type StaffStoreRow,
  writeBusy,
  writePause,
  writeResume,
} from './stores-staff.data.ts';

interface WantedPause {
  length: PauseLength | 'closing_or_tomorrow';
  reason: PauseReason;
}

/** Takes no orders at a store for a time, and returns how many carts it meets [STO-034]. Running orders go on. */
export async function pauseStore(context: ApiContext, staff: AuthorizedStore, { length, reason }: WantedPause) {
  const store = await changeNow(context, staff, 'store.pause', async (transaction, row, moment) => {
    const until =
      length === 'closing_or_tomorrow'
        ? (endOf('closing', moment) ?? endOf('tomorrow', moment))
        : endOf(length, moment);
    if (!until) throw fieldRefusal('for', 'This value is not valid.');
    await writePause(transaction, row.id, until, reason);
  });
  const since = new Date(context.now().getTime() - dayMilliseconds);
  return { store, carts: await countCarts(context.db, staff.storeId, since) };
}

/** Takes orders again before a pause ends, also one by the market [STO-034] [STO-036]. */
export function resumeStore(context: ApiContext, staff: AuthorizedStore): Promise<StoreNow> {
  return changeNow(context, staff, 'store.resume', (transaction, row, { now }) =>
    writeResume(transaction, row.id, now),
  );
}

/** Adds minutes to every promise of a store for a time; none end it [STO-035]. */
export function setBusy(
  context: ApiContext,
  staff: AuthorizedStore,
  { minutes, length }: { minutes: number; length: BusyLength },
): Promise<StoreNow> {
  return changeNow(context, staff, 'store.busy', async (transaction, row, moment) => {
    const until = minutes === 0 ? null : endOfBusy(length, moment);
    if (until === undefined) throw fieldRefusal('for', 'This value is not valid.');
    await writeBusy(transaction, row.id, minutes, until);
  });
}

/** Changes what a store does now, with its line of the audit log; open boards show it at once. */
export async function changeNow(
  context: ApiContext,
  staff: AuthorizedStore,
  action: 'store.pause' | 'store.resume' | 'store.busy' | 'store.cap',
  write: (transaction: Transaction, row: StaffStoreRow, moment: StoreMoment) => Promise<void>,
): Promise<StoreNow> {
  const { storeId } = staff;
  const now = context.now();
  const after = await actAsStaff(context, staff, async (transaction) => {
    const row = await mustLock(transaction, storeId);
    await write(transaction, row, storeMoment(row, now));
    const changed = await mustLock(transaction, storeId);
    const change = { action, subject: `store:${storeId}`, before: auditOf(row, now), after: auditOf(changed, now) };
    return { result: changed, change };
  });
  await publishChange(context);
  // Every open board shows it.
  await context.live.publish(context.db, [{ topic: `store:${storeId}`, name: 'board', data: {} }]);
  return storeNowOf(after, now);
}

async function mustLock(transaction: Transaction, storeId: number): Promise<StaffStoreRow> {
  const row = await lockStaffStore(transaction, storeId);
  if (!row) throw new Refusal('store_not_found');
  return row;
}

/** Returns what decides at a moment when a pause of a store ends. */
export function storeMoment({ opening_hours: hours, ...zone }: StaffStoreRow, now: Date): StoreMoment {
  const real = zoneClock({ ...zone, demo_minute: null }, now);
  return { hours, clock: zoneClock(zone, now), minuteOfDay: real.minute, now };
}

function auditOf(row: StaffStoreRow, at: Date): object {
  const { paused_until, pause_reason, busy_minutes, busy_until, cap } = storeNowOf(row, at);
  return { paused_until, pause_reason, busy_minutes, busy_until, cap };
}
