import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { scratchFolder } from '../scratch-folder.ts';

const biome = join(process.cwd(), 'node_modules/.bin/biome');
const knip = join(process.cwd(), 'node_modules/.bin/knip');

type Planted = [fault: string, rule: string, files: Record<string, string>];

const use = (what: string) => `import { x } from '${what}';\nexport const y = x;\n`;

/** Eight nested conditions, which are hard to follow. */
const tangled = `export function f(n: number): number {\n${'if (n > 1) {\n'.repeat(8)}return n;\n${'}\n'.repeat(8)}return 0;\n}\n`;

const planted: Planted[] = [
  ['market reaches the api', 'noUndeclaredDependencies', { 'packages/market/planted.ts': use('api/app/app') }],
  ['the storefront reaches the api', 'noUndeclaredDependencies', { 'apps/storefront/planted.ts': use('api/app/app') }],
  ['a staff application reaches the api', 'noUndeclaredDependencies', { 'apps/vendor/planted.ts': use('api/app/app') }],
  [
    'a staff application reaches the storefront',
    'noUndeclaredDependencies',
    { 'apps/vendor/planted.ts': use('storefront/root.tsx') },
  ],
  [
    'a staff application takes the whole contract',
    'noRestrictedImports',
    { 'apps/courier/planted.ts': use('market/calls/contract') },
  ],
  [
    'the kit imports an application',
    'noRestrictedImports',
    { 'packages/app-kit/planted.ts': use('../../apps/vendor/routes.tsx') },
  ],
  ['market steps out to the api', 'noRestrictedImports', { 'packages/market/planted.ts': use('../api/app/app.ts') }],
  [
    'the api steps out to an application',
    'noRestrictedImports',
    { 'packages/api/http/planted.ts': use('../../../apps/storefront/root.tsx') },
  ],
  [
    'a use case steps out to market',
    'noRestrictedImports',
    { 'packages/api/a/do-a.ts': use('../../market/values/money.ts') },
  ],
  [
    'a page steps out to the api',
    'noRestrictedImports',
    { 'apps/storefront/routes/a/a-page.tsx': use('../../../../packages/api/app/app.ts') },
  ],
  [
    'a feature steps out to the api',
    'noRestrictedImports',
    { 'apps/storefront/features/a/a-b.ts': use('../../../../packages/api/app/app.ts') },
  ],
  ['a rule imports a contract', 'noRestrictedImports', { 'packages/market/a/a.rules.ts': use('./a.contract.ts') }],
  ['a rule imports a library', 'noRestrictedImports', { 'packages/market/a/a.rules.ts': use('zod/mini') }],
  [
    'a contract imports the large schema library',
    'noRestrictedImports',
    { 'packages/market/a/a.contract.ts': use('zod') },
  ],
  ['a route imports SQL', 'noRestrictedImports', { 'packages/api/a/a.routes.ts': use('kysely') }],
  [
    'a route that imports the database',
    'noRestrictedImports',
    { 'packages/api/a/a.routes.ts': use('#api/db/seed/seed-market.ts') },
  ],
  ['data decides', 'noRestrictedImports', { 'packages/api/a/a.data.ts': use('market/a/a.rules') }],
  ['data speaks to the outside', 'noRestrictedImports', { 'packages/api/a/a.data.ts': use('../providers/sms/sms.ts') }],
  ['data knows the request', 'noRestrictedImports', { 'packages/api/a/a.data.ts': use('fastify') }],
  ['a use case imports a route', 'noRestrictedImports', { 'packages/api/a/do-a.ts': use('#api/b/b.routes.ts') }],
  ['ui imports a feature', 'noRestrictedImports', { 'packages/ui/planted.ts': use('#features/a/a-card.tsx') }],
  [
    'ui imports an application',
    'noRestrictedImports',
    { 'packages/ui/planted.ts': use('../../apps/storefront/i18n/languages.ts') },
  ],
  ['ui knows the market', 'noRestrictedImports', { 'packages/ui/planted.ts': use('market/values/money') }],
  [
    'a feature imports a page',
    'noRestrictedImports',
    { 'apps/storefront/features/a/a-b.ts': use('../../routes/home/home-page.tsx') },
  ],
  [
    'a page takes the large schema library',
    'noRestrictedImports',
    { 'apps/storefront/routes/a/a-page.tsx': use('zod') },
  ],
  [
    'a feature that imports the server',
    'noRestrictedImports',
    { 'apps/storefront/features/a/a-b.ts': use('../../server/api-client.server.ts') },
  ],
  [
    'a feature takes the whole contract',
    'noRestrictedImports',
    { 'apps/storefront/features/a/a-b.ts': use('market/calls/contract') },
  ],
  ['a command speaks SQL', 'noRestrictedImports', { 'apps/server/cli/planted.ts': use('pg') }],
  ['a command calls a route', 'noRestrictedImports', { 'apps/server/cli/planted.ts': use('api/a/a.routes') }],
  [
    'the api calls a command',
    'noRestrictedImports',
    { 'packages/api/a/do-a.ts': use('../../../apps/server/cli/planted.ts') },
  ],
  ['the client takes a library', 'noRestrictedImports', { 'packages/client/planted.ts': use('zod/mini') }],
  [
    'the client takes the contract',
    'noRestrictedImports',
    { 'packages/client/planted.ts': use('market/calls/contract') },
  ],
  [
    'two files import each other',
    'noImportCycles',
    { 'packages/market/a.ts': use('./b.ts'), 'packages/market/b.ts': use('./a.ts') },
  ],
  ['a barrel', 'noBarrelFile', { 'packages/market/planted.ts': "export { x } from './x.ts';\n" }],
  ['a barrel of everything', 'noReExportAll', { 'packages/market/planted.ts': "export * from './x.ts';\n" }],
  ['an export without a name', 'noDefaultExport', { 'packages/market/planted.ts': 'export default 1;\n' }],
  ['a function too tangled', 'noExcessiveCognitiveComplexity', { 'packages/market/planted.ts': tangled }],
  ['a name in capitals', 'useFilenamingConvention', { 'packages/market/PlantedFile.ts': 'export const x = 1;\n' }],
  ['a file too long', 'noExcessiveLinesPerFile', { 'packages/market/planted.ts': 'export {};\n'.repeat(401) }],
];

/** A rule that no longer finds anything looks just like clean code. So each rule gets a fault to find. */
describe('the import rules reject', () => {
  let found: Finding[];

  // Biome reads the packages for as long as all of the faults, so it starts once.
  beforeAll(() => {
    using folder = scratchFolder();
    const files = planted.flatMap(([, , sources], place) =>
      Object.entries(sources).map(([name, source]) => [inFolderOfCase(name, place), source] as const),
    );
    furnish(folder.path, Object.fromEntries(files));
    found = findingsIn(folder.path);
  });

  it.each(planted.map(([fault, rule, files], place) => [fault, rule, Object.keys(files), place] as const))(
    '%s',
    (_fault, rule, names, place) => {
      const paths = names.map((name) => inFolderOfCase(name, place));
      expect(found.filter(({ path }) => paths.includes(path)).map((finding) => finding.rule)).toContain(rule);
    },
  );
});

interface Finding {
  path: string;
  rule: string;
}

/** Several faults have the same name; each lies in a folder of its own below the one whose rules it breaks. */
function inFolderOfCase(name: string, place: number): string {
  return join(dirname(name), `case-${place}`, basename(name));
}

function findingsIn(folder: string): Finding[] {
  const { stdout } = spawnSync(biome, ['lint', '--max-diagnostics=none', '--reporter=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string } }[];
  };
  return diagnostics.map(({ category, location }) => ({
    path: location.path,
    rule: category.split('/').at(-1) ?? '',
  }));
}

/** Another tool finds unused code, and needs a planted fault too. */
describe('the search for the unused finds', () => {
  it.each<[string, string]>([
    ['an export of the market', 'packages/market/a/a.rules.ts'],
    ['an export of the api', 'packages/api/http/planted.ts'],
  ])('%s', (_what, file) => {
    using folder = scratchFolder();
    const name = 'nobodyAsksForThis';
    furnish(folder.path, {
      'apps/server/main.ts': `import { x } from '../../${file}';\nconsole.log(x);\n`,
      [file]: `export const x = 1;\nexport const ${name} = 2;\n`,
    });
    copyFileSync('knip.json', join(folder.path, 'knip.json'));
    const { stdout } = spawnSync(knip, ['--include', 'exports'], { cwd: folder.path, encoding: 'utf8' });
    expect(stdout).toContain(name);
  });
});

function furnish(folder: string, files: Record<string, string>): void {
  copyFileSync('biome.json', join(folder, 'biome.json'));
  for (const manifest of [
    'package.json',
    'apps/server/package.json',
    'apps/storefront/package.json',
    'apps/vendor/package.json',
    'apps/courier/package.json',
    'apps/admin/package.json',
    'packages/app-kit/package.json',
    'packages/api/package.json',
    'packages/client/package.json',
    'packages/market/package.json',
    'packages/ui/package.json',
  ]) {
    mkdirSync(dirname(join(folder, manifest)), { recursive: true });
    cpSync(manifest, join(folder, manifest));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
}
