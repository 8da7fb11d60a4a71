import { randomBytes } from 'node:crypto';
import { imagePath, uploadedName, uploadKey } from 'market/values/image-path';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { Staff } from '#api/http/callers/staff.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { filesOfPhoto, makePhoto, storedPhoto } from '#api/http/files/make-photo.ts';
import { removeFilesOrLater } from '#api/http/files/remove-files.ts';
import { withFiles } from '#api/http/files/save-files.ts';

export interface PicturedThing<Reply> {
  photo: Uint8Array;
  /** Narrower pictures are refused. */
  minWidth: number;
  /** The height as a share of the width. */
  heightShare?: number;
  /** In the audit log, such as `banner` and `banner:7`. */
  noun: string;
  subject: string;
  /** Returns the key of the picture that it has, null for none; refuses one that the person may not see. */
  keyOf: (db: Connection) => Promise<string | null>;
  lock: (transaction: Transaction) => Promise<unknown>;
  write: (transaction: Transaction, key: string) => Promise<void>;
  reply: (transaction: Transaction) => Promise<Reply>;
}

/** Replaces the picture of something that staff sets: re-encoded and cut. The former files go. */
export async function replacePicture<Reply>(
  context: ApiContext,
  staff: Staff,
  { photo, minWidth, heightShare = 1, noun, subject, keyOf, lock, write, reply }: PicturedThing<Reply>,
): Promise<Reply> {
  // A picture takes long to encode: what will be refused is refused before.
  await keyOf(context.db);
  const name = randomBytes(16).toString('base64url');
  const files = storedPhoto(name, await makePhoto(photo, heightShare, minWidth));
  const saved = await withFiles(context, files, (claim) =>
    actAsStaff(context, staff, async (transaction) => {
      await claim(transaction);
      await lock(transaction);
      const former = await keyOf(transaction);
      if (former !== null) await queueFilesToRemove(transaction, filesOfKey(former));
      await write(transaction, uploadKey(name));
      const [before, after] = [former, uploadKey(name)].map((key) => ({ image_full_url: key && imagePath(key) }));
      return { result: await reply(transaction), change: { action: `${noun}.picture`, subject, ...{ before, after } } };
    }),
  );
  await removeFilesOrLater(context);
  await publishChange(context);
  return saved;
}

/** Returns the files of a picture of the catalog by its key; none for one that came with the catalog. */
export function filesOfKey(key: string): string[] {
  const name = uploadedName(key);
  return name === undefined ? [] : filesOfPhoto(name);
}
