import { bisi, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Offer } from 'market/dispatch/dispatch.courier.contract';
import { offerSeconds } from 'market/dispatch/dispatch-offers.rules';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { declareCourierSteps } from '../routes/work/courier-steps.ts';
import type { KnownWork } from '../routes/work/work-query.ts';

/** The current time in the tests of the rider app. */
export const noon = '2026-11-20T12:00:00.000Z';

/** An order in the bag of a rider. */
export const carriedDelivery: Delivery = {
  id: '1000000482',
  order_status: 'picked_up',
  store: { id: 4, name: 'Firewood & Basmati', address: '31 Admiralty Way', lat: 6.44, lng: 3.46 },
  metres: 1800,
  item_count: 5,
  currency: 'NGN',
  cash_to_collect: 0,
  tip: 200,
  placed_at: noon,
  ready_at: noon,
  expected_at: noon,
  ready: { p50: noon, p90: noon, cause: 'accepted', moved_minutes: 0 },
  arrival: { p50: noon, p90: noon, cause: 'accepted', moved_minutes: 0 },
  delay: null,
  step: 'deliver',
  code: '0482',
  store_phone: '+2348030000001',
  store_words: '',
  store_picture: null,
  contact_name: 'Adaeze Obi',
  call_way: 'phone',
  contact_phone: '+2348035550142',
  has_account: true,
  address: '18 T. F. Kuboye Road, Lekki',
  road: 'T. F. Kuboye Road',
  house: '18',
  floor: '2',
  landmark: 'Blue gate',
  directions: '',
  door: { lat: 6.4401, lng: 3.4702 },
  route: [],
  order_note: '',
  lines: [{ name: 'Jollof rice with turkey', quantity: 5 }],
  bag_count: null,
  at_store_at: noon,
  at_door_at: noon,
  handover_at: noon,
  wait_pay: null,
  store_problem: null,
  cash_received_at: null,
  cash_short: null,
  pays_with: null,
  photo_at: null,
  is_pin_moved: false,
  gate_photo: null,
  door_code: null,
  problem: null,
  problem_at: null,
  may_return_from: null,
  attempts: [],
  unread_messages: 0,
  meeting: null,
  handover: null,
};

/** An offer that was made a moment ago. */
export function freshOffer(change: Partial<Offer> = {}): Offer {
  const { id, order_status, store, metres, item_count, currency, cash_to_collect, tip } = carriedDelivery;
  const { placed_at, ready_at, expected_at, ready, arrival, delay } = carriedDelivery;
  const order = { id, order_status, store, metres, item_count, currency, cash_to_collect, tip };
  return {
    id: 31,
    order: { ...order, meeting: null, placed_at, ready_at, expected_at, ready, arrival, delay },
    pay: { base: 600, distance: 820 },
    expires_at: new Date(Date.now() + offerSeconds * 1000).toISOString(),
    is_shared: false,
    metres_to_store: 1_100,
    minutes_to_store: 3,
    minutes_to_door: 22,
    wait_minutes: 5,
    area: 'Oniru, near The Palms',
    stops: [
      { order_id: id, code: '0482', kind: 'pick_up', place: store.name },
      { order_id: id, code: '0482', kind: 'door', place: 'Oniru, near The Palms' },
    ],
    why: { code: 'nearest', minutes: 4, metres: 1_100 },
    ...change,
  };
}

/** The work of a rider with these orders. */
export function workWith(deliveries: Delivery[]): Omit<KnownWork, 'clockOffset'> {
  return {
    now: new Date().toISOString(),
    time_zone: 'Africa/Lagos',
    name: 'Musa Bello',
    city: 'Lagos',
    on_shift_since: noon,
    is_on_other_phone: false,
    is_alarm_on: false,
    cash_in_hand: [],
    delivered_today: 3,
    earned_today: [{ amount: 4_260, currency: 'NGN' }],
    requests: [],
    deliveries,
  };
}

/** What the API tells a signed-in rider besides the work. */
export const courierAnswers = {
  info: () => reply(bisi),
  offer: () => reply({ now: new Date().toISOString(), offer: null, stops: [] }),
  memberships: () => reply({ stores: [], courier: { suspended_reason: null }, operator: null }),
};

/** The rider app in tests. */
export const courierApp = {
  name: 'courier',
  title: (business: string) => ({ id: 'rider', message: `${business} Rider` }),
  audience: 'For tests',
  prepare: declareCourierSteps,
};
