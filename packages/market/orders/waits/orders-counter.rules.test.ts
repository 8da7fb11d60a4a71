import { describe, expect, it } from 'vitest';
import {
  endsAt,
  hasWaited,
  outcomeOf,
  type UnfetchedRule,
  waitsFrom,
  wordsAtCounter,
  wordsBeforeOrder,
} from './orders-counter.rules.ts';

const at = (time: string) => new Date(`2026-11-28T${time}:00Z`);

describe('a take-away order that waits at the counter', () => {
  it.each([
    ['is ready at the promised time', '12:10', '12:10', null, '12:10'],
    ['is ready before the promised time', '12:10', '12:30', null, '12:30'],
    ['is late', '12:40', '12:30', null, '12:40'],
    ['is for a later time that was chosen', '12:10', '12:30', '18:00', '18:00'],
  ])('[STO-044] waits since it could be fetched: it %s', (_, handover, ready, schedule, expected) => {
    const scheduleAt = schedule === null ? null : at(schedule);
    expect(waitsFrom({ handoverAt: at(handover), readyAt: at(ready), scheduleAt })).toEqual(at(expected));
  });

  it.each<[UnfetchedRule | null, boolean, string, string | null]>([
    ['keep', true, 'kept', null],
    ['keep', false, 'kept', null],
    [null, true, 'kept', null],
    ['store_pays', true, 'given_back', '13:10'],
    ['store_pays', false, 'given_back', '13:10'],
    ['customer_pays', true, 'disposed', '13:10'],
    // Nothing was paid that could be kept.
    ['customer_pays', false, 'given_back', '13:10'],
  ])('[STO-044] with the rule %s, paid %s, is %s at %s', (rule, isPaid, outcome, end) => {
    const found = outcomeOf({ rule, isPaid });
    expect(found).toBe(outcome);
    expect(endsAt(at('12:10'), found)).toEqual(end && at(end));
  });

  it('[STO-044] has waited from the minute on, not before', () => {
    expect(hasWaited(at('12:10'), 30, at('12:39'))).toBe(false);
    expect(hasWaited(at('12:10'), 30, at('12:40'))).toBe(true);
  });

  it.each([
    ['kept', true, 'counter_keeps'],
    ['given_back', true, 'counter_gives_back'],
    ['given_back', false, 'counter_cancels'],
    ['disposed', true, 'counter_disposes'],
  ] as const)('[CUS-13] says since when it waits, and what happens: %s, paid %s', (outcome, isPaid, text) => {
    const words = wordsAtCounter({ outcome, isPaid, since: '12:10', until: '13:10' });
    expect(words).toMatchObject({ text: 'counter_waits', values: { time: '12:10' }, next: { text } });
  });

  it('[CUS-13] says before the order what becomes of one that is not fetched', () => {
    expect(wordsBeforeOrder('keep')).toBeUndefined();
    expect(wordsBeforeOrder('store_pays')).toMatchObject({ text: 'take_away_gives_back', values: { minutes: 60 } });
    expect(wordsBeforeOrder('customer_pays')).toMatchObject({ text: 'take_away_disposes' });
  });
});
