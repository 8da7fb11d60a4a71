import { metresBetween } from 'market/places/places.rules';
import { describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { demoDirections } from './demo-directions.ts';
import { drawnRoute } from './directions.ts';

const directions = demoDirections();
const { yaba, island } = knownZones;

describe('ways in the cities of the demo', () => {
  it('lead along streets and bridges from the mainland of Lagos to the Island', async () => {
    const way = await directions.way(yaba.at, island.at);
    expect(way?.metres).toBeGreaterThan(metresBetween(yaba.at, island.at));
    expect(way?.points.length).toBeGreaterThan(20);
    const [first, ...rest] = drawnRoute(way);
    expect(first).toEqual([yaba.at.lat, yaba.at.lng]);
    expect(rest.at(-1)).toEqual([island.at.lat, island.at.lng]);
  });

  it('lead from place to place in Nairobi', async () => {
    const [westlands, cbd] = [
      { lat: -1.2676, lng: 36.8108 },
      { lat: -1.2864, lng: 36.8172 },
    ];
    const way = await directions.way(westlands, cbd);
    expect(way?.metres).toBeLessThan(3 * metresBetween(westlands, cbd));
  });

  it('are unknown elsewhere, so that the straight line is asked', async () => {
    expect(await directions.way({ lat: 5.55, lng: -0.2 }, { lat: 5.56, lng: -0.19 })).toBeUndefined();
    expect(await directions.table([yaba.at, island.at])).toBeUndefined();
    expect(drawnRoute(undefined)).toEqual([]);
  });
});
