import { Option } from '@commander-js/extra-typings';
import { CannotStart } from 'api/db/cannot-start';
import { findBreaches } from 'api/db/find-breaches';
import { emptyMarket, isSeeded } from 'api/db/is-seeded';
import { migrate, pendingMigrations } from 'api/db/migrate';
import { type SizeName, seedMarket } from 'api/db/seed/seed-market';
import { installJobs } from 'api/jobs/open-jobs';
import { runExclusively, runOnAnySchema, runWithDatabase } from './command-context.ts';
import { notifyNodes } from './notify-nodes.ts';
import { type AddCommands, helpFooter } from './terminal/command-line.ts';
import type { Invocation } from './terminal/invocation.ts';
import { textTable } from './terminal/text-table.ts';

const sizes = {
  demo: '368 stores, 15,000 items and more',
  s: '60 stores, 2,000 items and more',
  sm: '150 stores, 10,000 items',
  m: '1,000 stores, 100,000 items',
  l: '10,000 stores, 1,000,000 items',
  orders: '150 stores, 1,000,000 orders',
} satisfies Record<SizeName, string>;
const sizeNames = ['demo', 's', 'sm', 'm', 'l', 'orders'] as const satisfies readonly SizeName[];

export const addMarketCommands: AddCommands = (soko, invocation) => {
  soko
    .command('up')
    .description('Starts the server: database, API and storefront. Ctrl-C stops it.')
    .addHelpText('after', helpFooter('up', ['unavailable', 'configuration'], { isEndless: true }))
    .action(async () => {
      // The server prints its own messages and sets its own exit code.
      await import('../main.ts');
    });
  soko
    .command('migrate')
    .description('Migrates the database. The server does so at each start.')
    .option('--dry-run', 'Only lists the pending migrations.')
    .addHelpText('after', helpFooter('migrate --dry-run', ['unavailable', 'configuration']))
    .action(({ dryRun: isDry }) =>
      runOnAnySchema(invocation, async ({ url, db }) => {
        const names = isDry ? await pendingMigrations(url) : await migrate(url);
        if (!isDry) await installJobs(db);
        return {
          text: [headOf(names, isDry), ...names].join('\n  '),
          json: { [isDry ? 'pending' : 'applied']: names },
        };
      }),
    );
  soko
    .command('seed')
    .description('Seeds an empty database with the demo data.')
    .addOption(
      new Option('--size <size>', `The size: ${sentenceOfSizes()}.`).choices(sizeNames).default('demo' as const),
    )
    .option('--replace', 'Deletes existing data first.')
    .addHelpText('after', helpFooter('seed --size s --replace', ['unavailable', 'disk', 'configuration']))
    .action((options) =>
      runExclusively(invocation, async (context) => {
        const done = await seed(invocation, context.url, options);
        await notifyNodes(invocation, context);
        return done;
      }),
    );
  soko
    .command('invariants')
    .description('Checks the invariants of the data: stock, money, states, payments. Changes nothing.')
    .addHelpText('after', helpFooter('invariants', ['problem_found', 'unavailable', 'configuration']))
    .action(() =>
      runWithDatabase(invocation, async ({ url }) => {
        const breaches = await findBreaches(url);
        return {
          text: textTable(
            breaches.map((row) => ({ ...row })),
            'All invariants hold.',
          ),
          json: { breaches },
          exit: breaches.length === 0 ? 'done' : 'problem_found',
        };
      }),
    );
};

function headOf(names: readonly string[], isDry: boolean | undefined): string {
  if (names.length === 0) return 'The tables are up to date.';
  return isDry ? 'These would run:' : 'These have run:';
}

async function seed(invocation: Invocation, url: string, { size, replace }: { size: SizeName; replace?: true }) {
  await migrate(url);
  if (await isSeeded(url)) {
    if (!replace) throw new CannotStart('A market already exists. Add --replace to empty it first.');
    await emptyMarket(url);
  }
  const since = performance.now();
  await seedMarket(url, { size, onProgress: invocation.progress('Filling the market') });
  const seconds = Number(((performance.now() - since) / 1000).toFixed(1));
  return { text: `The market of size ${size} is ready (${sizes[size]}), ${seconds} s.`, json: { size, seconds } };
}

function sentenceOfSizes(): string {
  return Object.entries(sizes)
    .map(([name, holds]) => `${name} has ${holds}`)
    .join('; ');
}
