import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawings } from './drawings.ts';
import { document } from './parts/paint.ts';

/** Bytes. A card of the storefront is small and the phone's data dear. */
const heaviest = 12 * 1024;
const qualities = [
  [80, 80],
  [72, 50],
  [66, 40],
  [58, 40],
  [50, 35],
] as const;
const widths = [360, 160];

/** `npm run drawings` draws all pictures, `npm run drawings -- okra soda` only those. */
const wanted = process.argv.slice(2);
const keys = wanted.length > 0 ? wanted : Object.keys(drawings);

for (const width of widths) mkdirSync(folderOf(width), { recursive: true });
for (const key of keys) {
  const draw = drawings[key];
  if (!draw) throw new Error(`No drawing is called '${key}'`);
  const pixels = await sharp(Buffer.from(document(draw())))
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const width of widths) await write(key, pixels, width);
}
console.log(`${keys.length} drawings written`);

/** Takes the best quality that stays within the weight. Soft shadows make the transparency the dearest part. */
async function write(key: string, pixels: Buffer, width: number): Promise<void> {
  const scaled = await sharp(pixels).resize(width, width).raw().toBuffer();
  const raw = { width, height: width, channels: 4 } as const;
  for (const [quality, alphaQuality] of qualities) {
    const picture = await sharp(scaled, { raw }).webp({ quality, alphaQuality, effort: 5 }).toBuffer();
    writeFileSync(`${folderOf(width)}/${key}.webp`, picture);
    if (picture.length <= heaviest) return;
  }
}

function folderOf(width: number): string {
  return `${import.meta.dirname}/../images/${width}`;
}
