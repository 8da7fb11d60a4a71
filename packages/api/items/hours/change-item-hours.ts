import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { hasHours, type SaleWeek } from 'market/items/hours/items-hours.rules';
import type { CategoryHours, ItemHours } from 'market/items/hours/items-hours.vendor.contract';
import { faultsOfMenuItem } from 'market/items/items-menu.rules';
import { timeText } from 'market/stores/stores.rules';
import { areHoursInOrder } from 'market/stores/stores-admin.rules';
import { imagePath } from 'market/values/image-path';
import { fromDecimal, toDecimal } from 'market/values/money';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, type FieldFault, FieldRefusal, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { type ItemVersion, lockAtVersion, type MenuContext, subjectOf } from '../menu/edit-item.ts';
import { mustFindMenuStore } from '../menu/show-menu.ts';
import {
  type CategoryHoursRow,
  categoryHours,
  hoursOfItem,
  type ItemHoursRow,
  itemsWithHours,
  writeCategoryHours,
  writeItemHours,
} from './items-hours.data.ts';

/** Returns the hours of the categories of a store and of its items with hours of their own [STO-058]. */
export async function showMenuHours(
  { db }: Pick<ApiContext, 'db'>,
  storeId: number,
): Promise<ReplyOf<Contract['vendorItems']['menuHours']>> {
  const [store, categories, items] = await Promise.all([
    mustFindMenuStore(db, storeId),
    categoryHours(db, storeId),
    itemsWithHours(db, storeId),
  ]);
  const { time_zone, currency } = store;
  return { time_zone, currency, categories: categories.map(shownCategory), items: items.map(shownItem) };
}

/** Returns the hours and prices by weekday of an item; refuses one of another store like an unknown one [STO-058]. */
export async function showItemHours({ db }: Pick<ApiContext, 'db'>, storeId: number, itemId: number) {
  const { time_zone, currency } = await mustFindMenuStore(db, storeId);
  return { item: shownItem(await mustFindHours(db, storeId, itemId)), currency, time_zone };
}

/**
 * Sets when the items of a category of a store are sold, null all week, and returns it [STO-058]. Refuses hours out of
 * order, a category without items of the store, and an outdated version.
 */
export async function setCategoryHours(
  context: MenuContext,
  staff: AuthorizedStore,
  { categoryId, version, week }: { categoryId: number; version: number; week: SaleWeek | null },
): Promise<CategoryHours> {
  const { storeId } = staff;
  const faults = faultsOfWeek('week', week);
  if (faults.length > 0) throw new FieldRefusal(faults);
  const after = await actAsStaff(context, staff, async (transaction) => {
    const [before] = await categoryHours(transaction, storeId, categoryId);
    if (!before) throw new Refusal('category_not_found');
    if (!(await writeCategoryHours(transaction, { storeId, categoryId }, { seen: version, week }))) {
      const [now] = await categoryHours(transaction, storeId, categoryId);
      throw new ChangedMeanwhile({ sent: { version }, now: { version: now?.version ?? 0, week: now?.week ?? null } });
    }
    const [row = before] = await categoryHours(transaction, storeId, categoryId);
    const part = { category_id: categoryId };
    return {
      result: shownCategory(row),
      change: {
        action: 'category.hours',
        subject: `store:${storeId}`,
        before: { ...part, week: before.week },
        after: { ...part, week },
      },
    };
  });
  await publishChange(context);
  return after;
}

type TimedPriceSent = ItemHours['timed_price'];

/**
 * Sets when an item is sold, and a price that holds at some hours in place of the usual one, and returns it [STO-058].
 * Refuses by field hours out of order and a price for an item with variations, and an outdated version.
 */
export async function setItemHours(
  context: MenuContext,
  staff: AuthorizedStore,
  { week, timed, ...expected }: ItemVersion & { week: SaleWeek | null; timed: TimedPriceSent },
): Promise<ItemHours> {
  const { storeId } = staff;
  const { itemId } = expected;
  const faults = [
    ...faultsOfWeek('week', week),
    ...(timed ? faultsOfWeek('timed_price.week', timed.week) : []),
    ...(timed
      ? faultsOfMenuItem({ price: timed.price }).map((fault) => ({ ...fault, field: 'timed_price.price' }))
      : []),
  ];
  if (faults.length > 0) throw new FieldRefusal(faults);
  const after = await actAsStaff(context, staff, async (transaction) => {
    const current = await lockAtVersion(transaction, staff, expected);
    if (timed && current.variants.length > 0) {
      throw fieldRefusal('timed_price.price', 'An item with variations has one price at all hours.');
    }
    const before = await mustFindHours(transaction, storeId, itemId);
    const price = timed && { price: fromDecimal(timed.price), week: timed.week };
    await writeItemHours(transaction, itemId, { week, timed: price });
    return {
      result: shownItem(await mustFindHours(transaction, storeId, itemId)),
      change: {
        action: 'item.hours',
        subject: subjectOf(itemId),
        before: { week: before.sale_week, timed_price: shownItem(before).timed_price },
        after: { week, timed_price: timed },
      },
    };
  });
  await publishChange(context);
  return after;
}

/** Without any hours something is hidden, not sold by hours. */
function faultsOfWeek(field: string, week: SaleWeek | null): FieldFault[] {
  if (week === null) return [];
  if (!hasHours(week)) return [{ field, text: 'Write hours for at least one day.' }];
  return areHoursInOrder(week) ? [] : [{ field, text: 'This value is not valid.' }];
}

async function mustFindHours(db: Connection, storeId: number, itemId: number): Promise<ItemHoursRow> {
  const row = await hoursOfItem(db, storeId, itemId);
  if (!row) throw new Refusal('item_not_found');
  return row;
}

function shownCategory({ id, name, item_count, week, version }: CategoryHoursRow): CategoryHours {
  return { id, name, item_count, week, version };
}

function shownItem(row: ItemHoursRow): ItemHours {
  const { id, name, category_name, has_variations, version, timed_price: price, timed_week: week } = row;
  return {
    ...{ id, name, category_name, has_variations, version },
    image_full_url: imagePath(row.image),
    price: toDecimal(row.price),
    available_from: row.available_from === null ? null : timeText(row.available_from),
    available_until: row.available_until === null ? null : timeText(row.available_until),
    week: row.sale_week,
    category_week: row.category_week,
    timed_price: price === null || week === null ? null : { price: toDecimal(price), week },
  };
}
