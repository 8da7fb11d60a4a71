import { describe, expect, it } from 'vitest';
import { maxPositions, positionSeconds } from '../orders-delivery.rules.ts';
import { piecesOfTrack } from './orders-track.rules.ts';

const point = (seconds: number, receivedAfter: number | null = 5) => ({
  ...{ lat: 6.4 + seconds / 1e5, lng: 3.4, at: seconds * 1_000 },
  receivedAt: receivedAfter === null ? null : (seconds + receivedAfter) * 1_000,
});

describe('[DEL-41] the way of a courier', () => {
  it('has room for 15 minutes on the move in one bundle', () => {
    expect(maxPositions * positionSeconds.moving).toBe(15 * 60);
  });

  it.each([
    ['nothing', [], []],
    ['one that was seen live', [point(0), point(20), point(40)], [[false, 3]]],
    [
      'a gap whose points came later',
      [point(0), point(20), point(40, 600), point(60, 580), point(80)],
      [
        [false, 2],
        [true, 3],
        [false, 2],
      ],
    ],
    [
      'a gap without points',
      [point(0), point(200), point(205)],
      [
        [false, 1],
        [true, 2],
        [false, 2],
      ],
    ],
    ['points of an earlier release', [point(0, null), point(20, null)], [[false, 2]]],
  ])('%s', (_name, points, pieces) => {
    const found = piecesOfTrack(points);
    expect(found.map(({ isLate, points: own }) => [isLate, own.length])).toEqual(pieces);
    // Neighbours share their point.
    for (const [index, piece] of found.entries()) {
      if (index > 0) expect(piece.points[0]).toBe(found[index - 1]?.points.at(-1));
    }
  });
});
