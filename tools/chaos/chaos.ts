import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from 'api/db/migrate';
import { seedMarket } from 'api/db/seed/seed-market';
import { scratchFolder } from '../scratch-folder.ts';
import { cuttingProxy } from './cutting-proxy.ts';
import { startDatabaseUnderChaos } from './database-under-chaos.ts';
import { seededRandom } from './seeded-random.ts';
import { startServerUnderChaos } from './server-under-chaos.ts';
import { sendShoppers } from './shoppers.ts';
import { openStalls, restock } from './stalls.ts';
import { type Breach, breachesIn } from './verdict.ts';

/**
 * Kills the server and crashes PostgreSQL while people order, cuts wires and loses answers, then
 * checks that no order was lost, doubled, half written or oversold. Two more runs plant a known
 * fault each; when one of them is not caught, the harness itself is at fault.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    crashes: { type: 'string', default: '6' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    short: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

interface Plan {
  name: string;
  kills: number;
  crashes: number;
  defect?: 'no-idempotency' | 'read-then-write';
}

const shopperCount = 16;
const lostAnswers = 0.02;
const cutQueries = 0.0005;
const seed = Number(values.seed);

const full: Plan = values.short
  ? { name: 'market', kills: 8, crashes: 1 }
  : { name: 'market', kills: Number(values.kills), crashes: Number(values.crashes) };
const control = { kills: values.short ? 3 : 10, crashes: 0 };
const plans: Plan[] = [
  full,
  { name: 'control without idempotency', defect: 'no-idempotency', ...control },
  { name: 'control that reads, then writes stock', defect: 'read-then-write', ...control },
];

let failed = 0;
console.log(`Chaos with seed ${seed}`);
for (const plan of plans) {
  const breaches = await run(plan);
  const isAsExpected = plan.defect ? breaches.length > 0 : breaches.length === 0;
  if (!isAsExpected) failed += 1;
  console.log(`${isAsExpected ? '✓' : '✗'} ${plan.name}: ${breaches.length} breaches${plan.defect ? ' caught' : ''}`);
  for (const { invariant, breach, subject } of breaches.slice(0, plan.defect ? 2 : 20)) {
    console.log(`    ${invariant} ${breach}: ${subject}`);
  }
}
console.log(`${plans.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function run({ name, kills, crashes, defect }: Plan): Promise<Breach[]> {
  const random = seededRandom(seed);
  using folder = scratchFolder();
  const database = await startDatabaseUnderChaos(folder.path);
  await migrate(database.url);
  await seedMarket(database.url, { size: 's' });
  const stalls = await openStalls(database.url, defect === 'read-then-write' ? 1 : 8);

  const toDatabase = await cuttingProxy(database.port(), random);
  const proxied = new URL(database.url);
  proxied.port = String(toDatabase.port);
  const port = 20_000 + Math.floor(random() * 20_000);
  const server = await startServerUnderChaos({ port, databaseUrl: proxied.href, defect, log });
  const toServer = await cuttingProxy(port, random);
  toDatabase.cutChance = cutQueries;
  toServer.cutChance = lostAnswers;

  const since = performance.now();
  const shoppers = sendShoppers(shopperCount, `http://127.0.0.1:${toServer.port}`, stalls, random);
  for (let kill = 1; kill <= kills; kill++) {
    await sleep(250 + random() * 700);
    if (crashes > 0 && kill % Math.ceil(kills / crashes) === 0) {
      await database.crash();
      toDatabase.pointTo(database.port());
    }
    await server.kill();
    // The control that never takes stock has enough on its one shelf.
    if (!defect) await restock(database.url, stalls);
    if (kill % 10 === 0) console.log(`  ${name}: ${kill} of ${kills} kills, ${shoppers.acknowledged.length} orders`);
  }
  toDatabase.cutChance = 0;
  toServer.cutChance = 0;
  await shoppers.goHome();
  await server.stop();
  const breaches = await breachesIn(database.url, shoppers.acknowledged);
  await database.stop();
  toServer.close();
  toDatabase.close();
  tell();
  return breaches;

  function tell(): void {
    const sorted = server.recoveries.sort((one, other) => one - other);
    const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    const orders = new Set(shoppers.acknowledged.map(({ orderId }) => orderId)).size;
    console.log(
      `  ${name}: ${((performance.now() - since) / 1000).toFixed(0)} s, ${server.kills()} kills, ${crashes} crashes, ` +
        `${toServer.cuts()} answers lost, ${toDatabase.cuts()} queries cut, ${shoppers.attempts()} attempts, ` +
        `${orders} orders, refusals ${JSON.stringify(Object.fromEntries(shoppers.refusals))}, ` +
        `faults ${shoppers.faults.length}, back after ${median.toFixed(0)} ms (worst ${worst.toFixed(0)} ms)`,
    );
  }
}

function log(line: string): void {
  if (values.verbose) process.stderr.write(line);
}
