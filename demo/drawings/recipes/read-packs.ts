import { readFileSync } from 'node:fs';
import { seedOf } from './read-recipes.ts';

/** A pack of the shelf: its shape, its two colours, what stands on it and what it holds or shows. */
export interface Good {
  key: string;
  shape: string;
  colour: string;
  second: string;
  label: string;
  line: string;
  mark: string;
  markColour: string;
  /** From the key: two packs of one shape still differ a little. */
  seed: number;
}

/** The rows of a table of packs in this folder. Throws where a row lacks a column. */
export function readGoods(file: string): Good[] {
  const [, ...rows] = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [key, shape, colour, second, label, line, mark, markColour, ...rest] = row.split(';');
    if (!key || !shape || !colour || !second || markColour === undefined || rest.length > 0)
      throw new Error(`${file}: a row needs eight columns: ${row}`);
    return {
      key,
      shape,
      colour,
      second,
      label: label ?? '',
      line: line ?? '',
      mark: mark ?? '',
      markColour: markColour || '#8a5a2c',
      seed: seedOf(key),
    };
  });
}
