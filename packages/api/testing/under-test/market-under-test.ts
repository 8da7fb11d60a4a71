import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { connect } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { demoMarket } from '#api/http/market-mode.ts';
import { ownPushKeys } from '#api/http/push-keys.ts';
import { outboxMail, outboxSms } from '#api/notifications/deliver-to-outbox.ts';
import { postgresLimits } from '#api/providers/limits/postgres-limits.ts';
import { postgresPubSub } from '#api/providers/live/postgres-pub-sub.ts';
import { demoGeocoder } from '#api/providers/maps/demo-geocoder.ts';
import { noDirections } from '#api/providers/maps/directions.ts';
import { openPaymentProviders } from '#api/providers/payments/open-payment-providers.ts';
import { openPush } from '#api/providers/push/open-push.ts';
import { folderUploads } from '#api/providers/uploads/folder-uploads.ts';
import { httpWebhooks } from '#api/providers/webhooks/http-webhooks.ts';
import { scratchFolder } from '../../../../tools/scratch-folder.ts';
import { breachesIn } from '../breaches.ts';
import { createDatabase, databaseName, dropDatabase } from '../databases.ts';
import { momentOfTests } from '../moment-of-tests.ts';

type App = ReturnType<typeof buildApi>;

export interface MarketUnderTest extends ApiContext {
  app: App;
  /** Of its database. */
  url: string;
  /** The folder of the uploads. */
  uploadsFolder: string;
}

/** Where tests of web push start a service; each process that runs tests has its own. */
export const pushServiceOfTests = `localhost:${4390 + Number(process.env.VITEST_POOL_ID ?? 0)}`;

/**
 * The whole API on a fresh copy of the seeded database, for one test file, after which the invariants must hold. A file
 * that writes orders by statements of its own may break them.
 */
export function marketUnderTest({ checksInvariants = true } = {}): MarketUnderTest {
  const folder = scratchFolder();
  const uploadsFolder = join(folder.path, 'uploads');
  const market = {
    now: () => momentOfTests,
    geocoder: demoGeocoder(),
    directions: noDirections,
    identity: {},
    payments: openPaymentProviders({ hasSandbox: true }),
    mode: demoMarket,
    limits: postgresLimits,
    uploads: folderUploads(uploadsFolder),
    uploadsFolder,
    webhooks: httpWebhooks({ reach: 'machine' }),
  } as MarketUnderTest;
  const server = inject('databaseServer');
  const name = databaseName();

  beforeAll(async () => {
    const url = await createDatabase(server, name, inject('templateDatabase'));
    market.url = url;
    market.db = connect({ url });
    const push = openPush({ hosts: [pushServiceOfTests] }, ownPushKeys(market.db));
    Object.assign(market, { sms: outboxSms(market.db), mail: outboxMail(market.db), live: postgresPubSub(url), push });
    market.app = buildApi(market, { checkReplies: true });
  });
  afterAll(async () => {
    const breaches = checksInvariants ? await breachesIn(market.db) : [];
    await market.app.close();
    await market.live.close();
    await market.db.destroy();
    folder[Symbol.dispose]();
    await dropDatabase(server, name);
    expect(breaches, 'breaches of invariants after the tests of this file').toEqual([]);
  });
  return market;
}
