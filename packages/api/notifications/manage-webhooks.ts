import { randomUUID } from 'node:crypto';
import { type WebhookEventName, webhookEvents } from 'market/notifications/notifications-webhooks.contract';
import { hourMilliseconds } from 'market/values/durations';
import type { Database } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import { mayGoTo, numberIn, placeOfAddress, type WebhookReach } from '#api/providers/webhooks/place-of-address.ts';
import { newWebhookSecret, signedHeaders } from '#api/providers/webhooks/sign-webhook.ts';
import type { WebhookSender } from '#api/providers/webhooks/webhook-sender.ts';
import {
  endpointAt,
  insertEndpoint,
  messageOfEvent,
  type Replay,
  replaceSecret,
  requeueDeliveries,
  sentMessagesSince,
} from './notifications-webhooks.data.ts';
import { queueWebhooks } from './queue-webhooks.ts';

/** Why an endpoint cannot be added; null where it can. Where a name leads is seen at each call. */
export function faultOfEndpoint(url: string, events: readonly string[], reach: WebhookReach): string | null {
  const target = URL.parse(url);
  if (!target || !/^https?:$/.test(target.protocol)) return `${url} is not an address that starts with https://.`;
  if (target.protocol === 'http:' && reach === 'internet') {
    return 'An endpoint on the internet needs https://; WEBHOOK_REACH says what else there may be.';
  }
  const number = numberIn(target);
  const isEncrypted = target.protocol === 'https:';
  if (number !== undefined && !mayGoTo(placeOfAddress(number), { reach, isEncrypted })) {
    return `${number} is not an address that webhooks may go to; WEBHOOK_REACH says where they may.`;
  }
  if (target.username || target.password) return 'An address with a name and password in it would be shown in lists.';
  const unknown = events.find((event) => !isEventName(event));
  return unknown === undefined
    ? null
    : `There is no event ${unknown}. ${Object.keys(webhookEvents).join(', ')} are known.`;
}

function isEventName(event: string): event is WebhookEventName {
  return Object.hasOwn(webhookEvents, event);
}

/** Adds an endpoint, which receives events from now on; only this reply contains the secret. */
export async function addEndpoint(
  db: Database,
  { url, events }: { url: string; events: readonly string[] },
): Promise<{ id: number; secret: string }> {
  const secret = newWebhookSecret();
  return { id: await insertEndpoint(db, { url, events, secret }), secret };
}

/** Hours for which both secrets sign, so that receivers can change over at any time. */
export const overlapHours = 24;

/** Gives an endpoint a new secret, which only this reply contains; undefined if there is no such endpoint. */
export async function rotateSecret(
  db: Database,
  { id, at }: { id: number; at: Date },
): Promise<{ secret: string; until: Date } | undefined> {
  const secret = newWebhookSecret();
  const until = new Date(at.getTime() + overlapHours * hourMilliseconds);
  return (await replaceSecret(db, { id, secret, until })) ? { secret, until } : undefined;
}

/** A test event has its own type, which no real event has, and its own id. */
export const testEventType = 'webhook.test';

export interface TestOfEndpoint {
  url: string;
  eventId: string;
  milliseconds: number;
  /** Null where it was taken. */
  fault: string | null;
}

/** Sends a test event to an endpoint without storing it. Undefined if there is no such endpoint. */
export async function testEndpoint(
  { db, webhooks }: { db: Database; webhooks: WebhookSender },
  { id, at }: { id: number; at: Date },
): Promise<TestOfEndpoint | undefined> {
  const endpoint = await endpointAt(db, { id, at });
  if (!endpoint) return undefined;
  const { url, secrets } = endpoint;
  const eventId = `test_${randomUUID()}`;
  const body = JSON.stringify({ type: testEventType, timestamp: at.toISOString(), data: { endpoint_id: id } });
  const since = performance.now();
  const fault = await webhooks.send({ url, body, headers: signedHeaders({ secrets, eventId, body }, at) }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return { url, eventId, milliseconds: Math.ceil(performance.now() - since), fault };
}

export interface WantedReplay {
  endpointId?: number | undefined;
  event?: string | undefined;
  since?: Date | undefined;
}

const batch = 500;

/**
 * Sends events again under their original ids: one of them, all since a moment, or all that were given up. An endpoint
 * also receives events from before it was added. Undefined for an unknown event.
 */
export async function replayWebhooks(
  db: Database,
  { endpointId, event, since }: WantedReplay,
): Promise<number | undefined> {
  if (event !== undefined) {
    const outboxId = await messageOfEvent(db, event);
    if (outboxId === undefined) return undefined;
    return again(db, { endpointId, what: { outboxId } }, [outboxId]);
  }
  if (since === undefined) return requeueDeliveries(db, { endpointId, what: 'given up' });
  let replayed = await again(db, { endpointId, what: { since } }, []);
  for (let after = 0; ; ) {
    const ids = await sentMessagesSince(db, { since, after, limit: batch });
    const last = ids.at(-1);
    if (last === undefined) return replayed;
    replayed += await transact(db, (transaction) => queueWebhooks(transaction, ids, endpointId));
    after = last;
  }
}

function again(db: Database, replay: Replay, outboxIds: readonly number[]): Promise<number> {
  return transact(db, async (transaction) => {
    const known = await requeueDeliveries(transaction, replay);
    return known + (await queueWebhooks(transaction, outboxIds, replay.endpointId));
  });
}
