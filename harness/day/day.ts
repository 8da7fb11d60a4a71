import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { callSoko } from 'api/testing/call-soko';
import pg from 'pg';
import { type AttackedMarket, underAttack } from '../attack/attacked-market.ts';
import { breachesIn } from '../chaos/find-breaches-after-chaos.ts';
import { playOneDay } from './play-one-day.ts';
import type { MarketOfDay } from './staff-of-day.ts';

/**
 * Runs one day in a market of its own through its API alone: people sign in, order, cook, ride, refund and pay out with the
 * published client. At the end the balances of everybody who was paid are 0, and the audit log names who did what. The
 * same day in a market with a known fault must fail, or the day proves nothing.
 */
const { values } = parseArgs({
  options: {
    /** The faults to plant, one day each. */
    defect: { type: 'string', multiple: true, default: ['pays-twice', 'audit-without-names'] },
  },
});

/** Longer than rules and settings are cached. */
const cacheMilliseconds = 6_000;

const faults = await underAttack({}, (market) => dayIn(market, (line) => console.log(line)));
for (const fault of faults) console.log(`✗ ${fault}`);
if (faults.length === 0) console.log('✓ the ledger is at 0, every invariant holds, and the audit log names everybody');
let failed = faults.length > 0 ? 1 : 0;
for (const defect of values.defect) {
  const found = await underAttack({ settings: { PLANTED_DEFECT: defect } }, (market) =>
    dayIn(market, () => {}).catch((error: Error) => [error.message]),
  );
  if (found.length === 0) failed += 1;
  console.log(`${found.length > 0 ? '✓' : '✗'} control ${defect}: ${found.length} faults found`);
  for (const fault of found.slice(0, 2)) console.log(`    ${fault}`);
}
process.exit(failed > 0 ? 1 : 0);

/** Lives a day; returns what was wrong at its end. */
async function dayIn({ base, databaseUrl, sent }: AttackedMarket, report: (line: string) => void): Promise<string[]> {
  const market: MarketOfDay = {
    url: base,
    now: () => new Date(),
    codeFor: (phone) => untilFound(() => codeIn(sent.findLast(({ to }) => phone.endsWith(to.slice(-10)))?.text)),
    async createOwner({ email, name }) {
      const words = ['create-admin', '--email', email, '--name', name, '--json'];
      const { code, json, stderr } = await callSoko(words, { DATABASE_URL: databaseUrl });
      if (code !== 0) throw new Error(stderr);
      return json.password;
    },
    nextRound: () => sleep(500),
    async letAccountsAge() {
      const database = new pg.Client({ connectionString: databaseUrl });
      await database.connect();
      await database.query('update payee_accounts set usable_at = made_at');
      await database.end();
    },
    untilCachesEnd: () => sleep(cacheMilliseconds),
  };
  const before = await breachesIn(databaseUrl);
  const faults = await playOneDay(market, report);
  const breaches = await breachesIn(databaseUrl);
  const known = new Set(before.map((breach) => JSON.stringify(breach)));
  const fresh = breaches.filter((breach) => !known.has(JSON.stringify(breach)));
  return [...faults, ...fresh.map(({ invariant, breach, subject }) => `${invariant} ${breach}: ${subject}`)];
}

function codeIn(text: string | undefined): string | undefined {
  return text && /\b\d{4,6}\b/.exec(text)?.[0];
}

async function untilFound(find: () => string | undefined): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const found = find();
    if (found !== undefined) return found;
    await sleep(50);
  }
  throw new Error('No code was sent');
}
