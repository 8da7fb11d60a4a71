import { describe, expect, it } from 'vitest';
import { readSources } from './read-sources.ts';

describe('a read of the catalog', () => {
  const well = { hasJustWritten: false, isReplicaWell: true, isReplicaUsable: true, isPrimaryAway: false };
  const behind = { ...well, isReplicaWell: false };
  const never = { ...behind, isReplicaUsable: false };

  it.each([
    ['the replica, and the primary where that fails', well, ['replica', 'primary', 'replica']],
    [
      'the replica, also at its second try, while the primary is away',
      { ...well, isPrimaryAway: true },
      ['replica', 'replica'],
    ],
    ['a replica that is behind, while the primary is away', { ...behind, isPrimaryAway: true }, ['replica', 'replica']],
    ['the primary, while the replica is behind', behind, ['primary', 'replica']],
    ['the primary, for a shopper who has just written', { ...well, hasJustWritten: true }, ['primary', 'replica']],
    [
      'the primary first for that shopper, also while it seems away',
      { ...well, hasJustWritten: true, isPrimaryAway: true },
      ['primary', 'replica'],
    ],
    ['the primary alone, where the replica has never served', never, ['primary']],
    ['the primary alone, where no replica answers and it is away too', { ...never, isPrimaryAway: true }, ['primary']],
    ['the primary alone, for that shopper without a replica', { ...never, hasJustWritten: true }, ['primary']],
  ] as const)('comes from %s', (_source, situation, sources) => {
    expect(readSources(situation)).toEqual(sources);
  });
});
