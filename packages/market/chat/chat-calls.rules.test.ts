import { describe, expect, it } from 'vitest';
import { callWayOf } from './chat-calls.rules.ts';

describe('[DEL-63] how a courier calls', () => {
  it.each([
    [true, false, 'market'],
    [true, true, 'market'],
    [false, true, 'phone'],
    [false, false, 'none'],
  ] as const)('with a provider: %s, numbers allowed: %s, it is %s', (hasProvider, areNumbersShown, way) => {
    expect(callWayOf({ hasProvider, areNumbersShown })).toBe(way);
  });
});
