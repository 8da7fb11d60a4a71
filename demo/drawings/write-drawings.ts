import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawings } from './drawings.ts';
import { document } from './parts/paint.ts';

/**
 * A card of the storefront is small and the phone's data dear. Transparency is the dearest part, yet with fewer steps
 * of it soft shadows break into rings.
 */
const encoding = { alphaQuality: 74, effort: 6 };
/** The first that makes a picture light enough; few have so many lines that they need another. */
const qualities = [50, 40, 30];
const mostBytes = 15 * 1024;
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
  const picture = sharp(pixels).resize(width, width);
  for (const quality of qualities) {
    const bytes = await picture
      .clone()
      .webp({ ...encoding, quality })
      .toBuffer();
    if (bytes.length > mostBytes) continue;
    await writeFile(`${folderOf(width)}/${key}.webp`, bytes);
    return;
  }
  throw new Error(`'${key}' is too heavy at ${width} pixels`);
}

function folderOf(width: number): string {
  return `${import.meta.dirname}/../images/${width}`;
}
