import { transact } from '#db/transact.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { announceMessages } from './announce-messages.ts';
import { countOrders, type Message, markSent, takeMessages } from './notifications.data.ts';
import { queueWebhooks } from './queue-webhooks.ts';

/** Whom the market tells of what happened; called at least once for each message, so it must bear a second time. */
export type Receiver = (message: Message) => Promise<void>;

const batch = 200;

/** Hands waiting messages on, in their order, and answers how many. A receiver that fails gets them again. */
export async function sendMessages(
  needs: Pick<ApiNeeds, 'db' | 'live' | 'push' | 'isDemo'>,
  receivers: readonly Receiver[] = [],
): Promise<number> {
  return transact(needs.db, async (transaction) => {
    const messages = await takeMessages(transaction, batch);
    if (messages.length === 0) return 0;
    for (const message of messages) for (const receive of receivers) await receive(message);
    await announceMessages(needs, transaction, messages);
    await queueWebhooks(
      transaction,
      messages.map(({ id }) => id),
    );
    const placed = messages.filter(isPlacing).flatMap(({ order_id: orderId }) => orderId ?? []);
    if (placed.length > 0) await countOrders(transaction, placed);
    await markSent(
      transaction,
      messages.map(({ id }) => id),
    );
    return messages.length;
  });
}

function isPlacing({ kind, payload, dedupe_key: key }: Message): boolean {
  return kind === 'order_status' && payload.order_status === 'pending' && key.endsWith(':1');
}
