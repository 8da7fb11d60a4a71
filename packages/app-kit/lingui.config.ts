import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const rootDir = join(import.meta.dirname, '../..');
const applications: { name: string }[] = JSON.parse(readFileSync(join(rootDir, 'apps/applications.json'), 'utf8'));

/** One catalogue for what all staff applications share, and one for each application. */
export default defineConfig({
  rootDir,
  sourceLocale: 'en',
  locales: ['en', 'yo', 'ha', 'sw'],
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/packages/app-kit/i18n/locales/{locale}',
      include: ['<rootDir>/packages/app-kit', '<rootDir>/packages/ui'],
    },
    ...applications.map(({ name }) => ({
      path: `<rootDir>/apps/${name}/i18n/{locale}`,
      include: [`<rootDir>/apps/${name}`],
    })),
  ],
});
