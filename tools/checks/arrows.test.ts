import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from './scratch-folder.ts';

const biome = join(process.cwd(), 'node_modules/.bin/biome');
const knip = join(process.cwd(), 'node_modules/.bin/knip');

type Planted = [fault: string, rule: string, files: Record<string, string>];

const use = (what: string) => `import { x } from '${what}';\nexport const y = x;\n`;

/** Eight questions within each other, which nobody can follow. */
const tangled = `export function f(n: number): number {\n${'if (n > 1) {\n'.repeat(8)}return n;\n${'}\n'.repeat(8)}return 0;\n}\n`;

const planted: Planted[] = [
  ['market reaches the api', 'noUndeclaredDependencies', { 'market/planted.ts': use('api/app') }],
  ['web reaches the api', 'noUndeclaredDependencies', { 'web/planted.ts': use('api/app') }],
  ['market steps out to the api', 'noRestrictedImports', { 'market/planted.ts': use('../api/app.ts') }],
  ['the api steps out to web', 'noRestrictedImports', { 'api/http/planted.ts': use('../../web/root.tsx') }],
  [
    'a use case steps out to market',
    'noRestrictedImports',
    { 'api/features/a/do-a.ts': use('../../../market/money.ts') },
  ],
  ['a page steps out to the api', 'noRestrictedImports', { 'web/routes/a/a-page.tsx': use('../../../api/app.ts') }],
  ['a feature steps out to the api', 'noRestrictedImports', { 'web/features/a/a-b.ts': use('../../../api/app.ts') }],
  ['a rule imports a contract', 'noRestrictedImports', { 'market/a/a.rules.ts': use('./a.contract.ts') }],
  ['a rule imports a library', 'noRestrictedImports', { 'market/a/a.rules.ts': use('zod/mini') }],
  ['a contract imports the large schema library', 'noRestrictedImports', { 'market/a/a.contract.ts': use('zod') }],
  ['a route imports SQL', 'noRestrictedImports', { 'api/features/a/a.routes.ts': use('kysely') }],
  ['a route reaches into the database', 'noRestrictedImports', { 'api/features/a/a.routes.ts': use('#db/seed.ts') }],
  ['data decides', 'noRestrictedImports', { 'api/features/a/a.data.ts': use('market/a/a.rules') }],
  [
    'data speaks to the outside',
    'noRestrictedImports',
    { 'api/features/a/a.data.ts': use('../../outside/sms/sms.ts') },
  ],
  ['data knows the request', 'noRestrictedImports', { 'api/features/a/a.data.ts': use('fastify') }],
  ['a use case imports a route', 'noRestrictedImports', { 'api/features/a/do-a.ts': use('#features/b/b.routes.ts') }],
  ['ui imports a feature', 'noRestrictedImports', { 'web/ui/planted.ts': use('#features/a/a-card.tsx') }],
  ['ui knows the market', 'noRestrictedImports', { 'web/ui/planted.ts': use('market/money') }],
  [
    'a feature imports a page',
    'noRestrictedImports',
    { 'web/features/a/a-b.ts': use('../../routes/home/home-page.tsx') },
  ],
  ['a page takes the large schema library', 'noRestrictedImports', { 'web/routes/a/a-page.tsx': use('zod') }],
  [
    'a feature reaches into the server',
    'noRestrictedImports',
    { 'web/features/a/a-b.ts': use('../../market-client.server.ts') },
  ],
  ['a feature takes the whole contract', 'noRestrictedImports', { 'web/features/a/a-b.ts': use('market/contract') }],
  ['a command speaks SQL', 'noRestrictedImports', { 'commands/planted.ts': use('pg') }],
  ['a command calls a route', 'noRestrictedImports', { 'commands/planted.ts': use('api/features/a/a.routes') }],
  ['the api calls a command', 'noRestrictedImports', { 'api/features/a/do-a.ts': use('../../../commands/planted.ts') }],
  ['the client takes a library', 'noRestrictedImports', { 'client/planted.ts': use('zod/mini') }],
  ['the client takes the contract', 'noRestrictedImports', { 'client/planted.ts': use('market/contract') }],
  ['two files import each other', 'noImportCycles', { 'market/a.ts': use('./b.ts'), 'market/b.ts': use('./a.ts') }],
  ['a barrel', 'noBarrelFile', { 'market/planted.ts': "export { x } from './x.ts';\n" }],
  ['a barrel of everything', 'noReExportAll', { 'market/planted.ts': "export * from './x.ts';\n" }],
  ['an export without a name', 'noDefaultExport', { 'market/planted.ts': 'export default 1;\n' }],
  ['a function too tangled', 'noExcessiveCognitiveComplexity', { 'market/planted.ts': tangled }],
  ['a name in capitals', 'useFilenamingConvention', { 'market/PlantedFile.ts': 'export const x = 1;\n' }],
  ['a file too long', 'noExcessiveLinesPerFile', { 'market/planted.ts': 'export {};\n'.repeat(401) }],
];

/** A check that no longer bites looks just like clean code. So each rule gets a fault to bite on. */
describe('the arrows stop', () => {
  it.each(planted)('%s', (_fault, rule, files) => {
    using folder = scratchFolder();
    furnish(folder.path, files);
    const { stdout, stderr } = spawnSync(biome, ['lint', '--max-diagnostics=50'], {
      cwd: folder.path,
      encoding: 'utf8',
    });
    expect(stdout + stderr).toContain(rule);
  });
});

/** What nobody uses any more is found by another tool, which needs a fault to bite on as well. */
describe('the search for the unused finds', () => {
  it.each<[string, string]>([
    ['an export of the market', 'market/a/a.rules.ts'],
    ['an export of the api', 'api/http/planted.ts'],
  ])('%s', (_what, file) => {
    using folder = scratchFolder();
    const name = 'nobodyAsksForThis';
    furnish(folder.path, {
      'server.ts': `import { x } from './${file}';\nconsole.log(x);\n`,
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
    'market/package.json',
    'api/package.json',
    'web/package.json',
    'client/package.json',
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
