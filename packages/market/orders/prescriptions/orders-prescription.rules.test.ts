import { describe, expect, it } from 'vitest';
import { heldUntil, isHeldByAnother, prescriptionReasonText, priceDueAt } from './orders-prescription.rules.ts';

const now = new Date('2026-11-24T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('a prescription on the desk of its pharmacy', () => {
  it('[STO-068] should be answered ten minutes after it was sent, and is held for five', () => {
    expect(priceDueAt(now)).toEqual(inMinutes(10));
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
});
