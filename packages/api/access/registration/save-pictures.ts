import { randomBytes } from 'node:crypto';
import type { UploadedFile } from 'market/calls/endpoint';
import type { Connection } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { coverShare, makePhoto, storedPhoto } from '#api/http/files/make-photo.ts';
import { type StoredFile, withFiles } from '#api/http/files/save-files.ts';

type SavedNames<Name extends string> = Record<Name, string | null>;

/**
 * Stores the pictures of an application under random names, and passes the names to `write` in one transaction; if that
 * fails nothing remains. A missing file has no name.
 */
export async function withPictures<Name extends string>(
  context: ApiContext,
  files: Record<Name, UploadedFile | undefined>,
  write: (transaction: Connection, saved: SavedNames<Name>) => Promise<void>,
): Promise<void> {
  const saved = {} as SavedNames<Name>;
  const stored: StoredFile[] = [];
  for (const [place, file] of Object.entries(files) as [Name, UploadedFile | undefined][]) {
    const heightShare = place === 'cover_photo' ? coverShare : 1;
    saved[place] = file instanceof Uint8Array ? randomBytes(16).toString('base64url') : null;
    if (file instanceof Uint8Array) stored.push(...storedPhoto(saved[place] ?? '', await makePhoto(file, heightShare)));
  }
  await withFiles(context, stored, (claim) =>
    transact(context.db, async (transaction) => {
      await claim(transaction);
      await write(transaction, saved);
    }),
  );
}
