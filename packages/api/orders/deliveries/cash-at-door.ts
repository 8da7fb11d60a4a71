import { minus, money } from 'market/values/money';
import type { DeliveryRow } from './orders-deliveries.data.ts';

/** What is left to pay at the door, in minor units. */
export function cashOf({
  payment_method: method,
  payment_status: status,
  total,
  wallet_paid: walletPaid,
}: Pick<DeliveryRow, 'payment_method' | 'payment_status' | 'total' | 'wallet_paid'>) {
  return method === 'cash_on_delivery' && status === 'unpaid' ? minus(total, walletPaid) : money(0);
}
