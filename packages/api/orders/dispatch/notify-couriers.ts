import type { ApiContext } from '#api/http/api-context.ts';

/** Tells the phones of couriers to read their offer and their work again [DEL-09]. */
export async function notifyCouriers(
  { db, live }: Pick<ApiContext, 'db' | 'live'>,
  courierIds: readonly number[],
  orderId: string,
): Promise<void> {
  const data = { order_id: orderId };
  await live.publish(
    db,
    [...new Set(courierIds)].map((id) => ({ topic: `courier:${id}`, name: 'offer', data }) as const),
  );
}
