import type { City } from 'market/orders/desk/orders-city.contract';
import { describe, expect, it } from 'vitest';
import { nextSteps, type Rider } from './next-steps.ts';
import { demoPace, paceAt } from './pace.ts';
import { isSilent, type Script } from './script.ts';

type Order = City['orders'][number];
type Courier = City['couriers'][number];

const now = '2026-11-20T12:00:00.000Z';
const ago = (seconds: number) => new Date(Date.parse(now) - seconds * 1000).toISOString();
const riders: Rider[] = [
  { id: 1, city: 'Lagos' },
  { id: 2, city: 'Lagos' },
  { id: 3, city: 'Nairobi' },
];

/** An order of a store in Lagos that goes out. */
const order = (change: Partial<Order>): Order => ({
  id: '1000000001',
  order_status: 'pending',
  order_type: 'delivery',
  module_type: 'food',
  city: 'Lagos',
  store: { id: 7, name: 'Buka' },
  is_board_open: false,
  courier: null,
  customer_name: 'Ada',
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
  from: { lat: 6.5, lng: 3.37 },
  to: { lat: 6.51, lng: 3.38 },
  since: ago(0),
  rings_at: null,
  price_wanted_since: null,
  schedule_at: null,
  age_minutes: 0,
  late_minutes: null,
  alarm: null,
  ...change,
});

const onShift = (id: number, orders: string[] = []): Courier => ({
  id,
  name: 'Musa',
  at: null,
  seconds: null,
  is_on_shift: true,
  sign: 'free',
  order_ids: orders,
});

/** Each city has its courier on shift, so that only orders give something to do. */
function stepsFor(
  change: Partial<Order>,
  { couriers = [onShift(1), onShift(3)], pace = demoPace, script = undefined as Script | undefined } = {},
) {
  const city = { now, orders: [order(change)], couriers, chats: [] } as unknown as City;
  return nextSteps(city, riders, pace, { script }).filter(({ does }) => does !== 'answer_offer');
}

const own = { id: 1, name: 'Musa' };
const person = { id: 99, name: 'Bola' };
const inStore = { storeId: 7, orderId: '1000000001' };
const parcel = { order_type: 'parcel', store: null } as const;
const counter = { lat: 6.5, lng: 3.37 };
const nothing: object[] = [];

describe('the people of a demo', () => {
  it.each<[string, Partial<Order>, object[]]>([
    ['wait before they answer', { rings_at: ago(9) }, nothing],
    ['accept what rings', { rings_at: ago(10) }, [{ does: 'accept', ...inStore }]],
    ['leave what cannot be answered', { since: ago(900) }, nothing],
    ['price a prescription', { price_wanted_since: ago(10) }, [{ does: 'price', ...inStore }]],
    ['leave an order to its store', { rings_at: ago(900), is_board_open: true }, nothing],
    ['leave a prescription to its store', { price_wanted_since: ago(900), is_board_open: true }, nothing],
    ['wait for the time of an order', { rings_at: ago(900), schedule_at: ago(-31 * 60) }, nothing],
    ['begin in time', { rings_at: ago(900), schedule_at: ago(-29 * 60) }, [{ does: 'accept', ...inStore }]],
    ['prepare', { order_status: 'confirmed', since: ago(25) }, [{ does: 'prepare', ...inStore }]],
    ['make for a while', { order_status: 'processing', since: ago(89) }, nothing],
    ['finish', { order_status: 'processing', since: ago(90) }, [{ does: 'ready', ...inStore }]],
    [
      'hand over at the counter',
      { order_status: 'handover', order_type: 'take_away', since: ago(25) },
      [{ does: 'hand_over', ...inStore }],
    ],
    [
      'fetch from the counter, also while the board is open',
      { order_status: 'handover', since: ago(25), is_board_open: true },
      [{ does: 'fetch', courierId: 1, orderId: inStore.orderId, isTaken: false, at: counter }],
    ],
    [
      'fetch what a courier has taken',
      { order_status: 'handover', since: ago(25), courier: own },
      [{ does: 'fetch', courierId: 1, orderId: inStore.orderId, isTaken: true, at: counter }],
    ],
    ['leave the order of another courier', { order_status: 'handover', since: ago(900), courier: person }, nothing],
    ['leave what another courier carries', { order_status: 'picked_up', since: ago(900), courier: person }, nothing],
    ['leave what is over', { order_status: 'picked_up', since: ago(900) }, nothing],
    [
      'confirm a parcel',
      { ...parcel, rings_at: ago(10) },
      [{ does: 'move_parcel', orderId: '1000000001', to: 'confirmed' }],
    ],
    [
      'note that a rider sets out to the sender',
      { ...parcel, order_status: 'confirmed', since: ago(25), courier: own },
      [{ does: 'move_parcel', orderId: '1000000001', to: 'processing' }],
    ],
    [
      'note that a rider has the parcel',
      { ...parcel, order_status: 'handover', since: ago(25), courier: own },
      [{ does: 'move_parcel', orderId: '1000000001', to: 'picked_up' }],
    ],
    [
      'note that a person has brought the parcel',
      { ...parcel, order_status: 'picked_up', since: ago(200), courier: person },
      [{ does: 'move_parcel', orderId: '1000000001', to: 'delivered' }],
    ],
  ])('%s', (_, change, steps) => {
    expect(stepsFor(change)).toEqual(steps);
  });

  it('leave an order on the counter to a person on shift for three minutes', () => {
    const couriers = [onShift(1), onShift(3), onShift(person.id)];
    const steps = (seconds: number) => stepsFor({ order_status: 'handover', since: ago(seconds) }, { couriers });
    expect(steps(179)).toEqual([]);
    expect(steps(180)).toMatchObject([{ does: 'fetch', courierId: 1 }]);
  });

  it('send the courier of the city with the fewest orders', () => {
    const couriers = [onShift(1, ['a', 'b']), onShift(2, ['c']), onShift(3)];
    const [step] = stepsFor({ order_status: 'handover', since: ago(25) }, { couriers });
    expect(step).toMatchObject({ does: 'fetch', courierId: 2 });
  });

  it('share orders that are due at once', () => {
    const orders = ['1', '2'].map((id) => order({ id, order_status: 'handover', since: ago(25) }));
    const city = { now, orders, couriers: [onShift(1), onShift(3)], chats: [] } as unknown as City;
    const fetched = nextSteps(city, riders, demoPace).filter(({ does }) => does === 'fetch');
    expect(fetched).toMatchObject([{ courierId: 1 }, { courierId: 2 }]);
  });

  it('ride from the store to the door by the time on the road, and deliver at its end', () => {
    const carried = (seconds: number) =>
      stepsFor(
        { order_status: 'picked_up', since: ago(seconds), courier: own },
        { couriers: [onShift(1, ['a']), onShift(3)] },
      );
    expect(carried(0)).toEqual([{ does: 'ride', courierId: 1, at: { lat: 6.5, lng: 3.37 } }]);
    expect(carried(50)).toHaveLength(1);
    expect(carried(100)).toMatchObject([
      { does: 'ride', at: { lat: 6.51, lng: 3.38 } },
      { does: 'deliver', courierId: 1, orderId: '1000000001', isShort: false },
    ]);
  });

  it('ride to the sender of a parcel first', () => {
    const coming = stepsFor({ ...parcel, order_status: 'processing', since: ago(90), courier: own });
    expect(coming).toMatchObject([
      { does: 'ride', courierId: 1, at: { lat: 6.5, lng: 3.37 } },
      { does: 'move_parcel', to: 'handover' },
    ]);
  });

  it('have one courier of each city on shift, and end the shift of the others who have nothing to do', () => {
    const steps = (couriers: Courier[]) =>
      nextSteps({ now, orders: [], couriers, chats: [] } as unknown as City, riders, demoPace);
    expect(steps([])).toEqual([
      { does: 'begin_shift', courierId: 1 },
      { does: 'begin_shift', courierId: 3 },
    ]);
    expect(steps([onShift(1), onShift(2), onShift(3)])).toEqual([{ does: 'end_shift', courierId: 2 }]);
    expect(steps([onShift(1), onShift(2, ['a']), onShift(3)])).toEqual([]);
  });

  it('look for an offer while an order waits for a courier', () => {
    const city = { now, orders: [order({ order_status: 'confirmed' })], couriers: [onShift(1), onShift(3)], chats: [] };
    expect(nextSteps(city as unknown as City, riders, demoPace)).toEqual([
      { does: 'answer_offer', courierId: 1, accepts: true },
    ]);
  });

  it('[OPS-097] decline an offer, and leave an order unanswered, where the script says so', () => {
    const seeds = Array.from({ length: 50 }, (_, index) => index + 1);
    const waiting = {
      now,
      orders: [order({ order_status: 'confirmed' })],
      couriers: [onShift(1), onShift(3)],
      chats: [],
    };
    const answers = seeds.flatMap((seed) =>
      nextSteps(waiting as unknown as City, riders, demoPace, { script: { events: ['declined-offers'], seed } }),
    );
    expect(new Set(answers.map((step) => step.does === 'answer_offer' && step.accepts))).toEqual(
      new Set([true, false]),
    );
    for (const seed of seeds) {
      const script: Script = { events: ['silent-stores'], seed };
      const steps = stepsFor({ rings_at: ago(900) }, { script });
      expect(steps).toEqual(isSilent(script, inStore.storeId) ? [] : [{ does: 'accept', ...inStore }]);
    }
    expect(seeds.some((seed) => isSilent({ events: ['silent-stores'], seed }, inStore.storeId))).toBe(true);
  });

  describe('[CHAT-03] [DEL-62] in their chats', () => {
    const chat = (change: object = {}) => ({
      conversation_id: 5,
      message_id: 9,
      since: ago(4),
      pictures: 0,
      store: { id: 7, name: 'Buka' },
      courier: null,
      order: null,
      is_board_open: false,
      ...change,
    });
    const answersTo = (...chats: object[]) =>
      nextSteps({ now, orders: [], couriers: [onShift(1), onShift(3)], chats } as unknown as City, riders, demoPace);
    const ofRider = { store: null, courier: own, order: { id: '1000000001', order_status: 'picked_up' } };

    it('answer for a store after a moment, unless a person has its board open', () => {
      expect(answersTo(chat())).toMatchObject([{ does: 'answer_chat', storeId: 7, chatId: 5 }]);
      expect(answersTo(chat({ since: ago(3) }))).toEqual([]);
      expect(answersTo(chat({ is_board_open: true }))).toEqual([]);
    });

    it('[OPS-097] say nothing for a store that the script makes silent', () => {
      const city = { now, orders: [], couriers: [onShift(1), onShift(3)], chats: [chat()] } as unknown as City;
      const counts = Array.from(
        { length: 50 },
        (_, index): Script => ({ events: ['silent-stores'], seed: index + 1 }),
      ).map((script) => [isSilent(script, 7), nextSteps(city, riders, demoPace, { script }).length]);
      expect(new Set(counts.map(String))).toEqual(new Set(['true,0', 'false,1']));
    });

    it('answer as the courier of the order, if the courier is one of them', () => {
      expect(answersTo(chat(ofRider))).toMatchObject([
        { does: 'answer_customer', courierId: 1, orderId: '1000000001' },
      ]);
      expect(answersTo(chat({ ...ofRider, courier: person }))).toEqual([]);
    });

    it('speak of no order under way to a customer who has none, and thank for a picture', () => {
      const words = [7, 8, 9].map((id) => answersTo(chat({ message_id: id }))).flatMap(([step]) => step ?? []);
      expect(new Set(words.map((step) => 'words' in step && step.words)).size).toBe(3);
      expect(JSON.stringify(words)).not.toContain('for your order');
      expect(answersTo(chat({ pictures: 1 }))).toMatchObject([{ words: 'Thank you for the picture, that helps.' }]);
    });
  });

  it('are as many times faster as their clock', () => {
    expect(stepsFor({ rings_at: ago(1) }, { pace: paceAt(10) })).toMatchObject([{ does: 'accept' }]);
    expect(stepsFor({ rings_at: ago(1) }, { pace: paceAt(5) })).toEqual([]);
  });
});
