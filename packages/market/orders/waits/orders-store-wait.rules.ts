import { minuteMilliseconds } from '../../values/durations.ts';

/** Minutes at a store that are part of every delivery: the wait is paid from then on [DEL-28]. */
export const freeStoreMinutes = 3;
/** After so many minutes a courier may give the order back, and the wait is paid. */
export const giveBackMinutes = 15;

/** The wait of a courier at a store. */
export interface StoreWait {
  /** When the courier arrived. */
  since: Date;
  /** When the store had put the order on the counter; null while it makes the courier wait. */
  readyAt: Date | null;
}

/** A wait at one moment. */
export interface StoreWaitNow {
  /** Seconds since the arrival, until the order was ready. */
  seconds: number;
  /** Whole minutes of it that are paid. */
  paidMinutes: number;
  /** Whether the order can be given back and the wait is paid: it is not ready after a long wait. */
  mayGiveBack: boolean;
}

/** No courier is paid for more minutes at one store, whatever a device reports. */
const maxStoreMinutes = 60;

/** Returns the wait of a courier at a store at a moment [DEL-28]. It ends once the order is on the counter. */
export function storeWaitAt({ since, readyAt }: StoreWait, now: Date): StoreWaitNow {
  const until = readyAt !== null && readyAt < now ? readyAt : now;
  const milliseconds = Math.max(0, until.getTime() - since.getTime());
  const minutes = Math.floor(milliseconds / minuteMilliseconds);
  return {
    seconds: Math.floor(milliseconds / 1_000),
    paidMinutes: paidStoreMinutes(minutes),
    mayGiveBack: until === now && minutes >= giveBackMinutes,
  };
}

/** Returns how many of the whole minutes at a store are paid. */
export function paidStoreMinutes(minutes: number): number {
  return Math.max(0, Math.min(maxStoreMinutes, minutes) - freeStoreMinutes);
}

/** Returns the whole minutes of a wait that ends; 0 for a courier who was not there before the order was ready. */
export function storeMinutesOf(wait: StoreWait | undefined, until: Date): number {
  return wait ? Math.min(maxStoreMinutes, Math.floor(storeWaitAt(wait, until).seconds / 60)) : 0;
}
