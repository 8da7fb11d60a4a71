import { type Coordinates, metresBetween } from 'market/places/places.rules';
import { describe, expect, it } from 'vitest';
import type { Directions } from '#api/providers/maps/directions.ts';

export interface DirectionsCase {
  directions: () => Directions;
  /** Two places of one city. */
  known: readonly [Coordinates, Coordinates];
  /** A place without roads: open sea. */
  nowhere: Coordinates;
}

/** What everything that knows ways must do. */
export function describeDirections(name: string, { directions, known, nowhere }: DirectionsCase): void {
  const [from, to] = known;

  describe(`${name} as directions`, () => {
    it('know a way that begins and ends where it should, and is no shorter than the straight line', async () => {
      const way = await directions().way(from, to);
      expect(way?.points[0]).toEqual(from);
      expect(way?.points.at(-1)).toEqual(to);
      expect(way?.points.length).toBeGreaterThan(2);
      expect(way?.metres).toBeGreaterThanOrEqual(Math.floor(metresBetween(from, to)));
      expect(way?.metres).toBeLessThan(4 * metresBetween(from, to));
      // From walking speed to that of a motorway.
      const speed = (way?.metres ?? 0) / (way?.seconds ?? 1);
      expect(speed).toBeGreaterThan(1);
      expect(speed).toBeLessThan(35);
    });

    it('know none to the open sea', async () => {
      expect(await directions().way(from, nowhere)).toBeUndefined();
    });

    it('give a table with the same times as the way, or none', async () => {
      const table = await directions().table([from, to]);
      if (!table) return;
      const way = await directions().way(from, to);
      expect(table.places).toEqual([from, to]);
      expect(table.metres[0]?.[0]).toBeCloseTo(0, 0);
      expect(table.metres[0]?.[1]).toBeCloseTo(way?.metres ?? 0, -1);
      expect(table.seconds[0]?.[1]).toBeCloseTo(way?.seconds ?? 0, -1);
    });
  });
}
