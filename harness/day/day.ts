import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { callSoko } from 'api/testing/call-soko';
import pg from 'pg';
import { connectSoko } from '../../packages/client/soko-client.ts';
import { type AttackedMarket, underAttack } from '../attack/attacked-market.ts';
import { breachesIn } from '../chaos/find-breaches-after-chaos.ts';
import { playCityDay } from './city/city-day.ts';
import { inDemoCity } from './city/demo-city.ts';
import { playOneDay } from './play-one-day.ts';
import type { MarketOfDay } from './staff-of-day.ts';

/**
 * Runs two days, each in a market of its own and through its API alone.
 *
 * The day of the books: people sign in, order, cook, ride, refund and pay out with the published client. At the end the
 * balances of everybody who was paid are 0, and the audit log names who did what. The same day in a market with a known
 * fault must fail, or the day proves nothing.
 *
 * The day of the city: 600 orders in a demo at ten times its speed, and twelve incidents, which two operators find by what
 * their consoles show and cure by calls [OPS-001] [OPS-007]. An incident that is not looked after must still be an alarm at
 * its end.
 */
const { values } = parseArgs({
  options: {
    /** `books` or `city`; both without it. */
    part: { type: 'string' },
    /** The faults to plant in the day of the books, one day each. */
    defect: { type: 'string', multiple: true, default: ['pays-twice', 'audit-without-names'] },
    orders: { type: 'string', default: '600' },
    'orders-per-minute': { type: 'string', default: '60' },
  },
});

/** Longer than rules and settings are cached. */
const cacheMilliseconds = 6_000;

let failed = 0;
if (values.part !== 'city') failed += await playBooks();
if (values.part !== 'books') failed += await playCity();
process.exit(failed > 0 ? 1 : 0);

/** Returns how much of the day of the books and of its controls failed. */
async function playBooks(): Promise<number> {
  const faults = await underAttack({}, (market) => booksIn(market, (line) => console.log(line)));
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length === 0)
    console.log('✓ the ledger is at 0, every invariant holds, and the audit log names everybody');
  let failures = faults.length > 0 ? 1 : 0;
  for (const defect of values.defect) {
    const found = await underAttack({ settings: { PLANTED_DEFECT: defect } }, (market) =>
      booksIn(market, () => {}).catch((error: Error) => [error.message]),
    );
    if (found.length === 0) failures += 1;
    console.log(`${found.length > 0 ? '✓' : '✗'} control ${defect}: ${found.length} faults found`);
    for (const fault of found.slice(0, 2)) console.log(`    ${fault}`);
  }
  return failures;
}

/** Returns 1 if an incident of the city was not found or not cured, or if anything else is wrong at its end. */
async function playCity(): Promise<number> {
  return inDemoCity(async (demo) => {
    const anyone = connectSoko({ url: demo.base });
    const market = marketOfDay(demo, async (phone) => {
      const { messages } = await anyone.notifications.outbox({ query: { limit: 50 } });
      return messages.find(({ recipient, code }) => code && phone.endsWith(recipient.slice(-10)))?.code ?? undefined;
    });
    const plan = { count: Number(values.orders), perMinute: Number(values['orders-per-minute']) };
    const { faults, cured, of } = await playCityDay(demo, market, plan, (line) => console.log(line));
    for (const fault of faults) console.log(`✗ ${fault}`);
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${cured} of ${of} incidents found and cured`);
    return faults.length === 0 ? 0 : 1;
  });
}

/** Plays the day of the books; returns what was wrong at its end. */
async function booksIn(attacked: AttackedMarket, report: (line: string) => void): Promise<string[]> {
  const { databaseUrl, sent } = attacked;
  const market = marketOfDay(attacked, async (phone) =>
    codeIn(sent.findLast(({ to }) => phone.endsWith(to.slice(-10)))?.text),
  );
  const before = await breachesIn(databaseUrl);
  const faults = await playOneDay(market, report);
  const breaches = await breachesIn(databaseUrl);
  const known = new Set(before.map((breach) => JSON.stringify(breach)));
  const fresh = breaches.filter((breach) => !known.has(JSON.stringify(breach)));
  return [...faults, ...fresh.map(({ invariant, breach, subject }) => `${invariant} ${breach}: ${subject}`)];
}

/** Returns a market with what a day needs beside its API; `findCode` finds the newest code of a phone. */
function marketOfDay(
  { base, databaseUrl }: Pick<AttackedMarket, 'base' | 'databaseUrl'>,
  findCode: (phone: string) => Promise<string | undefined>,
): MarketOfDay {
  return {
    url: base,
    now: () => new Date(),
    codeFor: (phone) => untilFound(() => findCode(phone)),
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
}

function codeIn(text: string | undefined): string | undefined {
  return text && /\b\d{4,6}\b/.exec(text)?.[0];
}

async function untilFound(find: () => Promise<string | undefined>): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const found = await find();
    if (found !== undefined) return found;
    await sleep(50);
  }
  throw new Error('No code was sent');
}
