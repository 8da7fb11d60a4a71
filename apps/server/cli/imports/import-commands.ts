import { readFile } from 'node:fs/promises';
import { type GivenTranslation, importTranslations } from 'api/config/import-translations';
import { translationLines } from 'api/config/texts/translation-lines';
import { itemLines, withDiscount } from 'api/items/files/item-columns';
import { storeColumns } from 'api/items/files/store-columns';
import { type GivenItem, openItemImport } from 'api/items/import-items';
import { type GivenStore, openStoreImport } from 'api/stores/import-stores';
import { importZones } from 'api/zones/import-zones';
import { UnreadableZones, zonesIn } from 'api/zones/read-zones';
import { type CommandContext, runWithDatabase } from '../command-context.ts';
import { notifyNodes } from '../notify-nodes.ts';
import { type AddCommands, helpFooter } from '../terminal/command-line.ts';
import { CommandFault } from '../terminal/exit-codes.ts';
import type { Answer, Invocation } from '../terminal/invocation.ts';
import { type Imported, type ImportKind, importFile } from './import-file.ts';

const csvFile = ['<file>', 'A CSV file; its first line has the column names, in any order.'] as const;
const skipBad = ['--skip-bad', 'Imports the valid lines although others are not.'] as const;
const dryRun = ['--dry-run', 'Only reports faults.'] as const;
const csvExits = ['data', 'input', 'unavailable', 'disk', 'configuration'] as const;

export const addImportCommands: AddCommands = (soko, invocation) => {
  const imports = soko.command('import');
  imports
    .command('stores')
    .description('Adds stores from a CSV file, and updates those with the same slug. An interrupted import continues.')
    .argument(...csvFile)
    .option(...skipBad)
    .option(...dryRun)
    .addHelpText('after', helpFooter('import stores demo/imports/stores.csv --dry-run', csvExits))
    .action((file, options) =>
      runWithDatabase(invocation, async (context) => {
        const { faultsIn, write } = await openStoreImport(context.db);
        const kind: ImportKind<GivenStore> = {
          name: 'stores',
          key: 'slug',
          columns: storeColumns,
          faultsTogether: () => [],
          faultsIn,
          write,
        };
        return runImport({ invocation, context, kind, file, options });
      }),
    );
  imports
    .command('items')
    .description(
      'Adds items from a CSV file, and updates those with the same slug. An interrupted import continues. ' +
        'New categories, variations, options of dishes and add-ons are included: demo/imports/choices.csv.',
    )
    .argument(...csvFile)
    .option(...skipBad)
    .option(...dryRun)
    .addHelpText('after', helpFooter('import items demo/imports/items.csv --dry-run', csvExits))
    .action((file, options) =>
      runWithDatabase(invocation, async (context) => {
        const { faultsIn, write } = await openItemImport(context.db);
        const kind: ImportKind<GivenItem> = {
          name: 'items',
          key: 'slug',
          ...itemLines,
          faultsIn,
          write: (transaction, given) => write(transaction, given.map(withDiscount)),
        };
        return runImport({ invocation, context, kind, file, options });
      }),
    );
  imports
    .command('translations')
    .description(
      'Imports translations of the English names of modules, categories, units and reasons from a CSV file. ' +
        'The names of stores and items do not change.',
    )
    .argument(...csvFile)
    .option(...skipBad)
    .option(...dryRun)
    .addHelpText('after', helpFooter('import translations demo/imports/translations.csv --dry-run', csvExits))
    .action((file, options) =>
      runWithDatabase(invocation, (context) => {
        const kind: ImportKind<GivenTranslation> = {
          name: 'translations',
          key: 'text',
          ...translationLines,
          faultsIn: async () => [],
          write: importTranslations,
        };
        return runImport({ invocation, context, kind, file, options });
      }),
    );
  soko
    .command('zones')
    .command('import')
    .description('Adds zones from a GeoJSON file, and updates those with the same id, all or none.')
    .argument('<file>', 'A FeatureCollection of polygons, with properties as in demo/places/zones.geojson.')
    .option(...dryRun)
    .addHelpText(
      'after',
      helpFooter('zones import demo/places/zones.geojson --dry-run', ['data', 'input', 'unavailable', 'configuration']),
    )
    .action((file, { dryRun: isDry }) =>
      runWithDatabase(invocation, async (context) => {
        const { zones, faults } = await readZones(invocation.path(file));
        if (faults.length > 0) {
          const lines = faults.map(({ zone, field, reason }) => `${zone}: ${field ? `${field} ` : ''}${reason}`);
          const text = [`Nothing was imported; ${faults.length} faults:`, ...lines].join('\n  ');
          return { text, json: { added: [], changed: [], faults }, exit: 'data' };
        }
        if (isDry) return { text: `All ${zones.length} zones are right.`, json: { zones: zones.length, faults } };
        const done = await importZones(context.db, zones);
        await notifyNodes(invocation, context);
        const outside = done.outside.length === 0 ? '' : ` Stores outside their zone now: ${done.outside.join(', ')}.`;
        const text = `${done.added.length} zones added, ${done.changed.length} changed.${outside}`;
        return { text, json: { ...done, faults }, exit: done.outside.length === 0 ? 'done' : 'problem_found' };
      }),
    );
};

/** Faults shown in the terminal; `--json` has more of them. */
const maxShown = 100;

interface Import<Given> {
  invocation: Invocation;
  context: CommandContext;
  kind: ImportKind<Given>;
  file: string;
  options: { skipBad?: true; dryRun?: true };
}

async function runImport<Given>({ invocation, context, kind, file, options }: Import<Given>): Promise<Answer> {
  const { skipBad: skipsBad = false, dryRun: isDry = false } = options;
  const done = await importFile(kind, {
    db: context.db,
    file: invocation.path(file),
    skipsBad,
    isDry,
    progress: invocation.progress,
  });
  if (done.isWritten) await notifyNodes(invocation, context);
  const { faults } = done;
  const shown = faults
    .slice(0, maxShown)
    .map(({ line, field, reason }) => `line ${line}: ${field ? `${field} ` : ''}${reason}`);
  const more = faults.length > maxShown ? [`and ${faults.length - maxShown} more`] : [];
  return {
    text: [summaryOf(done, isDry), ...shown, ...more].join('\n  '),
    json: done,
    exit: faults.length === 0 ? 'done' : 'data',
  };
}

function summaryOf({ lines, added, changed, before, faults, isWritten }: Imported, isDry: boolean): string {
  const bad = new Set(faults.map(({ line }) => line)).size;
  if (!isWritten) {
    if (bad === 0) return `All ${lines} lines are right.`;
    const remedy = isDry ? '' : ' Mend them, or add --skip-bad to import the others.';
    return `Nothing was imported: ${bad} of ${lines} lines are not right.${remedy}`;
  }
  const earlier = before === 0 ? '' : `, ${before} before`;
  return `${added} added, ${changed} changed${earlier}, ${bad} left out.`;
}

async function readZones(file: string): Promise<ReturnType<typeof zonesIn>> {
  const contents = await readFile(file, 'utf8').catch(() => {
    throw new CommandFault('input', `There is no file ${file}.`);
  });
  try {
    return zonesIn(contents);
  } catch (error) {
    if (!(error instanceof UnreadableZones)) throw error;
    throw new CommandFault('data', `${file} ${error.message}. Nothing was imported.`);
  }
}
