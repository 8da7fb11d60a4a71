import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Writes the icons of the installed app from the logo. Run it after the logo has changed. */
const folder = fileURLToPath(new URL('../../packages/ui/media/app-icons/', import.meta.url));
const mark = readFileSync(new URL('../../packages/ui/media/mark.svg', import.meta.url), 'utf8');
/** To the edges: a phone cuts its own shape out, and what matters lies within four fifths of the width. */
const uncut = mark.replace(/ rx="[\d.]+"/, '');

mkdirSync(folder, { recursive: true });
await Promise.all([
  ...[192, 512].map((size) => draw(mark, size, `icon-${size}`)),
  ...[192, 512].map((size) => draw(uncut, size, `maskable-${size}`)),
  draw(uncut, 180, 'apple-touch'),
]);

async function draw(drawing: string, size: number, name: string): Promise<void> {
  const image = sharp(Buffer.from(drawing), { density: (72 * size) / 40 }).resize(size, size);
  await image.png({ palette: true, compressionLevel: 9 }).toFile(`${folder}${name}.png`);
}
