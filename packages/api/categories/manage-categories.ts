import type { AdminCategory } from 'market/categories/categories.admin.contract';
import type { ModuleType } from 'market/modules/modules.rules';
import { imagePath } from 'market/values/image-path';
import { slugFrom } from 'market/values/slug';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { indexItems } from '#api/items/import-items.ts';
import { lockCatalogIds } from '#api/items/items-import.data.ts';
import { addCategories } from '#api/items/items-import-choices.data.ts';
import {
  type AdminCategoryRow,
  categoriesOfMarket,
  deleteCategory,
  itemsToIndex,
  moduleIdOf,
  setCategoryName,
} from './categories-admin.data.ts';

/** Returns every category, each main category before its children [OPS-049]. */
export async function listAdminCategories({ db }: Pick<ApiContext, 'db'>): Promise<AdminCategory[]> {
  return (await categoriesOfMarket(db)).map(categoryReply);
}

export interface NewCategory {
  module_type: ModuleType;
  parent_id: number | null;
  name: string;
}

/**
 * Adds a category behind those of its module, once for each key; it shows the picture of its parent or module until it
 * has items [OPS-049]. Refuses a name that the same place has already, and a parent that is itself in one.
 */
export async function createCategory(
  context: ApiContext,
  staff: AuthorizedOperator,
  { module_type: type, parent_id: parentId, name }: NewCategory,
  key: string,
): Promise<AdminCategory> {
  mustReachAllZones(staff);
  const request = { key, request: { category: { type, parentId, name } } };
  const made = await actOnceAsStaff(context, staff, request, async (transaction) => {
    await lockCatalogIds(transaction);
    const all = await categoriesOfMarket(transaction);
    const moduleId = await moduleIdOf(transaction, type);
    if (moduleId === undefined) throw fieldRefusal('module_type', 'This value is not valid.');
    const parent = all.find(({ id }) => id === parentId);
    if (parentId !== null && (!parent || parent.module_id !== moduleId || parent.parent_id !== null)) {
      throw fieldRefusal('parent_id', 'Choose a category from the list.');
    }
    mustBeFree(all, { module_id: moduleId, parent_id: parentId, name });
    const slug = slugFrom(name, new Set(all.map((other) => other.slug)), 'category');
    await addCategories(transaction, [{ module_id: moduleId, slug, name, parent_id: parentId }]);
    const row = (await categoriesOfMarket(transaction)).find((other) => other.slug === slug);
    if (!row) throw new Error(`The category ${slug} was not added`);
    const after = { module_type: type, parent_id: parentId, name };
    return {
      result: categoryReply(row),
      change: { action: 'category.create', subject: `category:${row.id}`, after },
    };
  });
  await publishChange(context);
  return made;
}

/**
 * Renames a category and indexes its items again, so that they are found under the new name [OPS-049]. Refuses a name
 * that the same place has already, and if another person has renamed it since it was read.
 */
export async function renameCategory(
  context: ApiContext,
  staff: AuthorizedOperator,
  { id, name, oldName }: { id: number; name: string; oldName: string },
): Promise<AdminCategory> {
  mustReachAllZones(staff);
  const renamed = await actAsStaff(context, staff, async (transaction) => {
    await lockCatalogIds(transaction);
    const all = await categoriesOfMarket(transaction);
    const category = mustBeOf(all, id);
    if (category.name !== oldName) throw new ChangedMeanwhile({ sent: { name }, now: { name: category.name } });
    mustBeFree(
      all.filter((other) => other.id !== id),
      { ...category, name },
    );
    await setCategoryName(transaction, id, name);
    await indexItemsOf(transaction, { id, name });
    return {
      result: { ...category, name },
      change: { action: 'category.rename', subject: `category:${id}`, before: { name: oldName }, after: { name } },
    };
  });
  await publishChange(context);
  return categoryReply(renamed);
}

/** Deletes a category that nothing is in [OPS-049]. */
export async function removeCategory(context: ApiContext, staff: AuthorizedOperator, id: number): Promise<void> {
  mustReachAllZones(staff);
  await actAsStaff(context, staff, async (transaction) => {
    await lockCatalogIds(transaction);
    const { may_delete: mayDelete, name, module_type } = await mustFind(transaction, id);
    if (!mayDelete) throw new Refusal('category_used');
    await deleteCategory(transaction, id);
    const change = { action: 'category.delete', subject: `category:${id}`, before: { name, module_type } };
    return { result: undefined, change };
  });
  await publishChange(context);
}

/** The stores of every zone choose from the same categories. */
function mustReachAllZones({ zones }: AuthorizedOperator): void {
  if (zones !== 'all') throw new Refusal('right_missing');
}

async function mustFind(db: Connection, id: number): Promise<AdminCategoryRow> {
  return mustBeOf(await categoriesOfMarket(db, id), id);
}

function mustBeOf(all: readonly AdminCategoryRow[], id: number): AdminCategoryRow {
  const category = all.find((other) => other.id === id);
  if (!category) throw new Refusal('category_not_found');
  return category;
}

function mustBeFree(
  others: readonly AdminCategoryRow[],
  { module_id, parent_id, name }: Pick<AdminCategoryRow, 'module_id' | 'parent_id' | 'name'>,
): void {
  const isTaken = others.some(
    (other) =>
      other.module_id === module_id && other.parent_id === parent_id && other.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw new Refusal('category_exists');
}

async function indexItemsOf(transaction: Transaction, { id, name }: { id: number; name: string }): Promise<void> {
  const items = await itemsToIndex(transaction, id);
  await indexItems(transaction, items, {
    categoryNames: new Map([[id, name]]),
    storeNames: new Map(items.map(({ store_id, store_name }) => [store_id, store_name])),
  });
}

function categoryReply({ module_id: _module, image, ...row }: AdminCategoryRow): AdminCategory {
  return { ...row, module_type: row.module_type as ModuleType, image_full_url: imagePath(image) };
}
