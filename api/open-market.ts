import type { FastifyInstance } from 'fastify';
import type { Fetch } from 'market/client';
import { type ApiOptions, buildApi } from './app.ts';
import { startBackgroundWork } from './background-work.ts';
import { connect } from './db/connection.ts';
import { holdsMarket } from './db/market-presence.ts';
import { migrate } from './db/migrate.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { reachabilityOf } from './db/reachability.ts';
import { seedMarket } from './db/seed/seed-market.ts';
import { outboxMail, outboxSms } from './features/notifications/deliver-to-outbox.ts';
import { closeGently } from './http/gentle-close.ts';
import { serveHealth } from './http/health.ts';
import { inProcessFetch } from './http/in-process-fetch.ts';
import { ownPushKeys } from './http/push-keys.ts';
import { type IdentityAccess, openIdentityProviders } from './outside/identity/open-identity-providers.ts';
import { postgresWire } from './outside/live/postgres-wire.ts';
import { demoGeocoder } from './outside/maps/demo-geocoder.ts';
import { type CarrierChoice, openCarriers } from './outside/message-carriers.ts';
import { openPaymentProviders, type PaymentAccess } from './outside/payments/open-payment-providers.ts';
import { openPush, type PushAccess } from './outside/push/open-push.ts';
import { folderUploads } from './outside/uploads/folder-uploads.ts';

/** A market with its doors open: what a server needs to know of it. */
export interface OpenMarket {
  app: FastifyInstance;
  /** How pages call the API. */
  fetch: Fetch;
  close: () => Promise<void>;
}

export interface MarketOptions extends ApiOptions {
  /** A server that is about to end takes no new visitors. */
  isStopping: () => boolean;
  isDemo: boolean;
  carriers: CarrierChoice;
  identity: IdentityAccess;
  payments: PaymentAccess;
  push: PushAccess;
  /** The folder of the files that people send. */
  uploads: string;
  onProgress: Parameters<typeof seedMarket>[1]['onProgress'];
}

/** Words of providers for the operator. */
const report = (words: string) => console.error(words);

/** Opens the market of a database: brings its tables up to date, fills an empty demo, builds the API. */
export async function openMarket(
  { url }: OpenDatabase,
  { isDemo, carriers, identity, payments, push, uploads, onProgress, isStopping, ...options }: MarketOptions,
): Promise<OpenMarket> {
  await migrate(url);
  if (isDemo && !(await holdsMarket(url))) await seedMarket(url, { size: 's', onProgress });
  const db = connect({
    url,
    // At the end PostgreSQL closes what is left; that is no news.
    onError: ({ message }) => isStopping() || console.error(`A connection to PostgreSQL was lost: ${message}`),
  });
  const now = () => new Date();
  const needs = {
    db,
    now,
    geocoder: demoGeocoder(),
    ...(await openCarriers(carriers, { isDemo, now, outbox: { sms: outboxSms(db), mail: outboxMail(db) }, report })),
    uploads: folderUploads(uploads),
    live: postgresWire(url),
    push: openPush(push, ownPushKeys(db)),
    identity: openIdentityProviders(identity, report),
    payments: openPaymentProviders({ isDemo, access: payments, now, report }),
    isDemo,
  };
  const app = buildApi(needs, options);
  closeGently(app);
  const endBackgroundWork = startBackgroundWork(needs);
  const isReachable = reachabilityOf(url);
  serveHealth(app, async () => !isStopping() && (await isReachable()));
  return {
    app,
    fetch: inProcessFetch(app),
    async close() {
      await app.close();
      await endBackgroundWork();
      await needs.live.close();
      await db.destroy();
    },
  };
}
