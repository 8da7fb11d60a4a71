/** Paths of the event streams: the events of a customer, and those of an order for everyone who may track it. */
export const eventPaths = { own: '/api/v1/events', order: '/api/v1/customer/order/events' } as const;

/** How many messages the outbox page of the demo shows. */
export const outboxLength = 50;

const sixDigits = /(?<!\d)\d{6}(?!\d)/;

/** The code that a message carries, for copying it; null in a message without one. */
export function codeIn(text: string): string | null {
  return sixDigits.exec(text)?.[0] ?? null;
}

/** The applications of a person that receive pushes. */
export const pushApps = ['storefront', 'courier', 'vendor'] as const;

/** Returns the application in which a person reads the push of an outbox message [DEL-10] [DEL-43]. */
export function appOfPush(kind: string): (typeof pushApps)[number] {
  return kind.startsWith('courier_') ? 'courier' : 'storefront';
}

/** Returns why a shift ended, for the courier [DEL-06]. */
function offlineText(why: string): string {
  return why === 'silent'
    ? 'Your phone sent no position for 10 minutes. Go online again when you are ready.'
    : 'Three offers had no answer. Nothing is counted against you. Go online again when you are ready.';
}

/** Returns the text of the push notification for an outbox message; null if it is not worth one [PUSH-01]. */
export function wordsOfPush({
  kind,
  orderId,
  payload,
}: {
  kind: string;
  orderId: string | null;
  payload: Record<string, unknown>;
}): Record<string, string> | null {
  const about = bodyAboutOrder(kind, payload);
  if (about !== undefined) return about === null || orderId === null ? null : pushOfOrder(orderId, shortened(about));
  const text = (name: string) => String(payload[name] ?? '');
  switch (kind) {
    case 'message':
      return {
        type: 'message',
        conversation_id: text('conversation_id'),
        sender_type: text('sender_type'),
        title: text('title'),
        body: shortened(text('body')),
      };
    case 'referral_code':
      return { type: 'referral_code', title: text('title'), body: shortened(text('body')) };
    case 'order_again':
      return pushOfOrder(text('order_id'), stateText[text('order_status')] ?? '');
    case 'goodwill':
      return goodwillText(payload);
    case 'courier_message':
      return { type: 'message', title: text('title'), body: shortened(text('body')) };
    case 'courier_offer':
      return { type: 'offer', title: 'New offer', body: shortened(`${text('store')}. Open the app to answer.`) };
    case 'courier_silent':
      return { type: 'silent', title: 'Open the app', body: shortened(`${text('customer')} waits and can’t see you.`) };
    case 'courier_offline':
      return { type: 'offline', title: 'You’re offline', body: offlineText(text('why')) };
    case 'courier_broadcast':
      return { type: 'broadcast', title: 'Message from the market', body: shortened(text('words')) };
    case 'courier_canceled':
      return orderId === null ? null : { ...pushOfOrder(orderId, canceledText(payload)), type: 'canceled' };
    case 'courier_delay':
      return orderId === null ? null : { ...pushOfOrder(orderId, shortened(delayText(payload))), type: 'delay' };
    default:
      return null;
  }
}

/** Returns what a customer reads of money or a coupon that support has given [OPS-039]; `page` is the one of the account with it. */
function goodwillText(payload: Record<string, unknown>): Record<string, string> {
  const [amount, code] = [String(payload.amount ?? ''), payload.code];
  if (typeof code !== 'string') {
    return { type: 'goodwill', page: 'wallet', title: `${amount} for you`, body: 'It is in your wallet.' };
  }
  const body = `Your code is ${code}. You find it under Coupons.`;
  return { type: 'goodwill', page: 'coupons', title: `A coupon of ${amount} for you`, body };
}

/** Returns what a customer reads of an order; null if it is not worth a push, undefined for a message that is about none. */
function bodyAboutOrder(kind: string, payload: Record<string, unknown>): string | null | undefined {
  const text = (name: string) => String(payload[name] ?? '');
  switch (kind) {
    case 'order_status':
      return (payload.unfetched ? unfetchedText : statusText)[text('order_status')] ?? null;
    case 'waits_at_counter':
      return 'Your order waits for you at the counter.';
    case 'correction':
      return 'We have changed the details of your order. Check them.';
    case 'order_delay':
      return delayText(payload);
    case 'refund':
      return 'A part of your money is on its way back.';
    case 'order_change':
      return text('by') === 'customer' ? null : changeText(text('state'));
    case 'prescription':
      return text('prescription') === 'quoted' ? 'The pharmacy has named its price.' : null;
    default:
      return undefined;
  }
}

/**
 * Returns the push for the staff of a store that has a new order [STO-004]; `code` is what its board shows of the number, and
 * `path` leads to it, below the path of the application.
 */
export function wordsOfNewOrder(order: {
  orderId: string;
  code: string;
  storeId: number;
  storeName: string;
}): Record<string, string> {
  return {
    type: 'store_order',
    for: 'staff',
    order_id: order.orderId,
    store_id: String(order.storeId),
    path: `?${new URLSearchParams({ store: String(order.storeId), order: order.orderId })}`,
    title: `New order ${order.code}`,
    body: shortened(order.storeName),
  };
}

function pushOfOrder(orderId: string | null, body: string): Record<string, string> | null {
  return orderId === null ? null : { type: 'order_status', order_id: orderId, title: `Order #${orderId}`, body };
}

/** Returns what the courier of an order does once others have canceled it [DEL-14]. */
function canceledText({ was_carried: wasCarried }: Record<string, unknown>): string {
  return wasCarried === true ? 'Canceled. Bring it back to its store.' : 'Canceled. You need not fetch it.';
}

/** Returns what an operator has said of the times of an order, for all who work on it or wait for it [OPS-024]. */
function delayText(payload: Record<string, unknown>): string {
  const text = (name: string) => String(payload[name] ?? '');
  const arrival = `New time: around ${text('arrives')}.`;
  if (text('kind') === 'released') return `The order goes on. ${arrival}`;
  if (text('kind') === 'hold') return `The order waits until ${text('until')}. ${arrival} ${text('reason')}`;
  return `${arrival} ${text('reason')}`;
}

/** Returns the push for the staff of a store whose order an operator has delayed [OPS-024]. */
export function wordsOfDelay(
  order: { orderId: string; code: string; storeId: number },
  payload: Record<string, unknown>,
): Record<string, string> {
  return {
    type: 'store_delay',
    for: 'staff',
    order_id: order.orderId,
    store_id: String(order.storeId),
    path: `?${new URLSearchParams({ store: String(order.storeId), order: order.orderId })}`,
    title: `Order ${order.code}`,
    body: shortened(delayText(payload)),
  };
}

/** Returns the push for the staff of a store to which an operator has written [OPS-025]. */
export function wordsOfBroadcast(storeId: number, words: string): Record<string, string> {
  return {
    type: 'broadcast',
    for: 'staff',
    store_id: String(storeId),
    path: `?${new URLSearchParams({ store: String(storeId) })}`,
    title: 'Message from the market',
    body: shortened(words),
  };
}

/** Returns the push for the owners of a store where five PINs of a name were wrong on one of its tablets [SEAT-05]. */
export function wordsOfLockedName({ person, device }: { person: string; device: string }): Record<string, string> {
  return {
    ...{ type: 'pin_locked', for: 'staff', path: 'devices' },
    title: `Five wrong PINs on ${device}`,
    body: `${shortened(person)} is locked there for 15 minutes.`,
  };
}

function changeText(state: string): string {
  if (state === 'waiting') return 'Something is missing. Answer within 3 minutes what the store may do.';
  return 'The store has changed your order. See what is different.';
}

/** The customer knows of a placed order; the tracking page shows what the kitchen does next. */
const statusText: Readonly<Record<string, string>> = {
  confirmed: 'The store has accepted your order.',
  picked_up: 'Your order is on its way.',
  delivered: 'Your order has arrived. Enjoy!',
  canceled: 'Your order has been canceled.',
  failed: 'Your order could not be paid.',
  refunded: 'Your money is on its way back.',
};

/** What a customer reads of the state of an order when support sends it again [OPS-037]. */
const stateText: Readonly<Record<string, string>> = {
  ...statusText,
  pending: 'The store has your order.',
  processing: 'Your order is being made.',
  handover: 'Your order is ready.',
  refund_requested: 'Your request for a refund is being looked at.',
};

/** Of a take-away order that was not fetched within an hour [STO-044]. */
const unfetchedText: Readonly<Record<string, string>> = {
  delivered: 'Your order was not fetched within an hour. What you paid is not given back.',
  canceled: 'Your order was not fetched within an hour, so it has been canceled.',
};

const maxBodyLength = 160;

function shortened(text: string): string {
  return text.length > maxBodyLength ? `${text.slice(0, maxBodyLength - 1)}…` : text;
}

/** Seconds that a webhook waits after each try that failed: 11 tries within a day. */
export const webhookWaits = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 36_000] as const;

/** Returns the seconds until the next attempt; null after the last one. */
export function webhookWaitAfter(attempts: number): number | null {
  return webhookWaits[attempts - 1] ?? null;
}
