import type { Money } from 'market/values/money';
import {
  entriesIntoWallet,
  entriesOutOfWallet,
  type JournalKind,
  pointsCurrency,
  type WalletSource,
} from 'market/wallet/wallet.rules';
import type { Connection } from '#api/db/connection.ts';
import { Refusal } from '#api/http/refusal.ts';
import { changeBalance, type JournalSubject, writeJournal } from './wallet.data.ts';

/** Money, or points, that moves into a wallet or out of it; `other` is the account on the other side. */
export interface WalletMove {
  kind: JournalKind;
  about: JournalSubject;
  customerId: number;
  currency: string;
  /** Minor units, above 0; nothing moves for 0. */
  amount: Money;
  other: WalletSource;
  at: Date;
}

/**
 * Posts a journal once and raises the balance, in the caller's transaction; returns false if the journal exists, so
 * that a repeated report counts once.
 */
export async function creditWallet(transaction: Connection, move: WalletMove): Promise<boolean> {
  const { customerId, currency, amount, other } = move;
  if (amount === 0) return false;
  const isNew = await writeJournal(transaction, { ...move, entries: entriesIntoWallet(amount, customerId, other) });
  if (isNew) await changeBalance(transaction, { customerId, currency, by: amount });
  return isNew;
}

/**
 * Takes an amount, in the caller's transaction; refuses with `wallet_short` or `points_short` if the balance is too
 * low.
 */
export async function debitWallet(transaction: Connection, move: WalletMove): Promise<void> {
  const { customerId, currency, amount, other } = move;
  if (amount === 0) return;
  const isEnough = await changeBalance(transaction, { customerId, currency, by: -amount });
  if (!isEnough) throw new Refusal(currency === pointsCurrency ? 'points_short' : 'wallet_short');
  await writeJournal(transaction, { ...move, entries: entriesOutOfWallet(amount, customerId, other) });
}
