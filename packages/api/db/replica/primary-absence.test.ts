import { describe, expect, it } from 'vitest';
import { isPrimaryAbsent } from './primary-absence.ts';

const never = Number.NEGATIVE_INFINITY;
const now = 1_000_000;
const ago = (seconds: number) => now - 1_000 * seconds;

describe('a primary', () => {
  it.each([
    ['is not absent while it answers', { missedAt: never, answeredAt: ago(1), nearAt: ago(1) }, false],
    ['is absent when its last answer is missing', { missedAt: ago(1), answeredAt: ago(3), nearAt: ago(3) }, true],
    ['is so beside a replica that was never near it', { missedAt: ago(1), answeredAt: ago(3), nearAt: never }, true],
    ['is so until the standbys follow it', { missedAt: ago(14), answeredAt: ago(1), nearAt: ago(26) }, true],
    ['is not absent once they have had the time', { missedAt: ago(15), answeredAt: ago(1), nearAt: ago(1) }, false],
    ['is preferred to a replica an hour behind', { missedAt: ago(2), answeredAt: ago(1), nearAt: ago(3600) }, false],
  ])('%s', (_what, seen, isAbsent) => {
    expect(isPrimaryAbsent({ now, ...seen })).toBe(isAbsent);
  });
});
