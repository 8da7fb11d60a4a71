import { pictureKinds } from 'market/account/account.rules';
import { Refusal } from '#api/http/refusal.ts';
import type { StoredFile } from './save-files.ts';

export interface Photo {
  /** Pixels of its width; it is square unless another height was asked for. */
  side: number;
  bytes: Uint8Array;
}

/** The widths in which pages ask for pictures, the larger first; the first holds less where an upload is smaller. */
export const photoSides = [1080, 360, 160] as const;
/** The height of a cover as a share of its width. */
export const coverShare = 9 / 16;
/** Phones take photos of 12 megapixels. */
const maxPixels = 25_000_000;
/** Pixels of the longer side of a picture that is not cropped. */
const wholeSide = 1280;
/** Pictures that may wait in the queue. */
const maxWaiting = 8;

let waiting = 0;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Returns square pictures of an upload [PROF-18] [PROF-20]. The result is re-encoded from pixels, so it contains
 * nothing else from the file: no location, no script, no appended data. Runs one at a time, so that orders never wait
 * for pictures. `heightShare` is the height as a share of the width; refuses a picture that is narrower than `minWidth`.
 */
export function makePhoto(bytes: Uint8Array, heightShare = 1, minWidth = 0): Promise<Photo[]> {
  return oneAtATime(() => renderCrops(bytes, heightShare, minWidth));
}

/** Returns one uncropped picture, large enough to be read [CHAT-08]. */
export function makeWholePicture(bytes: Uint8Array, maxSide = wholeSide): Promise<Uint8Array> {
  return oneAtATime(() => renderWhole(bytes, maxSide));
}

function oneAtATime<Made>(make: () => Promise<Made>): Promise<Made> {
  if (waiting >= maxWaiting) throw new Refusal('overloaded');
  waiting += 1;
  const made = queue.then(make).finally(() => {
    waiting -= 1;
  });
  queue = made.catch(() => {});
  return made;
}

async function renderCrops(bytes: Uint8Array, heightShare: number, minWidth: number): Promise<Photo[]> {
  const sharp = await loadSharp(bytes);
  try {
    const { autoOrient } = await sharp(bytes, inputLimits).metadata();
    const ownWidth = widthWithin(autoOrient, heightShare);
    if (ownWidth < minWidth) throw new Refusal('picture_small');
    const largest = Math.min(photoSides[0], Math.max(photoSides[1], ownWidth));
    const { data, info } = await pixelsOf(sharp, bytes)
      .resize(largest, Math.round(largest * heightShare), { fit: 'cover' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return await Promise.all(
      photoSides.map(async (side) => ({
        side,
        bytes: await sharp(data, { raw: { width, height, channels } })
          .resize(Math.min(side, largest), Math.round(Math.min(side, largest) * heightShare))
          .webp({ quality: 80 })
          .toBuffer(),
      })),
    );
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('picture_kind');
  }
}

async function renderWhole(bytes: Uint8Array, maxSide: number): Promise<Uint8Array> {
  const sharp = await loadSharp(bytes);
  try {
    return await pixelsOf(sharp, bytes)
      .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    throw new Refusal('picture_kind');
  }
}

type Sharp = typeof import('sharp').default;

/** Rejects a file whose first bytes are not those of a picture. */
async function loadSharp(bytes: Uint8Array): Promise<Sharp> {
  // Both are large, and most servers never see a picture on the day they start.
  const [{ default: sharp }, { fileTypeFromBuffer }] = await Promise.all([import('sharp'), import('file-type')]);
  const kind = await fileTypeFromBuffer(bytes);
  if (!kind || !pictureKinds.includes(kind.mime)) throw new Refusal('picture_kind');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const inputLimits = { limitInputPixels: maxPixels, failOn: 'error', pages: 1 } as const;

/** The width of the largest part of a picture that has this proportion. */
function widthWithin({ width, height }: { width: number; height: number }, heightShare: number): number {
  return Math.floor(Math.min(width, height / heightShare));
}

function pixelsOf(sharp: Sharp, bytes: Uint8Array) {
  return sharp(bytes, inputLimits).autoOrient();
}

/** The files of one picture in all widths, to be stored. */
export function storedPhoto(name: string, photos: Photo[]): StoredFile[] {
  return photos.map(({ side, bytes }) => ({ name: fileOf(name, side), bytes }));
}

/** The files of one picture that everybody may see. */
export function filesOfPhoto(name: string): string[] {
  return photoSides.map((side) => fileOf(name, side));
}

function fileOf(name: string, side: number): string {
  return `${side}/${name}.webp`;
}
