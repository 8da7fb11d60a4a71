import type { TrackedOrder } from 'market/orders/orders.contract';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bisi } from '../../testing/known-items.ts';
import { whole } from '../../testing/known-orders.ts';
import { emitLast, LiveStandIn } from '../../testing/live-stand-in.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { TrackedView } from './tracked-view.tsx';
import '#features/orders/order-calls.ts';

const at = '2026-11-21T12:00:00.000Z';
const place = { contact_person_name: 'Ada Obi', contact_person_number: '+234•••••••142' };
const rider = {
  id: 7,
  f_name: 'Musa',
  l_name: 'Bello',
  image_full_url: null,
  avg_rating: 4.5,
  phone: '+234•••••••177',
  vehicle: 'motorcycle',
  lat: 6.55,
  lng: 3.37,
  seen_seconds_ago: 4,
  seen_near: 'Yaba',
};
const onTheWay: TrackedOrder = {
  id: '1234567890',
  order_status: 'picked_up',
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
  prescription: null,
  order_amount: 4200,
  currency: 'NGN',
  time_zone: 'Africa/Lagos',
  created_at: at,
  pending: at,
  confirmed: at,
  processing: at,
  handover: at,
  picked_up: at,
  delivered: null,
  canceled: null,
  failed: null,
  schedule_at: null,
  expected_at: null,
  ready: null,
  arrival: null,
  delay: null,
  cancel_reason: null,
  counter: null,
  door_code: null,
  door_photo: null,
  proposed_pin: null,
  is_courier_at_door: false,
  delivery_problem: null,
  cancelable: false,
  item_count: 1,
  items: [],
  store: null,
  delivery_address: null,
  receiver_details: { latitude: 6.5, longitude: 3.37, address: '12 Herbert Macaulay Way', ...place },
  parcel: { category_name: 'Documents', charge_payer: 'sender' },
  delivery_man: rider,
  route: [
    [6.55, 3.37],
    [6.5, 3.37],
  ],
};

/** Tracks an order that belongs to another person. */
function answersTracking(order: TrackedOrder) {
  return async (path: string) =>
    path.includes('/track?')
      ? new Response(JSON.stringify(order))
      : new Response('{"errors":[]}', { status: path.includes('/order/details') ? 404 : 500 });
}

beforeEach(() => void vi.stubGlobal('EventSource', LiveStandIn));
afterEach(() => void vi.unstubAllGlobals());

describe('the order of the person who tracks it', () => {
  const answerUntil = new Date(Date.now() + 150_000).toISOString();
  const line = { name: 'Jollof rice', quantity: 2, image_full_url: '/images/360/jollof.webp', total_price: 4_000 };
  const question: OrderDetails['changes'][number] = {
    ...{ id: 7, kind: 'remove', is_by_market: false, state: 'waiting', decided_by: null, before: line, after: null },
    ...{ reason: 'The rice is sold out', total_before: 5_700, total_after: 1_700, to_wallet: 0, to_provider: 0 },
    ...{ made_at: at, answer_until: answerUntil },
  };
  const answersDetails = (status: number, body: object) => {
    const paths: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      if (path.includes('/order/details')) paths.push(path);
      return new Response(JSON.stringify(body), { status: path.includes('/order/details') ? status : 404 });
    });
    return paths;
  };
  const track = () =>
    renderInMarket(<TrackedView first={{ ...onTheWay, expected_at: at }} proof={{ order_id: onTheWay.id }} />);

  afterEach(() => localStorage.removeItem('guest-is-known'));

  it('[CUS-03] asks the question of the store below the headline, before all else', async () => {
    localStorage.setItem('guest-is-known', 'yes');
    answersDetails(200, { ...whole, changes: [question] });
    const screen = await track();
    const changes = screen.getByRole('list', { name: 'Changes of your order' });
    await expect.element(changes.getByText('The rice is sold out')).toBeVisible();
    const isBefore = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect(isBefore(screen.getByText(/from the receiver/).element(), changes.element())).toBe(true);
    expect(isBefore(changes.element(), screen.getByText('Musa Bello').element())).toBe(true);
  });

  it('is not read on a device that has never ordered, and shows nothing of an order of another person', async () => {
    const paths = answersDetails(404, { errors: [{ code: 'order_not_found', message: 'Not found' }] });
    const screen = await track();
    await expect.element(screen.getByText('Musa Bello')).toBeVisible();
    expect(paths).toEqual([]);
    await screen.unmount();
    localStorage.setItem('guest-is-known', 'yes');
    const other = await track();
    await expect.poll(() => paths.length).toBe(1);
    await expect.element(other.getByText('Musa Bello')).toBeVisible();
    expect(other.getByRole('button', { name: 'Get help' }).elements()).toEqual([]);
  });
});

describe('a prescription order', () => {
  it('leads to its price as soon as the pharmacy has named it', async () => {
    const priced = { ...onTheWay, order_status: 'pending' as const, prescription: 'quoted' as const };
    const proof = { order_id: onTheWay.id };
    const screen = await renderInMarket(<TrackedView first={priced} proof={proof} />);
    const link = screen.getByRole('link', { name: 'Your price is here' });
    await expect.element(link).toHaveAttribute('href', '/prescription-order/1234567890');
  });
});

it('[CUS-05] shows the code of the door and says what it is for', async () => {
  const proof = { order_id: onTheWay.id, token: 'x'.repeat(32) };
  const screen = await renderInMarket(<TrackedView first={{ ...onTheWay, door_code: '0731' }} proof={proof} />);
  await expect.element(screen.getByText('0731')).toBeVisible();
  await expect.element(screen.getByText(/^Say it to the rider once you have your order/)).toBeVisible();
});

it('[CUS-13] shows the code of the counter, since when the order waits and what happens to it', async () => {
  const words = 'Your order has been waiting since 12:10. The store keeps it until you fetch it.';
  const order = { ...onTheWay, order_status: 'handover', order_type: 'take_away', delivery_man: null } as const;
  const proof = { order_id: onTheWay.id, token: 'x'.repeat(32) };
  const screen = await renderInMarket(
    <TrackedView first={{ ...order, counter: { code: '7890', words } }} proof={proof} />,
  );
  await expect.element(screen.getByText('7890', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(words)).toBeVisible();
});

it('[CUS-13] says of an order that was not fetched why it is over, not that it was delivered', async () => {
  const reason = 'It was not fetched within an hour. What was paid is not given back.';
  const order = { ...onTheWay, order_status: 'delivered', order_type: 'take_away', cancel_reason: reason } as const;
  const proof = { order_id: onTheWay.id, token: 'x'.repeat(32) };
  const screen = await renderInMarket(<TrackedView first={order} proof={proof} />);
  await expect.element(screen.getByRole('heading', { level: 1, name: reason })).toBeVisible();
});

it('[CUS-10] asks a customer whether the place where the rider found the door is right', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.includes('/order/door')) sent.push(JSON.parse(String(init?.body)));
    return new Response('{"errors":[]}', { status: path.includes('/order/door') ? 200 : 404 });
  });
  const pin = { latitude: 6.501, longitude: 3.37, metres: 111 };
  const tracked = <TrackedView first={{ ...onTheWay, proposed_pin: pin }} proof={{ order_id: onTheWay.id }} />;
  const screen = await renderInMarket(tracked, { customer: bisi });
  await expect.element(screen.getByText('The rider found it 0.1 km from your pin.')).toBeVisible();
  await screen.getByRole('button', { name: 'Yes, use it next time' }).click();
  await expect.element(screen.getByText('Your pin is there from now on.')).toBeVisible();
  expect(sent).toEqual([{ order_id: onTheWay.id, is_pin_right: true }]);
});

it('[CUS-07] shows the photo of the order at its door, and when it was taken', async () => {
  const proof = { order_id: onTheWay.id, token: 'x'.repeat(32) };
  const photo = {
    image_full_url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
    taken_at: at,
    is_for_riders: false,
  };
  const screen = await renderInMarket(<TrackedView first={{ ...onTheWay, door_photo: photo }} proof={proof} />);
  await expect.element(screen.getByRole('img', { name: 'Your order at the door' })).toBeVisible();
  await expect.element(screen.getByText('Photo taken at 1:00 PM')).toBeVisible();
});

describe('an order on its way', () => {
  it('[TRK-10] moves with its courier and arrives as soon as its event does', async () => {
    const arrived = { ...onTheWay, order_status: 'delivered', delivered: at };
    const onRequest = vi.fn();
    vi.stubGlobal('fetch', async (path: string) => {
      // The order of another person.
      if (path.includes('/order/details')) return new Response('{"errors":[]}', { status: 404 });
      // Not the drawing of the map.
      if (path.startsWith('/api/')) onRequest(path);
      return new Response(JSON.stringify(path.includes('/track?') ? arrived : { guest_id: 'x'.repeat(22) }));
    });
    const proof = { order_id: onTheWay.id, token: 'x'.repeat(32) };
    const screen = await renderInMarket(<TrackedView first={{ ...onTheWay, expected_at: at }} proof={proof} />);
    await expect.element(screen.getByText('Musa is 5.6 km from the receiver.')).toBeVisible();
    emitLast('position', { order_id: onTheWay.id, lat: 6.51, lng: 3.37 });
    await expect.element(screen.getByText('Musa is 1.1 km from the receiver.')).toBeVisible();
    expect(onRequest).not.toHaveBeenCalled();
    emitLast('order', { order_id: onTheWay.id, order_status: 'delivered' });
    await expect.element(screen.getByRole('heading', { name: /^Delivered at/ })).toBeVisible();
  });
});

it('[CUS-08] says when and where a rider was last seen whose phone is silent, in place of a marker that stands still', async () => {
  const proof = { order_id: onTheWay.id, token: 'x'.repeat(32) };
  const courier = { ...rider, seen_seconds_ago: 185 };
  const screen = await renderInMarket(<TrackedView first={{ ...onTheWay, delivery_man: courier }} proof={proof} />);
  await expect.element(screen.getByText('Last seen 3 min ago near Yaba')).toBeVisible();
  emitLast('position', { order_id: onTheWay.id, lat: 6.51, lng: 3.37 });
  await expect.element(screen.getByText(/Last seen/)).not.toBeInTheDocument();
});

it.each([
  ['that has not moved by much', 'The store needs longer.', 5, 0],
  ['with what has moved it', 'The store needs longer.', 6, 1],
  ['that is sooner', 'It is sooner than planned.', -6, 1],
])('[CUS-01] says when an order arrives as a span, %s', async (_which, reason, minutes, shown) => {
  const inMinutes = (count: number) => new Date(Date.now() + count * 60_000 - 1_000).toISOString();
  const arrival = { p50: inMinutes(12), p90: inMinutes(20), cause: 'store_late' as const, moved_minutes: minutes };
  const order = { ...onTheWay, expected_at: at, arrival };
  vi.stubGlobal('fetch', answersTracking(order));
  const screen = await renderInMarket(<TrackedView first={order} proof={{ order_id: onTheWay.id }} />);
  await expect.element(screen.getByRole('heading', { name: '12–20 min' })).toBeVisible();
  await expect.poll(() => screen.getByText(reason).elements().length).toBe(shown);
});

describe('the link of an order on its way', () => {
  const token = 'x'.repeat(32);
  it.each([
    ['is the signed one where that opened it', { token }, `/track-order?order_id=1234567890&token=${token}`],
    [
      'names no contact',
      { contact_number: '+2348035550142', email: 'ada@example.com' },
      '/track-order?order_id=1234567890',
    ],
    ['of a customer is only its number', {}, '/track-order?order_id=1234567890'],
  ])('%s', async (_, proof, path) => {
    const shared = vi.fn(async (_link: { url: string }) => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: shared }));
    const screen = await renderInMarket(<TrackedView first={onTheWay} proof={{ order_id: onTheWay.id, ...proof }} />);
    await screen.getByRole('button', { name: 'Share' }).click();
    await expect.poll(() => shared.mock.calls[0]?.[0].url.endsWith(path)).toBe(true);
  });

  it('is no longer shared once it is over', async () => {
    const over = { ...onTheWay, order_status: 'delivered' as const, delivered: at };
    const screen = await renderInMarket(<TrackedView first={over} proof={{ order_id: onTheWay.id }} />);
    await expect.element(screen.getByRole('heading', { name: /^Delivered at/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Share' }).elements()).toEqual([]);
  });
});

it('names the day of an order ahead until its store begins with it, and how it was paid', async () => {
  const ahead = '2026-11-23T13:00:00.000Z';
  const order: TrackedOrder = {
    ...onTheWay,
    order_status: 'pending',
    payment_method: 'digital_payment',
    payment_status: 'paid',
    confirmed: null,
    picked_up: null,
    schedule_at: ahead,
    expected_at: ahead,
    delivery_man: null,
  };
  vi.stubGlobal('fetch', answersTracking(order));
  const proof = { order_id: order.id, token: 'x'.repeat(32) };
  const screen = await renderInMarket(<TrackedView first={order} proof={proof} />);
  await expect.element(screen.getByRole('heading', { name: '23 Nov, 2:00 PM' })).toBeVisible();
  await expect.element(screen.getByText('about 23 Nov, 2:00 PM')).toBeVisible();
  await expect.element(screen.getByText('Paid digitally')).toBeVisible();
});

it('[STO-101] leads from an order that its store has canceled to stores that are open', async () => {
  const reason = 'An item is sold out.';
  const store = {
    id: 3,
    slug: 'kitchen',
    name: 'Kitchen',
    address: 'Yaba',
    phone: '',
    latitude: 6.5,
    longitude: 3.4,
    monogram: 'K',
    colours: ['#a33', '#722'],
    module_type: 'food',
  };
  const ended = { order_status: 'canceled', canceled: at, cancel_reason: reason } as const;
  const order: TrackedOrder = { ...onTheWay, ...ended, store };
  const proof = { order_id: order.id, token: 'x'.repeat(32) };
  const screen = await renderInMarket(<TrackedView first={order} proof={proof} />);
  await expect.element(screen.getByRole('heading', { name: /An item is sold out/ })).toBeVisible();
  const link = screen.getByRole('link', { name: 'See stores that are open' });
  await expect.element(link).toHaveAttribute('href', '/store/popular?filter=currently_open');
});
