import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from 'api/db/embedded/embedded-postgres';
import { freePort } from 'api/db/embedded/free-port';
import { migrate } from 'api/db/migrate';
import { seedMarket } from 'api/db/seed/seed-market';
import { queryDatabase } from 'api/testing/call-soko';
import { isWithinHours } from 'market/items/items.rules';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { startOurs } from '../bench/bench-servers.ts';

/**
 * Counts which part of the goods that the demo shows can be ordered at once: of the first page of each zone and module,
 * as a visitor sees it, and of all pages. Each time is the demo clock of one start; a demo without the setting always
 * shows the first of them. Fails when fewer than the goal can be ordered at the time of a demo without the setting.
 */
const { values } = parseArgs({
  options: {
    time: { type: 'string', multiple: true, default: ['12:30', '09:00', '18:30', '22:45'] },
  },
});

/** Percent, at the time of a demo without the setting. */
const goal = 80;
const firstPage = 40;
const pageSize = 100;

interface ShownItem {
  store_open: boolean;
  stock: number | null;
  available_time_starts: string | null;
  available_time_ends: string | null;
}

interface Count {
  shown: number;
  now: number;
}

using scratch = scratchFolder();
const postgres = await startEmbeddedPostgres(`${scratch.path}/postgres`);
try {
  await migrate(postgres.url);
  await seedMarket(postgres.url, { size: 'demo' });
  const places = await queryDatabase<{ zone: number; module: number }>(
    postgres.url,
    'select distinct zone_id as zone, module_id as module from items where active order by 1, 2',
  );
  console.log('Demo clock | first pages, can be ordered | all goods, can be ordered');
  for (const time of values.time) {
    const { first, all } = await countAt(time, places);
    console.log(`${time} | ${rowOf(first)} | ${rowOf(all)}`);
    if (time === values.time[0] && Math.min(percentOf(first), percentOf(all)) < goal) process.exitCode = 1;
  }
} finally {
  await postgres.stop();
}

function rowOf(count: Count): string {
  return `${count.now} of ${count.shown}, ${percentOf(count).toFixed(1)} %`;
}

function percentOf({ shown, now }: Count): number {
  return (100 * now) / shown;
}

/** Starts the demo with its clock at a time, and reads the goods of each zone and module as a visitor does. */
async function countAt(time: string, places: readonly { zone: number; module: number }[]) {
  const server = await startOurs(postgres.url, await freePort(), { NODE_ENV: '', DEMO: 'on', DEMO_CLOCK: time });
  const [first, all] = [
    { shown: 0, now: 0 },
    { shown: 0, now: 0 },
  ];
  try {
    for (const place of places) {
      const items = await itemsOf(server.base, place);
      add(first, items.slice(0, firstPage), time);
      add(all, items, time);
    }
  } finally {
    await server.stop();
  }
  return { first, all };
}

function add(count: Count, items: readonly ShownItem[], time: string): void {
  count.shown += items.length;
  count.now += items.filter((item) => canBeOrdered(item, time)).length;
}

function canBeOrdered(item: ShownItem, time: string): boolean {
  const { available_time_starts: from, available_time_ends: until } = item;
  const hours = from === null || until === null ? undefined : { from: minuteOf(from), until: minuteOf(until) };
  const isInHours = hours === undefined || isWithinHours(hours, minuteOf(time));
  return item.store_open && isInHours && item.stock !== 0;
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

async function itemsOf(base: string, { zone, module }: { zone: number; module: number }): Promise<ShownItem[]> {
  const headers = { zoneid: `[${zone}]`, moduleid: String(module) };
  const items: ShownItem[] = [];
  for (let page = 1; ; page++) {
    const reply = await fetch(`${base}/api/v1/items?limit=${pageSize}&offset=${page}`, { headers });
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
    const body = (await reply.json()) as { items: ShownItem[]; total_size: number };
    items.push(...body.items);
    if (body.items.length === 0 || items.length >= body.total_size) return items;
  }
}
