import { arrangedAs } from 'market/items/items-arrange.rules';
import type { ArrangedCategories, ArrangedItems } from 'market/items/items-arrangement.vendor.contract';
import { availabilityOf } from 'market/items/items-menu.rules';
import { imagePath } from 'market/values/image-path';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import type { MenuContext } from './edit-item.ts';
import {
  arrangedCategories,
  arrangedItems,
  arrangementVersion,
  countArrangement,
  type ItemOrder,
  writeCategoryOrder,
  writeItemOrder,
} from './items-arrangement.data.ts';

/** Returns the categories of a store in the order in which customers see them [STO-052]. */
export async function showArrangement({ db }: Pick<ApiContext, 'db'>, storeId: number): Promise<ArrangedCategories> {
  const [version, rows] = await Promise.all([arrangementVersion(db, storeId), arrangedCategories(db, storeId)]);
  const categories = rows.map(({ position: _, ...category }) => category);
  return { version, is_arranged: rows.some(({ position }) => position !== null), categories };
}

/** Returns the items of a category of a store in the order in which customers see them; none for an unknown category [STO-052]. */
export async function showArrangedItems(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  storeId: number,
  categoryId: number,
): Promise<ArrangedItems> {
  const [version, rows] = await Promise.all([arrangementVersion(db, storeId), arrangedItems(db, storeId, categoryId)]);
  const at = now();
  return {
    version,
    is_arranged: rows.some(({ position }) => position !== null),
    items: rows.map(({ id, name, image, is_featured, active, sold_out, sold_out_until }) => ({
      ...{ id, name, is_featured, image_full_url: imagePath(image) },
      availability: availabilityOf({ active, soldOut: sold_out, soldOutUntil: sold_out_until }, at),
    })),
  };
}

interface Seen {
  /** Of the arrangement that the member saw. */
  version: number;
}

/**
 * Puts the categories of a store in order, or takes their order away, and returns them [STO-052]. Categories without
 * items are ignored. Refuses an outdated version, unless the categories stand as wanted already.
 */
export async function arrangeCategories(
  context: MenuContext,
  staff: AuthorizedStore,
  { version, ids }: Seen & { ids: readonly number[] | null },
): Promise<ArrangedCategories> {
  const { storeId } = staff;
  await change(context, staff, {
    version,
    part: 'categories',
    async read(db) {
      const rows = await arrangedCategories(db, storeId);
      return rows.some(({ position }) => position !== null) ? rows.map(({ id }) => id) : null;
    },
    async write(transaction) {
      const known = (await arrangedCategories(transaction, storeId)).map(({ id }) => id);
      await writeCategoryOrder(transaction, storeId, ids === null ? [] : arrangedAs(known, ids));
    },
    isWanted: (now) => isSame(now, ids),
  });
  return showArrangement(context, storeId);
}

/**
 * Puts the items of a category in order and features some of them, or takes their order away, and returns them
 * [STO-052]. Items of another category or store are ignored. Refuses a category in which the store has nothing, and an
 * outdated version, unless the items stand as wanted already.
 */
export async function arrangeItems(
  context: MenuContext,
  staff: AuthorizedStore,
  { version, categoryId, ids, featured }: Seen & ItemOrder & { categoryId: number },
): Promise<ArrangedItems> {
  const { storeId } = staff;
  const items = await arrangedItems(context.db, storeId, categoryId);
  if (items.length === 0) throw new Refusal('category_not_found');
  await change(context, staff, {
    version,
    part: `category:${categoryId}`,
    read: (db) => itemOrder(db, storeId, categoryId),
    async write(transaction) {
      const known = (await arrangedItems(transaction, storeId, categoryId)).map(({ id }) => id);
      await writeItemOrder(transaction, storeId, {
        ...{ categoryId, featured },
        ids: ids === null ? null : arrangedAs(known, ids),
      });
    },
    isWanted: (now) => isSame(now.ids, ids) && isSame([...now.featured].sort(), [...featured].sort()),
  });
  return showArrangedItems(context, storeId, categoryId);
}

async function itemOrder(db: Connection, storeId: number, categoryId: number): Promise<ItemOrder> {
  const rows = await arrangedItems(db, storeId, categoryId);
  const isArranged = rows.some(({ position }) => position !== null);
  return {
    ids: isArranged ? rows.map(({ id }) => id) : null,
    featured: rows.flatMap(({ id, is_featured }) => (is_featured ? [id] : [])),
  };
}

interface Rearranged<Order> extends Seen {
  /** What is put in order, as the audit log names it. */
  part: string;
  read: (db: Connection) => Promise<Order>;
  write: (transaction: Transaction) => Promise<void>;
  /** Whether the order is as the call wants it: the call was repeated. */
  isWanted: (now: Order) => boolean;
}

async function change<Order>(
  context: MenuContext,
  staff: AuthorizedStore,
  { version, part, read, write, isWanted }: Rearranged<Order>,
): Promise<void> {
  const { db } = context;
  const { storeId } = staff;
  const isRepeated = (await arrangementVersion(db, storeId)) !== version && isWanted(await read(db));
  if (isRepeated) return;
  await actAsStaff(context, staff, async (transaction) => {
    if (!(await countArrangement(transaction, storeId, version))) {
      const now = { version: await arrangementVersion(transaction, storeId) };
      throw new ChangedMeanwhile({ sent: { version }, now });
    }
    const before = await read(transaction);
    await write(transaction);
    const after = await read(transaction);
    const subject = `store:${storeId}`;
    const line = { action: 'menu.arrange', subject, before: { part, order: before }, after: { part, order: after } };
    return { result: undefined, change: line };
  });
  await publishChange(context);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
