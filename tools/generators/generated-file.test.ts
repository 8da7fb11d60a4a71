import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../scratch-folder.ts';
import { keep } from './generated-file.ts';

describe('a generated file', () => {
  it('is written, and from then on current until its source changes', () => {
    using folder = scratchFolder();
    const path = join(folder.path, 'made.json');
    const made = (source: string) => ({ path, source, remedy: 'npm run make' });
    keep(made('one'), false);
    expect(readFileSync(path, 'utf8')).toBe('one');
    keep(made('one'), true);
    expect(() => keep(made('two'), true)).toThrow(/stale: run `npm run make`/);
  });
});
