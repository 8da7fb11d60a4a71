import { describe, expect, it } from 'vitest';
import { orderStatuses } from './orders.rules.ts';
import {
  answerBy,
  arrivalAfter,
  boardColumnOf,
  boardStatuses,
  counterCodeOf,
  isReached,
  mayDelay,
  type OnBoard,
  promisedArrival,
  proposedMinutes,
  type StoreStep,
  storeReasonText,
} from './orders-board.rules.ts';

const at = (time: string) => new Date(`2026-11-23T${time}:00.000Z`);

describe('the board of a store', () => {
  const order = (change: Partial<OnBoard>): OnBoard => ({
    status: 'pending',
    ringsAt: at('12:00'),
    confirmedAt: null,
    leftAt: null,
    canceledBy: null,
    returningAt: null,
    testEndsAt: null,
    ...change,
  });

  it.each([
    ['new', {}],
    ['later', { ringsAt: at('12:31') }],
    ['work', { status: 'confirmed' }],
    ['later', { status: 'confirmed', ringsAt: at('12:31') }],
    ['work', { status: 'processing', ringsAt: at('12:31') }],
    ['ready', { status: 'handover' }],
    ['gone', { status: 'picked_up' }],
    ['gone', { status: 'delivered', leftAt: at('12:01') }],
    [undefined, { status: 'delivered', leftAt: at('12:00') }],
    ['new', { testEndsAt: at('12:31') }],
    [undefined, { testEndsAt: at('12:30') }],
    // The store stops making what others have canceled.
    ['work', { status: 'canceled', confirmedAt: at('12:05'), leftAt: at('12:10'), canceledBy: 'market' }],
    [undefined, { status: 'canceled', confirmedAt: at('12:05'), leftAt: at('12:00'), canceledBy: 'market' }],
    [undefined, { status: 'canceled', confirmedAt: at('12:05'), leftAt: at('12:10'), canceledBy: 'store' }],
    [undefined, { status: 'canceled', leftAt: at('12:10'), canceledBy: 'shopper' }],
    [undefined, { status: 'failed' }],
  ] as const)('[STO-001] [STO-021] [STO-043] has in the column %s at half past twelve: %o', (column, change) => {
    expect(boardColumnOf(order(change), at('12:30'))).toBe(column);
  });

  it('[STO-001] has every state in which an order is not over', () => {
    const inColumn = orderStatuses.filter((status) => boardColumnOf(order({ status }), at('12:30')));
    expect(inColumn).toEqual(boardStatuses);
  });

  it('[STO-006] gives a store three minutes to answer', () => {
    expect(answerBy(at('12:00'))).toEqual(at('12:03'));
  });

  it.each([
    [null, 20],
    ['12:45', 35],
    ['12:40', 30],
    ['12:43', 30],
    ['12:01', 5],
    ['15:00', 90],
  ] as const)('[STO-010] proposes for an order for %s at noon to be ready in %i minutes', (scheduleAt, minutes) => {
    expect(proposedMinutes(scheduleAt && at(scheduleAt), at('12:00'), 0)).toBe(minutes);
  });

  it.each([
    ['adds what a busy store needs', null, 20, 40],
    ['never above the most', null, 75, 90],
    ['not for a scheduled order', '12:45', 20, 35],
  ])('[STO-035] the proposal %s', (_what, scheduleAt, busy, minutes) => {
    expect(proposedMinutes(scheduleAt === null ? null : at(scheduleAt), at('12:00'), busy)).toBe(minutes);
  });

  it.each([
    ['processing', '12:20', '12:30', true],
    ['confirmed', '12:20', '12:30', true],
    ['confirmed', null, '12:30', true],
    // Earlier or equal is not a delay.
    ['processing', '12:20', '12:20', false],
    ['processing', '12:20', '12:10', false],
    // 150 minutes after acceptance at the latest.
    ['processing', '12:20', '14:30', true],
    ['processing', '12:20', '14:31', false],
    ['pending', '12:20', '12:30', false],
    ['handover', '12:20', '12:30', false],
  ] as const)('[STO-018] may delay what is %s from %s to %s: %s', (status, readyAt, to, expected) => {
    const order = { status, readyAt: readyAt && at(readyAt), confirmedAt: at('12:00') };
    expect(mayDelay(order, at(to))).toBe(expected);
  });

  it('[STO-013] gives each reason as a sentence, another one in the words of the store', () => {
    expect(storeReasonText('closing', '')).toBe('The store is closing.');
    expect(storeReasonText('other', 'Our gas is finished.')).toBe('Our gas is finished.');
  });

  it('[STO-044] takes the code from the end of the order number', () => {
    expect(counterCodeOf('1234567890')).toBe('7890');
  });

  it('[STO-010] promises the way after the moment when an order is ready', () => {
    expect(arrivalAfter(at('12:20'), { orderType: 'take_away', metres: 5000 })).toEqual(at('12:20'));
    expect(arrivalAfter(at('12:20'), { orderType: 'delivery', metres: 3001 })).toEqual(at('12:31'));
  });

  it.each([
    ['at its time, if it could be there before', '13:00', '13:00'],
    ['later, if it is made too late', '12:25', '12:31'],
    ['by the way alone, if it is for now', null, '12:31'],
  ])('[STO-010] [STO-043] promises a scheduled order %s', (_when, scheduled, promised) => {
    const way = { orderType: 'delivery', metres: 3001, scheduleAt: scheduled === null ? null : at(scheduled) };
    expect(promisedArrival(at('12:20'), way)).toEqual(at(promised));
  });

  it.each([
    ['handOver', ['picked_up', 'delivered']],
    ['ready', ['handover', 'picked_up', 'delivered']],
    ['accept', []],
    ['prepare', []],
  ] as const)('[STO-007] does not complain of the step %s where the order is %j', (kind, reached) => {
    const step = { kind } as StoreStep;
    expect(orderStatuses.filter((status) => isReached(step, status))).toEqual(expect.arrayContaining([...reached]));
    expect(orderStatuses.filter((status) => isReached(step, status))).toHaveLength(reached.length);
  });
});
