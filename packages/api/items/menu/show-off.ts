import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { isOffSale } from 'market/items/items-menu.rules';
import { dayMilliseconds } from 'market/values/durations';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import type { MenuContext } from './edit-item.ts';
import { lockMenuItems, writeAvailability } from './items-menu.data.ts';
import { itemsBack, itemsLow, itemsOff } from './items-off.data.ts';
import { asMenuRow, checksStock, mustFindMenuStore } from './show-menu.ts';

const maxRows = 500;

/**
 * Returns what is off sale at a store, with who took it off [STO-062], what came back by itself [STO-037], and what runs low
 * [STO-064].
 */
export async function showOff(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  storeId: number,
): Promise<ReplyOf<Contract['vendorItems']['off']>> {
  const at = now();
  const since = new Date(at.getTime() - dayMilliseconds);
  const [off, back, low] = await Promise.all([
    itemsOff(db, storeId, { at, cartsSince: since, limit: maxRows }),
    itemsBack(db, storeId, { since, at, limit: maxRows }),
    lowOf(db, storeId),
  ]);
  return {
    items: off.map((row) => ({
      ...asMenuRow(row, at),
      off_since: row.off_since?.toISOString() ?? null,
      off_by: row.off_by,
      cart_count: row.cart_count,
    })),
    back: back.map((row) => ({ ...asMenuRow(row, at), back_since: (row.sold_out_until ?? at).toISOString() })),
    low: low.map((row) => ({ ...asMenuRow(row, at), min_stock: row.min_stock ?? 0 })),
  };
}

async function lowOf(db: Connection, storeId: number) {
  return checksStock(await mustFindMenuStore(db, storeId)) ? itemsLow(db, storeId, maxRows) : [];
}

/** Puts items on sale again that are sold out, and returns their numbers; others stay as they are [STO-062]. */
export async function putItemsBack(
  context: MenuContext,
  staff: AuthorizedStore,
  ids: readonly number[],
): Promise<number[]> {
  const at = context.now();
  const putBack = await actAsStaff(context, staff, async (transaction) => {
    const items = await lockMenuItems(transaction, staff.storeId, ids);
    const off = items.filter(
      ({ active, sold_out: soldOut, sold_out_until: soldOutUntil }) =>
        active && isOffSale({ soldOut, soldOutUntil }, at),
    );
    for (const { id } of off) {
      await writeAvailability(transaction, id, { active: true, soldOut: false, soldOutUntil: null });
    }
    const found = off.map(({ id }) => id);
    const change = { action: 'item.put_back', subject: `store:${staff.storeId}`, after: { items: found } };
    return { result: found, change };
  });
  await publishChange(context);
  return putBack;
}
