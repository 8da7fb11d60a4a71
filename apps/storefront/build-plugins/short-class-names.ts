import { createHash } from 'node:crypto';
import { join, relative, sep } from 'node:path';

/** Enough to tell some hundred files apart; two that were alike would show in the looks of a page. */
const letters = 3;

/** The class of a CSS module: its own name and a mark of its file. Scripts and pages carry every one of them. */
export function shortName(name: string, file: string): string {
  const path = relative(join(import.meta.dirname, '../../..'), file.split('?')[0] ?? file)
    .split(sep)
    .join('/');
  const mark = createHash('sha256')
    .update(path)
    .digest('base64url')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, letters);
  return `${name}-${mark}`;
}
