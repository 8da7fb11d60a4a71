import { describe, expect, it } from 'vitest';
import type { Seen } from '../scale/visitors.ts';
import { groupsOf, refusedReads } from './refused-reads.ts';

const read: Seen = { kind: 'browse', path: '/home', at: 3_200, milliseconds: 1_004, status: 503, isGood: false };
const busy = { ...read, node: 'node1', refusal: 'overloaded' };

describe('the reads that were refused', () => {
  const seen: Seen[] = [
    { ...busy, at: 3_900, milliseconds: 1_010, path: '/api/v1/items/details/rice' },
    busy,
    { ...read, at: 100, milliseconds: 200 },
    { ...read, at: 800, milliseconds: 15_000, status: 0, refusal: '' },
    { ...busy, kind: 'checkout' },
    { ...busy, status: 200, isGood: true },
  ];
  const refused = refusedReads(seen, 1_000);

  it('are those that ended after the event', () => {
    expect(refused.map(({ after, path, status }) => [after, path, status])).toEqual([
      [-200, '/home', 0],
      [2_200, '/home', 503],
      [2_900, '/api/v1/items/details', 503],
    ]);
  });

  it('are grouped by second, node, status and code', () => {
    expect(groupsOf(refused)).toEqual([
      '-1 s  no node  no reply    1 × 15000-15000 ms  /home',
      '2 s  node1  503  overloaded  2 × 1004-1010 ms  /api/v1/items/details /home',
    ]);
  });
});
