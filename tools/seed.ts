import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CannotStart } from 'api/db/cannot-start';
import { emptyMarket, holdsMarket } from 'api/db/market-presence';
import { migrate } from 'api/db/migrate';
import { openDatabase } from 'api/db/open-database';
import { type SizeName, seedMarket } from 'api/db/seed/seed-market';
import { ConfigurationFaults, readConfiguration, readEnvironmentFile } from '../configuration/read-configuration.ts';
import { showProgress } from './progress.ts';

const sizes: Record<SizeName, string> = {
  s: '60 stores, 2,000 items and more',
  sm: '150 stores, 10,000 items',
  m: '1,000 stores, 100,000 items',
  l: '10,000 stores, 1,000,000 items',
};

const usage = [
  'npm run seed -- --size s|sm|m|l [--replace]',
  ...Object.entries(sizes).map(([name, holds]) => `  ${name.padEnd(2)}: ${holds}`),
  '  --replace: empties a market that stands there already',
].join('\n');

/** Fills the database of the configuration with a demo market. */
async function main(): Promise<void> {
  const { size, replace } = wishes();
  readEnvironmentFile(fileURLToPath(new URL('../.env', import.meta.url)));
  const { market } = readConfiguration(process.env);
  if (market.at === 'api') throw new CannotStart('API_URL leads to another deployment: seed it there.');
  const { url, stop } = await openDatabase(market, refuse);
  try {
    await migrate(url);
    if (await holdsMarket(url)) {
      if (!replace) throw new CannotStart('A market stands there already. Add --replace to empty it first.');
      await emptyMarket(url);
    }
    const since = performance.now();
    await seedMarket(url, { size, onProgress: showProgress('Filling the market') });
    console.log(`The market of size ${size} stands (${sizes[size]}), ${seconds(since)} s.`);
  } finally {
    await stop();
  }
}

function wishes(): { size: SizeName; replace: boolean } {
  try {
    const { values } = parseArgs({ options: { size: { type: 'string' }, replace: { type: 'boolean' } } });
    const size = Object.keys(sizes).find((name) => name === (values.size ?? 's'));
    if (size) return { size: size as SizeName, replace: values.replace ?? false };
  } catch {
    // The usage says what would have been right.
  }
  console.error(usage);
  process.exit(64);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function refuse(message: string): void {
  console.error(message);
  process.exit(69);
}

main().catch((fault) => {
  if (!(fault instanceof CannotStart || fault instanceof ConfigurationFaults)) throw fault;
  refuse(fault.message);
});
