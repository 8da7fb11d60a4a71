import type { BoardOrder } from 'market/orders/orders.vendor.contract';

/** Returns an order as a locked tablet shows it: its number and its times, without names and words of people [SEAT-07]. */
export function withoutNames(order: BoardOrder): BoardOrder {
  return {
    ...order,
    ...{ customer_name: '', courier_name: null, order_note: '', unavailable_item_note: '', cancel_reason: null },
    own_share: null,
  };
}
