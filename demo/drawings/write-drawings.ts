import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawings } from './drawings.ts';
import { document } from './paint.ts';

/** A card of the storefront is small and the phone's data dear. */
const heaviest = 12 * 1024;
const widths = [360, 160];

const wanted = process.argv.slice(2);
const keys = wanted.length > 0 ? wanted : Object.keys(drawings);

for (const width of widths) mkdirSync(folderOf(width), { recursive: true });
for (const key of keys) {
  const draw = drawings[key];
  if (!draw) throw new Error(`No drawing is called '${key}'`);
  const pixels = await sharp(Buffer.from(document(draw()))).png({ compressionLevel: 1 }).toBuffer();
  for (const width of widths) await write(key, pixels, width);
}
console.log(`${keys.length} drawings written`);

/** Takes the best quality that stays within the weight. */
async function write(key: string, pixels: Buffer, width: number): Promise<void> {
  const scaled = await sharp(pixels).resize(width, width).raw().toBuffer();
  for (const quality of [80, 70, 60, 50, 40]) {
    const picture = await sharp(scaled, { raw: { width, height: width, channels: 4 } }).webp({ quality, alphaQuality: 80, effort: 5 }).toBuffer();
    if (picture.length > heaviest && quality > 40) continue;
    writeFileSync(`${folderOf(width)}/${key}.webp`, picture);
    return;
  }
}

function folderOf(width: number): string {
  return `${import.meta.dirname}/../images/${width}`;
}
