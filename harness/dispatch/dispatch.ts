import { parseArgs } from 'node:util';
import { type Figures, tryPolicy } from './dispatch-figures.ts';
import { missedGoals } from './dispatch-goals.ts';
import { type PolicyName, policies } from './dispatch-policies.ts';
import { explainOrders, explanationOf } from './explain-orders.ts';
import { measureFullRound } from './full-round.ts';
import { isCalibrated, type PromiseMoment, promiseFigures } from './promise-figures.ts';
import type { Load } from './simulated-city.ts';

/**
 * Compares ways to give orders to couriers in simulated cities with the same seeds, checks the goals, and checks that they
 * are missed with a planted fault: an engine for which all ways are short.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    load: { type: 'string', multiple: true, default: ['300/40', '300/24', '600/40', '600/32'] },
    declines: { type: 'string', default: '0' },
    /** Loads for which promises are compared with what happens. */
    promises: { type: 'string', multiple: true, default: ['300/40', '300/24'] },
    only: { type: 'string', multiple: true },
    /** An order of the city with `--seed`: prints why it went to its courier, and nothing else. */
    why: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
if (values.why !== undefined) {
  explain(values.why);
  process.exit();
}

const seeds = Number(values.seeds);
const declines = Number(values.declines);
const names = (Object.keys(policies) as PolicyName[]).filter((name) => values.only?.includes(name) ?? true);

const columns: [string, (figures: Figures) => string][] = [
  ['click to door, min', ({ mean }) => mean.toFixed(1)],
  ['p90', ({ p90 }) => p90.toFixed(1)],
  ['on time', ({ onTime }) => `${(onTime * 100).toFixed(1)} %`],
  ['ready to pick-up, min', ({ readyToPickUp }) => readyToPickUp.toFixed(1)],
  ['courier waits, min', ({ courierWait }) => courierWait.toFixed(1)],
  ['km per order', ({ kilometresPerOrder }) => kilometresPerOrder.toFixed(2)],
  ['orders per hour', ({ ordersPerHour }) => ordersPerHour.toFixed(2)],
  ['bundled', ({ bundled }) => `${(bundled * 100).toFixed(0)} %`],
  ['Gini of pay', ({ gini }) => gini.toFixed(3)],
  ['longest wait with a free courier, s', ({ maxWait }) => maxWait.toFixed(0)],
  ['round, ms (p95)', ({ roundMean, roundP95 }) => `${roundMean.toFixed(1)} (${roundP95.toFixed(1)})`],
];

const missed: string[] = [];
console.log(`| Orders / couriers | Rule | ${columns.map(([name]) => name).join(' | ')} |`);
console.log(`| --- | --- | ${columns.map(() => '---').join(' | ')} |`);
for (const name of values.load) {
  const load = loadNamed(name);
  const results = new Map<PolicyName, Figures>();
  for (const policy of names) {
    const figures = tryPolicy({ policy, load, seeds, terms: { declines } });
    results.set(policy, figures);
    console.log(`| ${name} | ${policy} | ${columns.map(([, text]) => text(figures)).join(' | ')} |`);
  }
  const [nearest, engine] = [results.get('nearest'), results.get('engine')];
  if (!nearest || !engine) continue;
  missed.push(...missedGoals(load, { nearest, engine }));
  const blind = tryPolicy({
    policy: 'engine',
    load,
    seeds: Math.min(seeds, 3),
    terms: { declines, travel: () => ({ seconds: 0, metres: 0 }) },
  });
  console.log(`| ${name} | engine, all ways 0 | ${columns.map(([, text]) => text(blind)).join(' | ')} |`);
  if (missedGoals(load, { nearest, engine: blind }).length === 0)
    missed.push(`${name}: the planted fault was not found`);
}

const { p50, p95 } = measureFullRound();
console.log(`\nA round of 200 open orders and 100 couriers: median ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
if (p95 > 300) missed.push('a full round takes more than 300 ms');

console.log('\n| Orders / couriers | Promised | Orders | Before p50 | Before p90 |');
console.log('| --- | --- | --- | --- | --- |');
for (const name of values.promises) missed.push(...missedPromises(name));
for (const goal of missed) console.error(`Missed: ${goal}`);
process.exitCode = missed.length > 0 ? 1 : 0;

/** Prints how many orders arrive before what was promised; returns what is not within the goal, in words. */
function missedPromises(name: string): string[] {
  const shares = promiseFigures({ load: loadNamed(name), seed: 1, days: 16, learned: 11 });
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  const shown = { accepted: 'when the store accepts', ready: 'when it is ready' } as const;
  const wrong = (Object.keys(shown) as PromiseMoment[]).flatMap((moment) => {
    const { orders, beforeP50, beforeP90 } = shares[moment].exact;
    console.log(`| ${name} | ${shown[moment]} | ${orders} | ${percent(beforeP50)} | ${percent(beforeP90)} |`);
    return isCalibrated(shares[moment].exact) ? [] : [`${name}: promised ${shown[moment]}, not within 5 points`];
  });
  const isFaultFound = !isCalibrated(shares.accepted.hurried);
  return isFaultFound ? wrong : [...wrong, `${name}: promises that are five minutes too early were not found`];
}

function explain(orderId: string): void {
  const load = loadNamed(values.load.at(-1) ?? '');
  const explained = explainOrders({ load, seed: Number(values.seed) }).get(orderId);
  if (!explained) throw new Error(`No order ${orderId}: the city has 1 to ${load.orders}`);
  console.log(explanationOf(explained));
}

function loadNamed(name: string): Load {
  const [orders = 0, couriers = 0] = name.split('/').map(Number);
  if (!(orders > 0 && couriers > 0)) throw new Error(`A load is written like 600/32, not ${name}`);
  return { orders, couriers };
}
