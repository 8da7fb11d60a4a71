import { describe, expect, it } from 'vitest';
import { openingTime } from './opening-time.ts';

describe('an opening time', () => {
  it.each([
    ['15:00', '03:00 PM'],
    ['00:30:00', '12:30 AM'],
    ['12:00', '12:00 PM'],
    ['08:05', '08:05 AM'],
    ['24:00', '12:00 AM'],
  ])('[LIM-03] reads the opening time %s', (time, text) => expect(openingTime(time)).toBe(text));
});
