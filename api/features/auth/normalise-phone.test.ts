import { describe, expect, it } from 'vitest';
import { countryOf, normalisedPhone } from './normalise-phone.ts';

const lagos = '+2348031234567';
const nairobi = '+254712345678';

describe('a phone number of Nigeria', () => {
  it.each([
    '08031234567',
    '8031234567',
    '0803 123 4567',
    '0803-123-4567',
    '0803.123.4567',
    '0803/123/4567',
    '(0803) 123 4567',
    '(0803)1234567',
    ' 08031234567 ',
    '0 8 0 3 1 2 3 4 5 6 7',
    '+2348031234567',
    '+234 803 123 4567',
    '+234-803-123-4567',
    '+234 (0) 803 123 4567',
    '+234(0)8031234567',
    '+23408031234567',
    '+234 0803 123 4567',
    '2348031234567',
    '234 803 123 4567',
    '002348031234567',
    '00234 803 123 4567',
    '0092348031234567',
    'tel:+2348031234567',
    '\u202a+234 803 123 4567\u202c',
    '+234\u00a0803\u00a0123\u00a04567',
    '0803\u2013123\u20134567',
    '٠٨٠٣١٢٣٤٥٦٧',
    '０８０３１２３４５６７',
    '۰۸۰۳۱۲۳۴۵۶۷',
  ])('[AUTH-34] %j is the same one', (written) => {
    expect(normalisedPhone(written, 'NG')).toBe(lagos);
  });

  it.each([
    ['07012345678', '+2347012345678'],
    ['09012345678', '+2349012345678'],
    ['08112345678', '+2348112345678'],
    ['0701 234 5678', '+2347012345678'],
    ['0201 280 0000', '+2342012800000'],
  ])('[AUTH-34] %j is one too', (written, phone) => {
    expect(normalisedPhone(written, 'NG')).toBe(phone);
  });
});

describe('a phone number of Kenya', () => {
  it.each([
    '0712345678',
    '712345678',
    '0712 345 678',
    '0712-345-678',
    '(0712) 345678',
    '+254712345678',
    '+254 712 345 678',
    '+254 (0) 712 345 678',
    '+2540712345678',
    '254712345678',
    '00254712345678',
    '00254 712 345678',
  ])('[AUTH-34] %j is the same one', (written) => {
    expect(normalisedPhone(written, 'KE')).toBe(nairobi);
  });

  it.each([
    ['0110123456', '+254110123456'],
    ['+254 110 123 456', '+254110123456'],
  ])('[AUTH-34] %j is one too', (written, phone) => {
    expect(normalisedPhone(written, 'KE')).toBe(phone);
  });

  it('[AUTH-34] keeps its own country code wherever the market is', () => {
    expect(normalisedPhone('+254712345678', 'NG')).toBe(nairobi);
    expect(normalisedPhone('+2348031234567', 'KE')).toBe(lagos);
  });
});

it.each([
  '',
  ' ',
  '+',
  '0',
  '08031',
  '0803123456789012',
  '+234803',
  '+999123456789',
  'ada@example.com',
  '0803abc4567',
  '08031234567 ext 5',
  '0803123456７x',
  '1'.repeat(31),
  '+234 803 123 4567 # 1',
])('[AUTH-34] %j is none', (written) => {
  expect(normalisedPhone(written, 'NG')).toBeUndefined();
});

describe('a number of the demo, which nobody can call', () => {
  it.each([
    ['+2340000002001', 'NG'],
    ['+254000002010', 'KE'],
    ['+2540000002010', 'KE'],
  ])('%s stays as it is, and has its country', (written, country) => {
    expect(normalisedPhone(written, 'NG', true)).toBe(written);
    expect(countryOf(written, true)).toBe(country);
  });

  it('leaves real numbers as they are everywhere', () => {
    expect(normalisedPhone('08031234567', 'NG', true)).toBe(lagos);
    expect(normalisedPhone('+254 0712 345678', 'NG', true)).toBe(nairobi);
    expect(countryOf(lagos)).toBe('NG');
    expect(countryOf(nairobi)).toBe('KE');
  });
});
