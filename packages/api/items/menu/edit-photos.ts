import { randomBytes } from 'node:crypto';
import type { MenuItem } from 'market/items/items.vendor.contract';
import { menuLimits } from 'market/items/items-menu.rules';
import { uploadedName, uploadKey } from 'market/values/image-path';
import { publishChange } from '#api/config/publish-change.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { filesOfPhoto, makePhoto, storedPhoto } from '#api/http/files/make-photo.ts';
import { removeFilesOrLater } from '#api/http/files/remove-files.ts';
import { withFiles } from '#api/http/files/save-files.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { type ItemVersion, lockAtVersion, type MenuContext, type MenuStaff, mustShow, subjectOf } from './edit-item.ts';
import { type MenuItemRow, menuItemOf, orderedPictures, writePhotos } from './items-menu.data.ts';
import { photosOf } from './show-menu.ts';

type Context = MenuContext & Pick<ApiContext, 'uploads'>;

interface Photo {
  /** As the column of the item has it. */
  key: string;
  /** What it shows, for those who cannot see it. */
  text: string;
}

/**
 * Adds a photo to an item, behind those that it has, and returns the item [STO-051]. The photo is made square and painted
 * again from its pixels. Refuses a file that is not a picture, and one photo too many.
 */
export async function addPhoto(
  context: Context,
  staff: MenuStaff,
  { bytes, text, ...expected }: ItemVersion & { bytes: Uint8Array; text: string },
): Promise<MenuItem> {
  await mustHaveRoom(context, staff, expected);
  const name = randomBytes(16).toString('base64url');
  const files = storedPhoto(name, await makePhoto(bytes));
  const item = await withFiles(context, files, (claim) =>
    actAsStaff(context, staff, async (transaction) => {
      const current = await lockAtVersion(transaction, staff, expected);
      const photos: Photo[] = photosOf(current);
      if (photos.length >= menuLimits.photos) throw new Refusal('photos_full');
      await claim(transaction);
      return writeAll(transaction, staff, context.now(), current, [...photos, { key: uploadKey(name), text }]);
    }),
  );
  await publishChange(context);
  return item;
}

/** A picture takes long to paint: what will be refused is refused before. */
async function mustHaveRoom({ db }: Context, { storeId }: MenuStaff, { itemId, version }: ItemVersion) {
  const current = await menuItemOf(db, storeId, itemId);
  if (!current) throw new Refusal('item_not_found');
  if (current.version !== version) throw new ChangedMeanwhile({ sent: { version }, now: { version: current.version } });
  if (photosOf(current).length >= menuLimits.photos) throw new Refusal('photos_full');
}

/**
 * Orders and describes the photos of an item and removes those that are left out; returns the item [STO-051]. The files
 * of removed photos are deleted unless an order shows them.
 */
export async function arrangePhotos(
  context: Context,
  staff: MenuStaff,
  { photos, ...expected }: ItemVersion & { photos: readonly Photo[] },
): Promise<MenuItem> {
  const item = await actAsStaff(context, staff, async (transaction) => {
    const current = await lockAtVersion(transaction, staff, expected);
    const keys = photos.map(({ key }) => key);
    const known = new Set(photosOf(current).map(({ key }) => key));
    if (keys.some((key) => !known.has(key)) || new Set(keys).size < keys.length) throw new Refusal('picture_unknown');
    const removed = [...known].filter((key) => !keys.includes(key));
    await dropFiles(transaction, current.id, removed);
    return writeAll(transaction, staff, context.now(), current, photos);
  });
  await removeFilesOrLater(context);
  await publishChange(context);
  return item;
}

async function dropFiles(transaction: Transaction, itemId: number, keys: readonly string[]): Promise<void> {
  const ordered = await orderedPictures(transaction, itemId, keys);
  const names = keys.filter((key) => !ordered.includes(key)).flatMap((key) => uploadedName(key) ?? []);
  if (names.length > 0) await queueFilesToRemove(transaction, names.flatMap(filesOfPhoto));
}

async function writeAll(
  transaction: Transaction,
  staff: MenuStaff,
  now: Date,
  current: MenuItemRow,
  photos: readonly Photo[],
) {
  const keys = photos.map(({ key }) => key);
  await writePhotos(transaction, current.id, {
    image: keys[0] ?? current.category_image,
    // The gallery of the page is all of them; one alone is not a gallery.
    images: keys.length > 1 ? keys : [],
    texts: photos.map(({ text }) => text),
  });
  const result = await mustShow(transaction, staff, current.id, now);
  const listed = (some: readonly Photo[]) => ({ photos: some.map(({ key, text }) => ({ key, text })) });
  return {
    result,
    change: {
      action: 'item.photos',
      subject: subjectOf(current.id),
      before: listed(photosOf(current)),
      after: listed(photos),
    },
  };
}
