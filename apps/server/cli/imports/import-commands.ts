import { type GivenTranslation, importTranslations } from 'api/config/import-translations';
import { type GivenItem, openItemImport } from 'api/items/import-items';
import { type GivenStore, openStoreImport } from 'api/stores/import-stores';
import { importZones } from 'api/zones/import-zones';
import { type Money, money } from 'market/values/money';
import { beside, type CommandContext } from '../command-context.ts';
import { notifyNodes } from '../notify-nodes.ts';
import type { Answer, Call, Command, Option, Parameter } from '../terminal/command.ts';
import { itemColumns, storeColumns, translationColumns } from './import-columns.ts';
import { type Imported, type ImportKind, importFile } from './import-file.ts';
import { readZones } from './read-zones.ts';

const csvFile: Parameter = { name: 'file', about: 'A CSV file; its first line has the column names, in any order.' };
const csvOptions: Record<string, Option> = {
  'skip-bad': { about: 'Imports the valid lines although others are not.' },
  'dry-run': { about: 'Only reports faults.' },
};
const csvExits = ['data', 'input', 'unavailable', 'disk', 'configuration'] as const;

export const importCommands: readonly Command[] = [
  {
    name: 'import stores',
    about: 'Adds stores from a CSV file, and updates those with the same slug. An interrupted import continues.',
    parameters: [csvFile],
    options: csvOptions,
    example: 'import stores demo/imports/stores.csv --dry-run',
    exits: csvExits,
    run: (call) =>
      beside(call, async (context) => {
        const { faultsIn, write } = await openStoreImport(context.db);
        const kind: ImportKind<GivenStore> = {
          name: 'stores',
          key: 'slug',
          columns: storeColumns,
          together: () => [],
          faultsIn,
          write,
        };
        return runImport(call, context, kind);
      }),
  },
  {
    name: 'import items',
    about:
      'Adds items from a CSV file, and updates those with the same slug. An interrupted import continues. ' +
      'New categories, variations, options of dishes and add-ons are included: demo/imports/choices.csv.',
    parameters: [csvFile],
    options: csvOptions,
    example: 'import items demo/imports/items.csv --dry-run',
    exits: csvExits,
    run: (call) =>
      beside(call, async (context) => {
        const { faultsIn, write } = await openItemImport(context.db);
        const kind: ImportKind<GivenItem> = {
          name: 'items',
          key: 'slug',
          columns: itemColumns,
          together: (item) => [...discountFaults(item), ...choiceFaults(item)],
          faultsIn,
          write: (transaction, given) => write(transaction, given.map(withDiscount)),
        };
        return runImport(call, context, kind);
      }),
  },
  {
    name: 'import translations',
    about:
      'Imports translations of the English names of modules, categories, units and reasons from a CSV file. ' +
      'The names of stores and items do not change.',
    parameters: [csvFile],
    options: csvOptions,
    example: 'import translations demo/imports/translations.csv --dry-run',
    exits: csvExits,
    run: (call) =>
      beside(call, (context) => {
        const kind: ImportKind<GivenTranslation> = {
          name: 'translations',
          key: 'text',
          columns: translationColumns,
          together: () => [],
          faultsIn: async () => [],
          write: importTranslations,
        };
        return runImport(call, context, kind);
      }),
  },
  {
    name: 'zones import',
    about: 'Adds zones from a GeoJSON file, and updates those with the same id, all or none.',
    parameters: [
      { name: 'file', about: 'A FeatureCollection of polygons, with properties as in demo/places/zones.geojson.' },
    ],
    options: { 'dry-run': { about: 'Only reports faults.' } },
    example: 'zones import demo/places/zones.geojson --dry-run',
    exits: ['data', 'input', 'unavailable', 'configuration'],
    run: (call) =>
      beside(call, async (context) => {
        const { zones, faults } = await readZones(call.path(call.word('file')));
        if (faults.length > 0) {
          const lines = faults.map(({ zone, field, reason }) => `${zone}: ${field ? `${field} ` : ''}${reason}`);
          const text = [`Nothing was imported; ${faults.length} faults:`, ...lines].join('\n  ');
          return { text, json: { added: [], changed: [], faults }, exit: 'data' };
        }
        if (call.isOn('dry-run'))
          return { text: `All ${zones.length} zones are right.`, json: { zones: zones.length, faults } };
        const done = await importZones(context.db, zones);
        await notifyNodes(call, context);
        const outside = done.outside.length === 0 ? '' : ` Stores outside their zone now: ${done.outside.join(', ')}.`;
        const text = `${done.added.length} zones added, ${done.changed.length} changed.${outside}`;
        return { text, json: { ...done, faults }, exit: done.outside.length === 0 ? 'done' : 'found' };
      }),
  },
];

/** Faults shown in the terminal; `--json` has more of them. */
const maxShown = 100;

async function runImport<Given>(call: Call, context: CommandContext, kind: ImportKind<Given>): Promise<Answer> {
  const done = await importFile(kind, {
    db: context.db,
    file: call.path(call.word('file')),
    skipsBad: call.isOn('skip-bad'),
    isDry: call.isOn('dry-run'),
    progress: call.progress,
  });
  if (done.isWritten) await notifyNodes(call, context);
  const { faults } = done;
  const shown = faults
    .slice(0, maxShown)
    .map(({ line, field, reason }) => `line ${line}: ${field ? `${field} ` : ''}${reason}`);
  const more = faults.length > maxShown ? [`and ${faults.length - maxShown} more`] : [];
  return {
    text: [summaryOf(done, call.isOn('dry-run')), ...shown, ...more].join('\n  '),
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

function discountFaults({ discount, discount_type }: GivenItem): { field: string; reason: string }[] {
  if ((discount === undefined) !== (discount_type === undefined)) {
    return [{ field: 'discount', reason: 'needs the column discount_type, and the other way round' }];
  }
  if (discount === undefined || discount_type !== 'percent') return [];
  const isPercent = discount % 100 === 0 && discount <= 100_00;
  return isPercent ? [] : [{ field: 'discount', reason: 'must be whole percents from 0 to 100' }];
}

function choiceFaults({ variations, food_variations, add_ons }: GivenItem): { field: string; reason: string }[] {
  const isDish = (food_variations ?? []).length > 0 || (add_ons ?? []).length > 0;
  if (!isDish || (variations?.variants ?? []).length === 0) return [];
  return [{ field: 'variations', reason: 'an item has variations, or options and add-ons of a dish' }];
}

/** Percents are stored as given, amounts as minor units. */
function withDiscount(item: GivenItem): GivenItem {
  if (item.discount === undefined || item.discount_type !== 'percent') return item;
  return { ...item, discount: money(item.discount / 100) satisfies Money };
}
