import { type Money, money, nothing, plus } from '../values/money.ts';
import type { OperatorPermission, OperatorRole, StorePermission, StoreRole } from './access.rules.ts';

/** Permissions that are about money alone: each call that needs one of them is bound by a limit [SEAT-16]. */
export const moneyPermissions: readonly (StorePermission | OperatorPermission)[] = [
  'store.adjust',
  'ops.refund',
  'ops.wallets',
];

/** The calls that change the money of an order or a wallet by hand, as the contract names them. Above a limit they wait for a second person. */
export const limitedCalls = [
  'adminOrders.refund',
  'adminOrders.cancel',
  'adminOrders.move',
  'adminChanges.change',
  'adminCustomers.correctWallet',
  'adminCustomers.giveGoodwill',
  'vendorOrders.cancel',
  'vendorOrders.change',
] as const;
export type LimitedCall = (typeof limitedCalls)[number];

/** How much money a person moves alone, in minor units; null without a limit, 0 for nothing. */
export interface MoneyLimit {
  perAct: Money | null;
  perDay: Money | null;
}

/** The day of a limit is the last 24 hours: no midnight at which it begins again. */
export const limitDayHours = 24;

/** How long a proposal can be approved. */
export const proposalHours = 24;

/** Roles whose limits can be set. Owners have none: a person must be able to approve. */
export const limitedRoles = ['lead', 'support', 'dispatcher', 'manager'] as const satisfies (
  | OperatorRole
  | StoreRole
)[];
export type LimitedRole = (typeof limitedRoles)[number];

/** About what two people pay for a meal, in whole units of the currency. */
const defaultAmounts: Readonly<Record<string, number>> = {
  NGN: 20_000,
  GHS: 250,
  KES: 2_500,
  TZS: 50_000,
  UGX: 70_000,
  ZAR: 300,
  XOF: 10_000,
  EUR: 20,
  GBP: 20,
  USD: 20,
};

/** How many of the usual sums a role moves alone, in one act and in a day; null without a limit. */
const defaultLimits: Readonly<Partial<Record<OperatorRole | StoreRole, { perAct: number; perDay: number } | null>>> = {
  owner: null,
  lead: null,
  support: { perAct: 1, perDay: 5 },
  dispatcher: { perAct: 1, perDay: 5 },
  manager: { perAct: 2, perDay: 10 },
};

const minorUnits = 100;

/** Returns about what two people pay for a meal, in minor units; 0 in a currency without a usual sum. */
export function usualAmount(currency: string): Money {
  return money((defaultAmounts[currency] ?? 0) * minorUnits);
}

/**
 * Returns the limit of a role until an operator sets another one. In a currency without a usual sum it is 0: everything
 * waits for a second person.
 */
export function defaultLimit(role: OperatorRole | StoreRole, currency: string): MoneyLimit {
  const times = defaultLimits[role];
  if (times === null) return { perAct: null, perDay: null };
  const amount = usualAmount(currency);
  return { perAct: money(amount * (times?.perAct ?? 0)), perDay: money(amount * (times?.perDay ?? 0)) };
}

/** Returns the limit of a person with several roles: the highest of each. */
export function highestLimit(limits: readonly MoneyLimit[]): MoneyLimit {
  return { perAct: highest(limits.map(({ perAct }) => perAct)), perDay: highest(limits.map(({ perDay }) => perDay)) };
}

function highest(amounts: readonly (Money | null)[]): Money | null {
  const numbers = amounts.flatMap((amount) => amount ?? []);
  return numbers.length < amounts.length ? null : money(Math.max(0, ...numbers));
}

/** Returns whether a person who has moved `moved` in the last day may move an amount alone. Nothing is always allowed. */
export function isWithinLimit({ perAct, perDay }: MoneyLimit, amount: Money, moved: Money = nothing): boolean {
  if (amount === 0) return true;
  return (perAct === null || amount <= perAct) && (perDay === null || plus(moved, amount) <= perDay);
}

/** Returns the most that a person who has moved `moved` in the last day may move alone in one act; null without a limit. */
export function leftAlone({ perAct, perDay }: MoneyLimit, moved: Money): Money | null {
  const leftOfDay = perDay === null ? null : money(Math.max(0, perDay - moved));
  if (perAct === null || leftOfDay === null) return perAct ?? leftOfDay;
  return money(Math.min(perAct, leftOfDay));
}

/** Returns whether a person with a limit may set another one: never more than one's own [SEAT-18]. */
export function mayGrantLimit(own: MoneyLimit, given: MoneyLimit): boolean {
  return isAtMost(given.perAct, own.perAct) && isAtMost(given.perDay, own.perDay);
}

function isAtMost(given: Money | null, own: Money | null): boolean {
  return own === null || (given !== null && given <= own);
}

export const proposalStates = ['open', 'approved', 'declined', 'taken_back', 'expired'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Returns the state of a proposal at a moment: an open one expires by itself. */
export function proposalStateAt(
  { state, expiresAt }: { state: Exclude<ProposalState, 'expired'>; expiresAt: Date },
  at: Date,
): ProposalState {
  return state === 'open' && expiresAt <= at ? 'expired' : state;
}
