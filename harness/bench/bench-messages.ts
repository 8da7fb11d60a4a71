import { setTimeout as sleep } from 'node:timers/promises';
import { startBackgroundWork } from 'api/app/background-work';
import { connect, type Database } from 'api/db/connection';
import type { ApiContext } from 'api/http/api-context';
import { realMarket } from 'api/http/market-mode';
import { postgresPubSub } from 'api/providers/live/postgres-pub-sub';
import { openPaymentProviders } from 'api/providers/payments/open-payment-providers';

/** What one node does in the background. */
export type JobFigures = {
  messages: number;
  /** Until every effect of every message was done, but for counts. */
  seconds: number;
  /** Until the goods of every order were counted too. */
  countedAfterSeconds: number;
  messagesPerSecond: number;
  /** Transactions of the database while nothing is to be done. */
  atRestPerSecond: number;
};

/** From 'pending' to 'delivered'; the first one of an order has its goods counted, for many orders at once. */
const messagesOfOrder = 6;
const restSeconds = 20;
const timeoutSeconds = 120;

/** Measures how fast one node processes messages of orders, each with its events, pushes and counts. */
export async function benchMessages(url: string, messages: number): Promise<JobFigures> {
  const db = connect({ url });
  const live = postgresPubSub(url);
  const context = {
    db,
    live,
    push: { kinds: ['web'], send: async () => 'sent' },
    webhooks: { send: async () => {} },
    payments: openPaymentProviders({ hasSandbox: true }),
    uploads: { remove: async () => {} },
    now: () => new Date(),
    mode: realMarket,
  } as unknown as ApiContext;
  await db.pool.query('update outbox set sent_at = now() where sent_at is null');
  const stop = await startBackgroundWork(context, url);
  try {
    await sleep(2_000);
    const atRestPerSecond = await commitsPerSecondAtRest(db);
    await db.pool.query(
      `insert into outbox (kind, order_id, payload, dedupe_key)
       select 'order_status', o.id, '{"order_status": "pending"}', gen_random_uuid() || ':' || 1 + n % $2
       from generate_series(1, $1) as n
       join (select id, row_number() over (order by id) - 1 as place, count(*) over () as all from orders) o
         on o.place = n % o.all`,
      [messages, messagesOfOrder],
    );
    const since = performance.now();
    while (!(await isDone(db))) {
      if (performance.now() - since > timeoutSeconds * 1000) throw new Error('The messages were not handed on in time');
      await sleep(20);
    }
    const seconds = (performance.now() - since) / 1000;
    while (!(await isCounted(db))) await sleep(20);
    const countedAfterSeconds = (performance.now() - since) / 1000;
    return {
      messages,
      seconds,
      countedAfterSeconds,
      messagesPerSecond: Math.round(messages / seconds),
      atRestPerSecond,
    };
  } finally {
    await stop();
    await live.close();
    await db.destroy();
  }
}

async function isDone({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query(
    `select exists (select from outbox where sent_at is null) or exists (
      select from jobs.job where state < 'completed'
        and name in ('publish-order-events', 'queue-pushes', 'queue-webhooks', 'send-push')) as waits`,
  );
  return !rows[0]?.waits;
}

async function isCounted({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query('select from uncounted_orders limit 1');
  return rows.length === 0;
}

/** Returns the commits per second of the database while nothing is to be done. */
async function commitsPerSecondAtRest({ pool }: Database): Promise<number> {
  const readCommits = async () => {
    const { rows } = await pool.query(
      `select pg_stat_force_next_flush(), xact_commit::int as n from pg_stat_database where datname = current_database()`,
    );
    return Number(rows[0]?.n);
  };
  const before = await readCommits();
  await sleep(restSeconds * 1000);
  return Math.round(((await readCommits()) - before) / (restSeconds / 10)) / 10;
}
