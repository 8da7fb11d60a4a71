import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../guards/guard.ts';
import { without } from '../guards/without.ts';
import { attackDefects } from './defects.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

describe('a control of the attacks', () => {
  it.each(Object.entries<readonly Edit[]>(attackDefects))('%s takes away lines that are there', (_door, edits) => {
    for (const { file } of edits) {
      const ofFile = edits.filter((edit) => edit.file === file);
      expect(without(read(file), ofFile)).not.toBe(read(file));
    }
  });
});
