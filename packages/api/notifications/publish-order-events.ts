import type { ApiContext } from '#api/http/api-context.ts';
import type { LiveEvent } from '#api/providers/live/pub-sub.ts';
import { type FollowersRow, followersOfOrders, type Message, messagesByIds } from './notifications.data.ts';

type Context = Pick<ApiContext, 'db' | 'live'>;
type NewEvent = Omit<LiveEvent, 'id'>;

/** Notifies the followers of orders of the changes that these messages report. An event may arrive twice. */
export async function publishOrderEvents(context: Context, outboxIds: readonly number[]): Promise<void> {
  const messages = await messagesByIds(context.db, outboxIds);
  const changes = messages.flatMap((message) => changeOf(message) ?? []);
  await publishOrderChanges(context, changes);
}

function changeOf({ kind, order_id: orderId, payload }: Message): OrderChange | undefined {
  if (orderId === null) return undefined;
  return { orderId, ...(kind === 'order_status' && { status: String(payload.order_status) }) };
}

export interface OrderChange {
  orderId: string;
  /** The new status, where that is what changed. */
  status?: string;
  /** An order with a courier came onto the list of those who take orders themselves, or left it. */
  changesList?: boolean;
}

/**
 * Tells everybody who follows one of these orders to read it again: its customer, the board of its store, the phone of
 * its courier, and couriers who take orders from a list while none has it.
 */
export async function publishOrderChanges({ db, live }: Context, changes: readonly OrderChange[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ orderId }) => orderId);
  const followers = new Map((await followersOfOrders(db, ids)).map((row) => [row.id, row]));
  await live.publish(
    db,
    changes.flatMap((change) => eventsOf(change, followers.get(change.orderId))),
  );
}

function eventsOf({ orderId, status, changesList }: OrderChange, followers: FollowersRow | undefined): NewEvent[] {
  const data = { order_id: orderId };
  const withStatus = { ...data, ...(status && { order_status: status }) };
  const { store_id: storeId = null, courier_id: courierId = null, list_city: city = null } = followers ?? {};
  const events: NewEvent[] = [{ topic: `order:${orderId}`, name: 'order', data: withStatus }];
  if (storeId !== null) events.push({ topic: `store:${storeId}`, name: 'board', data });
  if (courierId !== null) events.push({ topic: `courier:${courierId}`, name: 'order', data: withStatus });
  if (city !== null && (courierId === null || changesList)) events.push({ topic: listTopic(city), name: 'list', data });
  return events;
}

/** Returns the topic of couriers of a city who take orders from a list. */
export function listTopic(city: string): string {
  return `list:${city}`;
}
