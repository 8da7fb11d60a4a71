import { randomBytes } from 'node:crypto';
import type { UploadedFile } from 'market/endpoint';
import { dropPhoto, keepPhoto, makePhoto } from '#features/account/make-photo.ts';
import type { ApiNeeds } from '#http/needs.ts';

/** A cover is wide: 16 to 9. */
const coverShare = 9 / 16;

type Kept<Name extends string> = Record<Name, string | null>;

/**
 * Keeps the pictures of an application under names that nobody can guess, and hands those to `write`; where that fails
 * nothing stays behind. A file that was not sent has no name.
 */
export async function withPictures<Name extends string>(
  needs: ApiNeeds,
  files: Record<Name, UploadedFile | undefined>,
  write: (kept: Kept<Name>) => Promise<void>,
): Promise<void> {
  const kept = {} as Kept<Name>;
  try {
    for (const [place, file] of Object.entries(files) as [Name, UploadedFile | undefined][]) {
      const heightShare = place === 'cover_photo' ? coverShare : 1;
      kept[place] = file instanceof Uint8Array ? await keepPicture(needs, file, heightShare) : null;
    }
    await write(kept);
  } catch (fault) {
    for (const name of Object.values<string | null>(kept)) if (name) await dropPhoto(needs, name);
    throw fault;
  }
}

async function keepPicture(needs: ApiNeeds, bytes: Uint8Array, heightShare: number): Promise<string> {
  const name = randomBytes(16).toString('base64url');
  await keepPhoto(needs, name, await makePhoto(bytes, heightShare));
  return name;
}
