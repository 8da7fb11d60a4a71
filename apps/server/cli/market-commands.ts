import { CannotStart } from 'api/db/cannot-start';
import { findBreaches } from 'api/db/find-breaches';
import { emptyMarket, isSeeded } from 'api/db/is-seeded';
import { migrate, pendingMigrations } from 'api/db/migrate';
import { type SizeName, seedMarket } from 'api/db/seed/seed-market';
import { installJobs } from 'api/jobs/open-jobs';
import { alone, beside, migrating } from './command-context.ts';
import { notifyNodes } from './notify-nodes.ts';
import type { Call, Command } from './terminal/command.ts';
import { textTable } from './terminal/text-table.ts';

const sizes: Record<SizeName, string> = {
  s: '60 stores, 2,000 items and more',
  sm: '150 stores, 10,000 items',
  m: '1,000 stores, 100,000 items',
  l: '10,000 stores, 1,000,000 items',
};

export const marketCommands: readonly Command[] = [
  {
    name: 'up',
    about: 'Starts the server: database, API and storefront. Ctrl-C stops it.',
    example: 'up',
    isEndless: true,
    exits: ['unavailable', 'configuration'],
    async run() {
      // The server prints its own messages and sets its own exit code.
      await import('../main.ts');
      return undefined;
    },
  },
  {
    name: 'migrate',
    about: 'Migrates the database. The server does so at each start.',
    options: { 'dry-run': { about: 'Only lists the pending migrations.' } },
    example: 'migrate --dry-run',
    exits: ['unavailable', 'configuration'],
    run: (call) =>
      migrating(call, async ({ url, db }) => {
        const isDry = call.isOn('dry-run');
        const names = isDry ? await pendingMigrations(url) : await migrate(url);
        if (!isDry) await installJobs(db);
        const head = names.length === 0 ? 'The tables are up to date.' : isDry ? 'These would run:' : 'These have run:';
        return { text: [head, ...names].join('\n  '), json: { [isDry ? 'pending' : 'applied']: names } };
      }),
  },
  {
    name: 'seed',
    about: 'Seeds an empty database with the demo data.',
    options: {
      size: {
        about: `The size; defaults to s: ${sentenceOfSizes()}.`,
        value: 'size',
        choices: Object.keys(sizes),
      },
      replace: { about: 'Deletes existing data first.' },
    },
    example: 'seed --size s --replace',
    exits: ['unavailable', 'disk', 'configuration'],
    run: (call) =>
      alone(call, async (context) => {
        const done = await seed(call, context.url);
        await notifyNodes(call, context);
        return done;
      }),
  },
  {
    name: 'invariants',
    about: 'Checks the invariants of the data: stock, money, states, payments. Changes nothing.',
    example: 'invariants',
    exits: ['found', 'unavailable', 'configuration'],
    run: (call) =>
      beside(call, async ({ url }) => {
        const breaches = await findBreaches(url);
        return {
          text: textTable(
            breaches.map((row) => ({ ...row })),
            'All invariants hold.',
          ),
          json: { breaches },
          exit: breaches.length === 0 ? 'done' : 'found',
        };
      }),
  },
];

async function seed(call: Call, url: string) {
  const size = (call.option('size') ?? 's') as SizeName;
  await migrate(url);
  if (await isSeeded(url)) {
    if (!call.isOn('replace')) throw new CannotStart('A market stands there already. Add --replace to empty it first.');
    await emptyMarket(url);
  }
  const since = performance.now();
  await seedMarket(url, { size, onProgress: call.progress('Filling the market') });
  const seconds = Number(((performance.now() - since) / 1000).toFixed(1));
  return { text: `The market of size ${size} stands (${sizes[size]}), ${seconds} s.`, json: { size, seconds } };
}

function sentenceOfSizes(): string {
  return Object.entries(sizes)
    .map(([name, holds]) => `${name} has ${holds}`)
    .join('; ');
}
