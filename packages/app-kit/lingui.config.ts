import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languages } from 'market/config/config.rules';

const rootDir = join(import.meta.dirname, '../..');
const applications: { name: string }[] = JSON.parse(readFileSync(join(rootDir, 'apps/applications.json'), 'utf8'));

/** What only applications with a team show: the others do not load its texts. */
const teams = ['access/role-line.tsx', 'join', 'sign-in/sign-up-step.tsx', 'team'].map(
  (path) => `<rootDir>/packages/app-kit/${path}`,
);
const withTeams = ['vendor', 'admin'];

/** The names and texts of the modules, for the operators; the storefront takes them into its own catalogue. */
const modules = '<rootDir>/packages/app-kit/modules';

/** One catalogue for what all staff applications share, and one for each application. */
export default defineConfig({
  rootDir,
  sourceLocale: 'en',
  locales: languages.map(({ tag }) => tag),
  format: formatter({ lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/packages/app-kit/i18n/locales/{locale}',
      include: ['<rootDir>/packages/app-kit', '<rootDir>/packages/ui'],
      exclude: ['**/node_modules/**', ...teams, modules],
    },
    ...applications.map(({ name }) => ({
      path: `<rootDir>/apps/${name}/i18n/{locale}`,
      include: [
        `<rootDir>/apps/${name}`,
        ...(withTeams.includes(name) ? teams : []),
        ...(name === 'admin' ? [modules] : []),
      ],
    })),
  ],
});
