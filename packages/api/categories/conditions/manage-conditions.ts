import type { AdminCondition, ItemOfCondition } from 'market/categories/categories-conditions.admin.contract';
import { minModulePixels } from 'market/modules/modules.rules';
import { imagePath } from 'market/values/image-path';
import { slugFrom } from 'market/values/slug';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { removeFilesOrLater } from '#api/http/files/remove-files.ts';
import { type Page, sliceOf } from '#api/http/list-pages.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { lockCatalogIds } from '#api/items/items-import.data.ts';
import { filesOfKey, replacePicture } from '#api/promotions/replace-picture.ts';
import {
  type AdminConditionRow,
  addCondition,
  type ConditionItemRow,
  conditionsOfMarket,
  deleteCondition,
  itemForCondition,
  itemsOfCondition,
  setConditionImage,
  setConditionName,
  setItemForCondition,
} from './categories-conditions.data.ts';

/** Returns every condition, in its order [OPS-050]. */
export async function listAdminConditions({ db }: Pick<ApiContext, 'db'>): Promise<AdminCondition[]> {
  return (await conditionsOfMarket(db)).map(conditionReply);
}

/**
 * Adds a condition behind the others, once for each key; it shows the picture of pharmacies until it has one
 * [OPS-050]. Refuses a name that another one has.
 */
export async function createCondition(
  context: ApiContext,
  staff: AuthorizedOperator,
  name: string,
  key: string,
): Promise<AdminCondition> {
  mustReachAllZones(staff);
  const request = { key, request: { condition: { name } } };
  const made = await actOnceAsStaff(context, staff, request, async (transaction) => {
    await lockCatalogIds(transaction);
    const all = await conditionsOfMarket(transaction);
    mustBeFree(all, name);
    const slug = slugFrom(name, new Set(all.map((other) => other.slug)), 'condition');
    const added = await addCondition(transaction, { slug, name });
    if (!added) throw new Refusal('module_not_found');
    return {
      result: conditionReply({ ...added, slug, name, own_image: null, item_count: 0 }),
      change: { action: 'condition.create', subject: `condition:${added.id}`, after: { name } },
    };
  });
  await publishChange(context);
  return made;
}

/** Renames a condition; refuses if another person has renamed it since it was read [OPS-050]. */
export async function renameCondition(
  context: ApiContext,
  staff: AuthorizedOperator,
  { id, name, oldName }: { id: number; name: string; oldName: string },
): Promise<AdminCondition> {
  mustReachAllZones(staff);
  const renamed = await actAsStaff(context, staff, async (transaction) => {
    await lockCatalogIds(transaction);
    const all = await conditionsOfMarket(transaction);
    const condition = mustBeOf(all, id);
    if (condition.name !== oldName) throw new ChangedMeanwhile({ sent: { name }, now: { name: condition.name } });
    mustBeFree(
      all.filter((other) => other.id !== id),
      name,
    );
    await setConditionName(transaction, id, name);
    return {
      result: { ...condition, name },
      change: { action: 'condition.rename', subject: `condition:${id}`, before: { name: oldName }, after: { name } },
    };
  });
  await publishChange(context);
  return conditionReply(renamed);
}

/** Replaces the picture of a condition: re-encoded and cut to a square; refuses a small one [OPS-050]. */
export function setPictureOfCondition(
  context: ApiContext,
  staff: AuthorizedOperator,
  id: number,
  photo: Uint8Array,
): Promise<AdminCondition> {
  mustReachAllZones(staff);
  return replacePicture(context, staff, {
    ...{ photo, minWidth: minModulePixels, noun: 'condition', subject: `condition:${id}` },
    keyOf: async (db) => (await mustFind(db, id)).own_image,
    lock: lockCatalogIds,
    write: (transaction, key) => setConditionImage(transaction, id, key),
    reply: async (transaction) => conditionReply(await mustFind(transaction, id)),
  });
}

/** Deletes a condition that no item is for [OPS-050]. */
export async function removeCondition(context: ApiContext, staff: AuthorizedOperator, id: number): Promise<void> {
  mustReachAllZones(staff);
  await actAsStaff(context, staff, async (transaction) => {
    await lockCatalogIds(transaction);
    const { item_count: count, name, own_image: image } = await mustFind(transaction, id);
    if (count > 0) throw new Refusal('condition_used');
    if (image !== null) await queueFilesToRemove(transaction, filesOfKey(image));
    await deleteCondition(transaction, id);
    const change = { action: 'condition.delete', subject: `condition:${id}`, before: { name } };
    return { result: undefined, change };
  });
  await removeFilesOrLater(context);
  await publishChange(context);
}

/** Returns the items for a condition in the zones of an operator, or those of pharmacies that a search finds [OPS-050]. */
export async function listItemsOfCondition(
  { db }: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
  { id, search, page }: { id: number; search: string | undefined; page: Page },
) {
  await mustFind(db, id);
  const wanted = { conditionId: id, zoneIds: zoneIdsOf(staff), search: search || null };
  const { rows, total } = await itemsOfCondition(db, wanted, sliceOf(page));
  return { ...page, total_size: total, items: rows.map(itemReply) };
}

/** Lists an item of a pharmacy for a condition, or takes it off [OPS-050]. */
export async function setItemOfCondition(
  context: ApiContext,
  staff: AuthorizedOperator,
  { id, itemId, isForIt }: { id: number; itemId: number; isForIt: boolean },
): Promise<ItemOfCondition> {
  mustReachAllZones(staff);
  const set = await actAsStaff(context, staff, async (transaction) => {
    await lockCatalogIds(transaction);
    const condition = await mustFind(transaction, id);
    const item = await itemForCondition(transaction, id, itemId);
    if (!item) throw new Refusal('item_not_found');
    await setItemForCondition(transaction, { conditionId: id, itemId, isForIt });
    const named = { condition: condition.name, item: item.name };
    return {
      result: { ...item, is_for_it: isForIt },
      change: {
        action: 'condition.item',
        subject: `condition:${id}`,
        before: { ...named, is_for_it: item.is_for_it },
        after: { ...named, is_for_it: isForIt },
      },
    };
  });
  await publishChange(context);
  return itemReply(set);
}

/** The pharmacies of every zone sell for the same conditions. */
function mustReachAllZones({ zones }: AuthorizedOperator): void {
  if (zones !== 'all') throw new Refusal('right_missing');
}

async function mustFind(db: Connection, id: number): Promise<AdminConditionRow> {
  return mustBeOf(await conditionsOfMarket(db), id);
}

function mustBeOf(all: readonly AdminConditionRow[], id: number): AdminConditionRow {
  const condition = all.find((other) => other.id === id);
  if (!condition) throw new Refusal('not_found');
  return condition;
}

function mustBeFree(others: readonly AdminConditionRow[], name: string): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw new Refusal('name_taken');
}

function conditionReply({ image, own_image: _own, ...row }: AdminConditionRow): AdminCondition {
  return { ...row, may_delete: row.item_count === 0, image_full_url: imagePath(image) };
}

function itemReply({ image, ...row }: ConditionItemRow): ItemOfCondition {
  return { ...row, image_full_url: imagePath(image) };
}
