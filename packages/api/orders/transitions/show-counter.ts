import { counterCodeOf } from 'market/orders/orders-board.rules';
import type { UnfetchedRule } from 'market/orders/waits/orders-counter.rules';
import {
  endsAt,
  outcomeOf,
  waitsFrom,
  wordsAtCounter,
  wordsBeforeOrder,
} from 'market/orders/waits/orders-counter.rules';
import { timeText, wallClock } from 'market/stores/stores.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { detailText } from '#api/http/texts/texts.ts';
import { type CounterRow, counterRow } from './orders-counter.data.ts';

/** Returns an order with what its customer reads while it waits at the counter [CUS-13]; null at any other time. */
export async function withCounter<Order extends { id: string; order_type: string; order_status: string }>(
  { db }: Pick<ApiContext, 'db'>,
  order: Order,
  language: string,
): Promise<Order & { counter: { code: string; words: string } | null }> {
  const mayWait = order.order_type === 'take_away' && order.order_status === 'handover';
  const row = mayWait ? await counterRow(db, order.id) : undefined;
  return { ...order, counter: row ? { code: counterCodeOf(row.id), words: wordsOf(row, language) } : null };
}

function wordsOf(row: CounterRow, language: string): string {
  const outcome = outcomeOf(row);
  const from = waitsFrom(row);
  const ends = endsAt(from, outcome);
  const timeOf = (moment: Date) => timeText(wallClock(row.timeZone, moment).minute);
  const words = { outcome, isPaid: row.isPaid, since: timeOf(from), until: ends ? timeOf(ends) : '' };
  return detailText(wordsAtCounter(words), language);
}

/** Returns what becomes of a take-away order that no customer fetches, for its store [STO-044]; null for any other order. */
export function storeCounterOf(order: {
  order_type: string;
  order_status: string;
  is_paid: boolean;
  unfetched_rule: UnfetchedRule | null;
  handover_at: Date | null;
  ready_at: Date | null;
  schedule_at: Date | null;
}) {
  const { order_type: type, order_status: status, handover_at: handoverAt } = order;
  if (type !== 'take_away' || status !== 'handover' || !handoverAt) return null;
  const outcome = outcomeOf({ rule: order.unfetched_rule, isPaid: order.is_paid });
  const from = waitsFrom({ handoverAt, readyAt: order.ready_at, scheduleAt: order.schedule_at });
  return { waits_from: from.toISOString(), outcome, ends_at: endsAt(from, outcome)?.toISOString() ?? null };
}

/** Returns what a customer reads before ordering for take away; empty where the store keeps orders [CUS-13]. */
export function takeAwayWords(rule: UnfetchedRule, language: string): string {
  const words = wordsBeforeOrder(rule);
  return words ? detailText(words, language) : '';
}
