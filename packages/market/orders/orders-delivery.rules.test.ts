import { describe, expect, it } from 'vitest';
import { money } from '../values/money.ts';
import { orderStatuses } from './orders.rules.ts';
import {
  afterCourierStep,
  type CourierStep,
  deliveryStepOf,
  isAccurateEnough,
  isReportedLater,
  maxDeliveries,
  mayGiveBack,
  nearnessOf,
  noteForChange,
  refusalToArrive,
  refusalToMovePin,
  refusalToTake,
  type SteppedDelivery,
  type SteppedWork,
  savesBattery,
  secondsToNextPosition,
  timeOfStep,
} from './orders-delivery.rules.ts';

const offered = { status: 'confirmed', orderType: 'delivery', courierId: null } as const;
const courier = { courierId: 3, isOnShift: true, running: 0 };

describe('taking an order', () => {
  it.each([
    ['an accepted order', undefined, offered, courier],
    ['an order on the counter', undefined, { ...offered, status: 'handover' }, courier],
    ['[DEL-03] nothing while the shift has not begun', 'not_on_shift', offered, { ...courier, isOnShift: false }],
    ['[DEL-14] not an order of another courier', 'delivery_taken', { ...offered, courierId: 4 }, courier],
    [
      '[DEL-14] not an order that its store has not accepted',
      'step_not_allowed',
      { ...offered, status: 'pending' },
      courier,
    ],
    ['[DEL-14] not an order that is gone', 'step_not_allowed', { ...offered, status: 'picked_up' }, courier],
    [
      '[DEL-14] not an order that its customer fetches',
      'step_not_allowed',
      { ...offered, orderType: 'take_away' },
      courier,
    ],
    ['not more than a bag holds', 'deliveries_full', offered, { ...courier, running: maxDeliveries }],
  ] as const)('%s', (_what, refused, order, by) => {
    expect(refusalToTake(order, by)?.refused).toBe(refused);
  });
});

it('[DEL-19] each state of an order under way has one next step, and no other state has one', () => {
  const steps = orderStatuses.map((status) => [status, deliveryStepOf(status)]).filter(([, step]) => step);
  expect(Object.fromEntries(steps)).toEqual({
    confirmed: 'go_to_store',
    processing: 'go_to_store',
    handover: 'pick_up',
    picked_up: 'deliver',
  });
});

it('[DEL-04] an order is given back until it is carried', () => {
  expect(orderStatuses.filter(mayGiveBack)).toEqual(['confirmed', 'processing', 'handover']);
});

describe('the time of a step', () => {
  const now = new Date('2026-11-20T13:00:00Z');
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  it.each([
    ['now where the device says nothing', undefined, 30, 0],
    ['what the device says', 12, 30, 12],
    ['never in the future', -5, 30, 0],
    ['never before the last step', 45, 30, 30],
    ['no more than six hours ago', 500, 900, 360],
    ['never before a last step that lies in the future', 0, -1, -1],
  ])('[DEL-36] is %s', (_what, reportedAt, last, booked) => {
    const madeAt = reportedAt === undefined ? undefined : minutesAgo(reportedAt);
    expect(timeOfStep(madeAt, { now, lastStepAt: minutesAgo(last) })).toEqual(minutesAgo(booked));
  });

  it('[DEL-36] counts as reported later after a minute', () => {
    expect([isReportedLater(minutesAgo(1), now), isReportedLater(minutesAgo(1.1), now)]).toEqual([false, true]);
  });
});

describe('the work of a courier after a step', () => {
  const at = '2026-11-20T13:00:00Z';
  const untouched = {
    id: '7',
    order_status: 'handover',
    step: 'pick_up',
    at_store_at: null,
    at_door_at: null,
    store_problem: null,
    cash_received_at: null,
    cash_short: null,
    photo_at: null,
    store: { lat: 6.5, lng: 3.3 },
    handover: null,
    door: null,
    is_pin_moved: false,
    door_code: null,
    problem: null,
    problem_at: null,
    may_return_from: null,
    attempts: [],
  } as const;
  const work = (part: Partial<SteppedDelivery> = {}): SteppedWork => ({
    delivered_today: 2,
    deliveries: [{ ...untouched, attempts: [], ...part }],
  });
  const hasLess = { taken: 100, reason: 'has_less', words: '' } as const;
  const carried = { order_status: 'picked_up', step: 'deliver' } as const;
  const since = { problem: 'no_answer', problem_at: at, may_return_from: '2026-11-20T13:07:00.000Z' } as const;
  const given = { side: 'giver', cause: 'accident', begun_at: at, other: null } as const;
  const meeting = { lat: 6.5, lng: 3.3, words: 'Kiosk' };
  it.each<[string, SteppedWork, CourierStep, SteppedWork]>([
    [
      '[DEL-39] waits for another courier where the phone is',
      work(carried),
      { kind: 'handOver', cause: 'accident', place: { lat: 6.6, lng: 3.4 }, words: 'Kiosk' },
      work({ ...carried, handover: { ...given, meeting: { lat: 6.6, lng: 3.4, words: 'Kiosk' } } }),
    ],
    [
      '[DEL-39] lets others have what is still at the store',
      work(),
      { kind: 'handOver', cause: 'accident', place: null, words: '' },
      { ...work(), deliveries: [] },
    ],
    [
      '[DEL-39] rides on after all',
      work({ ...carried, handover: { ...given, meeting } }),
      { kind: 'takeBack' },
      work(carried),
    ],
    [
      '[DEL-39] has got the order from another courier',
      work({ order_status: 'picked_up', step: 'meet', handover: { ...given, side: 'taker', meeting } }),
      { kind: 'meet' },
      work(carried),
    ],
    ['carries an order that was picked up', work(), { kind: 'pickUp', bags: 1 }, work(carried)],
    ['stays where it was picked up before', work(carried), { kind: 'pickUp', bags: 1 }, work(carried)],
    [
      '[DEL-24] stands at the store since the first time',
      work(),
      { kind: 'arrive', place: 'store', metres: 12 },
      work({ at_store_at: at }),
    ],
    [
      '[DEL-24] stands at the door',
      work(carried),
      { kind: 'arrive', place: 'door', metres: null },
      work({ ...carried, at_door_at: at }),
    ],
    [
      '[DEL-26] waits for an order that is not ready',
      work(),
      { kind: 'noteStore', problem: 'not_ready' },
      work({ store_problem: 'not_ready' }),
    ],
    ['has the cash', work(carried), { kind: 'noteCash', isReceived: true }, work({ ...carried, cash_received_at: at })],
    [
      'has no cash that was taken back',
      work({ ...carried, cash_received_at: at }),
      { kind: 'noteCash', isReceived: false },
      work(carried),
    ],
    [
      '[DEL-50] has a part of its cash',
      work(carried),
      { kind: 'noteCash', isReceived: true, short: hasLess },
      work({ ...carried, cash_received_at: at, cash_short: hasLess }),
    ],
    [
      '[DEL-50] keeps the first note of its cash',
      work({ ...carried, cash_received_at: at }),
      { kind: 'noteCash', isReceived: true, short: hasLess },
      work({ ...carried, cash_received_at: at }),
    ],
    [
      '[DEL-50] has no part that was taken back',
      work({ ...carried, cash_received_at: at, cash_short: hasLess }),
      { kind: 'noteCash', isReceived: false },
      work(carried),
    ],
    [
      '[DEL-32] has a photo of its door',
      work(carried),
      { kind: 'photograph', picture: 'data:', place: null },
      work({ ...carried, photo_at: at }),
    ],
    [
      '[DEL-25] has the door where the phone found it',
      work(carried),
      { kind: 'movePin', lat: 6.5, lng: 3.4 },
      work({ ...carried, door: { lat: 6.5, lng: 3.4 }, is_pin_moved: true }),
    ],
    [
      '[DEL-29] has a code that was right',
      work({ ...carried, door_code: { wrong: [], proved_at: null } }),
      { kind: 'tryCode', code: '7310', isRight: true },
      work({ ...carried, door_code: { wrong: [], proved_at: at } }),
    ],
    [
      '[DEL-29] counts a wrong code once',
      work({ ...carried, door_code: { wrong: ['1111'], proved_at: null } }),
      { kind: 'tryCode', code: '7310', isRight: false },
      work({ ...carried, door_code: { wrong: ['1111', '7310'], proved_at: null } }),
    ],
    [
      '[DEL-35] waits seven minutes for a customer who does not answer',
      work(carried),
      { kind: 'noteProblem', problem: 'no_answer' },
      work({ ...carried, ...since }),
    ],
    [
      '[DEL-35] waits for no customer who refuses the order',
      work(carried),
      { kind: 'noteProblem', problem: 'refused' },
      work({ ...carried, problem: 'refused', problem_at: at, may_return_from: at.replace('Z', '.000Z') }),
    ],
    [
      '[DEL-35] goes on where the customer comes',
      work({ ...carried, ...since, step: 'return', attempts: [at] }),
      { kind: 'noteProblem', problem: null },
      work(carried),
    ],
    [
      '[DEL-35] counts a try once',
      work({ ...carried, ...since }),
      { kind: 'noteAttempt' },
      work({ ...carried, ...since, attempts: [at] }),
    ],
    ['[DEL-35] is on the way back', work(carried), { kind: 'return' }, work({ ...carried, step: 'return' })],
    [
      '[DEL-35] is rid of an order that is back, without a delivery',
      work({ ...carried, step: 'return' }),
      { kind: 'handBack' },
      { delivered_today: 2, deliveries: [] },
    ],
    ['counts a delivery', work(carried), { kind: 'deliver' }, { delivered_today: 3, deliveries: [] }],
  ])('[DEL-36] %s', (_what, before, step, after) => {
    expect(afterCourierStep(before, '7', step, at)).toEqual(after);
    expect(afterCourierStep(before, '8', step, at)).toEqual(before);
    expect(afterCourierStep(after, '7', step, at)).toEqual(after);
  });
});

describe('[DEL-24] an arrival', () => {
  it.each([
    ['is left to a rider whose phone knows no place', null, 'open'],
    ['is proposed where the rider stands', 0, 'near'],
    ['is proposed within 80 m', 80, 'near'],
    ['is possible further away', 81, 'open'],
    ['is possible within 500 m', 500, 'open'],
    ['is asked about beyond', 501, 'far'],
  ] as const)('%s', (_what, metres, nearness) => {
    expect(nearnessOf(metres)).toBe(nearness);
  });

  it('is noted at the store until the order is picked up, and at the door while it is carried', () => {
    const open = (place: 'store' | 'door') => orderStatuses.filter((status) => !refusalToArrive(place, status));
    expect(open('store')).toEqual(['confirmed', 'processing', 'handover']);
    expect(open('door')).toEqual(['picked_up']);
  });
});

describe('[DEL-40] the position of a phone', () => {
  it.each([
    ['every 5 s while it moves with an order', true, 16, 5],
    ['every 20 s while it stands with an order', true, 15, 20],
    ['every 30 s without an order', false, 0, 30],
    ['every 30 s without an order, also while it moves', false, 500, 30],
  ])('is noted %s', (_when, hasOrder, movedMetres, seconds) => {
    expect(secondsToNextPosition({ hasOrder, movedMetres })).toBe(seconds);
  });

  it.each([
    ['below 15 %', { percent: 14, isCharging: false }, true],
    ['at 15 %', { percent: 15, isCharging: false }, false],
    ['below 15 %, but charging', { percent: 3, isCharging: true }, false],
  ])('[DEL-47] saves the battery %s', (_when, battery, isSaving) => {
    expect(savesBattery(battery)).toBe(isSaving);
  });

  it('[DEL-47] is noted every 20 s on a ride while the phone saves its battery', () => {
    expect(secondsToNextPosition({ hasOrder: true, movedMetres: 500, isSaving: true })).toBe(20);
    expect(secondsToNextPosition({ hasOrder: false, movedMetres: 500, isSaving: true })).toBe(30);
  });

  it.each([
    [null, true],
    [100, true],
    [101, false],
  ])('with an accuracy of %s m is drawn: %s', (accuracy, drawn) => {
    expect(isAccurateEnough(accuracy)).toBe(drawn);
  });
});

describe('[DEL-25] the pin of a door', () => {
  it.each([
    [0, 'picked_up', undefined],
    [1_000, 'picked_up', undefined],
    [1_001, 'picked_up', 'pin_far'],
    [10, 'handover', 'step_not_allowed'],
    [10, 'delivered', 'step_not_allowed'],
  ] as const)('is moved by %s m while the order is %s: %s', (metres, status, refused) => {
    expect(refusalToMovePin(metres, status)?.refused).toBe(refused);
  });
});

describe('the note that change comes along for [CUS-06] [DEL-49]', () => {
  it.each([
    ['a larger note', 1_000_000, 809_300, 1_000_000],
    ['the same amount', 809_300, 809_300, null],
    ['less than the cash', 500_000, 809_300, null],
    ['nothing to take at the door', 1_000_000, 0, null],
    ['no word of a note', null, 809_300, null],
  ])('%s', (_, paysWith, cash, note) => {
    expect(noteForChange(paysWith === null ? null : money(paysWith), money(cash))).toBe(note);
  });
});
