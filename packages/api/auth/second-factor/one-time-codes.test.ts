import { expect, it } from 'vitest';
import { authenticatorUri, codeAt, inBase32, newAuthenticatorSecret, stepOfCode } from './one-time-codes.ts';

/** The secret of RFC 6238, appendix B. */
const secret = inBase32(Buffer.from('12345678901234567890'));

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('[SEAT-04] has the codes of the standard: at second %i it is %s', (second, code) => {
  expect(codeAt(secret, new Date(second * 1000))).toBe(code);
});

it.each([
  [-31, false],
  [-30, true],
  [0, true],
  [30, true],
  [60, false],
])('[SEAT-04] takes a code of a clock that is %i seconds off: %s', (seconds, isTaken) => {
  const at = new Date('2026-11-20T11:00:00Z');
  const code = codeAt(secret, new Date(at.getTime() + seconds * 1000));
  expect(stepOfCode(secret, code, at) !== undefined).toBe(isTaken);
});

it('has secrets of 160 bits in letters that apps take', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(newAuthenticatorSecret()).toMatch(/^[A-Z2-7]{32}$/);
  const uri = authenticatorUri(secret, { issuer: 'Accra Eats', account: 'ada@example.com' });
  expect(uri).toBe(`otpauth://totp/Accra%20Eats:ada%40example.com?secret=${secret}&issuer=Accra%20Eats`);
});
