import type { MenuRow } from 'market/items/items.vendor.contract';
import { type Availability, tomorrowAfter } from 'market/items/items-menu.rules';
import { zoneClock } from 'market/stores/stores.rules';
import { publishChange } from '#api/config/publish-change.ts';
import type { Transaction } from '#api/db/connection.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type ItemVersion, lockAtVersion, type MenuContext, subjectOf } from './edit-item.ts';
import { type MenuItemRow, menuItemOf, writeAvailability, writeStock, writeVariationStock } from './items-menu.data.ts';
import { asMenuRow, mustFindMenuStore } from './show-menu.ts';

export interface NewAvailability {
  availability: Availability;
  /** Of a sold-out item: a moment, or tomorrow; undefined until it is put back. */
  until: string | undefined;
}

/**
 * Puts an item on sale, marks it sold out or hides it, and returns it [STO-060]. An item that is sold out for a time is
 * on sale again by itself. A repeated call changes nothing.
 */
export async function setAvailability(
  context: MenuContext,
  staff: AuthorizedStore,
  { availability, until, ...expected }: ItemVersion & NewAvailability,
): Promise<MenuRow> {
  const row = await actAsStaff(context, staff, async (transaction) => {
    const before = await lockAtVersion(transaction, staff, expected);
    const isSoldOut = availability === 'sold_out';
    await writeAvailability(transaction, before.id, {
      // What is sold out is shown.
      active: availability !== 'hidden',
      soldOut: isSoldOut,
      soldOutUntil: isSoldOut ? await soldOutUntil(transaction, staff, context.now(), until) : null,
    });
    return changeOf(transaction, staff, context.now(), before, 'item.availability');
  });
  await publishChange(context);
  return row;
}

async function soldOutUntil(
  transaction: Transaction,
  { storeId }: AuthorizedStore,
  now: Date,
  until: string | undefined,
): Promise<Date | null> {
  if (until === undefined) return null;
  if (until !== 'tomorrow') return new Date(until);
  const store = await mustFindMenuStore(transaction, storeId);
  // The clock of a demo may be frozen, so the next day is counted by the real clock.
  return tomorrowAfter(now, zoneClock({ ...store, demo_minute: null }, now).minute);
}

/** Sets how many of an item or of one of its variations are left, and returns it [STO-063]. */
export async function setStock(
  context: MenuContext,
  staff: AuthorizedStore,
  { stock, variation, ...expected }: ItemVersion & { stock: number | null; variation: string | undefined },
): Promise<MenuRow> {
  const row = await actAsStaff(context, staff, async (transaction) => {
    const before = await lockAtVersion(transaction, staff, expected);
    if (variation === undefined) {
      if (before.variants.length > 0) throw new Refusal('variation_needed');
      await writeStock(transaction, before.id, stock);
    } else {
      if (!before.variants.some(({ type }) => type === variation)) throw new Refusal('variation_unknown');
      await writeVariationStock(transaction, before.id, { type: variation, left: stock });
    }
    return changeOf(transaction, staff, context.now(), before, 'item.stock');
  });
  await publishChange(context);
  return row;
}

/** The row after a change, with its line of the audit log. */
async function changeOf(
  transaction: Transaction,
  { storeId }: AuthorizedStore,
  now: Date,
  before: MenuItemRow,
  action: 'item.availability' | 'item.stock',
) {
  const after = await menuItemOf(transaction, storeId, before.id);
  if (!after) throw new Refusal('item_not_found');
  const audited = action === 'item.stock' ? stockIn : availabilityIn(now);
  return {
    result: rowOf(after, now),
    change: { action, subject: subjectOf(before.id), before: audited(before), after: audited(after) },
  };
}

function rowOf(item: MenuItemRow, at: Date): MenuRow {
  return asMenuRow({ ...item, variation_count: item.variants.length }, at);
}

function availabilityIn(at: Date) {
  return (item: MenuItemRow) => {
    const { availability, sold_out_until } = rowOf(item, at);
    return { availability, sold_out_until };
  };
}

function stockIn({ stock, variants }: MenuItemRow) {
  if (variants.length === 0) return { stock };
  return { stock, variations: Object.fromEntries(variants.map((variant) => [variant.type, variant.stock])) };
}
