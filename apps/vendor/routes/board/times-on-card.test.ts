import { describe, expect, it } from 'vitest';
import { timesOn } from './times-on-card.ts';

const order = {
  column: 'work' as const,
  ready_at: '2026-11-20T12:20:00.000Z',
  handover_at: null,
  expected_at: null,
  courier_here_at: null,
  counter: null,
  delay: null,
  schedule_at: null,
};
const at = (time: string) => new Date(`2026-11-20T${time}Z`);

describe('what a card takes from the clock', () => {
  it.each([
    ['within a minute', 'work', '12:00:10', '12:00:59', true],
    ['at the next minute', 'work', '12:00:59', '12:01:01', false],
    ['just before and just after a whole minute', 'work', '12:01:00', '12:01:00.001', false],
    ['as it becomes late', 'work', '12:19:59', '12:20:01', false],
    ['of a new order, at each second', 'new', '12:00:10', '12:00:11', false],
    ['of an order for later, on another day', 'later', '12:00:10', '12:00:11', true],
  ] as const)('[STO-005] [STO-006] %s', (_title, column, one, other, isSame) => {
    const shown = { ...order, column };
    expect(timesOn(shown, at(one)) === timesOn(shown, at(other))).toBe(isSame);
  });
});
