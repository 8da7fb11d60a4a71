import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { faultsOfCatalogue } from '../web/matching-texts.ts';

/** Fails when a text of the screens is not in the catalogues, or a translation is missing or says something else. */
const catalogues = globSync('web/i18n/locales/*.po');
if (catalogues.length === 0) throw new Error('No catalogue seen');
const before = catalogues.map((file) => readFileSync(file, 'utf8'));
const { status, stderr } = spawnSync('lingui', ['extract', '--clean'], { cwd: 'web', encoding: 'utf8' });
if (status !== 0) throw new Error(stderr);

catalogues.forEach((file, n) => {
  const after = readFileSync(file, 'utf8');
  writeFileSync(file, before[n] ?? '');
  if (textsOf(after) !== textsOf(before[n] ?? '')) {
    tell(`${file} is stale: run \`npm run extract --workspace web\` and translate`);
  }
});

const config = getConfig({ cwd: join(import.meta.dirname, '../web') });
const [catalogue] = await getCatalogs(config);
for (const tag of config.locales) {
  const texts = Object.entries((await catalogue?.read(tag)) ?? {});
  if (texts.length === 0) tell(`${tag} has no texts`);
  for (const fault of faultsOfCatalogue(tag, texts)) tell(`${tag}: ${fault}`);
}

function tell(fault: string): void {
  console.error(fault);
  process.exitCode = 1;
}

/** The header carries the time of the extraction, which says nothing. */
function textsOf(catalogue: string): string {
  return catalogue.slice(catalogue.indexOf('\n\n'));
}
