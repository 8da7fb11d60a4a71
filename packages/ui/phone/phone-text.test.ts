import { beforeAll, describe, expect, it } from 'vitest';
import {
  countryOf,
  internationalOf,
  isValidPhone,
  loadPhoneGrammar,
  separated,
  withGaps,
  withoutGaps,
} from './phone-text.ts';

const written = (text: string, country = 'NG') => ({ country, text });

describe('a phone number before its grammar has come', () => {
  it.each([
    ['0803 555 0142', '+2348035550142'],
    ['803-555-0142', '+2348035550142'],
    ['+254 712 555018', '+254712555018'],
    ['', ''],
    ['+', ''],
  ])('[AUTH-34] is read plainly: %s', (text, number) => expect(internationalOf(written(text))).toBe(number));

  it('is taken as it is', () => {
    expect(isValidPhone(written('8'))).toBe(true);
    expect(withGaps(written('8035550142'))).toBe('8035550142');
    expect(countryOf(written('+254712555018'))).toBe('NG');
    expect(separated(written('+254712555018'))).toEqual(written('+254712555018'));
  });
});

describe('a phone number', () => {
  beforeAll(loadPhoneGrammar);

  it.each([
    ['0803 555 0142', 'NG', '+2348035550142'],
    ['2348035550142', 'NG', '+2348035550142'],
    ['0712555018', 'KE', '+254712555018'],
    ['+254712555018', 'NG', '+254712555018'],
    // Italy dials the zero.
    ['06 1234 5678', 'IT', '+390612345678'],
    ['00254712555018', 'NG', '+254712555018'],
    ['009254712555018', 'NG', '+254712555018'],
    ['80355', 'NG', '+23480355'],
    ['024 412 3456', 'GH', '+233244123456'],
    ['07 07 12 34 56', 'CI', '+2250707123456'],
    ['000 44 7911 123456', 'KE', '+447911123456'],
  ])('[AUTH-34] has a leading plus, however it is written: %s in %s', (text, country, number) => {
    expect(internationalOf(written(text, country))).toBe(number);
  });

  it('gets its gaps while it is typed, and gives them back', () => {
    expect(withGaps(written('08035550142'))).toBe('0803 555 0142');
    expect(withoutGaps('(0803) 555-01.42')).toBe('08035550142');
  });

  it('is valid only as a whole number of its country', () => {
    expect(isValidPhone(written('80355'))).toBe(false);
    expect(isValidPhone(written('712555018', 'KE'))).toBe(true);
    expect(isValidPhone(written('024 412 3456', 'GH'))).toBe(true);
    expect(isValidPhone(written('024 412 3456', 'NG'))).toBe(false);
  });

  it.each([
    ['+2340000002001', 'NG'],
    ['+254000002009', 'KE'],
  ])('[AUTH-34] of somebody in a demo keeps its zeros: %s', (number, country) => {
    const typed = written(number);
    expect([internationalOf(typed), isValidPhone(typed), withGaps(typed)]).toEqual([number, true, number]);
    expect(internationalOf(separated(typed))).toBe(number);
    expect(countryOf(typed)).toBe(country);
  });

  it('with the calling code of another country moves there', () => {
    expect(countryOf(written('+254712555018'))).toBe('KE');
    expect(separated(written('+254712555018'))).toEqual({ country: 'KE', text: '712 555018' });
    expect(separated(written('06 1234 5678', 'IT')).text).toBe('06 1234 5678');
    expect(separated(written('80355'))).toEqual(written('80355'));
  });
});
