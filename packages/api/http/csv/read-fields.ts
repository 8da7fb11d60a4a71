import { type Day, days } from 'market/stores/stores.rules';
import { type Money, money } from 'market/values/money';

/** A text that is not valid in its column; the message says what is. */
export class FieldFault extends Error {}

/** Reads one field of a file, or throws what it must be. */
export type Reader<Value> = (text: string) => Value;

export function textOf(maxLength: number): Reader<string> {
  return (text) => {
    const written = text.trim();
    if (written.length > maxLength) throw new FieldFault(`has more than ${maxLength} characters`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this is where they are kept out
    if (/[\u0000-\u0008\u000b-\u001f\ufffd]/.test(written))
      throw new FieldFault('has characters that are not text: is the file UTF-8?');
    return written;
  };
}

export function neededText(maxLength: number): Reader<string> {
  const read = textOf(maxLength);
  return (text) => read(text) || fault('is empty');
}

/** The part of an address that names one thing. */
export const slug: Reader<string> = (text) => {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text.trim()) && text.length <= 200) return text.trim();
  throw new FieldFault('must be lower case letters and digits with hyphens between them, such as ofada-rice');
};

export const optionalSlug: Reader<string> = (text) => (text.trim() === '' ? '' : slug(text));

/** An amount such as 1500 or 1500.50, as minor units. */
export const amount: Reader<Money> = (text) => {
  const [, whole, hundredths = ''] = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) throw new FieldFault('must be an amount such as 1500 or 1500.50');
  return money(Number(whole) * 100 + Number(hundredths.padEnd(2, '0')));
};

export function wholeNumber(min: number, max: number): Reader<number> {
  return (text) => {
    const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new FieldFault(`must be a whole number from ${min} to ${max}`);
  };
}

/** An empty field means none. */
export function orNone<Value>(read: Reader<Value>): Reader<Value | null> {
  return (text) => (text.trim() === '' ? null : read(text));
}

export const yesOrNo: Reader<boolean> = (text) => {
  const word = text.trim().toLowerCase();
  if (['yes', '1', 'true'].includes(word)) return true;
  if (['no', '0', 'false', ''].includes(word)) return false;
  throw new FieldFault('must be yes or no');
};

export function oneOf<Word extends string>(words: readonly Word[]): Reader<Word> {
  return (text) => {
    const found = words.find((word) => word === text.trim());
    return found ?? fault(`must be one of ${words.join(', ')}`);
  };
}

/** Words separated by semicolons. */
export function listOf(read: Reader<string>): Reader<string[]> {
  return (text) =>
    text
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(read);
}

/** A colour and its accent. */
export const colours: Reader<string[]> = (text) => {
  const given = listOf(textOf(7))(text);
  if (given.length === 2 && given.every((colour) => /^#[0-9a-f]{6}$/i.test(colour))) return given;
  throw new FieldFault('must be two colours such as #135a2b; #ffdd8a');
};

export function degrees(max: number): Reader<number> {
  return (text) => {
    const number = /^-?\d{1,3}(\.\d{1,15})?$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (Math.abs(number) <= max) return number;
    throw new FieldFault(`must be degrees from -${max} to ${max}, with a dot, such as 6.4402`);
  };
}

/** A time of day such as 08:30, as minutes after midnight. */
export const timeOfDay: Reader<number> = (text) => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  if (minute < 24 * 60 && Number(minutes) < 60) return minute;
  throw new FieldFault('must be a time from 00:00 to 23:59');
};

/** `mo-fr 08:00-22:00; sa 10:00-14:00 18:00-01:00`: days that are not named are closed. */
export const openingHours: Reader<Record<string, [number, number][]>> = (text) => {
  const hours: Record<string, [number, number][]> = Object.fromEntries(days.map((day) => [day, []]));
  for (const part of text.split(';').filter((each) => each.trim() !== '')) {
    const [named = '', ...spans] = part.trim().toLowerCase().split(/\s+/);
    if (spans.length === 0) throw new FieldFault(hoursMust);
    for (const day of daysIn(named)) hours[day]?.push(...spans.map(spanOf));
  }
  return hours;
};

const hoursMust = 'must be days with their hours, such as mo-fr 08:00-22:00; sa 10:00-14:00';

function daysIn(named: string): readonly Day[] {
  const [from, until = from] = named.split('-').map((day) => days.indexOf(day as Day));
  if (from === undefined || until === undefined || from < 0 || until < from) throw new FieldFault(hoursMust);
  return days.slice(from, until + 1);
}

const lastMinute = 24 * 60 - 1;

function spanOf(span: string): [number, number] {
  const [opens, closes, more] = span.split('-');
  if (opens === undefined || closes === undefined || more !== undefined) throw new FieldFault(hoursMust);
  return [timeOfDay(opens), closes === '24:00' ? lastMinute : timeOfDay(closes)];
}

function fault(reason: string): never {
  throw new FieldFault(reason);
}
