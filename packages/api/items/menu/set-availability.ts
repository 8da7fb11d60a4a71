import type { MenuRow } from 'market/items/items.vendor.contract';
import { type Availability, tomorrowAfter } from 'market/items/items-menu.rules';
import { zoneClock } from 'market/stores/stores.rules';
import { publishChange } from '#api/config/publish-change.ts';
import type { Transaction } from '#api/db/connection.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type ItemVersion, lockAtVersion, type MenuContext, subjectOf } from './edit-item.ts';
import { type MenuItemRow, menuItemOf, writeAvailability } from './items-menu.data.ts';
import { asListRow, asMenuRow, mustFindMenuStore } from './show-menu.ts';

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
    if (before.hidden_reason && availability !== 'hidden') throw new Refusal('item_hidden');
    const isSoldOut = availability === 'sold_out';
    await writeAvailability(transaction, before.id, {
      // What is sold out is shown.
      active: availability !== 'hidden',
      soldOut: isSoldOut,
      soldOutUntil: isSoldOut ? await soldOutUntil(transaction, staff, context.now(), until) : null,
    });
    return changeOf(transaction, staff, context.now(), before);
  });
  await publishChange(context);
  return row;
}

/** Returns when what is sold out is on sale again; null until it is put back. */
export async function soldOutUntil(
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

/** The row after a change, with its line of the audit log. */
async function changeOf(transaction: Transaction, { storeId }: AuthorizedStore, now: Date, before: MenuItemRow) {
  const after = await menuItemOf(transaction, storeId, before.id);
  if (!after) throw new Refusal('item_not_found');
  const result = rowOf(after, now);
  const shown = ({ availability, sold_out_until }: MenuRow) => ({ availability, sold_out_until });
  const change = { action: 'item.availability', subject: subjectOf(before.id) };
  return { result, change: { ...change, before: shown(rowOf(before, now)), after: shown(result) } };
}

function rowOf(item: MenuItemRow, at: Date): MenuRow {
  return asMenuRow(asListRow(item), at);
}
