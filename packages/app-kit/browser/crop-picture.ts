/** Pixels of a side that a photo needs at least [STO-051]. */
export const minSide = 400;
/** Pixels of the width that is sent: the market paints smaller ones from it. */
const sentWidth = 1080;
/** Bytes that a file of a camera may have. */
const maxBytes = 10 * 1024 * 1024;

export type PictureFault = 'kind' | 'size' | 'small';

/** Which part of a picture is wanted: its middle as shares of the picture. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows as much as possible, 3 a third of it. */
  zoom: number;
  /** Quarter turns to the right. */
  turns: number;
}

/** As much as possible of the middle. */
export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1, turns: 0 };

/** Reads a file of the device; returns why it cannot be a photo [STO-051]. */
export async function readPicture(file: File): Promise<ImageBitmap | PictureFault> {
  if (file.size > maxBytes) return 'size';
  try {
    const picture = await createImageBitmap(file);
    return Math.min(picture.width, picture.height) < minSide ? 'small' : picture;
  } catch {
    return 'kind';
  }
}

type Size = Pick<ImageBitmap, 'width' | 'height'>;

/** A picture as it is turned, and the width of what a crop shows of it, in pixels of the picture. */
function shownOf(picture: Size, { zoom, turns }: Crop, heightShare: number) {
  const isTurned = turns % 2 === 1;
  const [width, height] = isTurned ? [picture.height, picture.width] : [picture.width, picture.height];
  return { width, height, shown: Math.min(width, height / heightShare) / zoom };
}

/** Paints the wanted part of a picture on a canvas of its proportion. */
export function paintCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height, shown } = shownOf(picture, crop, canvas.height / canvas.width);
  const scale = canvas.width / shown;
  const [left, top] = [(crop.x - 0.5) * width * scale, (crop.y - 0.5) * height * scale];
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2 - left, canvas.height / 2 - top);
  context.rotate((crop.turns * Math.PI) / 2);
  context.scale(scale, scale);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

/** Returns a crop that stays within the picture. `heightShare` is the height of the part as a share of its width. */
export function withinPicture(picture: Size, crop: Crop, heightShare = 1): Crop {
  const { width, height, shown } = shownOf(picture, crop, heightShare);
  const within = (share: number, half: number) => Math.min(1 - half, Math.max(half, share));
  return {
    ...crop,
    x: within(crop.x, shown / width / 2),
    y: within(crop.y, (shown * heightShare) / height / 2),
  };
}

/** Returns a crop moved by shares of the width that it shows. */
export function moveCrop(picture: Size, crop: Crop, by: { x: number; y: number }, heightShare = 1): Crop {
  const { width, height, shown } = shownOf(picture, crop, heightShare);
  const moved = { ...crop, x: crop.x + (by.x * shown) / width, y: crop.y + (by.y * shown) / height };
  return withinPicture(picture, moved, heightShare);
}

/** Returns the wanted part as a file to be sent. */
export async function cropPicture(picture: ImageBitmap, crop: Crop, heightShare = 1): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = sentWidth;
  canvas.height = Math.round(sentWidth * heightShare);
  paintCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', 0.9);
  });
}
