import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { faultsOfLanguages } from '../../apps/storefront/build-plugins/matching-texts.ts';

/** Fails if a text of the screens is not in the catalogues, or a translation is missing or does not match. */
const catalogues = globSync('apps/storefront/i18n/locales/*.po');
if (catalogues.length === 0) throw new Error('No catalogue seen');
const before = catalogues.map((file) => readFileSync(file, 'utf8'));
const { status, stderr } = spawnSync('lingui', ['extract', '--clean'], { cwd: 'apps/storefront', encoding: 'utf8' });
if (status !== 0) throw new Error(stderr);

catalogues.forEach((file, n) => {
  const after = readFileSync(file, 'utf8');
  writeFileSync(file, before[n] ?? '');
  if (textsOf(after) !== textsOf(before[n] ?? '')) {
    report(`${file} is stale: run \`npm run extract\` and translate`);
  }
});

for (const fault of await faultsOfLanguages()) report(fault);

// The build turns macros into texts in `.tsx` files alone; in any other file they fail when a page loads it.
for (const file of globSync('{apps/storefront/{features,routes,layout,browser,i18n},packages/ui}/**/*.ts')) {
  const source = readFileSync(file, 'utf8');
  if (/from '@lingui\/[a-z]+\/macro'/.test(source)) report(`${file} uses a text macro: its name must end in .tsx`);
}

function report(fault: string): void {
  console.error(fault);
  process.exitCode = 1;
}

/** The header contains the time of the extraction, which is irrelevant. */
function textsOf(catalogue: string): string {
  return catalogue.slice(catalogue.indexOf('\n\n'));
}
