import { paidStoreMinutes } from '../orders/waits/orders-store-wait.rules.ts';
import { minuteMilliseconds } from '../values/durations.ts';
import { type Money, money, nothing, plus, roundedTo, share, times } from '../values/money.ts';
import { type LedgerEntry, withoutZeroEntries } from './wallet.rules.ts';

/** What the market keeps of the goods of an order [OPS-074]. */
export interface CommissionRule {
  id: number;
  /** Null for every module; a rule of a store has none. */
  moduleId: number | null;
  storeId: number | null;
  /** Null for every currency: such a rule has no fixed part. */
  currency: string | null;
  /** Hundredths of a percent of the store's share. */
  basisPoints: number;
  /** For each order. */
  fixed: Money;
  startsAt: Date;
}

/** What a courier is paid for a delivery [OPS-075]. */
export interface PayRule {
  id: number;
  currency: string;
  /** Null for every zone with this currency. */
  zoneId: number | null;
  base: Money;
  perKm: Money;
  /** For each whole minute at the door beyond the free ones. */
  perWaitingMinute: Money;
  freeWaitingMinutes: number;
  startsAt: Date;
}

/** The order that a commission is for. */
export interface OrderWithCommission {
  moduleId: number;
  storeId: number | null;
  currency: string;
  /** When it was placed: a rule never applies to an earlier order. */
  at: Date;
}

/** The order that a courier is paid for. */
export interface OrderWithPay {
  zoneId: number;
  currency: string;
  /** When it was placed: a courier is paid by the rule of that moment. */
  at: Date;
}

/**
 * Returns the commission rule of an order: the most specific one (store before module before market), and of equal ones the
 * latest that applies.
 */
export function commissionRuleFor(
  rules: readonly CommissionRule[],
  { moduleId, storeId, currency, at }: OrderWithCommission,
): CommissionRule | undefined {
  if (storeId === null) return undefined;
  const applying = rules.filter(
    (rule) =>
      rule.startsAt <= at &&
      (rule.storeId === null || rule.storeId === storeId) &&
      (rule.moduleId === null || rule.moduleId === moduleId) &&
      (rule.currency === null || rule.currency === currency),
  );
  return firstBySpecificity(applying, specificityOfCommission);
}

/** Returns the rule of a courier's pay: that of the zone before that of the currency, and the latest that applies. */
export function payRuleFor(rules: readonly PayRule[], { zoneId, currency, at }: OrderWithPay): PayRule | undefined {
  const applying = rules.filter(
    (rule) => rule.startsAt <= at && rule.currency === currency && (rule.zoneId === null || rule.zoneId === zoneId),
  );
  return firstBySpecificity(applying, ({ zoneId: zone }) => (zone === null ? 0 : 1));
}

/** Returns the commission on a store's share: never more than the share, and never below 0. */
export function commissionOf(shareOfStore: Money, rule: CommissionRule | undefined, roundTo: Money): Money {
  if (!rule || shareOfStore <= 0) return nothing;
  return money(Math.min(shareOfStore, plus(share(shareOfStore, rule.basisPoints, roundTo), rule.fixed)));
}

/** What a courier earns with a delivery, in the parts that are shown [DEL-53]. */
export interface Pay {
  base: Money;
  distance: Money;
  /** At the store and at the door. */
  waiting: Money;
  /** Whole minutes at the door, also the free ones. */
  waitingMinutes: number;
  /** The part of `waiting` that is for the store, and the whole minutes there, also the free ones [DEL-28]. */
  storeWaiting: Money;
  storeWaitingMinutes: number;
}

/** What the pay for a delivery depends on. */
export interface PaidWork {
  metres: number;
  waitingMinutes: number;
  storeMinutes?: number;
}

/** Returns the pay for a delivery by a rule; nothing without one. */
export function payOf(
  rule: PayRule | undefined,
  { metres, waitingMinutes, storeMinutes: storeWaitingMinutes = 0 }: PaidWork,
  roundTo: Money,
): Pay {
  const minutes = { waitingMinutes, storeWaitingMinutes };
  if (!rule) return { base: nothing, distance: nothing, waiting: nothing, storeWaiting: nothing, ...minutes };
  const paidMinutes = Math.max(0, waitingMinutes - rule.freeWaitingMinutes);
  const storeWaiting = payOfStoreWait(rule, storeWaitingMinutes);
  return {
    base: rule.base,
    distance: roundedTo((rule.perKm * metres) / 1000, roundTo),
    waiting: plus(times(rule.perWaitingMinute, paidMinutes), storeWaiting),
    storeWaiting,
    ...minutes,
  };
}

/** Returns the pay for whole minutes at a store [DEL-28]. */
export function payOfStoreWait({ perWaitingMinute }: Pick<PayRule, 'perWaitingMinute'>, minutes: number): Money {
  return times(perWaitingMinute, paidStoreMinutes(minutes));
}

/** No courier is paid for more minutes at one door, whatever a device reports. */
export const maxWaitingMinutes = 60;

/** Returns the whole minutes that a courier stood at a door; 0 for one who did not wait. */
export function waitingMinutesBetween(since: Date | null, until: Date): number {
  const minutes = since ? Math.floor((until.getTime() - since.getTime()) / minuteMilliseconds) : 0;
  return Math.min(maxWaitingMinutes, Math.max(0, minutes));
}

export function sumOfPay({ base, distance, waiting }: Pick<Pay, 'base' | 'distance' | 'waiting'>): Money {
  return plus(base, distance, waiting);
}

/** The account of what a courier has earned and not been paid. */
export function courierAccount(courierId: number): `courier:${number}` {
  return `courier:${courierId}`;
}

/** The account of what a store has earned and not been paid. */
export function storeAccount(storeId: number): string {
  return `store:${storeId}`;
}

/** A courier has delivered: the market pays the courier, and passes on the tip that it held. */
export function entriesOfDeliveryEarned({
  courierId,
  pay,
  tip,
}: {
  courierId: number;
  pay: Money;
  tip: Money;
}): LedgerEntry[] {
  return withoutZeroEntries([
    { account: 'delivery', amount: pay },
    { account: 'tip', amount: tip },
    { account: courierAccount(courierId), amount: money(0 - plus(pay, tip)) },
  ]);
}

/** Who an account belongs to, for people who read the ledger. */
export type AccountOwner =
  | { kind: 'store' | 'courier' | 'customer'; id: number }
  | { kind: 'cash'; holder: 'store' | 'courier'; id: number }
  /** What a courier did not get at the door, until it is decided who bears it. */
  | { kind: 'short'; id: number }
  /** A deduction that a store or a courier contests, until the answer. */
  | { kind: 'contested'; holder: 'store' | 'courier'; id: number }
  | { kind: 'market' | 'tax' | 'bank' | 'tips' | 'debt' }
  | { kind: 'provider'; name: string };

const accountsOfMarket = [
  'coupons',
  'first_orders',
  'delivery',
  'service',
  'bonuses',
  'loyalty',
  'points',
  'referrals',
  'cashback',
];

/** Returns whose an account is; undefined for one without an owner, which no journal may have [I16]. */
export function ownerOfAccount(account: string): AccountOwner | undefined {
  if (account === 'receivable') return { kind: 'debt' };
  if (account === 'tip') return { kind: 'tips' };
  if (account === 'tax' || account === 'bank') return { kind: account };
  if (account.startsWith('market:') || accountsOfMarket.includes(account)) return { kind: 'market' };
  const [, owner, number] =
    /^(store|courier|wallet|cash:store|cash:delivery_man|short_cash|contested:store|contested:courier):(\d+)$/.exec(
      account,
    ) ?? [];
  const id = Number(number);
  switch (owner) {
    case 'store':
    case 'courier':
      return { kind: owner, id };
    case 'wallet':
      return { kind: 'customer', id };
    case 'cash:store':
      return { kind: 'cash', holder: 'store', id };
    case 'cash:delivery_man':
      return { kind: 'cash', holder: 'courier', id };
    case 'short_cash':
      return { kind: 'short', id };
    case 'contested:store':
      return { kind: 'contested', holder: 'store', id };
    case 'contested:courier':
      return { kind: 'contested', holder: 'courier', id };
    default: {
      const [, name] = /^provider:(.+)$/.exec(account) ?? [];
      return name === undefined ? undefined : { kind: 'provider', name };
    }
  }
}

function specificityOfCommission({ storeId, moduleId, currency }: CommissionRule): number {
  const place = storeId !== null ? 2 : moduleId !== null ? 1 : 0;
  return place * 2 + (currency === null ? 0 : 1);
}

function firstBySpecificity<Rule extends { startsAt: Date }>(
  rules: readonly Rule[],
  specificity: (rule: Rule) => number,
): Rule | undefined {
  return rules.toSorted(
    (one, other) => specificity(other) - specificity(one) || other.startsAt.getTime() - one.startsAt.getTime(),
  )[0];
}
