import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storePageFolders } from '../lingui.config.ts';

const routes = join(import.meta.dirname, '../../../apps/vendor/routes');
const ofPages = new RegExp(`'\\.\\.?/(?:\\.\\./)*(?:${storePageFolders.join('|')})/[^']*\\.tsx'`);

it('[STO-001] shows nothing on the board whose texts come only with a lazy page', () => {
  const first = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !storePageFolders.includes(file.split('/')[0] ?? ''),
  );
  const borrowed = first.flatMap((file) =>
    readFileSync(join(routes, file), 'utf8')
      .split('\n')
      .filter((line) => ofPages.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(first.length).toBeGreaterThan(20);
  expect(borrowed).toEqual([]);
});
