import type { QueryOf, ReplyOf } from 'market/calls/endpoint';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { type Money, minus, nothing, plus, toDecimal } from 'market/values/money';
import {
  type CourierEarning,
  type courierWalletContract,
  type HandedOver,
  type LateTip,
  maxListedEarnings,
  type PaidStoreWait,
} from 'market/wallet/wallet.courier.contract';
import { cashAccount } from 'market/wallet/wallet.rules';
import { courierAccount } from 'market/wallet/wallet-ledger.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  type EarnedDayRow,
  type EarningRow,
  earnedDays,
  earningRows,
  type HandedOverRow,
  handedOverRows,
  type LateTipRow,
  lateTipRows,
  periodOf,
  type StoreWaitRow,
  storeWaitRows,
  sumsOfAccount,
} from './wallet-earnings.data.ts';

type Earnings = typeof courierWalletContract.earnings;

/** Returns what a courier has earned in a period, and what is owed to them [DEL-54]. */
export async function showEarnings(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  courierId: number,
  { period, back }: QueryOf<Earnings>,
): Promise<ReplyOf<Earnings>> {
  const at = now();
  const span = await periodOf(db, { courierId, period, back, at });
  if (!span) throw new Refusal('seat_needed');
  const filter = { courierId, ...span };
  const [days, rows, tips, waits, handed, owed, cash] = await Promise.all([
    earnedDays(db, filter),
    earningRows(db, { ...filter, limit: maxListedEarnings }),
    lateTipRows(db, { ...filter, limit: maxListedEarnings }),
    storeWaitRows(db, { ...filter, limit: maxListedEarnings }),
    handedOverRows(db, { ...filter, limit: maxListedEarnings }),
    sumsOfAccount(db, courierAccount(courierId)),
    sumsOfAccount(db, cashAccount({ courierId })),
  ]);
  return {
    now: at.toISOString(),
    time_zone: span.timeZone,
    from: span.from.toISOString(),
    until: span.until.toISOString(),
    owed: owed.map(({ currency, sum }) => ({ currency, amount: toDecimal(minus(nothing, sum)) })),
    cash_in_hand: cash.map(({ currency, sum }) => ({ currency, amount: toDecimal(sum) })),
    sums: sumsOf(days),
    days: days.map(({ day, currency, deliveries, pay, tips }) => ({
      ...{ day, currency, deliveries },
      total: toDecimal(plus(pay, tips)),
    })),
    deliveries: rows.map(toEarning),
    late_tips: tips.map(toLateTip),
    store_waits: waits.map(toStoreWait),
    handed_over: handed.map(toHandedOver),
  };
}

function toStoreWait({ store_name: name, given_back_at: at, amount, ...row }: StoreWaitRow): PaidStoreWait {
  const [code, given_back_at] = [counterCodeOf(row.order_id), at.toISOString()];
  return { ...row, code, store_name: name ?? '', given_back_at, amount: toDecimal(amount) };
}

function toHandedOver({ store_name: name, ended_at: at, amount, ...row }: HandedOverRow): HandedOver {
  const code = counterCodeOf(row.order_id);
  return { ...row, code, store_name: name ?? '', ended_at: at.toISOString(), amount: toDecimal(amount) };
}

function toLateTip({ order_id: id, store_name: name, given_at: at, currency, amount }: LateTipRow): LateTip {
  const [code, given_at] = [counterCodeOf(id), at.toISOString()];
  return { order_id: id, code, store_name: name ?? '', given_at, currency, amount: toDecimal(amount) };
}

function sumsOf(days: readonly EarnedDayRow[]): ReplyOf<Earnings>['sums'] {
  return [...new Set(days.map(({ currency }) => currency))].toSorted().map((currency) => {
    const own = days.filter((day) => day.currency === currency);
    const sum = (of: (day: EarnedDayRow) => Money) => plus(...own.map(of));
    const [pay, tips] = [sum((day) => day.pay), sum((day) => day.tips)];
    const deliveries = own.reduce((count, day) => count + day.deliveries, 0);
    return { currency, deliveries, pay: toDecimal(pay), tips: toDecimal(tips), total: toDecimal(plus(pay, tips)) };
  });
}

function toEarning({ rule, base, distance, waiting, store_waiting, tip, ...row }: EarningRow): CourierEarning {
  return {
    order_id: row.order_id,
    code: counterCodeOf(row.order_id),
    store_name: row.store_name ?? '',
    earned_at: row.earned_at.toISOString(),
    is_returned: row.is_returned,
    metres: row.metres,
    waiting_minutes: row.waiting_minutes,
    currency: row.currency,
    base: toDecimal(base),
    distance: toDecimal(distance),
    waiting: toDecimal(waiting),
    store_waiting: toDecimal(store_waiting),
    store_waiting_minutes: row.store_waiting_minutes,
    tip: toDecimal(tip),
    total: toDecimal(plus(base, distance, waiting, tip)),
    rule: rule && {
      base: toDecimal(rule.base),
      per_km: toDecimal(rule.per_km),
      per_waiting_minute: toDecimal(rule.per_waiting_minute),
      free_waiting_minutes: rule.free_waiting_minutes,
      starts_at: new Date(rule.starts_at).toISOString(),
    },
  };
}
