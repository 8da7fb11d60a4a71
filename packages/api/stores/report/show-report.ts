import type { ReportFigures, StoreReport } from 'market/stores/stores-report.vendor.contract';
import { toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  endingsOf,
  figuresOf,
  hoursOf,
  itemsSold,
  lostByItemsOff,
  lostByPauses,
  paymentsOf,
  reportDays,
} from './stores-report.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/** Returns what a store did in seven days, up to now at most, against the same days of the week before [STO-091]. */
export async function showReport(
  { db, now }: Context,
  storeId: number,
  { until }: { until?: string | undefined },
): Promise<StoreReport> {
  const at = now();
  const days = await reportDays(db, storeId, { at, until: until ?? null });
  if (!days) throw new Refusal('store_not_found');
  const { currency, time_zone: timeZone } = days;
  const span = { storeId, currency, timeZone, since: days.since, to: days.to };
  const earlier = { ...span, since: days.since_before, to: days.to_before };
  const [figures, before, items, hours, payments, endings] = await Promise.all([
    allFigures(db, span),
    allFigures(db, earlier),
    itemsSold(db, span),
    hoursOf(db, span),
    paymentsOf(db, span),
    endingsOf(db, span),
  ]);
  return {
    ...{ now: at.toISOString(), from: days.from, until: days.until, currency, figures, before, endings },
    items: items.map(inDecimals),
    hours: hours.map(inDecimals),
    payments: payments.map(inDecimals),
  };
}

async function allFigures(db: Context['db'], span: Parameters<typeof figuresOf>[1]): Promise<ReportFigures> {
  const [figures, pauses, off] = await Promise.all([
    figuresOf(db, span),
    lostByPauses(db, span),
    lostByItemsOff(db, span),
  ]);
  return {
    ...inDecimals(figures),
    ...pauses,
    lost_turnover: toDecimal(pauses.lost_turnover),
    ...off,
    lost_items_turnover: toDecimal(off.lost_items_turnover),
  };
}

function inDecimals<Row extends { turnover: Parameters<typeof toDecimal>[0] }>(row: Row) {
  return { ...row, turnover: toDecimal(row.turnover) };
}
