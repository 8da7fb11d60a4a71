import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { itemsOfSlugs } from '../items-import.data.ts';
import type { MenuContext } from '../menu/edit-item.ts';
import { addPhoto } from '../menu/edit-photos.ts';
import { menuItemOf } from '../menu/items-menu.data.ts';
import { photosOf } from '../menu/show-menu.ts';

/** Gives an item its photo; one that has a photo keeps it, so that an import goes on after a cut [OPS-090]. */
export async function addImportedPhoto(
  context: MenuContext & Pick<ApiContext, 'uploads'>,
  staff: AuthorizedOperator,
  { slug, bytes }: { slug: string; bytes: Uint8Array },
): Promise<{ is_added: boolean }> {
  if (staff.zones !== 'all') throw new Refusal('right_missing');
  const [known] = await itemsOfSlugs(context.db, [slug]);
  const item = known && (await menuItemOf(context.db, known.store_id, known.id));
  if (!known || !item) throw new Refusal('item_not_found');
  if (photosOf(item).length > 0) return { is_added: false };
  const { id: itemId, version, name: text } = item;
  await addPhoto(context, { ...staff, storeId: known.store_id }, { itemId, version, bytes, text });
  return { is_added: true };
}
