import { describe, expect, it } from 'vitest';
import {
  isSoldWithin,
  minuteIn,
  minutesUntilDelivered,
  timesToDeliverBy,
  windowToBegin,
} from './search-delivery.rules.ts';

const open = { isOpen: true, opening: undefined };
const opensAt = (minute: number, inDays = 0) => ({ isOpen: false, opening: { day: 'mo' as const, minute, inDays } });
const never = { isOpen: false, opening: undefined };
const noon = 720;

describe('the minutes until something is delivered', () => {
  it.each([
    ['are those to the door of an open store', open, 30],
    ['wait for a store that opens today', opensAt(780), 90],
    ['wait until tomorrow', opensAt(480, 1), 1440 - 240 + 30],
    ['are more than a week of a store that never opens', never, 7 * 1440 + 30],
  ])('%s', (_case, start, minutes) => {
    expect(minutesUntilDelivered(start, noon, 30)).toBe(minutes);
  });
});

describe('what can be delivered by a time of today', () => {
  const by = (deliverBy: number, more = {}) => ({ minute: noon, deliverBy, toDoor: 30, takesScheduled: true, ...more });
  it.each([
    ['an open store that needs exactly as long', open, by(750), { from: 720, until: 720 }],
    ['an open store with time to spare', open, by(810), { from: 720, until: 780 }],
    ['no store that needs a minute more', open, by(749), undefined],
    ['nothing by a time that is over', open, by(700), undefined],
    ['a store that opens in time', opensAt(780), by(840), { from: 780, until: 810 }],
    ['no store that opens too late', opensAt(811), by(840), undefined],
    ['no closed store without scheduled orders', opensAt(780), by(840, { takesScheduled: false }), undefined],
    ['no store that opens tomorrow', opensAt(0, 1), by(1439), undefined],
    ['no store that never opens', never, by(1439), undefined],
  ])('is %s', (_case, start, wish, window) => {
    expect(windowToBegin(start, wish)).toEqual(window);
  });

  const window = { from: 720, until: 780 };
  it.each([
    ['what is sold all day', { from: null, until: null }, true],
    ['what begins within it', { from: 780, until: 900 }, true],
    ['not what begins after it', { from: 781, until: 900 }, false],
    ['what ends within it', { from: 360, until: 720 }, true],
    ['not what has ended before', { from: 360, until: 719 }, false],
    ['what runs past midnight from within it', { from: 780, until: 120 }, true],
    ['what has run past midnight into it', { from: 1200, until: 720 }, true],
    ['not what runs past midnight around it', { from: 1200, until: 120 }, false],
  ])('[ITEM-37] is %s', (_case, hours, isSold) => {
    expect(isSoldWithin(hours, window)).toBe(isSold);
  });
});

describe('a time to deliver by', () => {
  it.each([
    ['00:00', 0],
    ['13:30', 810],
    ['23:59', 1439],
    ['24:00', undefined],
    ['9:30', undefined],
    ['13:60', undefined],
    ['13:30:00', undefined],
    ['', undefined],
    ['١٣:٣٠', undefined],
  ])('%j is %s', (text, minute) => {
    expect(minuteIn(text)).toBe(minute);
  });

  it('is offered in half hours from twenty minutes on, of today alone', () => {
    expect(timesToDeliverBy(750)).toEqual([780, 810, 840, 870, 900, 930]);
    expect(timesToDeliverBy(760)).toEqual([780, 810, 840, 870, 900, 930]);
    expect(timesToDeliverBy(761)[0]).toBe(810);
    expect(timesToDeliverBy(1380)).toEqual([1410]);
    expect(timesToDeliverBy(1400)).toEqual([]);
  });
});
