import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchFlood, type FloodFigures } from '../bench/bench-flood.ts';
import { prepareGoods } from '../bench/bench-goods.ts';
import { floodCodeRequests, guessCodes } from './attack-codes.ts';
import { type CrowdFigures, shopAsCrowd } from './attack-crowd.ts';
import { floodFromNetwork, type NetworkFigures } from './attack-from-ipv6.ts';
import {
  attackWithOrders,
  noFakeOrders,
  type OrderFigures,
  preparedFakeOrders,
  settingsOfMarket,
  settingsWithoutRisk,
} from './attack-with-orders.ts';
import { type AttackedMarket, underAttack } from './attacked-market.ts';
import type { PlantedDefect } from './defects.ts';
import { type AccountLeakFigures, probeAccounts } from './probe-accounts.ts';

/**
 * Attacks a running server in ways that cost its operator money or customers their accounts, and the same server
 * without the guard: there the attack must succeed, or it proves nothing.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    /** Of each kind of account, for the times. */
    samples: { type: 'string', default: '200' },
    /** Of the flood. */
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '6' },
    /** Honest people of the crowd. */
    visitors: { type: 'string', default: '5000' },
    /** Honest people who order beside fake orders. */
    people: { type: 'string', default: '500' },
    json: { type: 'string' },
  },
});

interface Attack<Figures> {
  /** Settings that differ from those of the other attacks. */
  settings?: Record<string, string>;
  /** The server that the attack must beat: with a planted defect, or with settings that switch the protection off. */
  control: { defect: PlantedDefect } | { settings: Record<string, string> };
  run: (market: AttackedMarket) => Promise<Figures>;
  holds: (figures: Figures) => boolean;
  /** Returns whether the control shows the effect of the attack; defaults to the opposite of `holds`. */
  succeeds?: (figures: Figures) => boolean;
}

const codes: Attack<Awaited<ReturnType<typeof floodCodeRequests>>> = {
  control: { defect: 'no-prefix' },
  run: floodCodeRequests,
  holds: ({ sent, max }) => sent <= max,
};

const guesses: Attack<Awaited<ReturnType<typeof guessCodes>>> = {
  control: { defect: 'unlimited-guesses' },
  run: guessCodes,
  holds: ({ compared, max }) => compared <= max,
};

const accountEnumeration: Attack<Awaited<ReturnType<typeof probeAccounts>>> = {
  control: { defect: 'no-pause-for-strangers' },
  run: (market) => probeAccounts(market, Number(values.samples)),
  holds: (figures) => Object.values(figures).every(isIndistinguishable),
};

const flood: Attack<FloodFigures> = {
  control: { defect: 'all-at-once' },
  run: async ({ base, databaseUrl }) =>
    benchFlood(base, await prepareGoods(databaseUrl), {
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
    }),
  // Refused visitors waited for nothing, so a low p99 alone says little.
  holds: ({ ratio, turnedAway }) => ratio <= 1.5 && turnedAway < 1,
};

const crowd: Attack<CrowdFigures> = {
  control: { defect: 'ignores-challenges' },
  run: (market) => shopAsCrowd(market, Number(values.visitors)),
  holds: ({ visitors, orders, refused }) => orders === visitors && Object.keys(refused).length === 0,
};

const ipv6: Attack<NetworkFigures> = {
  control: { defect: 'endless-addresses' },
  run: floodFromNetwork,
  holds: ({ unsolvedSent, maxUnsolved, sent, budget, served, customers }) =>
    unsolvedSent <= maxUnsolved && sent <= budget && served === customers,
};

const orders: Attack<OrderFigures> = {
  settings: settingsOfMarket,
  control: { settings: settingsWithoutRisk },
  run: (market) => attackWithOrders(market, Number(values.people)),
  holds: noFakeOrders,
  succeeds: preparedFakeOrders,
};

function isIndistinguishable({ differencePercent, guessRate, isAlike }: AccountLeakFigures): boolean {
  return differencePercent <= 10 && guessRate < 0.6 && isAlike;
}

const report: Record<string, object> = {};
const faults: string[] = [];
const isWanted = (name: string) => !values.only || values.only.includes(name);

if (isWanted('codes')) await prove('codes', codes);
if (isWanted('guesses')) await prove('guesses', guesses);
if (isWanted('accountEnumeration')) await prove('accountEnumeration', accountEnumeration);
if (isWanted('crowd')) await prove('crowd', crowd);
if (isWanted('ipv6')) await prove('ipv6', ipv6);
if (isWanted('reserve')) await prove('reserve', { ...ipv6, control: { defect: 'no-reserve' } });
if (isWanted('orders')) await prove('orders', orders);
if (isWanted('flood')) await prove('flood', flood);

if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
console.log('');
for (const fault of faults) console.log(`✗ ${fault}`);
const failed = new Set(faults.map((fault) => fault.split(':')[0])).size;
console.log(`${Object.keys(report).length - failed} passed, ${failed} failed`);
process.exit(faults.length > 0 ? 1 : 0);

async function prove<Figures extends object>(name: string, attack: Attack<Figures>): Promise<void> {
  const { settings, control, run, holds, succeeds = (figures) => !holds(figures) } = attack;
  console.log(`\n${name}: the market as it is`);
  const asItIs = await underAttack({ settings }, run);
  console.log(asItIs);
  const bareName = 'defect' in control ? control.defect : 'switched off by its settings';
  console.log(`${name}: control, ${bareName}`);
  const bare = await underAttack(control, run);
  console.log(bare);
  report[name] = { asItIs, [bareName]: bare };
  if (!holds(asItIs)) faults.push(`${name}: the market does not hold`);
  if (!succeeds(bare)) faults.push(`${name}: the attack does not succeed without the guard, so it proves nothing`);
}
