import { randomUUID } from 'node:crypto';
import { access, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { NodeFigures, ProviderFigures, ProviderKind } from 'market/notifications/notifications-health.rules';
import own from '#api/package.json' with { type: 'json' };
import { mapServiceNames, mapSettingsOf } from '../config/map/map-services.ts';
import { tilesName } from '../config/map/serve-map-tiles.ts';
import type { ApiContext } from '../http/api-context.ts';
import { openStreamsOf } from '../http/listen/event-streams.ts';
import { defaultStreamLimits } from '../http/listen/stream-slots.ts';
import { deleteNode, writeBeat } from '../http/watch/nodes.data.ts';
import { mailName, smsNames, type TransportChoice } from '../providers/message-transports.ts';
import { pushNames } from '../providers/push/open-push.ts';

const beatMilliseconds = 10_000;

/** What a node measures besides its context. */
export interface WatchedNode {
  app: FastifyInstance;
  transports: TransportChoice;
  /** The folder of the files that people send. */
  uploads: string;
  isRedisReady?: (() => boolean) | undefined;
}

/** Lets the other nodes know that this one runs and what it sees, every ten seconds. Returns how to end it [OPS-094]. */
export function startBeats(context: ApiContext, watched: WatchedNode): () => Promise<void> {
  const node = { id: randomUUID(), host: hostname(), version: own.version, startedAt: new Date() };
  // While the database is away it cannot be read either.
  const beat = () =>
    figuresOfNode(context, watched)
      .then((figures) => writeBeat(context.db, node, figures))
      .catch(() => {});
  let beating = beat();
  const timer = setInterval(() => {
    beating = beat();
  }, beatMilliseconds).unref();
  return async () => {
    clearInterval(timer);
    await beating;
    await deleteNode(context.db, node.id).catch(() => {});
  };
}

/** Returns what a node measures of itself now. */
export async function figuresOfNode(context: ApiContext, watched: WatchedNode): Promise<NodeFigures> {
  const { app, uploads, isRedisReady } = watched;
  const { replica, streams } = context;
  return {
    streams: { open: openStreamsOf(app), limit: (streams ?? defaultStreamLimits).all },
    disk: await diskOf(uploads),
    replica: replica ? { is_used: replica.mayServe() } : null,
    redis: isRedisReady ? { is_ready: isRedisReady() } : null,
    providers: await providersOf(context, watched),
  };
}

async function diskOf(folder: string): Promise<NodeFigures['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(await nearestFolder(resolve(folder)));
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return null;
  }
}

/** A missing folder will be made on the disk of its parent. */
async function nearestFolder(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}

/** Returns each provider that is configured, and each kind of which there is none [OPS-084]. */
async function providersOf(
  { db, payments, push, mode, providerNotes: notes }: ApiContext,
  { transports: { sms, mail } }: WatchedNode,
): Promise<ProviderFigures[]> {
  const provider = (kind: ProviderKind, setup: ProviderFigures['setup'], name: string): ProviderFigures => {
    const note = setup === 'missing' ? undefined : notes?.find(name);
    return {
      ...{ kind, name, setup, breaker: breakerOf(note?.state?.()) },
      last_success_at: note?.lastSuccessAt?.toISOString() ?? null,
      last_fault_at: note?.lastFaultAt?.toISOString() ?? null,
      last_fault: note?.lastFault ?? null,
    };
  };
  const without = mode.hasPublicOutbox ? 'demo' : 'missing';
  const { geocoder, routing, tiles_url: tiles } = await mapSettingsOf(db);
  const setupOf = (service: string) => (service === 'none' ? 'missing' : service === 'built_in' ? 'built_in' : 'set');
  return [
    ...[...payments.values()].map(({ name, title }) =>
      provider('payment', name === sandboxName ? 'demo' : 'set', title),
    ),
    ...(payments.size === 0 ? [provider('payment', 'missing', '')] : []),
    sms && sms.by !== 'outbox' ? provider('sms', 'set', smsNames[sms.by]) : provider('sms', without, ''),
    mail ? provider('mail', 'set', mailName) : provider('mail', without, ''),
    ...push.kinds.map((kind) => provider('push', 'set', pushNames[kind])),
    provider('places', setupOf(geocoder), mapServiceNames[geocoder]),
    provider('ways', setupOf(routing), mapServiceNames[routing]),
    provider('tiles', tiles === '' ? 'built_in' : 'set', tiles === '' ? mapServiceNames.built_in : tilesName),
  ];
}

/** It takes no money. */
const sandboxName = 'sandbox';

/** As cockatiel numbers them: closed, open, half open. */
const states = ['closed', 'open', 'half_open'] as const;

function breakerOf(state: number | undefined): ProviderFigures['breaker'] {
  return state === undefined ? null : (states[state] ?? null);
}
