import type { AdminBrand } from 'market/categories/categories-brands.admin.contract';
import { type ModuleType, minModulePixels } from 'market/modules/modules.rules';
import { imagePath } from 'market/values/image-path';
import { slugFrom } from 'market/values/slug';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { removeFilesOrLater } from '#api/http/files/remove-files.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { lockCatalogIds } from '#api/items/items-import.data.ts';
import { filesOfKey, replacePicture } from '#api/promotions/replace-picture.ts';
import { moduleIdOf } from '../categories-admin.data.ts';
import {
  type AdminBrandRow,
  addBrand,
  brandsOfMarket,
  deleteBrand,
  setBrandImage,
  setBrandName,
} from './categories-brands.data.ts';

/** Returns every brand, by module and name [OPS-050]. */
export async function listAdminBrands({ db }: Pick<ApiContext, 'db'>): Promise<AdminBrand[]> {
  return (await brandsOfMarket(db)).map(brandReply);
}

/** Adds a brand to a module, once for each key; refuses a name that the module has already [OPS-050]. */
export async function createBrand(
  context: ApiContext,
  staff: AuthorizedOperator,
  { module_type: type, name }: { module_type: ModuleType; name: string },
  key: string,
): Promise<AdminBrand> {
  mustReachAllZones(staff);
  const request = { key, request: { brand: { type, name } } };
  const made = await actOnceAsStaff(context, staff, request, async (transaction) => {
    await lockCatalogIds(transaction);
    const all = await brandsOfMarket(transaction);
    const moduleId = await moduleIdOf(transaction, type);
    if (moduleId === undefined) throw fieldRefusal('module_type', 'This value is not valid.');
    mustBeFree(all, { module_type: type, name });
    const slug = slugFrom(name, new Set(all.map((other) => other.slug)), 'brand');
    const id = await addBrand(transaction, { moduleId, slug, name });
    return {
      result: brandReply({ id, module_type: type, slug, name, image: null, item_count: 0, may_delete: true }),
      change: { action: 'brand.create', subject: `brand:${id}`, after: { module_type: type, name } },
    };
  });
  await publishChange(context);
  return made;
}

/**
 * Renames a brand; its slug stays, so that files of items go on naming it [OPS-050]. Refuses a name that the module has
 * already, and if another person has renamed it since it was read.
 */
export async function renameBrand(
  context: ApiContext,
  staff: AuthorizedOperator,
  { id, name, oldName }: { id: number; name: string; oldName: string },
): Promise<AdminBrand> {
  mustReachAllZones(staff);
  const renamed = await actAsStaff(context, staff, async (transaction) => {
    await lockCatalogIds(transaction);
    const all = await brandsOfMarket(transaction);
    const brand = mustBeOf(all, id);
    if (brand.name !== oldName) throw new ChangedMeanwhile({ sent: { name }, now: { name: brand.name } });
    mustBeFree(
      all.filter((other) => other.id !== id),
      { ...brand, name },
    );
    await setBrandName(transaction, id, name);
    return {
      result: { ...brand, name },
      change: { action: 'brand.rename', subject: `brand:${id}`, before: { name: oldName }, after: { name } },
    };
  });
  await publishChange(context);
  return brandReply(renamed);
}

/** Replaces the picture of a brand: re-encoded and cut to a square; refuses a small one [OPS-050]. */
export function setPictureOfBrand(
  context: ApiContext,
  staff: AuthorizedOperator,
  id: number,
  photo: Uint8Array,
): Promise<AdminBrand> {
  mustReachAllZones(staff);
  return replacePicture(context, staff, {
    ...{ photo, minWidth: minModulePixels, noun: 'brand', subject: `brand:${id}` },
    keyOf: async (db) => (await mustFind(db, id)).image,
    lock: lockCatalogIds,
    write: (transaction, key) => setBrandImage(transaction, id, key),
    reply: async (transaction) => brandReply(await mustFind(transaction, id)),
  });
}

/** Deletes a brand that no item and no store has [OPS-050]. */
export async function removeBrand(context: ApiContext, staff: AuthorizedOperator, id: number): Promise<void> {
  mustReachAllZones(staff);
  await actAsStaff(context, staff, async (transaction) => {
    await lockCatalogIds(transaction);
    const { may_delete: mayDelete, name, module_type, image } = await mustFind(transaction, id);
    if (!mayDelete) throw new Refusal('brand_used');
    if (image !== null) await queueFilesToRemove(transaction, filesOfKey(image));
    await deleteBrand(transaction, id);
    const change = { action: 'brand.delete', subject: `brand:${id}`, before: { name, module_type } };
    return { result: undefined, change };
  });
  await removeFilesOrLater(context);
  await publishChange(context);
}

/** The stores of every zone have the same brands. */
function mustReachAllZones({ zones }: AuthorizedOperator): void {
  if (zones !== 'all') throw new Refusal('right_missing');
}

async function mustFind(db: Connection, id: number): Promise<AdminBrandRow> {
  return mustBeOf(await brandsOfMarket(db), id);
}

function mustBeOf(all: readonly AdminBrandRow[], id: number): AdminBrandRow {
  const brand = all.find((other) => other.id === id);
  if (!brand) throw new Refusal('not_found');
  return brand;
}

function mustBeFree(
  others: readonly AdminBrandRow[],
  { module_type: type, name }: Pick<AdminBrandRow, 'module_type' | 'name'>,
): void {
  const isTaken = others.some((other) => other.module_type === type && other.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw new Refusal('name_taken');
}

function brandReply({ image, ...row }: AdminBrandRow): AdminBrand {
  return {
    ...row,
    module_type: row.module_type as ModuleType,
    image_full_url: image === null ? null : imagePath(image),
  };
}
