import { type Coordinates, coordinatesOf, metresBetween } from 'market/places/places.rules';
import { describe, expect, it } from 'vitest';
import type { Geocoder } from '#api/providers/maps/geocoder.ts';

export interface GeocoderCase {
  geocoder: Geocoder;
  /** A text that it has suggestions for. */
  knownText: string;
  /** Two points that it has addresses for, in one city. */
  knownPoints: readonly [Coordinates, Coordinates];
  /** A point that has no address: open sea. */
  nowhere: Coordinates;
}

const hostileTexts = ['', ' ', '😀', '%_\\', "'; drop table zones; --", '\u202e', '.*', 'a'.repeat(200), '1 2 3', '١٢'];

/** What every geocoder must do, that of the demo and those of providers. */
export function describeGeocoder(name: string, { geocoder, knownText, knownPoints, nowhere }: GeocoderCase): void {
  describe(`${name} as a geocoder`, () => {
    it('suggests up to ten places, each once, that it then finds', async () => {
      const suggestions = await geocoder.suggest(knownText, undefined);
      expect(suggestions.length).toBeGreaterThan(0);
      expect(suggestions.length).toBeLessThanOrEqual(10);
      expect(new Set(suggestions.map((place) => `${place.name}, ${place.context}`)).size).toBe(suggestions.length);
      for (const { placeId, name: called } of suggestions) {
        expect(called).not.toBe('');
        const found = await geocoder.find(placeId);
        expect(found?.name).toBe(called);
        expect(coordinatesOf(found?.at)).toEqual(found?.at);
      }
    });

    it.each(['', 'no such place', '__proto__', '../../etc/passwd', '😀'])(
      'finds nothing under the id "%s"',
      async (placeId) => {
        expect(await geocoder.find(placeId)).toBeUndefined();
      },
    );

    it.each(hostileTexts)('takes hostile text %# for what it is', async (text) => {
      expect((await geocoder.suggest(text, knownPoints[0])).length).toBeLessThanOrEqual(10);
    });

    it('has an address for a place that it knows, all of it in one line', async () => {
      const [best] = await geocoder.addressesAt(knownPoints[0]);
      expect(best?.formatted).toContain(best?.line);
      expect(best?.line).not.toBe('');
    });

    it('has no address in open sea', async () => {
      expect(await geocoder.addressesAt(nowhere)).toEqual([]);
    });

    it('knows a way of no less than the straight line, or none', async () => {
      const metres = await geocoder.metresByRoad(...knownPoints, 'walking');
      if (metres !== undefined) expect(metres).toBeGreaterThanOrEqual(Math.floor(metresBetween(...knownPoints)));
    });
  });
}
