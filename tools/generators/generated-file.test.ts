import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../scratch-folder.ts';
import { writeOrCheck } from './generated-file.ts';

describe('a generated file', () => {
  it('is written, and from then on current until its source changes', () => {
    using folder = scratchFolder();
    const path = join(folder.path, 'made.json');
    const made = (source: string) => ({ path, source, remedy: 'npm run make' });
    writeOrCheck(made('one'), false);
    expect(readFileSync(path, 'utf8')).toBe('one');
    writeOrCheck(made('one'), true);
    expect(() => writeOrCheck(made('two'), true)).toThrow(/stale: run `npm run make`/);
  });
});
