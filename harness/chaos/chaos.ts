import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from 'api/db/migrate';
import { seedMarket } from 'api/db/seed/seed-market';
import { installGuestKey } from 'api/testing/under-test/guest-under-test';
import sharp from 'sharp';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { retryingCaller } from './calls.ts';
import { addBalances, signInCustomers, writeCoupons } from './customer-accounts.ts';
import { startCustomers } from './customers.ts';
import { cuttingProxy } from './cutting-proxy.ts';
import { startDatabaseUnderChaos } from './database-under-chaos.ts';
import { type Breach, breachesIn } from './find-breaches-after-chaos.ts';
import { jobsGivenUp } from './jobs-given-up.ts';
import { startPayers } from './payers.ts';
import { seededRandom } from './seeded-random.ts';
import { startServerUnderChaos } from './server-under-chaos.ts';
import { type Acknowledged, startShoppers } from './shoppers.ts';
import { startStores } from './stores-at-work.ts';
import { openPharmacy, openStores, restock } from './test-stores-under-chaos.ts';

/**
 * Kills the server and crashes PostgreSQL while people order, pay, cancel and ask for refunds, cuts connections and loses
 * answers, and checks in the middle and at the end that no order was lost, doubled, half written or oversold, that
 * the money adds up and no rider is paid twice, and at the end that no background job was given up. More runs plant a known fault each; when one of them is not caught, the harness itself is at fault.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    crashes: { type: 'string', default: '6' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    short: { type: 'boolean', default: false },
    /** Only the runs whose names contain this text. */
    only: { type: 'string', default: '' },
    verbose: { type: 'boolean', default: false },
  },
});

interface Plan {
  name: string;
  kills: number;
  crashes: number;
  defect?:
    | 'no-idempotency'
    | 'read-then-write'
    | 'wallet-without-lock'
    | 'coupon-without-lock'
    | 'jobs-without-retries'
    | 'pays-twice';
}

const shopperCount = 8;
const customerCount = 24;
const couponCount = 40;
/** Points for one exchange and not for two, and money for one order or so. */
const balance = { points: 700, naira: 4_000 };
const lostReplyChance = 0.02;
const cutQueryChance = 0.0005;
const seed = Number(values.seed);
const picture = new Uint8Array(
  await sharp({ create: { width: 640, height: 480, channels: 3, background: '#eee' } })
    .png()
    .toBuffer(),
);

const full: Plan = values.short
  ? { name: 'market', kills: 5, crashes: 1 }
  : { name: 'market', kills: Number(values.kills), crashes: Number(values.crashes) };
const control = { kills: values.short ? 3 : 10, crashes: 0 };
const controls: Plan[] = [
  { name: 'control without idempotency', defect: 'no-idempotency', ...control },
  { name: 'control that spends a wallet twice', defect: 'wallet-without-lock', ...control },
  { name: 'control that gives a job up', defect: 'jobs-without-retries', ...control },
  { name: 'control that pays out twice', defect: 'pays-twice', ...control },
];
/** These take longer to be found. */
const longControls: Plan[] = [
  { name: 'control that reads, then writes stock', defect: 'read-then-write', ...control },
  { name: 'control that takes a coupon twice', defect: 'coupon-without-lock', ...control },
];
/** The short run is a part of each `npm test`: the seed chooses one control, so that all have their turn. */
const plans = values.short
  ? [full, ...controls.slice(seed % controls.length).slice(0, 1)]
  : [full, ...controls, ...longControls];

const chosen = plans.filter(({ name }) => name.includes(values.only));
if (chosen.length === 0) throw new Error(`No run has '${values.only}' in its name`);
let failed = 0;
console.log(`Chaos with seed ${seed}`);
for (const plan of chosen) {
  const breaches = await run(plan);
  const isAsExpected = plan.defect ? breaches.length > 0 : breaches.length === 0;
  if (!isAsExpected) failed += 1;
  console.log(`${isAsExpected ? '✓' : '✗'} ${plan.name}: ${breaches.length} breaches${plan.defect ? ' caught' : ''}`);
  for (const { invariant, breach, subject } of breaches.slice(0, plan.defect ? 2 : 20)) {
    console.log(`    ${invariant} ${breach}: ${subject}`);
  }
}
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function run({ name, kills, crashes, defect }: Plan): Promise<Breach[]> {
  const random = seededRandom(seed);
  using folder = scratchFolder();
  const database = await startDatabaseUnderChaos(folder.path);
  await migrate(database.url);
  await seedMarket(database.url, { size: 's' });
  await installGuestKey(database.url);
  const stores = await openStores(database.url, defect === 'read-then-write' ? 1 : 8);
  const pharmacy = await openPharmacy(database.url);
  const [people, coupons] = [
    await signInCustomers(database.url, customerCount),
    await writeCoupons(database.url, couponCount),
  ];
  await addBalances(database.url, balance);

  const toDatabase = await cuttingProxy(database.port(), random);
  const proxied = new URL(database.url);
  proxied.port = String(toDatabase.port);
  proxied.searchParams.delete('host');
  const port = 20_000 + Math.floor(random() * 20_000);
  const server = await startServerUnderChaos({ port, databaseUrl: proxied.href, defect, log });
  const toServer = await cuttingProxy(port, random);
  toDatabase.cutChance = cutQueryChance;
  toServer.cutChance = lostReplyChance;

  const since = performance.now();
  const caller = retryingCaller(`http://127.0.0.1:${toServer.port}`, random);
  const shoppers = startShoppers(shopperCount, caller, stores, random);
  const customers = startCustomers(people, caller, { stores, pharmacy, picture, coupons }, random);
  const payers = await startPayers(database.url, caller, random);
  // Two teams work on the same orders.
  const teams = [1, 2].map(() => startStores(database.url, `http://127.0.0.1:${toServer.port}`));
  const seen: Breach[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    await sleep(250 + random() * 700);
    if (crashes > 0 && kill % Math.ceil(kills / crashes) === 0) {
      await database.crash();
      toDatabase.pointTo(database.port());
    }
    await server.kill();
    // Only the whole run is long enough to sell everything.
    if (!defect) await restock(database.url, stores);
    if (kill % 10 !== 0) continue;
    // At every moment, not only when all is over: one statement sees one state of the database.
    seen.push(...(await breachesIn(database.url)));
    console.log(
      `  ${name}: ${kill} of ${kills} kills, ${acknowledged().length} orders, ${seen.length} breaches so far`,
    );
  }
  toDatabase.cutChance = 0;
  toServer.cutChance = 0;
  await Promise.all([shoppers.stop(), customers.stop(), payers.stop()]);
  await Promise.all(teams.map(({ stop }) => stop()));
  await server.stop();
  const forged = caller.faults.filter((fault) => fault.includes('forged'));
  seen.push(...forged.map((subject) => ({ invariant: 'I11', breach: 'money without a payment', subject })));
  const breaches = [
    ...(await payers.paidTwice(database.url)),
    ...seen,
    ...(await breachesIn(database.url, acknowledged())),
    ...(await jobsGivenUp(database.url)),
  ];
  await database.stop();
  toServer.close();
  toDatabase.close();
  report();
  return breaches;

  function acknowledged(): Acknowledged[] {
    return [...shoppers.acknowledged, ...customers.acknowledged];
  }

  function report(): void {
    const sorted = server.recoveries.sort((one, other) => one - other);
    const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    const orders = new Set(acknowledged().map(({ orderId }) => orderId)).size;
    console.log(
      `  ${name}: ${((performance.now() - since) / 1000).toFixed(0)} s, ${server.kills()} kills, ${crashes} crashes, ` +
        `${toServer.cuts()} answers lost, ${toDatabase.cuts()} queries cut, ${caller.attempts()} attempts, ` +
        `${orders} orders, ${teams.reduce((sum, { steps }) => sum + steps(), 0)} steps of stores and couriers, done ${JSON.stringify(Object.fromEntries(customers.done))}, payouts ${JSON.stringify(Object.fromEntries(payers.done))}, ` +
        `refusals ${JSON.stringify(Object.fromEntries(caller.refusals))}, faults ${caller.faults.length}, back after ${median.toFixed(0)} ms (worst ${worst.toFixed(0)} ms)`,
    );
  }
}

function log(line: string): void {
  if (values.verbose) process.stderr.write(line);
}
