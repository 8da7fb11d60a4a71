import { minus, money } from 'market/values/money';
import type { LockedOrder } from '../orders.data.ts';
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

/** What a courier of an order will collect, in minor units. */
export function cashOfOrder(order: Pick<LockedOrder, 'paymentMethod' | 'paymentStatus' | 'total' | 'walletPaid'>) {
  const isOpen = order.paymentMethod === 'cash_on_delivery' && order.paymentStatus === 'unpaid';
  return isOpen ? minus(order.total, order.walletPaid) : money(0);
}
