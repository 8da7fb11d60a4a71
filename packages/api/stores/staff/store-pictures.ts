import { randomBytes } from 'node:crypto';
import type { storePictures } from 'market/stores/stores.vendor.contract';
import { uploadedName, uploadKey } from 'market/values/image-path';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { coverShare, filesOfPhoto, makePhoto, storedPhoto } from '#api/http/files/make-photo.ts';
import { removeFilesOrLater } from '#api/http/files/remove-files.ts';
import { withFiles } from '#api/http/files/save-files.ts';
import { ChangedMeanwhile } from '#api/http/refusal.ts';
import { changeSeenProfile, type StoreProfile } from './edit-profile.ts';
import { type ProfileRow, profileOf, writeStorePicture } from './stores-profile.data.ts';

type StorePicture = (typeof storePictures)[number];

interface SeenPicture {
  picture: StorePicture;
  /** The version of the store that the member saw. */
  version: number;
}

/**
 * Replaces a picture of a store [STO-093] [STO-094]. The picture is re-encoded: a cover wide, others square. Refuses a
 * file that is not a picture.
 */
export async function setStorePicture(
  context: ApiContext,
  staff: AuthorizedStore,
  { bytes, ...seen }: SeenPicture & { bytes: Uint8Array },
): Promise<StoreProfile> {
  await mustBeSeen(context, staff, seen);
  const name = randomBytes(16).toString('base64url');
  const files = storedPhoto(name, await makePhoto(bytes, seen.picture === 'cover' ? coverShare : 1));
  const saved = await withFiles(context, files, (claim) =>
    changePicture(context, staff, { ...seen, key: uploadKey(name) }, claim),
  );
  await removeFilesOrLater(context);
  return saved;
}

/** Removes a picture of a store; letters and the picture of its module stand in for logo and cover [STO-093] [STO-094]. */
export async function removeStorePicture(
  context: ApiContext,
  staff: AuthorizedStore,
  picture: StorePicture,
): Promise<StoreProfile> {
  const saved = await changePicture(context, staff, { picture, key: null });
  await removeFilesOrLater(context);
  return saved;
}

/** A picture takes long to encode: what will be refused is refused before. */
async function mustBeSeen({ db }: ApiContext, { storeId }: AuthorizedStore, { version }: SeenPicture): Promise<void> {
  const row = await profileOf(db, storeId);
  if (row?.version !== version)
    throw new ChangedMeanwhile({ sent: { version }, now: { version: row?.version ?? null } });
}

function changePicture(
  context: ApiContext,
  staff: AuthorizedStore,
  { picture, key, ...seen }: Partial<SeenPicture> & { picture: StorePicture; key: string | null },
  claim: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<StoreProfile> {
  const change = { ...seen, action: `store.${picture}` };
  return changeSeenProfile(context, staff, change, async (transaction, before) => {
    await claim(transaction);
    await queueFilesToRemove(transaction, keysOf(before, picture).flatMap(filesOfKey));
    await writeStorePicture(transaction, staff.storeId, { picture, key });
  });
}

function keysOf(row: ProfileRow, picture: StorePicture): readonly string[] {
  if (picture === 'cover') return row.cover_images;
  const key = picture === 'logo' ? row.logo : row.entrance_image;
  return key === null ? [] : [key];
}

function filesOfKey(key: string): string[] {
  const name = uploadedName(key);
  return name === undefined ? [] : filesOfPhoto(name);
}
