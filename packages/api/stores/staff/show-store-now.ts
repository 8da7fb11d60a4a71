import { closesAt, nextOpening, timeText, zoneClock } from 'market/stores/stores.rules';
import type { StoreNow } from 'market/stores/stores.vendor.contract';
import { unansweredPause } from 'market/stores/stores-availability.rules';
import type { Connection } from '#api/db/connection.ts';
import { Refusal } from '#api/http/refusal.ts';
import { busyMinutesOf, isStoreOpen, openingOf, pauseOf } from '../read-hours.ts';
import { type StaffStoreRow, staffStoreOf } from './stores-staff.data.ts';

/** Returns whether a store takes orders, as its staff sees it [STO-034] [STO-035]. */
export async function showStoreNow(db: Connection, storeId: number, at: Date): Promise<StoreNow> {
  const row = await staffStoreOf(db, storeId);
  if (!row) throw new Refusal('store_not_found');
  return storeNowOf(row, at);
}

export function storeNowOf(row: StaffStoreRow, at: Date): StoreNow {
  const { opening_hours: hours } = row;
  const clock = zoneClock(row, at);
  const isOpen = isStoreOpen(row, clock, at);
  const pause = pauseOf(row, row, at);
  const busyMinutes = busyMinutesOf(row, at);
  const closing = closesAt(hours, clock);
  const next = pause ? pause.opening : nextOpening(hours, clock);
  return {
    is_open: isOpen,
    paused_until: pause?.until.toISOString() ?? null,
    pause_reason: pause && row.pause_reason === unansweredPause ? unansweredPause : (pause?.reason ?? null),
    opens_at: isOpen || !row.active ? null : openingOf(next),
    closes_at: closing === undefined ? null : timeText(closing),
    busy_minutes: busyMinutes,
    busy_until: busyMinutes > 0 ? (row.busy_until?.toISOString() ?? null) : null,
    cap: row.slot_most === null ? null : { by: row.slot_by, most: row.slot_most, piece_minutes: row.piece_minutes },
    full_until: row.full_until && row.full_until > at ? row.full_until.toISOString() : null,
  };
}
