import { type Money, roundingStep } from 'market/values/money';
import { bestReward } from 'market/wallet/wallet.rules';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import { creditWallet } from './move-wallet.ts';
import { activeBonuses, type BonusRow } from './wallet-terms.data.ts';

interface FilledWallet {
  paymentId: string;
  customerId: number;
  currency: string;
  amount: Money;
  at: Date;
}

/** Grants the bonus for adding money, in the transaction that adds it: once for each payment [WAL-02]. */
export async function giveBonus(transaction: Connection, filled: FilledWallet): Promise<void> {
  const { paymentId, customerId, currency, amount: added, at } = filled;
  const bonuses = await activeBonuses(transaction, currency, at);
  const { digit_after_decimal_point: digits } = await settingsOf(transaction);
  const amount = bestReward(bonuses.map(rewardOf), { minimumBase: added, base: added, roundTo: roundingStep(digits) });
  const about = { subject: `payment:${paymentId}` };
  await creditWallet(transaction, { kind: 'wallet_bonus', about, customerId, currency, amount, other: 'bonuses', at });
}

function rewardOf({ bonus_type: kind, bonus_amount: value, maximum_bonus: max, minimum_fund: from }: BonusRow) {
  return { kind, value, most: max, from };
}
