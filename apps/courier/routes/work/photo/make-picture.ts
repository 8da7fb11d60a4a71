/** Bytes of a photo that leaves the phone, at most [DEL-32]. */
const maxBytes = 300_000;
/** Pixels of the longer side; a photo that is still too large is made smaller. */
const sides = [1280, 960, 720] as const;
const qualities = [0.8, 0.6, 0.45] as const;
/** Pixels of the sides of the sample that is looked at. */
const sampleSide = 64;

/** What may be wrong with a photo. */
export type PictureFault = 'dark' | 'blurred';

export interface MadePicture {
  /** As a data address. */
  picture: string;
  fault: PictureFault | undefined;
}

/** Makes the photo of a camera small enough for a bad network, and looks whether it shows something [DEL-32]. */
export async function makePicture(file: Blob): Promise<MadePicture> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  const fault = faultOf(sampleOf(bitmap, canvas));
  for (const side of sides) {
    draw(bitmap, canvas, Math.min(1, side / Math.max(bitmap.width, bitmap.height)));
    for (const quality of qualities) {
      const picture = canvas.toDataURL('image/jpeg', quality);
      // Four letters carry three bytes.
      if (picture.length * 0.75 <= maxBytes) return { picture, fault };
    }
  }
  throw new Error('The photo is too large');
}

/** Returns a data address as a file. */
export function fileOf(picture: string): Blob {
  const [head = '', data = ''] = picture.split(',');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: head.slice('data:'.length).split(';')[0] ?? '' });
}

function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement, scale: number): CanvasRenderingContext2D {
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return context;
}

/** The brightness of a small copy, row by row, from 0 to 255. */
function sampleOf(bitmap: ImageBitmap, canvas: HTMLCanvasElement): { width: number; light: number[] } {
  const context = draw(bitmap, canvas, sampleSide / Math.max(bitmap.width, bitmap.height));
  const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
  const light = Array.from({ length: data.length / 4 }, (_, at) => {
    return ((data[at * 4] ?? 0) * 3 + (data[at * 4 + 1] ?? 0) * 6 + (data[at * 4 + 2] ?? 0)) / 10;
  });
  return { width, light };
}

/** Below this mean nothing can be seen; below this mean step between neighbours there are no edges. */
const minLight = 18;
const minStep = 1.6;

function faultOf({ width, light }: { width: number; light: readonly number[] }): PictureFault | undefined {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  if (mean(light) < minLight) return 'dark';
  const steps = light.flatMap((value, at) => (at % width === 0 ? [] : Math.abs(value - (light[at - 1] ?? value))));
  return mean(steps) < minStep ? 'blurred' : undefined;
}
