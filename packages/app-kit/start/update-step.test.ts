import { expect, it } from 'vitest';
import { updateStep } from './update-step.ts';

const now = new Date('2026-11-27T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it.each([
  ['no new version', null, false, false, 'none'],
  ['a quiet page', hoursAgo(1), false, false, 'offer'],
  ['a page on which an order rings', hoursAgo(1), false, true, 'none'],
  ['a busy page after 23 hours', hoursAgo(23), false, true, 'none'],
  ['a busy page after a day', hoursAgo(24), false, true, 'must'],
  ['a page that the server refuses', null, true, true, 'must'],
] as const)('[SEAT-38] %s', (_which, readySince, isTooOld, isBusy, expected) => {
  expect(updateStep({ readySince, isTooOld, isBusy }, now)).toBe(expected);
});
