import type { DayFigures, MarketDay } from 'market/orders/day/orders-day.admin.contract';
import { unansweredReason } from 'market/orders/orders-board.rules';
import { nothing, toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { type DayRow, dayFigures } from './orders-day.data.ts';

/** Returns how the day goes in the zones of an operator, against the same weekday of last week [OPS-085]. */
export async function showDay(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  { zones }: AuthorizedOperator,
): Promise<MarketDay> {
  const at = now();
  const rows = await dayFigures(db, { zoneIds: zoneIdsOf({ zones }), at, unansweredReason });
  return {
    at: at.toISOString(),
    totals: pairsOf(rows.filter(({ zone_id, hour }) => zone_id === null && hour === null))
      .map(({ of, today, before }) => ({
        currency: of.currency ?? '',
        today: figuresOf(today),
        before: figuresOf(before),
      }))
      .toSorted((one, other) => other.today.orders - one.today.orders || one.currency.localeCompare(other.currency)),
    hours: pairsOf(rows.filter(({ hour }) => hour !== null))
      .map(({ of, today, before }) => ({ hour: of.hour ?? 0, today: hourOf(today), before: hourOf(before) }))
      .toSorted((one, other) => one.hour - other.hour),
    parts: pairsOf(rows.filter(({ zone_id }) => zone_id !== null))
      .flatMap(({ of: { zone_id, zone_name, module_type, currency }, today, before }) =>
        zone_id !== null && zone_name !== null && module_type !== null && currency !== null
          ? [{ zone_id, zone_name, module_type, currency, today: figuresOf(today), before: figuresOf(before) }]
          : [],
      )
      .toSorted((one, other) => other.today.orders - one.today.orders || one.zone_name.localeCompare(other.zone_name)),
  };
}

interface Pair {
  /** Whichever of them there is. */
  of: DayRow;
  today: DayRow | undefined;
  before: DayRow | undefined;
}

/** Puts today and the day before of each group together. */
function pairsOf(rows: readonly DayRow[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const row of rows) {
    const key = [row.currency, row.zone_id, row.module_type, row.hour].join(' ');
    const pair = pairs.get(key) ?? { of: row, today: undefined, before: undefined };
    pairs.set(key, { ...pair, [row.is_today ? 'today' : 'before']: row });
  }
  return [...pairs.values()];
}

function hourOf(row: DayRow | undefined) {
  return { orders: row?.orders ?? 0, couriers: row?.couriers ?? 0 };
}

function figuresOf(row: DayRow | undefined): DayFigures {
  return {
    orders: row?.orders ?? 0,
    turnover: toDecimal(row?.turnover ?? nothing),
    delivered: row?.delivered ?? 0,
    minutes_p50: row?.minutes_p50 ?? null,
    minutes_p90: row?.minutes_p90 ?? null,
    promised: row?.promised ?? 0,
    on_time: row?.on_time ?? 0,
    unaccepted: row?.unaccepted ?? 0,
    canceled: {
      shopper: row?.by_shopper ?? 0,
      store: row?.by_store ?? 0,
      delivery_man: row?.by_courier ?? 0,
      market: row?.by_market ?? 0,
    },
  };
}
