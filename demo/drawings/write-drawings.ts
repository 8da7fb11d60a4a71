import { existsSync, mkdirSync, readdirSync } from 'node:fs';
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
const maxBytes = 15 * 1024;
const [whole, between, small] = [360, 280, 160];
const widths = [whole, between, small];

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
for (const key of older())
  await write(
    key,
    await sharp(`${folderOf(whole)}/${key}.webp`)
      .png()
      .toBuffer(),
    between,
  );
console.log(`${keys.length} drawings written`);

/** Pictures from before there were drawings here, which still lack the width that came later. */
function older(): string[] {
  const keys = readdirSync(folderOf(whole)).map((file) => file.replace('.webp', ''));
  return keys.filter((key) => !(key in drawings) && !existsSync(`${folderOf(between)}/${key}.webp`));
}

async function write(key: string, pixels: Buffer, width: number): Promise<void> {
  const picture = sharp(pixels).resize(width, width);
  for (const quality of qualities) {
    const bytes = await picture
      .clone()
      .webp({ ...encoding, quality })
      .toBuffer();
    if (bytes.length > maxBytes) continue;
    await writeFile(`${folderOf(width)}/${key}.webp`, bytes);
    return;
  }
  throw new Error(`'${key}' is too heavy at ${width} pixels`);
}

function folderOf(width: number): string {
  return `${import.meta.dirname}/../images/${width}`;
}
