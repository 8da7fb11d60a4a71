import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { meanOf, sum } from '../dispatch-figures.ts';
import { type PolicyName, policies } from '../dispatch-policies.ts';
import { type InstanceFigures, tryInstance } from './instance-figures.ts';
import { readInstance } from './read-instance.ts';

/**
 * Compares ways to give orders to couriers on instances of `grubhub/mdrplib`, whose folder `public_instances` is given by
 * `--folder`, and checks that an engine for which all ways are short is worse than the nearest courier.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    /** Only instances whose name has this. */
    match: { type: 'string', default: '' },
  },
});
if (values.folder === undefined) throw new Error('Name the folder of the instances: --folder public_instances');
const { folder } = values;
const names = readdirSync(folder)
  .filter((name) => name.includes(values.match) && existsSync(join(folder, name, 'orders.txt')))
  .sort();
if (names.length === 0) throw new Error(`No instance in ${folder}`);

const results = new Map<string, InstanceFigures[]>();
const beganAt = performance.now();
for (const [index, name] of names.entries()) {
  const instance = readInstance(join(folder, name));
  for (const policy of Object.keys(policies) as PolicyName[]) add(policy, tryInstance(instance, policy));
  // One in ten is enough to find the fault.
  if (index % 10 === 0) {
    add('engine, all ways 0', tryInstance(instance, 'engine', { travel: () => ({ seconds: 0, metres: 0 }) }));
    add('nearest, the same', tryInstance(instance, 'nearest'));
  }
  console.error(`${index + 1} of ${names.length}: ${name}, ${Math.round((performance.now() - beganAt) / 1_000)} s`);
}

const columns: [string, (all: readonly InstanceFigures[]) => string][] = [
  ['instances', (all) => String(all.length)],
  [
    'delivered',
    (all) => `${((100 * sum(all.map((one) => one.delivered))) / sum(all.map((one) => one.orders))).toFixed(2)} %`,
  ],
  ['click to door, min', mean(({ clickToDoor }) => clickToDoor)],
  ['p90', mean(({ clickToDoorP90 }) => clickToDoorP90)],
  ['past the target, min', mean(({ overage }) => overage)],
  ['ready to pick-up, min', mean(({ readyToPickUp }) => readyToPickUp)],
  ['ready to door, min', mean(({ readyToDoor }) => readyToDoor)],
  ['pay per order', mean(({ payPerOrder }) => payPerOrder)],
  ['couriers at the guarantee', mean(({ guaranteed }) => guaranteed * 100, ' %')],
  ['orders per hour', mean(({ ordersPerHour }) => ordersPerHour)],
  ['km per order', mean(({ kilometresPerOrder }) => kilometresPerOrder)],
];
console.log(`| Rule | ${columns.map(([name]) => name).join(' | ')} |`);
console.log(`| --- | ${columns.map(() => '---').join(' | ')} |`);
for (const [rule, all] of results) console.log(`| ${rule} | ${columns.map(([, text]) => text(all)).join(' | ')} |`);

const overageOf = (rule: string) => meanOf((results.get(rule) ?? []).map(({ overage }) => overage));
if (overageOf('engine, all ways 0') <= overageOf('nearest, the same')) {
  console.error('Missed: the planted fault was not found');
  process.exitCode = 1;
}

function add(rule: string, figures: InstanceFigures): void {
  results.set(rule, [...(results.get(rule) ?? []), figures]);
}

function mean(of: (figures: InstanceFigures) => number, unit = ''): (all: readonly InstanceFigures[]) => string {
  return (all) => `${meanOf(all.map(of)).toFixed(2)}${unit}`;
}
