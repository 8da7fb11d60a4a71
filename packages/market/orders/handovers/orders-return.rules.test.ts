import { describe, expect, it } from 'vitest';
import {
  type AtDoor,
  deliveryProblems,
  earliestReturnAt,
  refusalToReturn,
  waitsForCustomer,
} from './orders-return.rules.ts';

const since = new Date('2026-11-20T13:36:00Z');
const after = (minutes: number) => new Date(since.getTime() + minutes * 60_000);
const atDoor: AtDoor = { problem: 'no_answer', problemAt: since, attempts: 2, hasCash: false };

describe('taking an order back to its store', () => {
  it.each<[string, string | undefined, Partial<AtDoor>, number]>([
    ['[DEL-35] is allowed after two tries and seven minutes', undefined, {}, 7],
    ['[DEL-35] is too early before', 'wait_not_over', {}, 6.9],
    ['[DEL-35] needs two tries', 'attempts_missing', { attempts: 1 }, 30],
    ['[DEL-35] needs a reason', 'step_not_allowed', { problem: null, problemAt: null }, 30],
    ['[DEL-49] is not allowed with the cash of the customer', 'cash_held', { hasCash: true }, 30],
    ['[DEL-35] needs no wait for a customer who refuses it', undefined, { problem: 'refused', attempts: 0 }, 0],
    ['[DEL-35] needs no wait in danger', undefined, { problem: 'unsafe', attempts: 0 }, 0],
  ])('%s', (_what, refused, change, minutes) => {
    expect(refusalToReturn({ ...atDoor, ...change }, after(minutes))?.refused).toBe(refused);
  });

  it('[DEL-35] waits only for a customer who is not there', () => {
    expect(deliveryProblems.filter(waitsForCustomer)).toEqual(['no_answer', 'wrong_address', 'no_access']);
    expect(earliestReturnAt('short_cash', since)).toEqual(since);
  });
});
