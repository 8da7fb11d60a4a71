import { randomBytes } from 'node:crypto';
import type { ChangedMenuFields, MenuFieldsSent, MenuItem } from 'market/items/items.vendor.contract';
import { type ItemFacts, missingFacts } from 'market/items/items-facts.rules';
import { faultsOfMenuItem, slugOfName } from 'market/items/items-menu.rules';
import { toDecimal } from 'market/values/money';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { publishChange } from '#api/config/publish-change.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator, AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, FieldRefusal, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { type GivenItem, openItemImport } from '../import-items.ts';
import { countItemsOf, itemsOfSlugs, lockCatalogIds } from '../items-import.data.ts';
import { givenItem, type StoreMenu } from './given-item.ts';
import {
  lockMenuItem,
  type MenuItemRow,
  markDeleted,
  menuCategories,
  menuItemOf,
  takenSlugs,
  writeScheduleOrder,
} from './items-menu.data.ts';
import { asMenuItem, mustFindMenuStore, neededFacts } from './show-menu.ts';

export type MenuContext = Pick<ApiContext, 'db' | 'now' | 'live'>;

/** Who edits the menu of a store: its staff, or an operator who has come to it. */
export type MenuStaff = AuthorizedStore | (AuthorizedOperator & { storeId: number });

/**
 * Adds an item to the menu of a store, once for each key, and returns it [STO-048] [STO-049]. Refuses by field what
 * cannot be saved.
 */
export async function createItem(
  context: MenuContext,
  staff: MenuStaff,
  { fields, key }: { fields: MenuFieldsSent; key: string },
): Promise<MenuItem> {
  mustBeSound(fields);
  const item = await actOnceAsStaff(context, staff, { key, request: { create: fields } }, async (transaction) => {
    // It serializes whatever assigns ids of items.
    await lockCatalogIds(transaction);
    const menu = await storeMenuOf(transaction, staff.storeId);
    const slug = await freeSlug(transaction, fields.name);
    await mustHaveFacts(transaction, menu, fields);
    await write(transaction, staff, givenItem(fields, menu, { slug, current: undefined }));
    const [written] = await itemsOfSlugs(transaction, [slug]);
    if (!written) throw new Error(`The item ${slug} was not written`);
    if (fields.schedule_order) await writeScheduleOrder(transaction, written.id, true);
    const after = await mustShow(transaction, staff, written.id, context.now());
    return { result: after, change: { action: 'item.create', subject: subjectOf(after.id), after: fields } };
  });
  await publishChange(context);
  return item;
}

export interface ItemVersion {
  itemId: number;
  /** The version that the member saw. */
  version: number;
}

/**
 * Changes fields of an item and returns it [STO-048] [STO-049]. Refuses by field what cannot be saved, an item of another
 * store like an unknown one, and an outdated version.
 */
export async function changeItem(
  context: MenuContext,
  staff: MenuStaff,
  { fields, ...expected }: ItemVersion & { fields: ChangedMenuFields },
): Promise<MenuItem> {
  const item = await actAsStaff(context, staff, async (transaction) => {
    // Ids of add-ons are assigned one after another, before any row is locked.
    if (fields.add_ons) await lockCatalogIds(transaction);
    const current = await lockAtVersion(transaction, staff, expected);
    const before = asMenuItem(current, context.now());
    mustBeSound(withCurrent(fields, before));
    if (fields.stock !== undefined && !fields.variations && before.variation_count > 0) {
      throw fieldRefusal('stock', 'Set the stock of each variation instead.');
    }
    const menu = await storeMenuOf(transaction, staff.storeId);
    await mustHaveFacts(transaction, menu, { ...before, ...fields });
    const changed = onlyChanged(fields, before);
    await write(transaction, staff, givenItem(changed, menu, { slug: current.slug, current }));
    if (changed.schedule_order !== undefined) {
      await writeScheduleOrder(transaction, current.id, changed.schedule_order);
    }
    const after = await mustShow(transaction, staff, current.id, context.now());
    const names = Object.keys(changed) as (keyof ChangedMenuFields)[];
    return {
      result: after,
      change: {
        action: 'item.change',
        subject: subjectOf(current.id),
        before: Object.fromEntries(names.map((name) => [name, before[name]])),
        after: Object.fromEntries(names.map((name) => [name, after[name]])),
      },
    };
  });
  await publishChange(context);
  return item;
}

/** Deletes an item: it leaves menu, lists and search, carts say that it is gone, and orders keep it [STO-048]. */
export async function deleteItem(context: MenuContext, staff: MenuStaff, itemId: number): Promise<void> {
  await actAsStaff(context, staff, async (transaction) => {
    const current = await lockMenuItem(transaction, staff.storeId, itemId);
    if (!current) throw new Refusal('item_not_found');
    await markDeleted(transaction, itemId, context.now());
    await countItemsOf(transaction, [staff.storeId]);
    const { name, slug } = current;
    return {
      result: undefined,
      change: { action: 'item.delete', subject: subjectOf(itemId), before: { name, slug } },
    };
  });
  await publishChange(context);
}

/** Returns an item, locked, as long as it still has the version that the member saw. */
export async function lockAtVersion(
  transaction: Transaction,
  { storeId }: MenuStaff,
  { itemId, version }: ItemVersion,
): Promise<MenuItemRow> {
  const current = await lockMenuItem(transaction, storeId, itemId);
  if (!current) throw new Refusal('item_not_found');
  if (current.version !== version)
    throw new ChangedMeanwhile({
      sent: { version },
      now: { version: current.version, name: current.name, price: toDecimal(current.price), status: current.active },
    });
  return current;
}

/** The item of a line in the audit log. */
export function subjectOf(itemId: number): string {
  return `item:${itemId}`;
}

export async function mustShow(transaction: Transaction, { storeId }: MenuStaff, itemId: number, at: Date) {
  const row = await menuItemOf(transaction, storeId, itemId);
  if (!row) throw new Refusal('item_not_found');
  return asMenuItem(row, at);
}

/** Discount, price and hours are checked together, also where only one of them is sent. */
function withCurrent(fields: ChangedMenuFields, before: MenuItem): ChangedMenuFields {
  const { price, discount_type, discount, available_from, available_until } = before;
  const isDiscountSent = fields.discount !== undefined || fields.discount_type !== undefined;
  return {
    ...(isDiscountSent && { discount, discount_type, price }),
    ...((fields.available_from !== undefined || fields.available_until !== undefined) && {
      available_from,
      available_until,
    }),
    ...fields,
  };
}

function mustBeSound(fields: ChangedMenuFields): void {
  const faults = faultsOfMenuItem(fields);
  if (faults.length > 0) throw new FieldRefusal(faults);
}

/** Refuses an item that does not say what the operator wants to be said, with each field that is missing [STO-066]. */
async function mustHaveFacts(transaction: Transaction, { store }: StoreMenu, facts: ItemFacts): Promise<void> {
  if ((await neededFacts(transaction, store)).length === 0) return;
  const missing = missingFacts(store.module_type, facts);
  if (missing.length === 0) return;
  throw new FieldRefusal(missing.map((field) => ({ field, text: 'This field is required.' })));
}

/** Leaves out what is sent as it is: it is neither written nor in the audit log. */
function onlyChanged(fields: ChangedMenuFields, before: MenuItem): ChangedMenuFields {
  const changed = Object.entries(fields).filter(([name, value]) => !isSame(value, before[name as keyof MenuItem]));
  return Object.fromEntries(changed) as ChangedMenuFields;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function storeMenuOf(transaction: Transaction, storeId: number): Promise<StoreMenu> {
  const store = await mustFindMenuStore(transaction, storeId);
  return { store, categories: await menuCategories(transaction, storeId) };
}

async function write(transaction: Transaction, { storeId }: MenuStaff, item: GivenItem): Promise<void> {
  const { write: writeGiven } = await openItemImport(transaction, storeId);
  await writeGiven(transaction, [item]);
}

/** Returns the slug of a new item: its name, and where another item has or had that, with an ending. */
async function freeSlug(transaction: Transaction, name: string): Promise<string> {
  const slug = slugOfName(name);
  const taken = await takenSlugs(transaction, [slug]);
  return taken.length === 0 ? slug : endedSlug(slug);
}

/** Returns a slug with an ending that makes it the only one. */
export function endedSlug(slug: string): string {
  return `${slug}-${randomBytes(4).toString('hex')}`;
}
