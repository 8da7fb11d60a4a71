import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { dateAfter, timeText, wallClock } from 'market/stores/stores.rules';
import { areHoursInOrder, areOtherDaysInOrder, keyOfOtherDay, nextDateOf } from 'market/stores/stores-admin.rules';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import {
  lockStaffStore,
  type StaffStoreRow,
  scheduledOrders,
  staffStoreOf,
  writeHours,
  writeOtherDays,
} from './stores-staff.data.ts';

type Hours = ReplyOf<Contract['vendorStores']['hours']>;

/** Returns the opening hours of a store [STO-039] and its other days [STO-040]. */
export function showHours({ db, now }: Pick<ApiContext, 'db' | 'now'>, storeId: number): Promise<Hours> {
  return readHours(db, storeId, now());
}

/** Changes the opening hours of a store; refuses spans out of order and an outdated version [STO-039]. */
export function changeHours(
  context: ApiContext,
  staff: AuthorizedStore,
  { opening_hours: hours, version }: BodyOf<Contract['vendorStores']['setHours']>,
): Promise<Hours> {
  if (!areHoursInOrder(hours)) throw fieldRefusal('opening_hours', 'This value is not valid.');
  return change(context, staff, version, async (transaction, before) => {
    await writeHours(transaction, before.id, hours);
    return { before: { opening_hours: before.week }, after: { opening_hours: hours } };
  });
}

/** Sets the other days of a store; refuses dates that are over or too far ahead, and an outdated version [STO-040]. */
export function changeOtherDays(
  context: ApiContext,
  staff: AuthorizedStore,
  { other_days: days, version }: BodyOf<Contract['vendorStores']['setOtherDays']>,
): Promise<Hours> {
  return change(context, staff, version, async (transaction, before) => {
    const today = todayOf(before, context.now());
    if (!areOtherDaysInOrder(days, today)) throw fieldRefusal('other_days', 'This value is not valid.');
    // Hours of yesterday may run past midnight.
    const yesterday = dateAfter(today, -1);
    const late = before.other_days[yesterday] ?? before.other_days[yesterday.slice(5)];
    const next = days.map(({ hours, note, ...day }) => [keyOfOtherDay(day), { hours, note }] as const);
    const after = Object.fromEntries([...(late ? [[yesterday, late] as const] : []), ...next]);
    await writeOtherDays(transaction, before.id, after);
    return { before: { other_days: before.other_days }, after: { other_days: after } };
  });
}

type Write = (transaction: Transaction, before: StaffStoreRow) => Promise<{ before: object; after: object }>;

async function change(context: ApiContext, staff: AuthorizedStore, version: number, write: Write): Promise<Hours> {
  const { storeId } = staff;
  const after = await actAsStaff(context, staff, async (transaction) => {
    const before = mustBeThere(await lockStaffStore(transaction, storeId));
    if (before.version !== version)
      throw new ChangedMeanwhile({
        sent: { version },
        now: { version: before.version, opening_hours: before.week, other_days: before.other_days },
      });
    const written = await write(transaction, before);
    const result = await readHours(transaction, storeId, context.now());
    return { result, change: { action: 'store.hours', subject: `store:${storeId}`, ...written } };
  });
  await publishChange(context);
  // Every open board shows until when the store is open.
  await context.live.publish(context.db, [{ topic: `store:${storeId}`, name: 'board', data: {} }]);
  return after;
}

async function readHours(db: Connection, storeId: number, at: Date): Promise<Hours> {
  const row = mustBeThere(await staffStoreOf(db, storeId));
  const today = todayOf(row, at);
  const scheduled = await scheduledOrders(db, storeId, at);
  return {
    opening_hours: row.week,
    other_days: Object.entries(row.other_days)
      .flatMap(([key, { hours, note }]) => {
        const next = nextDateOf(key, today);
        return next ? [{ ...next, hours, note }] : [];
      })
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
    scheduled: scheduled.flatMap(({ id, schedule_at: moment }) => {
      if (!moment) return [];
      const { date = today, minute } = wallClock(row.time_zone, moment);
      return [{ order_id: id, date, time: timeText(minute) }];
    }),
    today,
    time_zone: row.time_zone,
    version: row.version,
  };
}

function todayOf({ time_zone: timeZone }: StaffStoreRow, at: Date): string {
  return wallClock(timeZone, at).date ?? at.toISOString().slice(0, 10);
}

function mustBeThere(row: StaffStoreRow | undefined): StaffStoreRow {
  if (!row) throw new Refusal('store_not_found');
  return row;
}
