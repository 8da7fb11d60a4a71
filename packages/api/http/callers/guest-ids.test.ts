import { describe, expect, it } from 'vitest';
import { isSignedGuestId, newGuestId } from './guest-ids.ts';

const key = 'a key of this market';

describe('a guest id', () => {
  it('[AUTH-134] matches the documented pattern and never repeats', () => {
    const ids = Array.from({ length: 100 }, () => newGuestId(key));
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{44}$/);
    expect(new Set(ids).size).toBe(100);
  });

  it('is known by its signature, and by no other key', () => {
    expect(isSignedGuestId(newGuestId(key), key)).toBe(true);
    expect(isSignedGuestId(newGuestId(key), 'another key')).toBe(false);
  });

  it.each([
    ['of the previous release', 'A'.repeat(22)],
    ['made up', 'A'.repeat(44)],
    ['with another signature', newGuestId(key).slice(0, 22) + newGuestId(key).slice(22)],
    ['of another length', `${newGuestId(key)}A`],
    ['with letters of several bytes', `${'A'.repeat(22)}${'é'.repeat(22)}`],
  ])('%s is not signed', (_, id) => {
    expect(isSignedGuestId(id, key)).toBe(false);
  });
});
