import type { ApiContext } from '#api/http/api-context.ts';
import { filesOfPhoto, makeWholePicture, photoSides } from '#api/http/files/make-photo.ts';
import { Refusal } from '#api/http/refusal.ts';
import { picturesShown } from './account-pictures.data.ts';

export interface RebuiltPhotos {
  /** Pictures that the database names. */
  named: number;
  /** Smaller sizes that were painted. */
  painted: number;
  /** Files that are in the database but not in the storage. */
  missing: string[];
  /** Files that are no longer pictures. */
  damaged: string[];
}

export interface RebuildOptions {
  /** Also those that are there already. */
  all: boolean;
  onProgress: (done: number, total: number, what: string) => void;
}

/** Creates the widths of each picture that are missing from the largest one. The original upload is not stored. */
export async function rebuildPhotos(
  { db, uploads }: Pick<ApiContext, 'db' | 'uploads'>,
  { all, onProgress }: RebuildOptions,
): Promise<RebuiltPhotos> {
  const names = await picturesShown(db);
  const done: RebuiltPhotos = { named: names.length, painted: 0, missing: [], damaged: [] };
  for (const [index, name] of names.entries()) {
    await rebuildOne(uploads, name, all, done);
    onProgress(index + 1, names.length, 'pictures');
  }
  return done;
}

async function rebuildOne(
  uploads: ApiContext['uploads'],
  name: string,
  all: boolean,
  done: RebuiltPhotos,
): Promise<void> {
  const files = filesOfPhoto(name);
  // Pictures of earlier versions have no larger file.
  const [largest = '', second = ''] = files;
  const source = (await uploads.get(largest)) ? largest : second;
  const bytes = await uploads.get(source);
  if (!bytes) {
    done.missing.push(source);
    return;
  }
  for (const [index, file] of files.entries()) {
    if (index <= files.indexOf(source) || (!all && (await uploads.get(file)))) continue;
    const processed = await smallerOf(bytes, photoSides[index] ?? photoSides[0]);
    if (!processed) {
      done.damaged.push(source);
      return;
    }
    await uploads.put(file, processed);
    done.painted += 1;
  }
}

/** Undefined if the file is not a picture. */
async function smallerOf(bytes: Uint8Array, side: number): Promise<Uint8Array | undefined> {
  try {
    // None is higher than it is wide, so the longer side is the width.
    return await makeWholePicture(bytes, side);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
