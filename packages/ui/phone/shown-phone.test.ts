import { describe, expect, it } from 'vitest';
import { shownPhone } from './shown-phone.ts';

describe('[AUTH-34] a stored phone number on the screen', () => {
  it.each([
    ['+2348035550142', '+234 803 555 0142'],
    ['+254712555018', '+254 712 555 018'],
    ['+14155550132', '+1 415 555 0132'],
    ['+447700900123', '+44 770 090 0123'],
    ['+234 803 555 0142', '+234 803 555 0142'],
    ['0803 555 0142', '0803 555 0142'],
    ['', ''],
  ])('%s has its gaps', (stored, shown) => {
    expect(shownPhone(stored).replaceAll('\u00a0', ' ')).toBe(shown);
  });
});
