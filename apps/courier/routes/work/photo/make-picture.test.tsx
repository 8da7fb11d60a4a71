import { expect, it } from 'vitest';
import { makePicture } from './make-picture.ts';

/** Noise, which no format makes smaller: the worst photo that a camera can bring. */
async function noise(side: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  const { data, width, height } = context.createImageData(side, side);
  const values = new Uint32Array(data.buffer);
  let value = 1;
  for (let at = 0; at < values.length; at++) {
    value = (value * 1_664_525 + 1_013_904_223) >>> 0;
    // Opaque, in colours that do not repeat.
    values[at] = (value ^ (value >>> 13)) | 0xff00_0000;
  }
  context.putImageData(new ImageData(data, width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

it('[DEL-32] a photo of 30 MB leaves the phone with 300 kB at most', async () => {
  const photo = await noise(3_300);
  expect(photo.size).toBeGreaterThan(30 * 1_024 * 1_024);
  const { picture, fault } = await makePicture(photo);
  expect(fault).toBeUndefined();
  expect(Math.ceil(((picture.length - picture.indexOf(',')) * 3) / 4)).toBeLessThanOrEqual(300_000);
});

it('[DEL-32] a file that is no picture is refused', async () => {
  await expect(makePicture(new Blob(['not a picture'], { type: 'image/jpeg' }))).rejects.toThrow();
});
