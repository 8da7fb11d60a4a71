import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { scratchFolder } from '../../../../tools/scratch-folder.ts';

/** Files as an operator hands them over, which go with the tests that need them. */
export function filesUnderTest() {
  const folder = scratchFolder();
  afterAll(() => folder[Symbol.dispose]());
  const pathOf = (name: string) => join(folder.path, name);
  return {
    pathOf,
    /** Writes a file and returns its path. */
    fileWith(name: string, contents: string): string {
      const path = pathOf(name);
      writeFileSync(path, contents);
      return path;
    },
  };
}
