import { describe, expect, it } from 'vitest';
import { type AssignedOrder, type DispatchCourier, defaultTerms, type OpenOrder } from './dispatch.rules.ts';
import { joiningOf, timedStopsOf } from './dispatch-bundles.rules.ts';
import type { RoundInput } from './dispatch-plan.rules.ts';
import { decideRound } from './dispatch-round.rules.ts';
import { straightTravel } from './dispatch-travel.rules.ts';

/** Metres east of a corner of Lagos. */
const at = (east: number) => ({ lat: 6.42, lng: 3.35 + east / 110_500 });
const now = 36_000;

function order(id: string, part: Partial<OpenOrder> = {}): OpenOrder {
  const times = { placedAt: now - 600, readyAt: now, promisedAt: now + 2_100 };
  return { id, store: at(0), door: at(1_500), cash: 0, offeredBefore: [], ...times, ...part };
}

const taken = (id: string, part: Partial<OpenOrder> = {}): AssignedOrder => ({ ...order(id, part), pickedUpAt: null });

/** The ride of courier 1, who fetches one order. */
function ride(own: AssignedOrder, part: Partial<DispatchCourier> = {}): DispatchCourier {
  const stops = [
    { orderId: own.id, kind: 'pick_up' },
    { orderId: own.id, kind: 'door' },
  ] as const;
  return {
    id: 1,
    at: at(0),
    leavesAt: now,
    orders: [own],
    route: stops,
    fixedStops: 1,
    cashRoom: null,
    turn: 0,
    ...part,
  };
}

const round = (orders: OpenOrder[], couriers: DispatchCourier[]): RoundInput => {
  return { now, orders, couriers, travel: straightTravel(), terms: defaultTerms };
};

describe('[OPS-020] an order joins a ride', () => {
  it.each<[string, OpenOrder, DispatchCourier, string | null, number | null]>([
    ['from the same store to the same street', order('a'), ride(taken('b')), null, null],
    ['that an operator has locked, by hand', order('a'), ride(taken('b'), { isLocked: true }), null, null],
    ['that it was taken out of', order('a', { partedFrom: [1] }), ride(taken('b')), null, null],
    [
      'not of a courier who has declined it',
      order('a', { offeredBefore: [1] }),
      ride(taken('b')),
      'asked_before',
      null,
    ],
    [
      'not of one who may hold no more cash',
      order('a', { cash: 10 }),
      ride(taken('b'), { cashRoom: 9 }),
      'cash_limit',
      null,
    ],
    [
      'from another store, after the order whose promise has less time',
      order('a', { store: at(-6_000), door: at(-6_000), promisedAt: now + 9_000 }),
      ride(taken('b', { promisedAt: now + 620, door: at(2_000) })),
      null,
      null,
    ],
    [
      'at the price of its own promise',
      order('a', { store: at(8_000), promisedAt: now + 60 }),
      ride(taken('b')),
      null,
      52,
    ],
    ['whose promise is over already at no price', order('a', { promisedAt: now - 60 }), ride(taken('b')), null, null],
  ])('%s', (_, open, courier, why, late) => {
    const joining = joiningOf(round([open], [courier]), 1, 'a');
    expect([joining?.why, joining?.lateMinutes]).toEqual([why, late]);
  });

  it('and nothing is known of a courier or an order that is not part of the round', () => {
    const input = round([order('a')], [ride(taken('b'))]);
    expect([joiningOf(input, 2, 'a'), joiningOf(input, 1, 'c'), timedStopsOf(input, 2)]).toEqual([
      undefined,
      undefined,
      [],
    ]);
  });
});

it('[OPS-020] an order that joins never makes another one of the ride late', () => {
  const input = round(
    [order('a', { store: at(-6_000), door: at(-6_000) })],
    [ride(taken('b', { promisedAt: now + 620, door: at(2_000) }))],
  );
  expect(joiningOf(input, 1, 'a')?.route?.map(({ orderId }) => orderId)).toEqual(['b', 'b', 'a', 'a']);
});

describe('[OPS-020] dispatch leaves alone what an operator has decided', () => {
  const other: DispatchCourier = { ...ride(taken('c')), id: 2, at: at(5_000), orders: [], route: [], fixedStops: 0 };
  it.each<[string, OpenOrder, DispatchCourier, number]>([
    ['without a decision the same ride gets it', order('a'), ride(taken('b')), 1],
    ['a locked ride gets no order', order('a'), ride(taken('b'), { isLocked: true }), 2],
    [
      'an order does not come back to a ride that it was taken out of',
      order('a', { partedFrom: [1] }),
      ride(taken('b')),
      2,
    ],
  ])('%s', (_, open, courier, expected) => {
    const { choices } = decideRound(round([open], [courier, other]));
    expect(choices.map(({ courierId }) => courierId)).toEqual([expected]);
  });

  it('and says when its courier is where', () => {
    const stops = timedStopsOf(round([], [ride(taken('b'))]), 1);
    expect(stops.map(({ orderId, kind }) => [orderId, kind])).toEqual([
      ['b', 'pick_up'],
      ['b', 'door'],
    ]);
    expect(stops[0]?.arrivesAt).toBe(now);
    expect((stops[1]?.arrivesAt ?? 0) - now).toBeGreaterThan(defaultTerms.counterSeconds);
  });
});
