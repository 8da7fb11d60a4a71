import { describe, expect, it } from 'vitest';
import { money } from '../values/money.ts';
import { codeTriesLeft, type DoorCodeRule, needsDoorCode, refusalToTryCode } from './orders-door-code.rules.ts';

const meal = { orderType: 'delivery', total: money(4_200_00), currency: 'NGN', cash: money(0) };
const rule = (choice: DoorCodeRule['choice'], from = 20_000_00): DoorCodeRule => ({
  choice,
  from: money(from),
  currency: 'NGN',
});

describe('the code of the door', () => {
  it.each([
    ['no order where the market wants none', false, { total: money(90_000_00) }, rule('none')],
    ['every order where the market wants it', true, {}, rule('all')],
    ['not what its customer fetches', false, { orderType: 'take_away' }, rule('all')],
    ['an order of the value', true, { total: money(20_000_00) }, rule('valuable')],
    ['no order below the value', false, { total: money(19_999_99) }, rule('valuable')],
    ['no order by value where no value is set', false, { total: money(90_000_00) }, rule('valuable', 0)],
    ['no order by value in another currency', false, { total: money(90_000_00), currency: 'KES' }, rule('valuable')],
    ['no cash order where only the value counts', false, { cash: money(4_200_00) }, rule('valuable')],
    ['a cash order of any value', true, { cash: money(1) }, rule('valuable_or_cash')],
    ['no small paid order', false, {}, rule('valuable_or_cash')],
    ['a valuable paid order', true, { total: money(20_000_00) }, rule('valuable_or_cash')],
  ])('[DEL-29] is needed by %s: %s', (_what, isNeeded, order, by) => {
    expect(needsDoorCode({ ...meal, ...order }, by)).toBe(isNeeded);
  });

  it('[DEL-29] may be wrong five times', () => {
    const wrong = ['0000', '0001', '0002', '0003'];
    expect(codeTriesLeft(wrong)).toBe(1);
    expect(refusalToTryCode(wrong)).toBeUndefined();
    const five = [...wrong, '0004'];
    expect(codeTriesLeft(five)).toBe(0);
    expect(refusalToTryCode(five)).toEqual({ refused: 'door_code_locked' });
  });
});
