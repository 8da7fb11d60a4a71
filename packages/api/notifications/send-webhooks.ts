import { webhookWaitAfter } from 'market/notifications/notifications.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { signedHeaders } from '#api/providers/webhooks/sign-webhook.ts';
import {
  claimWebhookDeliveries,
  type DueDelivery,
  endpointsWithDue,
  markDelivered,
  markFailed,
  releaseWebhookDelivery,
} from './notifications-webhooks.data.ts';

type Context = Pick<ApiContext, 'db' | 'now' | 'webhooks'>;

/** Calls to one endpoint at the same moment, of one node. */
const atOnce = 8;
/** Longer than the longest timeout of an endpoint. */
const leaseSeconds = 30;

/** The endpoints that this node is busy with. */
export type BusyEndpoints = Map<number, Promise<void>>;

/**
 * Starts the due deliveries of every endpoint, each endpoint separately and without waiting, so that a slow one does
 * not block the others. Deliveries aborted by `ending` are retried.
 */
export async function startWebhooks(context: Context, busy: BusyEndpoints, ending?: AbortSignal): Promise<void> {
  for (const endpointId of await endpointsWithDue(context.db, context.now())) {
    if (busy.has(endpointId)) continue;
    const serving = serve(context, endpointId, ending)
      .catch((error: unknown) => console.error(`Webhooks of endpoint ${endpointId} failed: ${error}`))
      .finally(() => busy.delete(endpointId));
    busy.set(endpointId, serving);
  }
}

async function serve(context: Context, endpointId: number, ending: AbortSignal | undefined): Promise<void> {
  while (!ending?.aborted) {
    const at = context.now();
    const taken = await claimWebhookDeliveries(context.db, {
      endpointId,
      at,
      until: later(at, leaseSeconds),
      limit: atOnce,
    });
    if (taken.length === 0) return;
    await Promise.all(taken.map((delivery) => sendOne(context, delivery, ending)));
  }
}

async function sendOne(
  { db, now, webhooks }: Context,
  { id, url, secrets, event_id: eventId, body, attempts }: DueDelivery,
  ending: AbortSignal | undefined,
): Promise<void> {
  try {
    await webhooks.send({ url, body, headers: signedHeaders({ secrets, eventId, body }, now()) }, ending);
  } catch (error) {
    if (ending?.aborted) return releaseWebhookDelivery(db, id);
    const wait = webhookWaitAfter(attempts);
    const at = now();
    const fault = error instanceof Error ? error.message : String(error);
    return markFailed(db, { id, at, dueAt: wait === null ? null : later(at, wait), fault });
  }
  await markDelivered(db, id, now());
}

function later(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
