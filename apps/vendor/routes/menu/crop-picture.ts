/** Pixels of a side that a photo needs at least [STO-051]. */
export const minSide = 400;
/** Pixels of a side that is sent: the market paints smaller ones from it. */
const sentSide = 1080;
/** Bytes that a file of a camera may have. */
const maxBytes = 10 * 1024 * 1024;

export type PictureFault = 'kind' | 'size' | 'small';

/** Which square of a picture is wanted: its middle as shares of the picture, and its side as a share of the shorter one. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows as much as possible, 3 a third of it. */
  zoom: number;
  /** Quarter turns to the right. */
  turns: number;
}

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

/** Paints the wanted square of a picture on a canvas that is as large as shown. */
export function paintCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, zoom, turns }: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const isTurned = turns % 2 === 1;
  const [width, height] = isTurned ? [picture.height, picture.width] : [picture.width, picture.height];
  const scale = (canvas.width * zoom) / Math.min(width, height);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2 - (x - 0.5) * width * scale, canvas.height / 2 - (y - 0.5) * height * scale);
  context.rotate((turns * Math.PI) / 2);
  context.scale(scale, scale);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

/** Returns a crop that stays within the picture. */
export function withinPicture(picture: Pick<ImageBitmap, 'width' | 'height'>, crop: Crop): Crop {
  const isTurned = crop.turns % 2 === 1;
  const [width, height] = isTurned ? [picture.height, picture.width] : [picture.width, picture.height];
  const side = Math.min(width, height) / crop.zoom;
  const within = (share: number, whole: number) => Math.min(1 - side / whole / 2, Math.max(side / whole / 2, share));
  return { ...crop, x: within(crop.x, width), y: within(crop.y, height) };
}

/** Returns the wanted square as a file to be sent. */
export async function cropPicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = sentSide;
  canvas.height = sentSide;
  paintCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/jpeg', 0.9);
  });
}
