import { scheduledLeadMinutes } from 'market/orders/orders-board.rules';
import { type Cap, firstFreeSlot, slotOf } from 'market/stores/stores-cap.rules';
import { minuteMilliseconds } from 'market/values/durations';
import type { Connection } from '#api/db/connection.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type CapColumns, lockSlots, type TakenRow, takenSlots } from './stores-cap.data.ts';

/** Returns the cap of a store; undefined where it has none [STO-038]. */
export function capOf({ slot_most: most, slot_by: by, piece_minutes: pieceMinutes }: CapColumns): Cap | undefined {
  return most === null ? undefined : { by, most, pieceMinutes };
}

interface WantedSlot {
  at: Date;
  pieces: number;
  scheduleAt: Date | null;
  /** Whether the order is written in this transaction: then no other one takes the same place. */
  isPlacing: boolean;
}

/**
 * Returns when a store begins with an order: null at once, else when its first quarter with room begins. Refuses one
 * that is scheduled for a time whose quarter is full. A store without a cap is not asked [STO-038].
 */
export async function workFromOf(
  db: Connection,
  store: CapColumns & { id: number },
  { at, pieces, scheduleAt, isPlacing }: WantedSlot,
): Promise<Date | null> {
  const cap = capOf(store);
  if (!cap) return null;
  if (isPlacing) await lockSlots(db, store.id);
  const taken = await takenFrom(db, store.id, at);
  if (scheduleAt) {
    if (!isFree(cap, taken, { at, pieces, scheduleAt })) throw new Refusal('slot_full');
    return null;
  }
  const begins = firstFreeSlot(cap, taken, { from: at, pieces });
  return begins > at ? begins : null;
}

/** Returns which times an order can be scheduled for, as far as the cap of its store goes; undefined without one. */
export async function freeSlots(
  db: Connection,
  store: CapColumns & { id: number },
  { at, pieces }: { at: Date; pieces: number },
): Promise<((scheduleAt: Date) => boolean) | undefined> {
  const cap = capOf(store);
  if (!cap) return undefined;
  const taken = await takenFrom(db, store.id, at);
  return (scheduleAt) => isFree(cap, taken, { at, pieces, scheduleAt });
}

/** Returns whether the quarter has room in which a scheduled order is started. */
function isFree(
  cap: Cap,
  taken: readonly TakenRow[],
  { at, pieces, scheduleAt }: { at: Date; pieces: number; scheduleAt: Date },
): boolean {
  const begins = new Date(Math.max(at.getTime(), scheduleAt.getTime() - scheduledLeadMinutes * minuteMilliseconds));
  return firstFreeSlot(cap, taken, { from: begins, pieces }).getTime() === slotOf(begins).getTime();
}

/** Returns until when a store is full for an order of one piece; null while it has room. */
export async function fullUntilOf(db: Connection, store: CapColumns & { id: number }, at: Date): Promise<Date | null> {
  return workFromOf(db, store, { at, pieces: 1, scheduleAt: null, isPlacing: false });
}

function takenFrom(db: Connection, storeId: number, at: Date) {
  return takenSlots(db, { storeId, from: slotOf(at), leadMinutes: scheduledLeadMinutes });
}
