import { describe, expect, it } from 'vitest';
import { countryOfPhone, lastDigitsOf, readPhone, repairedPhone } from './phone.ts';

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
    expect(readPhone(written, 'NG')).toBe(lagos);
  });

  it.each([
    ['07012345678', '+2347012345678'],
    ['09012345678', '+2349012345678'],
    ['08112345678', '+2348112345678'],
    ['0701 234 5678', '+2347012345678'],
    ['0201 280 0000', '+2342012800000'],
  ])('[AUTH-34] %j is one too', (written, phone) => {
    expect(readPhone(written, 'NG')).toBe(phone);
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
    expect(readPhone(written, 'KE')).toBe(nairobi);
  });

  it.each([
    ['0110123456', '+254110123456'],
    ['+254 110 123 456', '+254110123456'],
  ])('[AUTH-34] %j is one too', (written, phone) => {
    expect(readPhone(written, 'KE')).toBe(phone);
  });

  it('[AUTH-34] keeps its own country code in every country', () => {
    expect(readPhone('+254712345678', 'NG')).toBe(nairobi);
    expect(readPhone('+2348031234567', 'KE')).toBe(lagos);
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
  expect(readPhone(written, 'NG')).toBeUndefined();
});

describe('a number of the demo, which cannot be called', () => {
  it.each([
    ['+2340000002001', 'NG'],
    ['+254000002010', 'KE'],
    ['+2540000002010', 'KE'],
  ])('%s stays as it is, and has its country', (written, country) => {
    expect(readPhone(written, 'NG', true)).toBe(written);
    expect(countryOfPhone(written, true)).toBe(country);
  });

  it('leaves real numbers as they are everywhere', () => {
    expect(readPhone('08031234567', 'NG', true)).toBe(lagos);
    expect(readPhone('+254 0712 345678', 'NG', true)).toBe(nairobi);
    expect(countryOfPhone(lagos)).toBe('NG');
    expect(countryOfPhone(nairobi)).toBe('KE');
  });
});

describe('a phone number in its country', () => {
  it.each([
    ['GH', '024 412 3456', '+233244123456'],
    ['GH', '0244 123 456', '+233244123456'],
    ['GH', '233244123456', '+233244123456'],
    ['NG', '0803 555 0142', '+2348035550142'],
    ['KE', '0712 345 678', '+254712345678'],
    ['ZA', '082 123 4567', '+27821234567'],
    ['UG', '0772 123456', '+256772123456'],
    ['TZ', '0754 123 456', '+255754123456'],
    ['RW', '0788 123 456', '+250788123456'],
    // Numbers of Ivory Coast and Senegal have no prefix to drop: the leading zero belongs to the number.
    ['CI', '07 07 12 34 56', '+2250707123456'],
    ['CI', '2250707123456', '+2250707123456'],
    ['SN', '77 123 45 67', '+221771234567'],
    ['EG', '0100 123 4567', '+201001234567'],
    ['US', '(202) 555-0143', '+12025550143'],
    ['US', '1 202 555 0143', '+12025550143'],
    ['GB', '07911 123456', '+447911123456'],
    ['IN', '98765 43210', '+919876543210'],
    ['IN', '098765 43210', '+919876543210'],
    // The prefix that replaces a plus differs by country.
    ['US', '011 44 7911 123456', '+447911123456'],
    ['KE', '000 44 7911 123456', '+447911123456'],
    ['KE', '0044 7911 123456', '+447911123456'],
    ['KE', '0091 98765 43210', '+919876543210'],
  ])('[TRK-28] in %s %s is %s', (country, written, phone) => {
    expect(readPhone(written, country)).toBe(phone);
    expect(readPhone(phone, country)).toBe(phone);
  });

  it.each([
    ['GH', '024 412 345'],
    ['GH', '024 412 34567'],
    ['GH', '1234567890'],
    ['NG', '0244123456'],
    ['NG', '0801234567'],
    ['KE', '0803 555 0142'],
    ['ZA', '072 123 4'],
    ['UG', '0772 12345'],
    ['TZ', '0754 123 4567 89'],
    ['RW', '0788 123 45'],
    ['CI', '07 12 34 56'],
    ['SN', '077 123 45 678'],
    ['EG', '0100 12'],
    ['US', '555-0143'],
    ['GB', '07911 12345'],
    ['IN', '98765 432'],
    ['GH', '+0244123456'],
    ['ZZ', '0244123456'],
  ])('[AUTH-33] in %s %s is not a number', (country, written) => {
    expect(readPhone(written, country)).toBeUndefined();
  });

  it('is one of a demo only in a demo', () => {
    expect(readPhone('+2340000002001', 'NG')).toBeUndefined();
  });
});

describe('a number that was stored before its country was known', () => {
  it.each([
    ['GH', '+0244123456', '+233244123456'],
    ['GH', '+244123456', '+233244123456'],
    ['CI', '+0707123456', '+2250707123456'],
    ['US', '+2025550143', '+12025550143'],
    ['GH', '+233244123456', '+233244123456'],
    ['GH', '+2348035550142', '+2348035550142'],
    ['NG', '+23408035550142', '+2348035550142'],
  ])('in %s %s becomes %s', (country, stored, phone) => {
    expect(repairedPhone(stored, country)).toBe(phone);
    expect(repairedPhone(phone, country)).toBe(phone);
  });

  it.each(['+0', '+1234', '', '+099999999999999'])('does not change if it cannot be derived: %j', (stored) => {
    expect(repairedPhone(stored, 'GH')).toBeUndefined();
  });
});

describe('the last digits of a number', () => {
  it.each([
    ['0803 555 0142', '5550142'],
    ['+234 (803) 555-0142', '5550142'],
    ['٠٨٠٣٥٥٥٠١٤٢', '5550142'],
    ['12', '12'],
    ['nobody', ''],
  ])('are the same however it is written: %s', (written, digits) => {
    expect(lastDigitsOf(written)).toBe(digits);
  });
});
