import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languages } from 'market/config/config.rules';
import { textExtractor } from './vite/text-extractor.ts';

const rootDir = join(import.meta.dirname, '../..');
const applications: { name: string }[] = JSON.parse(readFileSync(join(rootDir, 'apps/applications.json'), 'utf8'));

const inKit = (path: string) => `<rootDir>/packages/app-kit/${path}`;

/** What only applications with a team show: the others do not load its texts. */
const chats = inKit('chat');
const teamPages = ['access/role-line.tsx', 'join', 'team'].map(inKit).concat(chats);
const teams = [...teamPages, inKit('sign-in/sign-up-step.tsx'), inKit('orders/changes')];
const withTeams = ['vendor', 'admin'];

/** What the first view of the vendor application cannot show: pages with `lazy` in its routes bring these texts. */
export const storePageFolders = [
  'checks',
  'complaints',
  'devices',
  'hours',
  'menu',
  'messages',
  'money',
  'orders',
  'picking',
  'prescriptions',
  'preview',
  'promotions',
  'proposals',
  'refunds',
  'report',
  'reviews',
  'store',
  'team',
];
const storePages = storePageFolders.map((folder) => `<rootDir>/apps/vendor/routes/${folder}`);
const vendorPages = [...storePages, ...teamPages];

/** What tests pushes; of the applications of stores and riders alone. */
const pushes = inKit('push');
/** What the first view of the rider application cannot show. */
const riderPages = [
  ...['contests', 'history', 'notifications'].map((folder) => `<rootDir>/apps/courier/routes/${folder}`),
  pushes,
];

/** The texts of the modules and the names of the pages, for operators; the storefront takes them into its catalogue. */
const ofOperators = ['modules', 'pages'].map(inKit);

/**
 * One catalogue for what all staff applications share, one for each application, and one for the pages of the
 * vendor and the rider application.
 */
export default defineConfig({
  rootDir,
  sourceLocale: 'en',
  locales: languages.map(({ tag }) => tag),
  format: formatter({ lineNumbers: false }),
  extractors: [textExtractor],
  catalogs: [
    {
      path: '<rootDir>/packages/app-kit/i18n/locales/{locale}',
      include: ['<rootDir>/packages/app-kit', '<rootDir>/packages/ui'],
      exclude: ['**/node_modules/**', ...teams, ...ofOperators, pushes],
    },
    ...applications.map(({ name }) => ({
      path: `<rootDir>/apps/${name}/i18n/{locale}`,
      include: [
        `<rootDir>/apps/${name}`,
        ...(withTeams.includes(name) ? teams : []),
        ...(name === 'admin' ? ofOperators : []),
        ...(name === 'courier' ? [chats] : []),
        ...(name === 'vendor' ? [pushes] : []),
      ],
      exclude: [
        '**/node_modules/**',
        ...(name === 'vendor' ? vendorPages : []),
        ...(name === 'courier' ? riderPages : []),
      ],
    })),
    { path: '<rootDir>/apps/vendor/i18n/pages/{locale}', include: vendorPages },
    { path: '<rootDir>/apps/courier/i18n/pages/{locale}', include: riderPages },
  ],
});
