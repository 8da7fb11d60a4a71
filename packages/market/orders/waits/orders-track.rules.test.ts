import { describe, expect, it } from 'vitest';
import { maxPositions, positionSeconds } from '../orders-delivery.rules.ts';
import { isOfManyAccounts, jumpsOfTrack, piecesOfTrack } from './orders-track.rules.ts';

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

describe('[DEL-46] a place that no courier can have reached', () => {
  const at = (seconds: number, lat: number) => ({ lat, lng: 3.4, at: seconds * 1_000 });

  it.each([
    ['a ride at 40 km/h', [at(0, 6.4), at(60, 6.406)], []],
    ['40 km within five seconds, and back', [at(0, 6.4), at(5, 6.76), at(10, 6.4)], [40, 40]],
    ['40 km after an hour without a network', [at(0, 6.4), at(3_600, 6.76)], []],
    ['a drift of 400 m beside high houses', [at(0, 6.4), at(1, 6.4036)], []],
    ['two places of the same moment', [at(0, 6.4), at(0, 6.41)], [1]],
    ['a single point', [at(0, 6.4)], []],
  ])('%s', (_name, points, kilometres) => {
    expect(jumpsOfTrack(points).map(({ metres }) => Math.round(metres / 1_000))).toEqual(kilometres);
  });

  it('is marked where three accounts have sent the very same one', () => {
    expect([1, 2, 3, 12].map(isOfManyAccounts)).toEqual([false, false, true, true]);
  });
});
