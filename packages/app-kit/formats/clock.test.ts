import { afterEach, describe, expect, it } from 'vitest';
import { dateAndTime, dayAndTime, dayOfYear, timeOfDay } from './clock.ts';
import { padHours } from './hour.ts';

const lagos = 'Africa/Lagos';
const nairobi = 'Africa/Nairobi';
const noon = new Date('2027-01-05T12:00:00Z');

afterEach(() => padHours(false));

describe('the clock of a zone', () => {
  it('[TRK-13] writes the time of a step in the zone of the order', () => {
    expect(dayAndTime(new Date('2027-01-05T14:00:00Z'), lagos)).toBe('5 Jan, 3:00 PM');
    expect(dayAndTime(noon, nairobi)).toBe('5 Jan, 3:00 PM');
  });

  it('changes the day where midnight has passed', () => {
    expect(dayAndTime(new Date('2027-01-31T22:30:00Z'), nairobi)).toBe('1 Feb, 1:30 AM');
    expect(dayOfYear(new Date('2026-12-31T23:30:00Z'), lagos)).toBe('1 Jan 2027');
    expect(dateAndTime(new Date('2026-12-31T23:30:00Z'), lagos)).toBe('1 Jan 2027, 12:30 AM');
  });

  it.each([
    ['en', '3 Aug, 3:00 PM', '20 Oct 2026'],
    ['yo', '3 Aug, 3:00 PM', '20 Oct 2026'],
    ['ha', '3 Agu, 3:00 PM', '20 Okt 2026'],
    ['sw', '3 Ago, 3:00 PM', '20 Okt 2026'],
  ])('[TRK-13] names the months of %s, in digits and AM or PM as everywhere', (tag, step, day) => {
    expect(dayAndTime(new Date('2026-08-03T14:00:00Z'), lagos, tag)).toBe(step);
    expect(dayOfYear(new Date('2026-10-20T12:00:00Z'), lagos, tag)).toBe(day);
  });

  it.each([
    ['ha', 'Jan Fab Mar Afr May Yun Yul Agu Sat Okt Nuw Dis'],
    ['sw', 'Jan Feb Mac Apr Mei Jun Jul Ago Sep Okt Nov Des'],
  ])('knows every month of %s', (tag, months) => {
    const days = months.split(' ').map((_, month) => new Date(Date.UTC(2027, month, 5, 12)));
    expect(days.map((day) => dayOfYear(day, lagos, tag).split(' ')[1]).join(' ')).toBe(months);
  });

  it.each([
    [noon, '1:00 PM', '01:00 PM'],
    [new Date('2027-01-05T23:05:00Z'), '12:05 AM', '12:05 AM'],
    [new Date('2027-01-05T11:00:00Z'), '12:00 PM', '12:00 PM'],
  ])(
    '[LIM-03] [ITEM-38] writes a time of day as a step has it, and with two digits in the texts of the specification',
    (at, text, prescribed) => {
      expect(timeOfDay(at, lagos)).toBe(text);
      padHours();
      expect(timeOfDay(at, lagos)).toBe(prescribed);
    },
  );
});
