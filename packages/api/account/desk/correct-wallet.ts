import type { AdminCustomer } from 'market/account/account.admin.contract';
import { fromDecimal, type Money, money, roundingStep } from 'market/values/money';
import { pointsCurrency, worthOfPoints } from 'market/wallet/wallet.rules';
import { actWithinLimit, type PreparedAct } from '#api/access/limits/act-within-limit.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { creditWallet, debitWallet } from '#api/wallet/move-wallet.ts';
import { termsIn } from '#api/wallet/read-terms.ts';
import { balanceOf } from '#api/wallet/wallet.data.ts';
import { insertCorrection, walletCurrencies } from '#api/wallet/wallet-corrections.data.ts';
import { customerOfDesk } from './account-desk.data.ts';
import { mustSeeCustomer, showCustomer } from './show-customers.ts';

/** A correction as an operator sends it, and as a proposal stores it. */
export interface WalletCorrection {
  currency: string;
  /** Decimals of the currency, or whole points; below 0 is taken away. */
  amount: number;
  reason: string;
  /** The operator who corrects. */
  by: number;
}

/**
 * Credits or debits the wallet or the points of a customer, with a journal, once per key [OPS-070]. The market bears it.
 * Above the limit of the operator it is proposed to a second person [SEAT-16]. Operators correct no wallet of their own.
 */
export async function correctWallet(
  context: ApiContext,
  staff: AuthorizedOperator,
  { customerId, key }: { customerId: number; key: string },
  wish: Omit<WalletCorrection, 'by'>,
): Promise<AdminCustomer> {
  await mustSeeCustomer(context.db, staff, customerId);
  if (customerId === staff.customerId) throw new Refusal('wallet_own');
  const input: WalletCorrection = { ...wish, by: staff.customerId };
  const act = { call: 'adminCustomers.correctWallet', about: { customerId }, key, input, reason: wish.reason } as const;
  await actWithinLimit(context, staff, act, (transaction) =>
    prepareCorrection(context, transaction, customerId, input),
  );
  return showCustomer(context, staff, customerId);
}

/** Checks a correction of a wallet: its currency, and that no balance falls below zero. */
export async function prepareCorrection(
  context: Pick<ApiContext, 'now'>,
  transaction: Transaction,
  customerId: number,
  { currency, amount, reason, by }: WalletCorrection,
): Promise<PreparedAct> {
  const customer = await customerOfDesk(transaction, customerId, null);
  if (!customer) throw new Refusal('account_not_found');
  const known = await walletCurrencies(transaction, customerId);
  if (!known.includes(currency)) throw new Refusal('wallet_currency');
  const isPoints = currency === pointsCurrency;
  await mustBeExact(transaction, amount, currency);
  const size = isPoints ? money(Math.abs(amount)) : fromDecimal(Math.abs(amount));
  const before = await balanceOf(transaction, customerId, currency);
  if (amount < 0 && before < size) throw new Refusal(isPoints ? 'points_short' : 'wallet_short');
  const at = context.now();
  return {
    permission: 'ops.wallets',
    zoneId: null,
    ...(isPoints ? await worth(transaction, size, at) : { amount: size, currency }),
    async perform() {
      const signed = money(amount < 0 ? -size : size);
      const id = await insertCorrection(transaction, { customerId, by, currency, amount: signed, reason, at });
      const about = { subject: `correction:${id}` };
      const move = { kind: 'wallet_corrected', about, customerId, currency, amount: size, at } as const;
      if (amount < 0) await debitWallet(transaction, { ...move, other: 'market:corrections' });
      else await creditWallet(transaction, { ...move, other: 'market:corrections' });
      const after = await balanceOf(transaction, customerId, currency);
      return {
        action: 'wallet.correct',
        subject: customerKey(customerId),
        before: { currency, balance: before },
        after: { currency, balance: after },
        reason,
      };
    },
  };
}

/** Refuses an amount with more decimals than the market shows: the rest would stay in the books unseen. */
export async function mustBeExact(db: Connection, amount: number, currency: string): Promise<void> {
  const { digit_after_decimal_point: digits } = await settingsOf(db);
  const shown = Number(amount.toFixed(currency === pointsCurrency ? 0 : digits));
  if (shown !== amount) throw fieldRefusal('amount', 'This value is not valid.');
}

/** Points are bound by the limit of the money that they come to. */
async function worth(db: Connection, points: Money, at: Date): Promise<Pick<PreparedAct, 'amount' | 'currency'>> {
  const { currency_code: currency, digit_after_decimal_point: digits } = await settingsOf(db);
  return { amount: worthOfPoints(points, await termsIn(db, currency, at), roundingStep(digits)), currency };
}
