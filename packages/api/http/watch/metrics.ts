import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#api/db/connection.ts';
import type { SmsSender } from '#api/providers/sms/sms-sender.ts';
import type { WebhookSender } from '#api/providers/webhooks/webhook-sender.ts';
import { explainListenError, type ListenAddress } from '../listen/listen.ts';

/** Prometheus metrics. No label contains personal data: routes are patterns. */
export interface Metrics {
  /** Counts the replies of the app: number, status and seconds. */
  watch: (app: FastifyInstance) => void;
  /** Counts a request that the gate refused. */
  refuse: () => void;
  /** Counts short messages and what they cost. */
  counted: (sms: SmsSender) => SmsSender;
  /** Counts webhooks, try by try. */
  countedWebhooks: (webhooks: WebhookSender) => WebhookSender;
  /** Queries the database on each scrape. */
  lookInto: (db: Database, counts: Counts) => void;
  /** All figures in the form of Prometheus. */
  text: () => Promise<string>;
  /** Serves `/metrics` on its own port. */
  serve: (door: ListenAddress) => Promise<{ port: number; close: () => Promise<void> }>;
}

/** Queries of the nouns whose work is watched. */
export interface Counts {
  waiting: (db: Database) => Promise<{
    messages: number;
    pushes: number;
    webhooks: number;
    givenUp: number;
    /** Null where nothing waits. */
    oldestSeconds: number | null;
  }>;
  jobs: (db: Database) => Promise<{ kind: string; waiting: number; dead: number }[]>;
  paymentsOfDay: (db: Database) => Promise<{ provider: string; status: string; count: number }[]>;
}

/** Buckets in seconds, from a cached reply to a client time-out. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function metricsOf({ smsPrice }: { smsPrice: number }): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const answered = new Histogram({
    name: 'soko_http_request_duration_seconds',
    help: 'Requests by route, method and status, and the seconds until their answer was out.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers,
  });
  const refused = new Counter({ name: 'soko_shed_requests_total', help: 'Requests refused at the door.', registers });
  const messages = new Counter({
    name: 'soko_sms_total',
    help: 'Short messages by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  const cost = new Counter({ name: 'soko_sms_cost_total', help: 'What they cost, by SMS_PRICE.', registers });
  const webhookTries = new Counter({
    name: 'soko_webhooks_total',
    help: 'Tries of webhooks by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  const metrics: Metrics = {
    watch(app) {
      app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
        answered.observe({ ...routeOf(request), status: statusCode }, elapsedTime / 1000);
      });
    },
    refuse: () => refused.inc(),
    counted: (sms) => ({
      async send(message) {
        try {
          await sms.send(message);
        } catch (error) {
          messages.inc({ outcome: 'not_taken' });
          throw error;
        }
        messages.inc({ outcome: 'taken' });
        cost.inc(smsPrice);
      },
    }),
    countedWebhooks: (webhooks) => ({
      async send(call, ending) {
        try {
          await webhooks.send(call, ending);
        } catch (error) {
          if (!ending?.aborted) webhookTries.inc({ outcome: 'failed' });
          throw error;
        }
        webhookTries.inc({ outcome: 'delivered' });
      },
    }),
    lookInto: (db, counts) => gaugesOf(db, counts, registers),
    text: () => registry.metrics(),
    async serve(door) {
      const server = createServer(async ({ url }, response) => {
        if (url !== '/metrics') return response.writeHead(404).end();
        const text = await metrics.text().catch((error: unknown) => {
          console.error(error);
        });
        response.writeHead(text === undefined ? 503 : 200, { 'content-type': registry.contentType }).end(text);
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', (error) => reject(explainListenError(error, door, 'METRICS_'))).listen(door, resolve);
      });
      const { port } = server.address() as AddressInfo;
      return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
    },
  };
  return metrics;
}

/** Pages are one route, because React Router resolves theirs; an unknown address has none. */
function routeOf({ method, routeOptions: { url } }: FastifyRequest) {
  return { route: url === '/*' ? 'page' : (url ?? 'unknown'), method };
}

/** Counts in the database at the time of a scrape. */
function gaugesOf(db: Database, counts: Counts, registers: Registry[]): void {
  const pools = { main: db.pool, hot: db.hotPool };
  gauge('soko_pool_connections', 'Connections to PostgreSQL by what they do.', ['pool', 'state'], (set) => {
    for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
      set({ pool, state: 'busy' }, totalCount - idleCount);
      set({ pool, state: 'idle' }, idleCount);
    }
  });
  gauge('soko_pool_waiting', 'Statements that wait for a connection.', ['pool'], (set) => {
    for (const [pool, { waitingCount }] of Object.entries(pools)) set({ pool }, waitingCount);
  });
  gauge('soko_outbox_waiting', 'Messages, pushes and webhooks that have not left yet.', ['what'], async (set) => {
    const { messages, pushes, webhooks, givenUp } = await counts.waiting(db);
    set({ what: 'message' }, messages);
    set({ what: 'push' }, pushes);
    set({ what: 'webhook' }, webhooks);
    set({ what: 'webhook given up' }, givenUp);
  });
  gauge('soko_jobs_waiting', 'Jobs that are ready, running or waiting for their next try.', ['kind'], async (set) => {
    for (const { kind, waiting } of await counts.jobs(db)) set({ kind }, waiting);
  });
  gauge('soko_jobs_dead', 'Jobs whose tries have all failed: soko jobs list.', ['kind'], async (set) => {
    for (const { kind, dead } of await counts.jobs(db)) set({ kind }, dead);
  });
  gauge('soko_outbox_age_seconds', 'How long the oldest message has waited.', [], async (set) => {
    set({}, (await counts.waiting(db)).oldestSeconds ?? 0);
  });
  gauge(
    'soko_payments_of_day',
    'Payments of the last day by provider and state.',
    ['provider', 'status'],
    async (set) => {
      for (const { count, ...labels } of await counts.paymentsOfDay(db)) set(labels, count);
    },
  );

  function gauge(
    name: string,
    help: string,
    labelNames: string[],
    look: (set: (labels: Record<string, string>, value: number) => void) => void | Promise<void>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        await look((labels, value) => this.set(labels, value));
      },
    });
  }
}
