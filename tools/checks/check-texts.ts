import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { faultsOfLanguages } from '../../apps/storefront/build-plugins/matching-texts.ts';

/** Fails if a text of the screens is not in the catalogues, or a translation is missing or does not match. */
const catalogues = globSync('{apps,packages}/*/i18n/**/*.po');
if (catalogues.length === 0) throw new Error('No catalogue seen');
const before = catalogues.map((file) => readFileSync(file, 'utf8'));
const configured = globSync('{apps,packages}/*/lingui.config.ts').map(dirname);
for (const cwd of configured) {
  const { status, stderr } = spawnSync('npm', ['run', 'extract'], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

catalogues.forEach((file, n) => {
  const after = readFileSync(file, 'utf8');
  writeFileSync(file, before[n] ?? '');
  if (textsOf(after) !== textsOf(before[n] ?? '')) {
    report(`${file} is stale: run \`npm run extract\` and translate`);
  }
});

const faults = await Promise.all(configured.map(faultsOfLanguages));
for (const fault of faults.flat()) report(fault);

// The build turns macros into texts in `.tsx` files alone; in any other file they fail when a page loads it.
const sources = globSync('{apps,packages/{app-kit,ui}}/**/*.ts', {
  exclude: ['**/node_modules', '**/build', '**/*.test.ts'],
});
for (const file of sources) {
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
