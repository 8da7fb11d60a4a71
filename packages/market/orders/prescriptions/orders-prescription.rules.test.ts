import { describe, expect, it } from 'vitest';
import {
  clockStandsUntil,
  heldUntil,
  isHeldByAnother,
  prescriptionReasonText,
  priceDueAt,
} from './orders-prescription.rules.ts';

const now = new Date('2026-11-24T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('a prescription on the desk of its pharmacy', () => {
  it('[STO-068] should be answered ten minutes after it was sent, and is held for five', () => {
    expect(priceDueAt(now, { questionAt: null, stoppedSeconds: 0 }, now)).toEqual(inMinutes(10));
    expect(heldUntil(now)).toEqual(inMinutes(5));
  });

  it.each([
    ['nobody', { takenBy: null, takenUntil: null }, false],
    ['oneself', { takenBy: 7, takenUntil: inMinutes(3) }, false],
    ['another', { takenBy: 8, takenUntil: inMinutes(3) }, true],
    ['another until now', { takenBy: 8, takenUntil: now }, false],
    ['another who gave it back', { takenBy: 8, takenUntil: null }, false],
  ])('[STO-068] taken by %s is held by another: %s', (_who, holder, expected) => {
    expect(isHeldByAnother(holder, 7, now)).toBe(expected);
  });

  it.each([
    ['too_old', '', 'The prescription is too old.'],
    ['too_old', 'It is from 2023.', 'The prescription is too old. It is from 2023.'],
    ['other', 'Please come to the counter.', 'Please come to the counter.'],
  ] as const)('[STO-072] refused because of %s with the words "%s" reads "%s"', (reason, text, expected) => {
    expect(prescriptionReasonText(reason, text)).toBe(expected);
  });

  it.each([
    ['no question', null, 0, 5, 10],
    ['a question of five minutes', 2, 0, 7, 15],
    ['a second one after ten minutes of an earlier one', 12, 600, 17, 25],
    ['one that waits for an hour', 2, 0, 62, 40],
    ['one after another of half an hour', 40, 1800, 50, 40],
  ] as const)(
    '[STO-073] the clock of the price stops for half an hour at most: %s',
    (_what, since, stopped, at, due) => {
      const clock = { questionAt: since === null ? null : inMinutes(since), stoppedSeconds: stopped };
      expect(priceDueAt(now, clock, inMinutes(at))).toEqual(inMinutes(due));
    },
  );

  it('[STO-073] says until when the clock stands', () => {
    expect(clockStandsUntil({ questionAt: null, stoppedSeconds: 60 })).toBeNull();
    expect(clockStandsUntil({ questionAt: inMinutes(2), stoppedSeconds: 600 })).toEqual(inMinutes(22));
  });
});
