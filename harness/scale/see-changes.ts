import { setTimeout as sleep } from 'node:timers/promises';
import { publishChange } from 'api/config/publish-change';
import { connect } from 'api/db/connection';
import { openShared } from 'api/providers/open-shared';
import { placeCookie, placeHeaders } from '../bench/bench-goods.ts';
import type { Parts } from './scenarios.ts';
import { sendAsVisitor } from './send-as-visitor.ts';

export interface SeenChanges {
  changes: number;
  /** Requested home pages and lists, of all nodes. */
  requested: number;
  /** Of those that were requested after the change was published. */
  old: number;
  failed: number;
}

const changes = 5;
const quietMilliseconds = 2_500;
const arrivalMilliseconds = 50;

/**
 * Renames a category repeatedly while visitors read it on every node: requests after the change was published must get
 * the new name, whatever the nodes cache and share.
 */
export async function seeChanges({ fleet, postgres, goods }: Parts, redisUrl: string): Promise<SeenChanges> {
  const db = connect({ url: postgres.primary.url, poolSize: 1 });
  const places = { databaseUrl: postgres.primary.url, redisUrl, uploadsFolder: '' };
  const { live, close } = await openShared(places, console.log);
  // The same host name for every node, as behind a proxy, so that nodes can share a home page.
  const headers = { ...placeHeaders(goods), cookie: placeCookie(goods), host: 'soko.example' };
  const seen: SeenChanges = { changes, requested: 0, old: 0, failed: 0 };
  const ask = async (port: number, path: string) => {
    const { status, body } = await sendAsVisitor(`http://127.0.0.1:${port}`, { path, headers });
    seen.requested += 1;
    if (status !== 200) seen.failed += 1;
    return body;
  };
  const list = '/api/v1/categories?featured=1&limit=50';
  const [shown] = (JSON.parse(await ask(fleet.nodes[0]?.port ?? 0, list)) as { categories: { id: number }[] })
    .categories;
  if (!shown) throw new Error('No category is featured');

  for (let change = 0; change < changes; change++) {
    const name = `Changed ${change} times`;
    let publishedAt = Number.POSITIVE_INFINITY;
    let isOver = false;
    const looking = fleet.nodes.map(async ({ port }) => {
      while (!isOver) {
        const at = performance.now();
        const answers = await Promise.all([ask(port, '/home'), ask(port, list)]);
        if (at > publishedAt) seen.old += answers.filter((body) => !body.includes(name)).length;
      }
    });
    await sleep(quietMilliseconds / 2);
    await db.updateTable('categories').set({ name }).where('id', '=', shown.id).execute();
    await publishChange({ db, live });
    // A line to each node takes its moment.
    await sleep(arrivalMilliseconds);
    publishedAt = performance.now();
    await sleep(quietMilliseconds);
    isOver = true;
    await Promise.all(looking);
  }
  await close();
  await db.destroy();
  return seen;
}
