import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { mayTick } from 'market/orders/kitchen/orders-kitchen.rules';
import { orderStatuses } from 'market/orders/orders.rules';
import { imagePath } from 'market/values/image-path';
import type { ApiContext } from '#api/http/api-context.ts';
import { pickPlaces } from './orders-pick.data.ts';

/** Returns where the lines of all orders that a store makes or picks are found, in the order of its menu [STO-030]. */
export async function showPickPlaces(
  { db }: Pick<ApiContext, 'db'>,
  storeId: number,
): Promise<ReplyOf<Contract['vendorOrders']['pickPlaces']>> {
  const rows = await pickPlaces(db, storeId, orderStatuses.filter(mayTick));
  return {
    lines: rows.map(({ order_id, line_number, category_id: id, category_name: name, image }) => ({
      order_id,
      line_number,
      category: id === null || name === null ? null : { id, name },
      image_full_url: image === null ? null : imagePath(image),
    })),
  };
}
