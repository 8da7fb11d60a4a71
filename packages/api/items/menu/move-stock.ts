import type { MenuRow } from 'market/items/items.vendor.contract';
import { type StockReason, stockAfter } from 'market/items/items-stock.rules';
import type { ItemStock } from 'market/items/items-stock.vendor.contract';
import { publishChange } from '#api/config/publish-change.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type ItemVersion, lockAtVersion, type MenuContext, subjectOf } from './edit-item.ts';
import { type MenuItemRow, menuItemOf, writeLowMark, writeStock, writeVariationStock } from './items-menu.data.ts';
import { heldOf, lastStockChange, soldOfItem } from './items-stock.data.ts';
import { asListRow, asMenuRow } from './show-menu.ts';

/** Returns what is left of an item, what open orders hold, and what was sold since its stock was changed [STO-063]. */
export async function showStock({ db }: Pick<ApiContext, 'db'>, storeId: number, itemId: number): Promise<ItemStock> {
  const item = await menuItemOf(db, storeId, itemId);
  if (!item) throw new Refusal('item_not_found');
  const changed = await lastStockChange(db, itemId);
  const [held, sold] = await Promise.all([heldOf(db, itemId), soldOfItem(db, itemId)]);
  const stocks =
    item.variants.length > 0
      ? item.variants.map(({ type, stock }) => ({ variation: type, left: stock, name: type }))
      : [{ variation: null, left: item.stock, name: '' }];
  return {
    version: item.version,
    low_mark: item.low_mark,
    stocks: stocks.map(({ name, ...stock }) => ({
      ...stock,
      held: held.get(name) ?? 0,
      sold_since: (sold.get(name) ?? 0) - (changed?.sold[name] ?? 0),
    })),
    changed: changed && { at: changed.at.toISOString(), by: changed.by, reason: changed.reason },
  };
}

interface StockOf extends ItemVersion {
  variation: string | undefined;
}

/** Sets how many of an item or of one of its variations are left, and returns it [STO-063]. */
export function setStock(
  context: MenuContext,
  staff: AuthorizedStore,
  { stock, ...wanted }: StockOf & { stock: number | null },
): Promise<MenuRow> {
  return changeStock(context, staff, wanted, async () => ({ left: stock, why: {} }));
}

/**
 * Changes the stock by a delivery, a loss or a count, and returns the item [STO-063]. Refuses a count or a loss that leaves
 * less than open orders hold. The item is locked, so no order takes a piece meanwhile.
 */
export function moveStock(
  context: MenuContext,
  staff: AuthorizedStore,
  { reason, quantity, ...wanted }: StockOf & { reason: StockReason; quantity: number },
): Promise<MenuRow> {
  return changeStock(context, staff, wanted, async (transaction, before, left) => {
    const held = (await heldOf(transaction, before.id)).get(wanted.variation ?? '') ?? 0;
    const after = stockAfter({ reason, quantity, left, held });
    if (after === undefined) throw new Refusal('stock_held');
    return { left: after, why: { reason, quantity } };
  });
}

async function changeStock(
  context: MenuContext,
  staff: AuthorizedStore,
  { variation, ...expected }: StockOf,
  decide: (
    transaction: Transaction,
    before: MenuItemRow,
    left: number | null,
  ) => Promise<{ left: number | null; why: object }>,
): Promise<MenuRow> {
  const row = await actAsStaff(context, staff, async (transaction) => {
    const before = await lockAtVersion(transaction, staff, expected);
    const current = mustFindStock(before, variation);
    const { left, why } = await decide(transaction, before, current);
    if (variation === undefined) await writeStock(transaction, before.id, left);
    else await writeVariationStock(transaction, before.id, { type: variation, left });
    const after = await mustBeThere(transaction, staff, before.id);
    // With it the next member sees what was sold since.
    const sold = Object.fromEntries(await soldOfItem(transaction, before.id));
    return {
      result: asMenuRow(asListRow(after), context.now()),
      change: {
        action: 'item.stock',
        subject: subjectOf(before.id),
        before: stockIn(before),
        after: { ...stockIn(after), ...why, sold },
      },
    };
  });
  await publishChange(context);
  return row;
}

function mustFindStock({ variants, stock }: MenuItemRow, variation: string | undefined): number | null {
  if (variation === undefined) {
    if (variants.length > 0) throw new Refusal('variation_needed');
    return stock;
  }
  const variant = variants.find(({ type }) => type === variation);
  if (!variant) throw new Refusal('variation_unknown');
  return variant.stock;
}

/** Sets below how many pieces the store is warned about an item, and returns it [STO-064]. */
export async function setLowMark(
  context: MenuContext,
  staff: AuthorizedStore,
  { mark, ...expected }: ItemVersion & { mark: number | null },
): Promise<MenuRow> {
  return actAsStaff(context, staff, async (transaction) => {
    const before = await lockAtVersion(transaction, staff, expected);
    await writeLowMark(transaction, before.id, mark);
    const after = await mustBeThere(transaction, staff, before.id);
    return {
      result: asMenuRow(asListRow(after), context.now()),
      change: {
        action: 'item.low_mark',
        subject: subjectOf(before.id),
        before: { low_mark: before.low_mark },
        after: { low_mark: mark },
      },
    };
  });
}

async function mustBeThere(transaction: Transaction, { storeId }: AuthorizedStore, itemId: number) {
  const item = await menuItemOf(transaction, storeId, itemId);
  if (!item) throw new Refusal('item_not_found');
  return item;
}

function stockIn({ stock, variants }: MenuItemRow) {
  if (variants.length === 0) return { stock };
  return { stock, variations: Object.fromEntries(variants.map((variant) => [variant.type, variant.stock])) };
}
