import type { WebhookEvent, WebhookEventName } from 'market/notifications/notifications-webhooks.contract';
import { type Money, toDecimal } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import { type EventMessageRow, happeningRows, hasEndpoints, queueEvents } from './notifications-webhooks.data.ts';

/** Queues events for every endpoint that subscribes to them, once. Returns how many were new. */
export async function queueWebhooks(
  transaction: Connection,
  outboxIds: readonly number[],
  endpointId?: number,
): Promise<number> {
  if (!(await hasEndpoints(transaction))) return 0;
  const rows = await happeningRows(transaction, outboxIds);
  const events = rows.flatMap((row) => {
    const event = eventOf(row);
    if (!event) return [];
    return [{ outbox_id: row.id, event_id: row.event_id, event: event.type, body: JSON.stringify(event) }];
  });
  return events.length === 0 ? 0 : queueEvents(transaction, events, endpointId);
}

/** Null for messages without a public event, such as a chat. */
function eventOf(row: EventMessageRow): WebhookEvent | null {
  const type = typeOf(row);
  const data = type && dataOf(row);
  return data ? ({ type, timestamp: row.created_at.toISOString(), data } as WebhookEvent) : null;
}

function typeOf({ kind, payload, is_first: isFirst }: EventMessageRow): WebhookEventName | null {
  if (kind !== 'order_status') return names[`${kind} ${payload.prescription ?? ''}`.trim()] ?? null;
  if (isFirst) return 'order.placed';
  return payload.order_status === 'refunded' ? 'order.refunded' : 'order.status_changed';
}

const names: Readonly<Record<string, WebhookEventName>> = {
  order_paid: 'order.paid',
  'prescription quoted': 'prescription.quoted',
  'prescription agreed': 'prescription.agreed',
  review: 'review.written',
  customer_registered: 'customer.registered',
  customer_removed: 'customer.removed',
  application: 'application.received',
};

/** The state at the time of the event; it may have changed since. */
function dataOf({ kind, payload, order, review }: EventMessageRow): object | null {
  if (kind === 'review') return review;
  if (kind === 'application') return payload;
  if (kind.startsWith('customer_')) return { customer_id: payload.customer_id };
  return (
    order && {
      ...order,
      ...(typeof payload.order_status === 'string' && { order_status: payload.order_status }),
      total: toDecimal(order.total as Money),
      placed_at: isoOrNull(order.placed_at),
      schedule_at: isoOrNull(order.schedule_at),
    }
  );
}

function isoOrNull(written: unknown): string | null {
  return written === null ? null : new Date(String(written)).toISOString();
}
