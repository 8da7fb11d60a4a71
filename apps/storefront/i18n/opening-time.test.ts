import { padHours } from 'app-kit/formats/hour.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { openingTime } from './opening-time.ts';

afterEach(() => padHours(false));

describe('an opening time', () => {
  it.each([
    ['15:00', '3:00 PM'],
    ['00:30:00', '12:30 AM'],
    ['12:00', '12:00 PM'],
    ['08:05', '8:05 AM'],
    ['24:00', '12:00 AM'],
  ])('is written like every other time: %s', (time, text) => expect(openingTime(time)).toBe(text));

  it.each([
    ['15:00', '03:00 PM'],
    ['08:05', '08:05 AM'],
    ['12:00', '12:00 PM'],
  ])('[LIM-03] has two digits in the texts of the specification: %s', (time, text) => {
    padHours();
    expect(openingTime(time)).toBe(text);
  });
});
