import { type Coordinates, metresBetween } from 'market/places/places.rules';
import { describe, expect, it } from 'vitest';
import type { Street, StreetClass } from './street-graph.ts';
import { StreetNetwork } from './street-network.ts';

/** A place by metres east and north of a corner in Accra. */
function at(east: number, north: number): Coordinates {
  return { lat: 5.55 + north / 111_195, lng: -0.2 + east / (111_195 * Math.cos((5.55 * Math.PI) / 180)) };
}

function street(points: [east: number, north: number][], kind: StreetClass = 'secondary', isBridge = false): Street {
  return { points: points.map((point) => at(...point)), class: kind, isBridge };
}

const partsOf = ({ graph }: StreetNetwork) => new Set(graph.nodes.map(({ part }) => part)).size;
const across = street([
  [-1000, 0],
  [1000, 0],
]);
const upwards = street([
  [0, -1000],
  [0, 1000],
]);

describe('a network of streets', () => {
  it('leads around a corner where two streets cross', () => {
    const network = new StreetNetwork([across, upwards]);
    const way = network.way(at(-800, 0), at(0, 700));
    expect(way?.metres).toBeCloseTo(1_500, -1);
    expect(way?.points).toHaveLength(5);
    expect(metresBetween(way?.points[2] ?? at(0, 9), at(0, 0))).toBeLessThan(1);
  });

  it('passes under a bridge, and joins it at its ends', () => {
    const bridge = street(
      [
        [0, -1000],
        [0, 1000],
      ],
      'primary',
      true,
    );
    const apart = new StreetNetwork([across, bridge]);
    expect(partsOf(apart)).toBe(2);
    expect(apart.way(at(-800, 0), at(0, 900))?.points.at(-2)).not.toEqual(at(0, 900));
    const ramp = street([
      [500, 0],
      [500, 1000],
      [10, 1000],
    ]);
    expect(partsOf(new StreetNetwork([across, bridge, ramp]))).toBe(1);
  });

  it('has no junction of a motorway with a local street', () => {
    const motorway = street(
      upwards.points.map((_, index) => [0, index === 0 ? -1000 : 1000]),
      'motorway',
    );
    expect(partsOf(new StreetNetwork([{ ...across, class: 'local' }, motorway]))).toBe(2);
    expect(partsOf(new StreetNetwork([across, motorway]))).toBe(1);
  });

  it('leads an end into the street that it almost reaches, and across a short gap of the drawing', () => {
    const near = street([
      [300, 900],
      [300, 40],
    ]);
    expect(partsOf(new StreetNetwork([across, near]))).toBe(1);
    const gap = street([
      [1100, 0],
      [2000, 0],
    ]);
    expect(partsOf(new StreetNetwork([across, gap]))).toBe(1);
    const far = street([
      [1200, 0],
      [2000, 0],
    ]);
    expect(partsOf(new StreetNetwork([across, far]))).toBe(2);
  });

  it('takes the faster of two ways, though it is longer', () => {
    const slow = street(
      [
        [-1000, 0],
        [1000, 0],
      ],
      'local',
    );
    const fast = street(
      [
        [-1000, 0],
        [-900, 300],
        [900, 300],
        [1000, 0],
      ],
      'primary',
    );
    const way = new StreetNetwork([slow, fast]).way(at(-1000, 0), at(1000, 0));
    expect(way?.metres).toBeGreaterThan(2_100);
    expect(way?.seconds).toBeLessThan(2_000 / 5);
  });

  it('goes from one place to another on the same street without a detour', () => {
    const way = new StreetNetwork([across, upwards]).way(at(200, 5), at(700, -5));
    expect(way?.metres).toBeCloseTo(510, -1);
  });

  it.each([
    ['that has no streets', new StreetNetwork([])],
    ['whose streets are far away', new StreetNetwork([across])],
  ])('knows no way in a city %s', (_which, network) => {
    expect(network.way(at(0, 3_000), at(0, 4_000))).toBeUndefined();
  });
});
