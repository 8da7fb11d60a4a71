import { readFileSync, writeFileSync } from 'node:fs';
import { iconNames } from 'ui/media/icon-names.ts';

/** Writes the sprite of all icons that screens use; with --check only compares it. */
const file = new URL('../../packages/ui/media/icons.svg', import.meta.url);
const drawings = new URL(import.meta.resolve('@iconify-json/lucide/icons.json'));
const { icons }: { icons: Record<string, { body: string }> } = JSON.parse(readFileSync(drawings, 'utf8'));

const symbols = iconNames.map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawingOf(name)}</symbol>\n`);
const written = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== written)
    throw new Error('packages/ui/media/icons.svg is stale: run `node tools/generators/write-icons.ts`');
} else {
  writeFileSync(file, written);
}

/** The strokes alone: how they look is inherited from the page, so that one drawing can be filled or not. */
function drawingOf(name: string): string {
  const icon = icons[name];
  if (!icon) throw new Error(`Lucide has no icon of the name ${name}`);
  return icon.body
    .replaceAll(/ (fill="none"|stroke(-linecap|-linejoin|-width)?="[^"]*")/g, '')
    .replaceAll(/<\/?g>/g, '');
}
