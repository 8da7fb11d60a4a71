import type { Contract } from 'market/calls/contract';
import type { BodyOf, QueryOf } from 'market/calls/endpoint';
import type { ItemOfDesk } from 'market/items/items-desk.admin.contract';
import { availabilityOf } from 'market/items/items-menu.rules';
import { imagePath } from 'market/values/image-path';
import { toDecimal } from 'market/values/money';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { changeItem, lockAtVersion, type MenuContext, subjectOf } from '../menu/edit-item.ts';
import { type DeskItemRow, hideItem, itemOfDesk, itemsOfDesk, unhideItem } from './items-desk.data.ts';

type AdminItems = Contract['adminItems'];

/** Returns items of all stores in the zones of an operator [OPS-051]. */
export async function listDeskItems(
  { db, now }: MenuContext,
  staff: AuthorizedOperator,
  { search, hidden, ...page }: QueryOf<AdminItems['list']>,
) {
  const filter = { zoneIds: zoneIdsOf(staff), search: search || null, onlyHidden: hidden === '1' };
  const { rows, total } = await itemsOfDesk(db, filter, sliceOf(page));
  const at = now();
  return { ...page, total_size: total, items: rows.map((row) => itemReply(row, at)) };
}

/** Changes an item as its store would, with the same rules [OPS-051]. */
export async function changeDeskItem(
  context: MenuContext,
  staff: AuthorizedOperator,
  itemId: number,
  { version, ...fields }: BodyOf<AdminItems['change']>,
): Promise<ItemOfDesk> {
  const { store_id: storeId } = await mustFind(context.db, staff, itemId);
  await changeItem(context, { ...staff, storeId }, { itemId, version, fields });
  return itemReply(await mustFind(context.db, staff, itemId), context.now());
}

/** Hides an item; its store reads why, and cannot show it again [OPS-051]. */
export function hideDeskItem(
  context: MenuContext,
  staff: AuthorizedOperator,
  itemId: number,
  { version, reason }: BodyOf<AdminItems['hide']>,
): Promise<ItemOfDesk> {
  return switchItem(context, staff, { itemId, version, action: 'item.hide', reason }, (transaction) =>
    hideItem(transaction, { itemId, reason, at: context.now() }),
  );
}

/** Shows a hidden item again, as its store had left it [OPS-051]. */
export function showDeskItem(
  context: MenuContext,
  staff: AuthorizedOperator,
  itemId: number,
  { version }: BodyOf<AdminItems['show']>,
): Promise<ItemOfDesk> {
  return switchItem(context, staff, { itemId, version, action: 'item.show' }, (transaction) =>
    unhideItem(transaction, itemId),
  );
}

async function switchItem(
  context: MenuContext,
  staff: AuthorizedOperator,
  { itemId, version, action, reason }: { itemId: number; version: number; action: string; reason?: string },
  work: (transaction: Transaction) => Promise<void>,
): Promise<ItemOfDesk> {
  const shown = await actAsStaff(context, staff, async (transaction) => {
    const before = await mustFind(transaction, staff, itemId);
    await lockAtVersion(transaction, { ...staff, storeId: before.store_id }, { itemId, version });
    await work(transaction);
    const after = await mustFind(transaction, staff, itemId);
    const change = {
      ...{ action, subject: subjectOf(itemId), ...(reason !== undefined && { reason }) },
      before: { is_shown: before.active },
      after: { is_shown: after.active },
    };
    return { result: itemReply(after, context.now()), change };
  });
  await publishChange(context);
  return shown;
}

async function mustFind(db: Connection, staff: AuthorizedOperator, itemId: number): Promise<DeskItemRow> {
  const row = await itemOfDesk(db, itemId, zoneIdsOf(staff));
  if (!row) throw new Refusal('item_not_found');
  return row;
}

function itemReply(row: DeskItemRow, at: Date): ItemOfDesk {
  const { id, name, zone_name, category_name, description, currency, variation_count, hidden_reason, version } = row;
  const state = { active: row.active, soldOut: row.sold_out, soldOutUntil: row.sold_out_until };
  return {
    ...{ id, name, zone_name, category_name, description, currency, variation_count, hidden_reason, version },
    store: { id: row.store_id, name: row.store_name },
    price: toDecimal(row.price),
    image_full_url: imagePath(row.image),
    availability: availabilityOf(state, at),
  };
}
