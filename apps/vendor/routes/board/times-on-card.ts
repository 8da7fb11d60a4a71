import type { ShownOrder } from './use-store-board.ts';

type Timed = Pick<
  ShownOrder,
  'column' | 'ready_at' | 'handover_at' | 'expected_at' | 'courier_here_at' | 'counter' | 'delay' | 'schedule_at'
>;

const minuteMilliseconds = 60_000;

/**
 * Returns what the card of an order takes from the clock: a card whose order and times are the same looks the same. A new
 * order counts seconds, all others count whole minutes, up or down.
 */
export function timesOn(order: Timed, now: Date): string {
  if (order.column === 'new') return now.toISOString();
  const { ready_at: readyAt, handover_at: handoverAt, expected_at: expectedAt, courier_here_at: hereAt } = order;
  const moments = [readyAt, handoverAt, expectedAt, hereAt, order.counter?.waits_from, order.delay?.until];
  const minutes = moments.map((moment) => {
    if (!moment) return '';
    const exact = (now.getTime() - Date.parse(moment)) / minuteMilliseconds;
    return `${Math.floor(exact)}/${Math.ceil(exact)}`;
  });
  return `${order.column === 'later' ? now.toDateString() : ''} ${minutes.join()}`;
}
