import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colouredPictures, inColour, keyInColour } from './colours.ts';
import { drawings } from './drawings.ts';
import { document } from './parts/paint.ts';
import { pictureKeysWithViews, views } from './views.ts';

/**
 * A card of the storefront is small and the phone's data dear. Transparency is the dearest part, yet with fewer steps
 * of it soft shadows break into rings.
 */
const effort = 6;
/** The first that makes a picture light enough; few have so many lines that they need another. */
const qualities = [50, 40, 30, 20];
/** Of shadows, of which a view from near may have many. */
const alphaQualities = [74, 40, 10, 0];
const maxBytes = 15 * 1024;
const [whole, between, small] = [360, 280, 160];
const widths = [whole, between, small];

/** A view is a part of a picture, so it is cut from one that is larger. */
const [drawn, density] = [720, 144];
const withViews = pictureKeysWithViews();
const coloured = colouredPictures();

/** `npm run drawings` draws all pictures, `npm run drawings -- okra soda` only those. */
const wanted = process.argv.slice(2);
const keys = wanted.length > 0 ? wanted : [...new Set([...Object.keys(drawings), ...withViews])];

for (const width of widths) mkdirSync(folderOf(width), { recursive: true });
for (const key of keys) {
  const draw = drawings[key];
  if (!draw && !withViews.has(key)) throw new Error(`No drawing is called '${key}'`);
  const drawing = draw && Buffer.from(document(draw()));
  if (drawing) {
    const pixels = await sharp(drawing).png({ compressionLevel: 1 }).toBuffer();
    for (const width of widths) await write(key, pixels, width);
  }
  if (withViews.has(key)) {
    const pixels = await large(key, drawing);
    await writeViews(key, (await writeColours(key, pixels)) ?? pixels);
  }
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

/** A picture as large as views are cut from; one from before there were drawings has no more pixels. */
function large(key: string, drawing: Buffer | undefined): Promise<Buffer> {
  const picture = drawing ? sharp(drawing, { density }) : sharp(`${folderOf(whole)}/${key}.webp`).resize(drawn, drawn);
  return picture.png({ compressionLevel: 1 }).toBuffer();
}

async function writeViews(key: string, pixels: Buffer): Promise<void> {
  for (const [name, { left, top, size }] of Object.entries(views)) {
    const [x = 0, y = 0, side = 0] = [left, top, size].map((part) => Math.round(part * drawn));
    const view = await sharp(pixels).extract({ left: x, top: y, width: side, height: side }).png().toBuffer();
    for (const width of widths) await write(`${key}${name}`, view, width);
  }
}

/** Returns the first colour where the picture itself has none of those that are sold. */
async function writeColours(key: string, pixels: Buffer): Promise<Buffer | undefined> {
  const { data } = await sharp(pixels).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const names = coloured.get(key) ?? [];
  const painted: Buffer[] = [];
  for (const name of names) {
    const inPaint = inColour(new Uint8ClampedArray(data), name);
    if (!inPaint) continue;
    const raw = { width: drawn, height: drawn, channels: 4 } as const;
    const picture = await sharp(inPaint, { raw }).png({ compressionLevel: 1 }).toBuffer();
    for (const width of widths) await write(keyInColour(key, name), picture, width);
    painted.push(picture);
  }
  return painted.length === names.length ? painted[0] : undefined;
}

async function write(key: string, pixels: Buffer, width: number): Promise<void> {
  const picture = sharp(pixels).resize(width, width);
  for (const alphaQuality of alphaQualities) {
    for (const quality of qualities) {
      const bytes = await picture.clone().webp({ effort, alphaQuality, quality }).toBuffer();
      if (bytes.length > maxBytes) continue;
      await writeFile(`${folderOf(width)}/${key}.webp`, bytes);
      return;
    }
  }
  throw new Error(`'${key}' is too heavy at ${width} pixels`);
}

function folderOf(width: number): string {
  return `${import.meta.dirname}/../images/${width}`;
}
