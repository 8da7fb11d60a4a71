import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const project = `${import.meta.dirname}/../../..`;

/**
 * Returns the name of a class in the style sheet: `title-x3Fa`. All classes of one file end alike, and so they compress;
 * an ending for each class would be a sixth of the style sheet.
 *
 * @param file its absolute path, with or without a query
 */
export function scopedName(name: string, file: string): string {
  const path = relative(project, file.replace(/\?.*$/, ''));
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}
