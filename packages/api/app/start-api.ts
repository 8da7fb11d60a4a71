import type { FastifyInstance } from 'fastify';
import type { SecondFactorPolicy } from 'market/auth/auth-second-factor.rules';
import type { Fetch } from 'market/calls/client';
import type { Coordinates } from 'market/places/places.rules';
import type { RiskTerms } from 'market/risk/risk.rules';
import type { MarketMode } from '#api/http/market-mode.ts';
import type { Brand } from '#api/http/site-brand.ts';
import { issueSetupLink } from '../access/set-up-market.ts';
import { type DemoStaff, signInDemoStaff } from '../access/sign-in-demo-staff.ts';
import { openMapServices } from '../config/map/map-services.ts';
import { clearCachesOnChange } from '../config/publish-change.ts';
import { connect, type Database } from '../db/connection.ts';
import { databaseHealth } from '../db/database-health.ts';
import { isSeeded } from '../db/is-seeded.ts';
import { migrate } from '../db/migrate.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { type Replica, watchReplica } from '../db/replica/replica.ts';
import { seedMarket } from '../db/seed/seed-market.ts';
import type { RetentionDays } from '../http/api-context.ts';
import { shareAnswers } from '../http/cache/answer-cache.ts';
import { inProcessFetch } from '../http/in-process-fetch.ts';
import { closeGracefully } from '../http/listen/graceful-close.ts';
import type { StreamLimits } from '../http/listen/stream-slots.ts';
import { ownPushKeys } from '../http/push-keys.ts';
import { serveEditedEnglish } from '../http/texts/texts.ts';
import { serveHealth } from '../http/watch/health.ts';
import type { Metrics } from '../http/watch/metrics.ts';
import type { Traces } from '../http/watch/traces.ts';
import { openItemCounts, writeRegularly } from '../items/counts/count-items.ts';
import { outboxMail, outboxSms } from '../notifications/deliver-to-outbox.ts';
import { deploymentId } from '../providers/answers/deployment-id.ts';
import type { SharedAnswers } from '../providers/answers/shared-answers.ts';
import { type IdentityAccess, openIdentityProviders } from '../providers/identity/open-identity-providers.ts';
import type { LimitNumbers } from '../providers/limits/limit-numbers.ts';
import { drawnRoute } from '../providers/maps/directions.ts';
import { openTransports, type TransportChoice } from '../providers/message-transports.ts';
import { openShared } from '../providers/open-shared.ts';
import { openPaymentProviders, type PaymentAccess } from '../providers/payments/open-payment-providers.ts';
import { type ProviderNotes, providerNotes } from '../providers/provider-notes.ts';
import { openPush, type PushAccess } from '../providers/push/open-push.ts';
import type { ObjectStorage } from '../providers/uploads/object-uploads.ts';
import { httpWebhooks } from '../providers/webhooks/http-webhooks.ts';
import type { WebhookReach } from '../providers/webhooks/place-of-address.ts';
import { setDemoClock } from '../zones/zones-demo.data.ts';
import { type ApiOptions, buildApi } from './app.ts';
import { startBackgroundWork } from './background-work.ts';
import { startBeats } from './node-beats.ts';
import { watchedCounts } from './watched-counts.ts';

/** The running API and what a server needs from it. */
export interface StartedApi {
  app: FastifyInstance;
  /** How pages call the API. */
  fetch: Fetch;
  /** Calls the listener when data of cached pages has changed. */
  onChange: (listener: () => void) => void;
  /** Opens the set-up while there is no owner of the market; absent afterwards. */
  setupToken?: string | undefined;
  /** Signs the people in whom a demo plays; absent in a market of real people. */
  signInDemoStaff?: (() => Promise<DemoStaff>) | undefined;
  /** The ways that customers see, for couriers whom a demo simulates; absent where another process has the API. */
  routeOf?: (from: Coordinates, to: Coordinates) => Promise<[lat: number, lng: number][]>;
  /** Answers that the nodes share because they are expensive. */
  answers: SharedAnswers;
  close: () => Promise<void>;
}

export interface MarketOptions extends ApiOptions {
  /** A server that is about to end takes no new visitors. */
  isStopping: () => boolean;
  mode: MarketMode;
  transports: TransportChoice;
  identity: IdentityAccess;
  payments: PaymentAccess;
  push: PushAccess;
  /** The minute after midnight at which the clocks of a demo are frozen; undefined lets them run. */
  demoMinute?: number | undefined;
  /** The English of messages: edited, or word for word as in the contract. */
  texts?: 'edited' | 'specification' | undefined;
  /** How far webhooks may go. */
  webhookReach: WebhookReach;
  /** The folder of the files that people send. */
  uploads: string;
  sharedServices: SharedServices;
  /** Maximum attempts per limit; omitted ones have their defaults. */
  limitNumbers?: Partial<LimitNumbers> | undefined;
  /** Days of retention of personal data. */
  secondFactor?: SecondFactorPolicy | undefined;
  publicAddress?: string | undefined;
  retentionDays?: RetentionDays | undefined;
  streams?: StreamLimits | undefined;
  risk?: RiskTerms | undefined;
  /** Overrides the name and look in the database. */
  brand?: Brand | undefined;
  /** Set if metrics are collected. */
  metrics?: Metrics | undefined;
  /** Set if traces are exported. */
  traces?: Traces | undefined;
  onProgress: Parameters<typeof seedMarket>[1]['onProgress'];
}

/** Services that several nodes share; PostgreSQL and a folder replace omitted ones. */
export interface SharedServices {
  replicaUrl?: string | undefined;
  redisUrl?: string | undefined;
  storage?: ObjectStorage | undefined;
  /** How long a start waits for another node that migrates. */
  databaseWaitSeconds?: number | undefined;
}

/** Words of providers for the operator. */
const report = (words: string) => console.error(words);

/** A replica that is behind serves while the primary is away; a proxy must not wait for the primary to know it. */
function mayReadFrom(replica: Replica | undefined): boolean {
  return replica !== undefined && (replica.mayServe() || (replica.isPrimaryAway() && replica.isUsable()));
}

/** Starts the API of a database: migrates, seeds an empty demo, builds the API. */
export async function startApi({ url }: OpenDatabase, options: MarketOptions): Promise<StartedApi> {
  const {
    mode,
    uploads,
    sharedServices,
    brand,
    secondFactor,
    publicAddress,
    retentionDays,
    streams,
    risk,
    limitNumbers,
    metrics,
    traces,
    onProgress,
    isStopping,
  } = options;
  const { gate, serverFactory, logger, trustProxy } = options;
  await migrate(url, { waitSeconds: sharedServices.databaseWaitSeconds ?? 120, report });
  if (mode.seedsEmptyDatabase && !(await isSeeded(url))) await seedMarket(url, { size: 'demo', onProgress });
  const db = connect({
    url,
    // At shutdown PostgreSQL closes the remaining connections; that is expected.
    onError: ({ message }) => isStopping() || console.error(`A connection to PostgreSQL was lost: ${message}`),
  });
  if (options.texts === 'edited') serveEditedEnglish();
  await setDemoClock(db, options.demoMinute ?? null);
  const now = () => new Date();
  const markOf = () => deploymentId({ db, databaseUrl: url, configuration: { brand, mode } });
  const shared = await openShared({ databaseUrl: url, uploadsFolder: uploads, markOf, ...sharedServices }, report);
  const { limits, live, answers } = shared;
  const replica = sharedServices.replicaUrl
    ? watchReplica({ url: sharedServices.replicaUrl, primaryUrl: url, report })
    : undefined;
  shareAnswers(db, answers, 'primary');
  if (replica) shareAnswers(replica.db, answers, 'replica');
  const notes = providerNotes();
  const providers = await openProviders({ db, now, notes }, options);
  const health = databaseHealth(url, report);
  const itemCounts = openItemCounts({ db, now });
  const context = {
    db,
    replica,
    now,
    ...providers,
    providerNotes: notes,
    itemCounts,
    uploads: shared.uploads,
    limits,
    limitNumbers,
    live,
    mode,
    brand,
    secondFactor,
    publicAddress,
    retentionDays,
    streams,
    onError: health.note,
    risk,
  };
  const app = buildApi(context, { cachesReplies: true, gate, serverFactory, logger, trustProxy });
  metrics?.watch(app);
  traces?.watch(app);
  metrics?.lookInto(db, watchedCounts);
  traces?.lookInto(db);
  closeGracefully(app, isStopping);
  const listeners = new Set<() => void>();
  clearCachesOnChange(context, () => {
    for (const listener of listeners) listener();
  });
  const endBackgroundWork = await startBackgroundWork(context, url);
  const endItemCounts = writeRegularly(itemCounts);
  const { isRedisReady } = shared;
  const endBeats = startBeats(context, { app, transports: options.transports, uploads, isRedisReady });
  serveHealth(app, {
    isReady: async () => !isStopping() && (mayReadFrom(replica) || (await health.isReachable())),
    takesOrders: async () => !isStopping() && (await health.canWrite()),
  });
  return {
    app,
    fetch: inProcessFetch(app),
    onChange: (listener) => listeners.add(listener),
    signInDemoStaff: mode.simulatesPeople ? () => signInDemoStaff({ db }) : undefined,
    routeOf: async (from, to) => drawnRoute(await context.directions.way(from, to)),
    setupToken: mode.offersSetup ? await issueSetupLink({ db, now }) : undefined,
    answers,
    async close() {
      await app.close();
      await endBackgroundWork();
      await endBeats();
      await endItemCounts();
      await live.close();
      await shared.close();
      await replica?.close();
      await db.destroy();
    },
  };
}

/** Opens the configured providers, wrapped by the counters of the metrics. */
async function openProviders(
  { db, now, notes }: { db: Database; now: () => Date; notes: ProviderNotes },
  { mode, transports, identity, payments, push, webhookReach, metrics }: MarketOptions,
) {
  const outbox = mode.hasPublicOutbox ? { sms: outboxSms(db), mail: outboxMail(db) } : undefined;
  const carried = await openTransports(transports, { outbox, report, notes });
  const webhooks = httpWebhooks({ reach: webhookReach });
  return {
    ...openMapServices(db, report, notes),
    ...carried,
    sms: metrics?.counted(carried.sms) ?? carried.sms,
    push: openPush(push, ownPushKeys(db), notes),
    webhooks: metrics?.countedWebhooks(webhooks) ?? webhooks,
    identity: openIdentityProviders(identity, report),
    payments: openPaymentProviders({ hasSandbox: mode.offersSandboxPayments, access: payments, now, report, notes }),
  };
}
