import { describe, expect, it } from 'vitest';
import { isOneScope, shownSince } from './notifications-broadcasts.rules.ts';

describe('[OPS-025] the readers of a message', () => {
  it.each([
    ['a zone', { zoneId: 3, ids: [] }, true],
    ['chosen ones', { zoneId: undefined, ids: [4, 5] }, true],
    ['both', { zoneId: 3, ids: [4] }, false],
    ['none', { zoneId: undefined, ids: [] }, false],
  ])('are %s', (_name, scope, isOne) => {
    expect(isOneScope(scope)).toBe(isOne);
  });

  it('have it on the screen for twelve hours', () => {
    expect(shownSince(new Date('2026-11-20T12:00:00Z'))).toEqual(new Date('2026-11-20T00:00:00Z'));
  });
});
