import { useLingui } from '@lingui/react/macro';
import type { WalletMove } from 'market/wallet/wallet.contract';
import { number } from 'ui/formats/format.ts';
import type { IconName } from 'ui/media/icon-names.ts';
import { useMoney } from '#features/config/use-money.ts';

const icons: Record<string, IconName> = {
  wallet_paid: 'shopping-basket',
  wallet_filled: 'plus',
  wallet_bonus: 'sparkles',
  referral_earned: 'gift',
  cashback_earned: 'badge-percent',
  points_earned: 'shopping-basket',
  points_spent: 'refresh-cw',
  points_exchanged: 'refresh-cw',
  tip_given: 'gift',
};

/** Every refund of an order has the same icon. */
export function transactionIcon(type: string): IconName {
  return icons[type] ?? 'rotate-ccw';
}

/** Title and subtitle of a transaction. */
export function useTransactionTexts(move: WalletMove, book: 'money' | 'points', currency: string) {
  const { t } = useLingui();
  const money = useMoney(currency);
  const { transaction_type: type, order_id: orderId, store_name: store, friend_name: friend, exchanged } = move;
  const order = orderId ? t`Order #${orderId}` : '';
  switch (type) {
    case 'wallet_paid':
      return { name: order, line: store };
    case 'order_changed':
      return { name: t`Changed order`, line: order };
    case 'points_earned':
      return order ? { name: order, line: store } : { name: t`Points`, line: '' };
    case 'wallet_filled':
      return { name: t`Money added`, line: '' };
    case 'wallet_bonus':
      return { name: t`Bonus for adding money`, line: '' };
    case 'wallet_corrected':
      return { name: t`Correction`, line: '' };
    case 'tip_given':
      return { name: t`Tip for your rider`, line: order };
    case 'cashback_earned':
      return { name: t`Cashback`, line: order };
    case 'points_taken_back':
      return { name: t`Points of a refunded order`, line: order };
    case 'exchange_taken_back':
      return { name: t`Worth of points of a refunded order`, line: order };
    case 'cashback_taken_back':
      return { name: t`Cashback of a refunded order`, line: order };
    case 'referral_earned':
      return { name: friend ? t`Referral: ${friend} joined` : t`Referral`, line: '' };
    case 'points_exchanged':
    case 'points_spent':
      return book === 'money' ? fromPoints() : { name: t`Converted to wallet`, line: money(exchanged ?? 0) };
    default:
      return { name: t`Money back`, line: order };
  }

  function fromPoints() {
    const points = number(exchanged ?? 0);
    return { name: t`Converted from loyalty points`, line: t`${points} points` };
  }
}
