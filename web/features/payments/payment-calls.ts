import { ordersContract } from 'market/orders/orders.contract';
import { paymentsContract } from 'market/payments/payments.contract';
import { callMarket } from '#browser/market.ts';

const market = callMarket({ orders: ordersContract, payments: paymentsContract });

/** Where a shopper comes back to from the payment page of an order. */
const callback = '/payment/result';

/** Begins to pay; the browser goes to the link. */
export async function startPayment(orderId: string, provider?: string): Promise<string> {
  const { redirect_link: link } = await market.payments.start({
    body: { order_id: orderId, callback, ...(provider && { provider }) },
  });
  return link;
}

/** [ORD-20] */
export function switchToCash(orderId: string) {
  return market.orders.paymentMethod({ body: { order_id: orderId, _method: 'put' } });
}

/** [ORD-22] */
export function cancelUnpaid(orderId: string) {
  return market.orders.cancel({ body: { order_id: orderId, reason: 'Order payment canceled', _method: 'put' } });
}
