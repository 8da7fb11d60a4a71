import { CallRefused } from 'market/calls/client';
import type { OrderList } from 'market/orders/orders.rules';
import type { ListedOrder, OrderDetails } from 'market/orders/orders-history.contract';
import type { ApiClient } from '../../../server/api-client.server.ts';

export interface FirstOfList {
  /** Counted no further than lists count. */
  total: number;
  orders: ListedOrder[];
}

export type OrdersData =
  | { kind: 'lists'; isPastAlone: boolean; running: FirstOfList; past: FirstOfList }
  /** Null for an order that this customer does not have. */
  | { kind: 'order'; order: OrderDetails | null };

/** One order where the address names it, else the first page of both lists [ORD-02] [ORD-06] [PROF-02]. */
export async function ordersOfPage(api: ApiClient, query: URLSearchParams): Promise<OrdersData> {
  const orderId = query.get('orderId');
  if (orderId) return { kind: 'order', order: await orderOrNull(api, orderId) };
  const [running, past] = await Promise.all([firstOf(api, 'running-orders'), firstOf(api, 'order-history')]);
  return { kind: 'lists', isPastAlone: isPastAlone(query.get('list'), running), running, past };
}

/** Where nothing runs, what is over comes first, unless the list of what runs was chosen. */
export function isPastAlone(list: string | null, running: Pick<FirstOfList, 'total'>): boolean {
  return list === 'order-history' || (list !== 'running-orders' && running.total === 0);
}

async function firstOf(api: ApiClient, list: OrderList): Promise<FirstOfList> {
  const { total_size: total, orders } = await api.orders.list({ params: { list }, query: { limit: 10, offset: 1 } });
  return { total, orders };
}

async function orderOrNull(api: ApiClient, orderId: string): Promise<OrderDetails | null> {
  try {
    return await api.orders.details({ query: { order_id: orderId } });
  } catch (error) {
    if (error instanceof CallRefused && error.status < 500 && error.status !== 401) return null;
    throw error;
  }
}
