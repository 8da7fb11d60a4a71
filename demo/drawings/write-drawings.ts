import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { drawings } from './drawings.ts';
import { document } from './parts/paint.ts';

/**
 * A card of the storefront is small and the phone's data dear. Transparency is the dearest part, yet with fewer steps
 * of it soft shadows break into rings.
 */
const encoding = { quality: 50, alphaQuality: 74, effort: 6 };
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

async function write(key: string, pixels: Buffer, width: number): Promise<void> {
  await sharp(pixels)
    .resize(width, width)
    .webp(encoding)
    .toFile(`${folderOf(width)}/${key}.webp`);
}

function folderOf(width: number): string {
  return `${import.meta.dirname}/../images/${width}`;
}
