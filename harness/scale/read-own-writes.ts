import { setTimeout as sleep } from 'node:timers/promises';
import { until } from './child.ts';
import { queryPostgres } from './postgres-pair.ts';
import type { Parts } from './scenarios.ts';

export interface OwnWrites {
  /** While the replica is paused: whether others saw the store under its old name, and its writer under the new one. */
  othersSawOld: boolean;
  writerSawNew: boolean;
  /** Seconds until everybody saw the new name, since the replica was left out by then. */
  everybodyAfterSeconds: number;
}

/** New nodes check the replica first. */
const untilReplicaIsTakenMilliseconds = 4_000;
const written = 'Renamed while the replica stood still';

function areAll(names: readonly string[], name: string): boolean {
  return names.every((one) => one === name);
}

/** Pauses the replica, renames a store on the primary, and reads it as its writer and as another visitor. */
export async function readOwnWrites({ proxy, postgres: { primary, replica }, goods }: Parts): Promise<OwnWrites> {
  const [store] = await queryPostgres<{ slug: string; name: string }>(
    primary.url,
    `select slug, name from stores where id = ${goods.orderable[0]?.storeId ?? 0}`,
  );
  if (!store) throw new Error('The market has no store');
  const nameFor = async (cookie: string): Promise<string> => {
    const reply = await fetch(`${proxy.origin}/api/v1/stores/details/${store.slug}`, { headers: { cookie } });
    return ((await reply.json()) as { name: string }).name;
  };
  // The proxy leads to the nodes in turns.
  const namesFor = (cookie: string) => Promise.all(Array.from({ length: 9 }, () => nameFor(cookie)));
  await sleep(untilReplicaIsTakenMilliseconds);
  await queryPostgres(replica.url, 'select pg_wal_replay_pause()');
  await queryPostgres(primary.url, `update stores set name = '${written}' where slug = '${store.slug}'`);
  const since = performance.now();
  try {
    const [others, writer] = [await namesFor(''), await namesFor('wrote=1')];
    await until('everybody sees the new name', async () => areAll(await namesFor(''), written), 20);
    return {
      othersSawOld: areAll(others, store.name),
      writerSawNew: areAll(writer, written),
      everybodyAfterSeconds: Number(((performance.now() - since) / 1000).toFixed(1)),
    };
  } finally {
    await queryPostgres(replica.url, 'select pg_wal_replay_resume()');
  }
}
