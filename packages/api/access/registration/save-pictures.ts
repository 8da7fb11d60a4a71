import { randomBytes } from 'node:crypto';
import type { UploadedFile } from 'market/calls/endpoint';
import { makePhoto, storedPhoto } from '#api/account/make-photo.ts';
import { type StoredFile, withFiles } from '#api/account/save-files.ts';
import type { Connection } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';

/** A cover is wide: 16 to 9. */
const coverShare = 9 / 16;

type Kept<Name extends string> = Record<Name, string | null>;

/**
 * Stores the pictures of an application under random names, and passes the names to `write` in one transaction; if that
 * fails nothing remains. A missing file has no name.
 */
export async function withPictures<Name extends string>(
  context: ApiContext,
  files: Record<Name, UploadedFile | undefined>,
  write: (transaction: Connection, kept: Kept<Name>) => Promise<void>,
): Promise<void> {
  const kept = {} as Kept<Name>;
  const stored: StoredFile[] = [];
  for (const [place, file] of Object.entries(files) as [Name, UploadedFile | undefined][]) {
    const heightShare = place === 'cover_photo' ? coverShare : 1;
    kept[place] = file instanceof Uint8Array ? randomBytes(16).toString('base64url') : null;
    if (file instanceof Uint8Array) stored.push(...storedPhoto(kept[place] ?? '', await makePhoto(file, heightShare)));
  }
  await withFiles(context, stored, (claim) =>
    transact(context.db, async (transaction) => {
      await claim(transaction);
      await write(transaction, kept);
    }),
  );
}
