import type { Contract } from 'market/calls/contract';
import type { QueryOf, ReplyOf } from 'market/calls/endpoint';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { dayMilliseconds } from 'market/values/durations';
import { toDecimal } from 'market/values/money';
import { courierHistoryDays } from 'market/wallet/wallet.rules';
import type { PastDelivery } from 'market/wallet/wallet-history.courier.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { type PastDeliveryRow, pastDeliveries } from './wallet-past-deliveries.data.ts';

type List = Contract['courierHistory']['list'];

/** Returns a page of what a courier has delivered in the last 90 days, with times, pay and proof [DEL-59]. */
export async function listPastDeliveries(
  context: ApiContext,
  courierId: number,
  page: QueryOf<List>,
): Promise<ReplyOf<List>> {
  const since = new Date(context.now().getTime() - courierHistoryDays * dayMilliseconds);
  const { rows, total } = await pastDeliveries(context.db, { courierId, since }, sliceOf(page));
  const linkTo = await privateLinks(context);
  return { total_size: total, ...page, deliveries: rows.map((row) => asPastDelivery(row, linkTo)) };
}

function asPastDelivery(row: PastDeliveryRow, linkTo: (picture: string) => string): PastDelivery {
  const text = (at: Date | null) => at?.toISOString() ?? null;
  return {
    order_id: row.order_id,
    code: counterCodeOf(row.order_id),
    store_name: row.store_name ?? '',
    is_returned: row.is_returned,
    metres: row.metres,
    at_store_at: text(row.at_store_at),
    picked_up_at: text(row.picked_up_at),
    at_door_at: text(row.at_door_at),
    ended_at: row.ended_at.toISOString(),
    currency: row.currency,
    pay: toDecimal(row.pay),
    tip: toDecimal(row.tip),
    proof: {
      code_at: text(row.code_proved_at),
      photo_full_url: row.picture && linkTo(row.picture),
      cash_at: text(row.cash_received_at),
    },
  };
}
