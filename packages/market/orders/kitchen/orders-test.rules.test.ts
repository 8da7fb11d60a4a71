import { describe, expect, it } from 'vitest';
import type { StoreStep } from '../orders-board.rules.ts';
import { afterTestStep, isTestOrder, type TestOrder, testOrderEnd, testOrderId } from './orders-test.rules.ts';

const at = '2026-11-23T12:10:00.000Z';
const order: TestOrder = {
  id: '0000004711',
  order_type: 'take_away',
  order_status: 'pending',
  version: 1,
  lines: [{ line_number: 1, choices: [], add_ons: [], ticked: [] }],
  bag_count: null,
  ready_at: null,
  confirmed_at: null,
  handover_at: null,
  left_at: null,
  canceled_by: null,
  cancel_reason: null,
};
const accept = { kind: 'accept', readyAt: '2026-11-23T12:30:00.000Z' } as const;
const working = { order_status: 'confirmed', confirmed_at: at, ready_at: accept.readyAt } as const;
const refuse = { kind: 'refuse', reason: 'closing', text: '' } as const;

describe('a test order', () => {
  it('[STO-098] has a number that no other order has, and ends after 15 minutes', () => {
    expect([testOrderId(0), testOrderId(123_456_789)]).toEqual(['0000000000', '0123456789']);
    expect([isTestOrder(testOrderId(999_999_999)), isTestOrder('1000000000')]).toEqual([true, false]);
    expect(testOrderEnd(new Date(at)).toISOString()).toBe('2026-11-23T12:25:00.000Z');
  });

  it.each([
    [accept, {}, 'confirmed'],
    [refuse, {}, 'canceled'],
    [{ kind: 'prepare' }, working, 'processing'],
    [{ kind: 'tick', line: 1, part: 0, isTicked: true }, working, 'processing'],
    [{ kind: 'delay', readyAt: '2026-11-23T12:40:00.000Z' }, working, 'confirmed'],
    [{ kind: 'ready', bags: 2 }, { order_status: 'processing' }, 'handover'],
    [{ kind: 'handOver', code: '4711' }, { order_status: 'handover' }, 'delivered'],
    [{ ...refuse, kind: 'cancel', lostLines: [] }, working, 'canceled'],
  ] satisfies [StoreStep, Partial<TestOrder>, string][])('[STO-098] takes the step %j', (step, change, status) => {
    expect(afterTestStep({ ...order, ...change }, step, { version: 1, at })).toMatchObject({ order_status: status });
  });

  it.each([
    [accept, { order_status: 'handover' }, 1, 'step_not_allowed'],
    [{ kind: 'prepare' }, {}, 1, 'step_not_allowed'],
    [{ kind: 'tick', line: 1, part: 0, isTicked: true }, {}, 1, 'step_not_allowed'],
    [{ kind: 'tick', line: 9, part: 0, isTicked: true }, working, 1, 'step_not_allowed'],
    [{ kind: 'tick', line: 1, part: 1, isTicked: true }, working, 1, 'step_not_allowed'],
    [{ kind: 'delay', readyAt: '2026-11-23T12:20:00.000Z' }, working, 1, 'step_not_allowed'],
    [{ kind: 'ready' }, working, 2, 'changed_meanwhile'],
    [{ kind: 'handOver', code: '1111' }, { order_status: 'handover' }, 1, 'code_wrong'],
  ] as const)('[STO-098] refuses the step %j of %j at version %i', (step, change, version, refused) => {
    expect(afterTestStep({ ...order, ...change }, step, { version, at })).toEqual({ refused });
  });

  it('[STO-098] stays as it is when a step comes twice', () => {
    const accepted = { ...order, ...working, version: 2 };
    expect(afterTestStep(accepted, accept, { version: 1, at })).toBe(accepted);
    const later = { kind: 'delay', readyAt: accept.readyAt } as const;
    expect(afterTestStep(accepted, later, { version: 1, at })).toBe(accepted);
  });
});
