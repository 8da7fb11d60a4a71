import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const patienceMilliseconds = 1_500;

/**
 * Makes the question whether the database answers now. It is asked on a connection of its own,
 * since one of the pool may hang for minutes on a line that is cut; and by one asker at a time.
 */
export function reachabilityOf(url: string): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return () => {
    asking ??= answers(url).finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMilliseconds });
  client.on('error', () => {});
  const asked = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => false,
    );
  const answer = await Promise.race([asked, sleep(patienceMilliseconds, false, { ref: false })]);
  client.end().catch(() => {});
  return answer;
}
