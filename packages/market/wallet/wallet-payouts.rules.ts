import { type Money, minus, money, nothing, plus } from '../values/money.ts';
import { cashAccount, type LedgerEntry, withoutZeroEntries } from './wallet.rules.ts';
import { courierAccount, storeAccount } from './wallet-ledger.rules.ts';

/** Who is paid: a store or a courier. */
export type Payee = { storeId: number } | { courierId: number };

/** The account of what a payee has earned and not been paid. */
export function payeeAccount(payee: Payee): string {
  return 'storeId' in payee ? storeAccount(payee.storeId) : courierAccount(payee.courierId);
}

/** What a payee has earned and holds in cash, in one currency. */
export interface PayeeBalance {
  /** Owed to the payee; below 0 the payee owes the market. */
  owed: Money;
  /** Cash of the market with the payee; below 0 the payee has laid out their own. */
  cash: Money;
}

/** What a run pays to a payee. */
export interface PlannedPayout {
  /** Cash that is set off first: it stays with the payee as a part of the earnings. */
  setOff: Money;
  /** What is paid to the payee's account. */
  amount: Money;
}

/**
 * Returns what is paid of a balance: cash in hand is set off first, and what is below the least amount waits for the next
 * run. Undefined where nothing is paid; a balance below 0 is carried [OPS-079].
 */
export function planPayout({ owed, cash }: PayeeBalance, least: Money): PlannedPayout | undefined {
  const setOff = money(Math.min(cash, Math.max(0, owed)));
  const amount = minus(owed, setOff);
  return amount > 0 && amount >= least ? { setOff, amount } : undefined;
}

/** A payout in one journal: the bank pays, and cash in hand is set off. */
export function entriesOfPayout(payee: Payee, { setOff, amount }: PlannedPayout): LedgerEntry[] {
  return withoutZeroEntries([
    { account: payeeAccount(payee), amount: plus(amount, setOff) },
    { account: 'bank', amount: minus(nothing, amount) },
    { account: cashAccount(payee), amount: minus(nothing, setOff) },
  ]);
}

/** Returns whether a balance still covers what was planned; what the payee has earned since then waits. */
export function coversPayout({ owed, cash }: PayeeBalance, { setOff, amount }: PlannedPayout): boolean {
  return owed >= plus(setOff, amount) && cash >= setOff;
}

/** What becomes of a payout. */
export const payoutStates = ['planned', 'left_out', 'sent', 'paid', 'failed'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Which steps follow a state: money that was sent may come back also after the bank said that it had paid. */
const nextStates: Record<PayoutState, readonly PayoutState[]> = {
  planned: ['sent', 'left_out'],
  left_out: [],
  sent: ['paid', 'failed'],
  paid: ['failed'],
  failed: [],
};

export function mayBecome(from: PayoutState, to: PayoutState): boolean {
  return nextStates[from].includes(to);
}

/** The money came back: the payee is owed it again. */
export function entriesOfPayoutFailed(payee: Payee, amount: Money): LedgerEntry[] {
  return pair('bank', payeeAccount(payee), amount);
}

/** Cash that was handed in. */
export function entriesOfDeposit(courierId: number, amount: Money): LedgerEntry[] {
  return pair('bank', cashAccount({ courierId }), amount);
}

/** Who bears cash that is missing. */
export const cashBearers = ['courier', 'market'] as const;
export type CashBearer = (typeof cashBearers)[number];

/** Cash that is missing: it is taken from the courier's earnings, or the market bears it [OPS-078]. */
export function entriesOfShortage(courierId: number, amount: Money, borneBy: CashBearer): LedgerEntry[] {
  return pair(shortageAccount(courierId, borneBy), cashAccount({ courierId }), amount);
}

/** The account of what customers did not pay at the door, until it is decided who bears it. */
export function shortCashAccount(courierId: number): string {
  return `short_cash:${courierId}`;
}

/** Cash that did not come at the door: it is not in the courier's hand, and stands open [DEL-50]. */
export function entriesOfCashLeftOpen(courierId: number, amount: Money): LedgerEntry[] {
  return pair(shortCashAccount(courierId), cashAccount({ courierId }), amount);
}

/** What stood open is decided: the courier or the market bears it [DEL-50]. */
export function entriesOfCashDecided(courierId: number, amount: Money, borneBy: CashBearer): LedgerEntry[] {
  return pair(shortageAccount(courierId, borneBy), shortCashAccount(courierId), amount);
}

/** Returns the account that cash that did not come stands on; null until it is decided who bears it. */
export function accountOfShortCash(courierId: number, borneBy: CashBearer | null): string {
  return borneBy === null ? shortCashAccount(courierId) : shortageAccount(courierId, borneBy);
}

function shortageAccount(courierId: number, borneBy: CashBearer): string {
  return borneBy === 'courier' ? courierAccount(courierId) : 'market:shortages';
}

function pair(debit: string, credit: string, amount: Money): LedgerEntry[] {
  if (amount === 0) return [];
  return [
    { account: debit, amount },
    { account: credit, amount: minus(nothing, amount) },
  ];
}
