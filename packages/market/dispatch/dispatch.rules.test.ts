import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AssignedOrder,
  type CostParts,
  type DispatchCourier,
  type DispatchTerms,
  defaultTerms,
  noCost,
  type OpenOrder,
  type RouteStop,
  sumOfCost,
} from './dispatch.rules.ts';
import { giniOf, medianOf, turnOf } from './dispatch-fairness.rules.ts';
import { bestInsertion } from './dispatch-insertion.rules.ts';
import { costOf, costOfPlan, doorOf, openPlan, pickUpOf, type RoundInput } from './dispatch-plan.rules.ts';
import { type Candidate, passedOver, reasonOf } from './dispatch-reasons.rules.ts';
import { decideRound, rankCouriers } from './dispatch-round.rules.ts';
import { insertAll, localSearch } from './dispatch-search.rules.ts';
import { straightTravel, travelOfTable } from './dispatch-travel.rules.ts';

/** Metres east and north of a corner of Lagos. */
function at(east: number, north = 0) {
  return { lat: 6.42 + north / 111_195, lng: 3.35 + east / 110_500 };
}

const now = 36_000;
const store = at(0);

function order(id: string, part: Partial<OpenOrder> = {}): OpenOrder {
  const times = { placedAt: now - 600, readyAt: now + 300, promisedAt: now + 2_100 };
  return { id, store, door: at(1_500), cash: 0, offeredBefore: [], ...times, ...part };
}

function courier(id: number, part: Partial<DispatchCourier> = {}): DispatchCourier {
  const free = { leavesAt: now, orders: [], route: [], fixedStops: 0, cashRoom: null, turn: 0 };
  return { id, at: at(500), ...free, ...part };
}

/** A courier with orders to fetch, each one after the other. */
function busy(id: number, orders: readonly AssignedOrder[], part: Partial<DispatchCourier> = {}): DispatchCourier {
  const route = orders.flatMap(({ id: orderId, pickedUpAt }): RouteStop[] => [
    ...(pickedUpAt === null ? [{ orderId, kind: 'pick_up' } as const] : []),
    { orderId, kind: 'door' },
  ]);
  return courier(id, { orders, route, ...part });
}

function round(orders: OpenOrder[], couriers: DispatchCourier[], terms: Partial<DispatchTerms> = {}): RoundInput {
  return { now, orders, couriers, travel: straightTravel(), terms: { ...defaultTerms, ...terms } };
}

const given = (id: string, part: Partial<OpenOrder> = {}): AssignedOrder => ({ ...order(id, part), pickedUpAt: null });
const chosen = (input: RoundInput) => decideRound(input).choices.map(({ courierId }) => courierId);

/** One courier comes back to the store after a door, 49 minutes from now; the other one needs 45 minutes to it. */
const farOrder = order('a', { readyAt: now, promisedAt: now + 10_000 });
const farCouriers = [
  busy(1, [{ ...given('b', { door: at(7_200), promisedAt: now + 10_000 }), pickedUpAt: now - 60 }], {
    at: store,
    fixedStops: 1,
  }),
  courier(2, { at: at(-14_000) }),
];

describe('who gets an order', () => {
  it.each([
    ['the nearest of two who are free', [2], round([order('a')], [courier(1, { at: at(3_000) }), courier(2)])],
    ['nobody where nobody is on shift', [null], round([order('a')], [])],
    [
      '[DEL-15] who fetches from the same store anyway, although another one is free further away',
      [1],
      round([order('a')], [busy(1, [given('b', { door: at(1_600) })]), courier(2, { at: at(6_000) })]),
    ],
    [
      '[DEL-15] not a courier whose other orders would come late',
      [2],
      round(
        [order('a', { readyAt: now })],
        [
          busy(1, [{ ...given('b', { door: at(6_000), promisedAt: now + 1_190 }), pickedUpAt: now - 300 }], {
            at: at(0),
          }),
          courier(2, { at: at(3_000) }),
        ],
      ),
    ],
    [
      'who is free and far away, where the courier of the least cost is at the store minutes later',
      [2],
      round([farOrder], farCouriers),
    ],
    [
      'who costs least, where that does not count',
      [1],
      round([farOrder], farCouriers, { soonerSeconds: Number.POSITIVE_INFINITY }),
    ],
    [
      '[DEL-12] not who has declined it',
      [1],
      round([order('a', { offeredBefore: [2] })], [courier(1, { at: at(3_000) }), courier(2)]),
    ],
    [
      'not who may hold no more cash',
      [1],
      round([order('a', { cash: 5_000 })], [courier(1, { at: at(3_000) }), courier(2, { cashRoom: 4_999 })]),
    ],
    [
      'not a courier with the largest number of orders',
      [2],
      round(
        [order('a')],
        [
          busy(
            1,
            ['b', 'c', 'd', 'e'].map((id) => given(id)),
          ),
          courier(2, { at: at(5_000) }),
        ],
      ),
    ],
    [
      'of two who are as near, whose turn it is',
      [2],
      round([order('a')], [courier(1, { turn: 0.3 }), courier(2, { turn: -0.3 })]),
    ],
  ])('%s', (_what, couriers, input) => {
    expect(chosen(input)).toEqual(couriers);
  });

  it('two orders for two couriers, so that both are fetched sooner than by the nearest of the first', () => {
    const orders = [order('a'), order('b', { store: at(4_000), door: at(5_000) })];
    expect(chosen(round(orders, [courier(1, { at: at(2_200) }), courier(2, { at: at(1_000) })]))).toEqual([2, 1]);
  });

  it('decides only what must be asked before the next round', () => {
    const later = order('b', { readyAt: now + 560, store: at(0, 400) });
    const { choices } = decideRound(round([order('a', { readyAt: now + 100 }), later], [courier(1), courier(2)]));
    expect(choices.map(({ isDue }) => isDue)).toEqual([true, false]);
    expect(choices[0]?.candidates).toHaveLength(2);
    expect(choices[1]?.candidates).toEqual([]);
  });

  it('shows the route without orders that are not decided', () => {
    const orders = [order('a', { readyAt: now + 60 }), order('b', { readyAt: now + 590 })];
    const [first] = decideRound(round(orders, [courier(1)])).choices;
    expect(first?.route).toEqual([
      { orderId: 'a', kind: 'pick_up' },
      { orderId: 'a', kind: 'door' },
    ]);
  });

  it('decides the same from the same', () => {
    const input = round(
      Array.from({ length: 20 }, (_, index) =>
        order(String(index), { store: at(index * 200), door: at(0, index * 90) }),
      ),
      Array.from({ length: 9 }, (_, index) => courier(index + 1, { at: at(index * 450) })),
    );
    expect(decideRound(input)).toEqual(decideRound(input));
  });
});

describe('the ranking of couriers [OPS-019]', () => {
  it('has the best first with minutes and cost in parts, and says why others are out', () => {
    const couriers = [
      courier(1, { at: at(3_000) }),
      courier(2),
      busy(
        3,
        ['b', 'c', 'd', 'e'].map((id) => given(id)),
      ),
      courier(4, { cashRoom: 0 }),
    ];
    const { candidates, excluded } = rankCouriers(round([order('a', { cash: 900 })], couriers), 'a');
    expect(candidates.map(({ courierId }) => courierId)).toEqual([2, 1]);
    expect(candidates[0]?.minutesToStore).toBeCloseTo(1.6, 1);
    expect(candidates[0]?.cost).toMatchObject({ late: 0, carried: 0, turn: 0 });
    expect(excluded).toEqual([
      { courierId: 3, why: 'bag_full' },
      { courierId: 4, why: 'cash_limit' },
    ]);
  });

  it('is empty for an order that the round does not have', () => {
    expect(rankCouriers(round([order('a')], [courier(1)]), 'z')).toEqual({ candidates: [], excluded: [] });
  });
});

describe('[DEL-13] why other couriers were not chosen', () => {
  const codes = (input: RoundInput) => passedOver(rankCouriers(input, 'a').candidates).map(({ code }) => code);

  it('is how much later they would be, or whose turn it was', () => {
    const input = round([order('a')], [courier(1), courier(2, { at: at(3_000) })]);
    expect(passedOver(rankCouriers(input, 'a').candidates)).toEqual([
      { courierId: 2, code: 'nearest', minutes: expect.any(Number) },
    ]);
    const turns = round([order('a')], [courier(1, { turn: 2 }), courier(2, { at: at(800), turn: -2 })]);
    expect(codes(turns)).toEqual(['turn']);
  });

  it('is an order that they carry and that would become late, however near they are', () => {
    // Due in time straight away, and late with the detour over the store behind.
    const due = { ...given('b', { door: at(2_500), promisedAt: now + 460 }), pickedUpAt: now - 60 };
    const input = round(
      [order('a', { readyAt: now })],
      [busy(1, [due], { at: at(400) }), courier(2, { at: at(2_200) })],
    );
    expect(rankCouriers(input, 'a').candidates[0]?.courierId).toBe(2);
    expect(codes(input)).toEqual(['other_late']);
    const roomy = round(
      [order('a', { readyAt: now })],
      [busy(1, [{ ...due, promisedAt: now + 9_000 }], { at: at(400) })],
    );
    expect(rankCouriers(roomy, 'a').candidates[0]?.minutesToStoreFirst).toBeNull();
  });

  it('is nothing where nobody else could have it', () => {
    expect(codes(round([order('a')], [courier(1)]))).toEqual([]);
    expect(passedOver([])).toEqual([]);
  });
});

describe('why a courier was chosen', () => {
  const cost = (part: Partial<CostParts> = {}) => ({ ...noCost, minutes: 20, way: 1, ...part });
  const candidate = (part: Partial<Candidate> = {}): Candidate => ({
    courierId: 1,
    cost: cost(),
    minutesToStore: 3,
    minutesToStoreFirst: null,
    minutesToDoor: 15,
    metres: 2_000.4,
    load: 0,
    isAtSameStore: false,
    ...part,
  });
  const next = candidate({ courierId: 2, cost: cost({ minutes: 24 }), minutesToStore: 7, minutesToDoor: 19.2 });

  it.each([
    ['only_one', 0, [candidate()]],
    ['nearest', 4, [candidate(), next]],
    ['same_store', 4, [candidate({ isAtSameStore: true, load: 1 }), next]],
    ['on_the_way', 4, [candidate({ load: 1 }), next]],
    ['turn', 4, [candidate({ cost: cost({ turn: -0.3, minutes: 24.1 }) }), next]],
    ['keeps_promise', 4, [candidate(), { ...next, cost: cost({ late: 9 }) }]],
    ['least_cost', 4, [candidate({ minutesToStore: 8 }), next]],
    ['whole_plan', 4, [candidate({ cost: cost({ minutes: 26 }) }), next]],
  ] as const)('%s', (code, minutes, candidates) => {
    expect(reasonOf(candidates as unknown as [Candidate, ...Candidate[]])).toEqual({ code, minutes, metres: 2_000 });
  });
});

describe('the turn of a courier', () => {
  it.each([
    ['nothing for one who earns what most do', 1_000, 0],
    ['less for one who has earned less', 900, -0.03],
    ['more for one who has earned more', 1_100, 0.03],
    ['never more than half a kilometre, up', 90_000, 0.3],
    ['nor down', 0, -0.3],
    ['nothing at the beginning of a shift', null, 0],
  ])('%s', (_what, workPerHour, turn) => {
    expect(turnOf(workPerHour, 1_000)).toBeCloseTo(turn, 6);
    expect(turnOf(workPerHour, 0)).toBe(0);
  });

  it('knows middle and inequality of numbers', () => {
    expect([medianOf([]), medianOf([5, 1, 3]), medianOf([4, 1])]).toEqual([0, 3, 2.5]);
    expect([giniOf([]), giniOf([2, 2, 2]), giniOf([0, 0, 0, 8])]).toEqual([0, 0, 0.75]);
  });
});

describe('travel times', () => {
  it('are the straight line, a factor and a speed, where nothing else is known', () => {
    const { metres, seconds } = straightTravel({ roadFactor: 1.5, metresPerSecond: 5 })(at(0), at(1_000));
    expect(metres).toBeCloseTo(1_500, -1);
    expect(seconds).toBeCloseTo(300, 0);
  });

  it('come from a table for the places that it has', () => {
    const places = [at(0), at(1_000)];
    const table = {
      places,
      seconds: [
        [0, 77],
        [null, 0],
      ],
      metres: [
        [0, 950],
        [null, 0],
      ],
    };
    const travel = travelOfTable(table, () => ({ seconds: 1, metres: 1 }));
    expect(travel(at(0), at(1_000))).toEqual({ seconds: 77, metres: 950 });
    expect([travel(at(1_000), at(0)), travel(at(0), at(7))]).toEqual([
      { seconds: 1, metres: 1 },
      { seconds: 1, metres: 1 },
    ]);
  });
});

describe('any round', () => {
  const place = fc
    .tuple(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 0, max: 9_000 }))
    .map(([x, y]) => at(x, y));
  const anyOrder = fc.record({
    store: place,
    door: place,
    cash: fc.constantFrom(0, 500),
    readyAt: fc.integer({ min: now - 600, max: now + 900 }),
    promisedAt: fc.integer({ min: now - 300, max: now + 3_000 }),
    offeredBefore: fc.subarray([1, 2, 3]),
  });
  const anyCourier = fc.record({
    at: place,
    assigned: fc.array(fc.tuple(anyOrder, fc.boolean()), { maxLength: 4 }),
    turn: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
    cashRoom: fc.constantFrom(null, 0, 700),
    fixedStops: fc.integer({ min: 0, max: 1 }),
  });
  const anyRound = fc
    .tuple(fc.array(anyOrder, { minLength: 1, maxLength: 9 }), fc.array(anyCourier, { maxLength: 6 }))
    .map(([orders, couriers]) =>
      round(
        orders.map((part, index) => order(`o${index}`, part)),
        couriers.map(({ assigned, fixedStops, ...part }, index) =>
          busy(
            index + 1,
            assigned.map(([one, isAboard], number) => ({
              ...order(`c${index}-${number}`, one),
              pickedUpAt: isAboard ? now - 60 : null,
            })),
            { ...part, fixedStops },
          ),
        ),
      ),
    );

  it('picks up before the door, fills no bag too full, and keeps the stop that a courier is on the way to', () => {
    fc.assert(
      fc.property(anyRound, (input) => {
        const plan = openPlan(input);
        const reach = plan.open.map(() => [...plan.couriers.keys()]);
        insertAll(plan, reach);
        localSearch(plan, reach);
        plan.routes.forEach((route, index) => {
          const { route: before, fixedStops, orders } = input.couriers[index] as DispatchCourier;
          const added = plan.open.filter((open) => route.includes(doorOf(open)));
          expect(route.slice(0, Math.min(fixedStops, before.length))).toEqual(
            openPlan(input).routes[index]?.slice(0, fixedStops),
          );
          expect(added.every((open) => route.indexOf(pickUpOf(open)) < route.indexOf(doorOf(open)))).toBe(true);
          expect(added.filter((open) => input.orders[open]?.offeredBefore.includes(index + 1))).toEqual([]);
          expect(new Set(route).size).toBe(before.length + added.length * 2);
          if (added.length === 0) return;
          expect(orders.length + added.length).toBeLessThanOrEqual(4);
          expect(route.length).toBeLessThanOrEqual(8);
        });
        const doors = plan.routes.flat().filter((stop) => stop % 2 === 1);
        expect(new Set(doors).size).toBe(doors.length);
      }),
      { numRuns: 150 },
    );
  });

  it('never inserts dearer than at the end of a route, and the search never makes a plan dearer', () => {
    fc.assert(
      fc.property(anyRound, (input) => {
        const plan = openPlan(input);
        plan.routes.forEach((route, index) => {
          const best = bestInsertion(plan, index, 0);
          if (!best) return;
          const appended = costOf(plan, index, [...route, pickUpOf(0), doorOf(0)]);
          expect(best.cost).toBeLessThanOrEqual(appended + 1e-9);
        });
        const reach = plan.open.map(() => [...plan.couriers.keys()]);
        insertAll(plan, reach);
        const placed = plan.routes.flat().length;
        const before = costOfPlan(plan);
        localSearch(plan, reach);
        // An order that found room later costs something; without one the plan is not dearer.
        if (plan.routes.flat().length === placed) expect(costOfPlan(plan)).toBeLessThanOrEqual(before + 1e-6);
        expect(plan.routes.flat().length).toBeGreaterThanOrEqual(placed);
      }),
      { numRuns: 150 },
    );
  });

  it('costs a customer at most a kilometre more for the turn of another courier', () => {
    fc.assert(
      fc.property(anyRound, (input) => {
        const alone = { ...input, orders: input.orders.slice(0, 1) };
        const { candidates } = rankCouriers(alone, 'o0');
        const costs = candidates.map(({ cost }) => sumOfCost({ ...cost, turn: 0 }));
        if (costs.length > 0) expect(costs[0]).toBeLessThanOrEqual(Math.min(...costs) + 0.6 + 1e-9);
      }),
    );
  });
});
