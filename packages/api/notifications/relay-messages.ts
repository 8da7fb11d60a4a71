import type { Database } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { JobKindName, QueueJobs } from '#api/jobs/job-kinds.ts';
import {
  addUncounted,
  hasAcceptRules,
  hasMessages,
  type Message,
  markSent,
  takeMessages,
} from './notifications.data.ts';
import { hasEndpoints } from './notifications-webhooks.data.ts';

/** The messages of one transaction, and of the jobs that it queues, at most. */
export const messagesAtOnce = 500;

/**
 * Queues jobs for the effects of waiting messages, in the transaction that marks them as handed on: each message gets
 * its jobs once. It reads nothing but the kind of a message, so no message can stop it. Returns how many it took.
 */
export async function relayMessages(db: Database, queue: QueueJobs): Promise<number> {
  if (!(await hasMessages(db))) return 0;
  return transact(db, async (transaction) => {
    const messages = await takeMessages(transaction, messagesAtOnce);
    if (messages.length === 0) return 0;
    const effects = effectsFor({
      hasListeners: await hasEndpoints(transaction),
      hasRules: await hasAcceptRules(transaction),
    });
    for (const { kind, concerns } of effects) {
      const ids = messages.filter(concerns).map(({ id }) => id);
      if (ids.length > 0) await queue(transaction, kind, [{ data: { ids } }]);
    }
    const placed = messages.filter(isOfNewOrder).map(({ id }) => id);
    if (placed.length > 0) await addUncounted(transaction, placed);
    await markSent(
      transaction,
      messages.map(({ id }) => id),
    );
    return messages.length;
  });
}

interface Effect {
  kind: JobKindName;
  concerns: (message: Message) => boolean;
}

const aboutOrders = new Set([
  'order_status',
  'prescription',
  'refund',
  'correction',
  'order_change',
  'order_delay',
  'waits_at_counter',
]);

/** The first message of an order, which every order has. */
function isOfNewOrder({ kind, dedupe_key: key }: Message): boolean {
  return kind === 'order_status' && key.endsWith(':1');
}

/** After which an order may wait for its store: it was placed, paid, or its price agreed to. */
function mayWaitForStore(message: Message): boolean {
  return isOfNewOrder(message) || message.kind === 'order_paid' || message.kind === 'prescription';
}

function effectsFor({ hasListeners, hasRules }: Record<'hasListeners' | 'hasRules', boolean>): Effect[] {
  return [
    { kind: 'publish-order-events', concerns: ({ kind, order_id }) => order_id !== null && aboutOrders.has(kind) },
    { kind: 'queue-pushes', concerns: () => true },
    ...(hasRules ? [{ kind: 'accept-by-rule', concerns: mayWaitForStore } as const] : []),
    ...(hasListeners ? [{ kind: 'queue-webhooks', concerns: () => true } as const] : []),
  ];
}
