import { flushCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { StartedApi } from 'api/app/start-api';
import { CannotStart } from 'api/db/cannot-start';
import { openDatabase } from 'api/db/open-database';
import { addressOf, listenAt, mustBeFreePort } from 'api/http/listen/listen';
import { modeOf } from 'api/http/market-mode';
import type { Metrics } from 'api/http/watch/metrics';
import type { Traces } from 'api/http/watch/traces';
import type { FastifyInstance } from 'fastify';
import { setupLinkHours } from 'market/access/access.rules';
import {
  type Configuration,
  ConfigurationFaults,
  misspelledSettings,
  readConfiguration,
  readEnvironmentFile,
} from './configuration/read-configuration.ts';

/** Says that the configuration is at fault: starting again will not help. */
const configurationFault = 78;
/** Says that something outside is missing or taken: the port, the database, the data directory. */
const unavailable = 69;
const stopSeconds = 10;

/** Everything that was opened, to be closed in the opposite order. */
const opened = new AsyncDisposableStack();
let isStopping = false;
let drainMilliseconds = 0;

async function main(): Promise<void> {
  const configuration = configurationOrExit();
  // React is several times slower without this.
  process.env.NODE_ENV ||= 'production';
  await mustBeFreePort(configuration);
  const [market, { serveStorefront }] = await Promise.all([openApi(configuration), storefront()]);
  opened.defer(market.close);
  const { holdSlotUntil } = await import('api/http/listen/gate');
  await serveStaffApplications(market.app);
  await serveStorefront(market.app, market.fetch, { ...market, texts: configuration.texts, holdSlotUntil });
  await listenAt(configuration, market.app);
  console.log(`Soko is ready: ${addressOf(configuration)}`);
  if (market.signInDemoStaff) await runDemoStaff(market, market.signInDemoStaff, configuration);
  if (market.setupToken) {
    const link = `${addressOf(configuration)}/admin/setup#${market.setupToken}`;
    console.log(`Nobody owns this market yet. Set it up within ${setupLinkHours} hours: ${link}`);
  }
  if (configuration.secondFactor === 'off') {
    console.error('> SECOND_FACTOR is off: operators and store owners sign in with a password alone.');
  }
  // For the next start, also if this one ends by a crash.
  flushCompileCache();
}

function configurationOrExit(): Configuration {
  try {
    readEnvironmentFile(fileURLToPath(new URL('../../.env', import.meta.url)));
    for (const warning of misspelledSettings(process.env)) console.error(warning);
    return readConfiguration(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationFaults)) throw error;
    console.error(error.message);
    process.exit(configurationFault);
  }
}

async function openApi({
  market: place,
  demo,
  demoMinute,
  texts,
  transports,
  identity,
  payments,
  push,
  webhookReach,
  uploads,
  brand,
  secondFactor,
  publicAddress,
  retentionDays,
  streams,
  risk,
  limitNumbers,
  sharedServices,
  monitoring,
  http,
}: Configuration): Promise<StartedApi> {
  const [metrics, traces] = await Promise.all([openMetrics(monitoring), openTraces(monitoring)]);
  if (place.kind === 'api') {
    const [{ connectToRemoteApi }, options] = await Promise.all([
      import('api/app/remote-api'),
      serverOptions({ sharedServices, monitoring, http, metrics, traces }),
    ]);
    const remote = connectToRemoteApi(place.url, options);
    metrics?.watch(remote.app);
    traces?.watch(remote.app);
    return remote;
  }
  // PostgreSQL starts while our own modules load.
  const opening = openDatabase(place, fail, { waitSeconds: sharedServices.databaseWaitSeconds });
  opened.defer(async () => (await opening.catch(() => undefined))?.stop());
  const [{ startApi }, { showProgress }, options, database] = await Promise.all([
    import('api/app/start-api'),
    import('./cli/terminal/show-progress.ts'),
    serverOptions({ sharedServices, monitoring, http, metrics, traces }),
    opening,
  ]);
  return startApi(database, {
    ...options,
    mode: modeOf(demo),
    demoMinute,
    texts,
    transports,
    identity,
    payments,
    push,
    webhookReach,
    uploads,
    brand,
    secondFactor,
    publicAddress,
    retentionDays,
    streams,
    risk,
    sharedServices,
    limitNumbers,
    metrics,
    traces,
    onProgress: showProgress('Filling the market'),
  });
}

/** Metrics have their own port; without one nothing is counted. */
async function openMetrics({ metrics: http }: Configuration['monitoring']): Promise<Metrics | undefined> {
  if (!http) return undefined;
  const { metricsOf } = await import('api/http/watch/metrics');
  const metrics = metricsOf(http);
  const { close } = await metrics.serve(http);
  opened.defer(close);
  return metrics;
}

/** Loads its packages only if traces are exported. */
async function openTraces({ traces: http }: Configuration['monitoring']): Promise<Traces | undefined> {
  if (!http) return undefined;
  const traces = (await import('api/http/watch/traces')).openTraces(http);
  opened.defer(traces.close);
  return traces;
}

async function serverOptions({
  sharedServices: { trustedProxies, drainSeconds },
  monitoring: { logLevel },
  http,
  metrics,
  traces,
}: Pick<Configuration, 'sharedServices' | 'monitoring' | 'http'> & {
  metrics: Metrics | undefined;
  traces: Traces | undefined;
}) {
  drainMilliseconds = drainSeconds * 1000;
  const [{ boundedServer }, { redactingLog }] = await Promise.all([
    import('api/http/listen/bounded-server'),
    import('api/http/watch/log'),
  ]);
  return {
    isStopping: () => isStopping,
    gate: { limits: http.gate, onRefuse: metrics?.refuse },
    serverFactory: boundedServer(http.connections, trustedProxies),
    logger: redactingLog(logLevel, undefined, traces?.mark),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
  };
}

/** The applications of stores, couriers and operators. */
async function serveStaffApplications(app: FastifyInstance): Promise<void> {
  const { applicationNames, serveApplications } = await import('./applications/serve-applications.ts');
  const serve =
    process.env.NODE_ENV === 'development'
      ? (await import('app-kit/vite/serve-in-development.ts')).serveInDevelopment
      : serveApplications;
  await serve(app, await applicationNames());
}

/** The people of a demo work until the server stops. */
async function runDemoStaff(
  { fetch: call, routeOf }: StartedApi,
  signIn: NonNullable<StartedApi['signInDemoStaff']>,
  { demoSpeed, demoScript: script }: Configuration,
): Promise<void> {
  const [{ startPeople }, { paceAt }] = await Promise.all([
    import('../../demo/people/start-people.ts'),
    import('../../demo/people/pace.ts'),
  ]);
  const pace = paceAt(demoSpeed);
  opened.defer(startPeople({ call, signIn, pace, script, routeOf, report: (words) => console.error(words) }));
}

function storefront() {
  return process.env.NODE_ENV === 'development'
    ? import('../storefront/server/storefront-in-development.ts')
    : import('storefront/build');
}

/** Keeps serving until proxies have noticed the shutdown; then lets running requests end, within a time limit. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (exitCode === 0) await sleep(drainMilliseconds);
  setTimeout(() => process.exit(exitCode || 1), stopSeconds * 1000).unref();
  await opened.disposeAsync().catch((error) => {
    console.error(error);
    process.exit(1);
  });
  process.exit(exitCode);
}

function fail(message: string): void {
  if (isStopping) return;
  console.error(message);
  stop(unavailable);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
main().catch((error) => {
  // A problem that a person can fix gets one sentence; only a bug gets a stack trace.
  if (error instanceof CannotStart) return fail(error.message);
  if (!isStopping) console.error(error);
  stop(1);
});
