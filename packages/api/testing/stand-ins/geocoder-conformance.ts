import { type Coordinates, coordinatesOf } from 'market/places/places.rules';
import { describe, expect, it } from 'vitest';
import type { Geocoder } from '#api/providers/maps/geocoder.ts';

export interface GeocoderCase {
  geocoder: () => Geocoder;
  /** A text that it has suggestions for. */
  knownText: string;
  /** A point that it has an address for. */
  knownPoint: Coordinates;
  /** A point that has no address: open sea. */
  nowhere: Coordinates;
}

const hostileTexts = ['', ' ', '😀', '%_\\', "'; drop table zones; --", '\u202e', '.*', 'a'.repeat(200), '1 2 3', '١٢'];

/** What every geocoder must do, that of the demo and those of providers. */
export function describeGeocoder(name: string, { geocoder, knownText, knownPoint, nowhere }: GeocoderCase): void {
  describe(`${name} as a geocoder`, () => {
    it('suggests up to ten places, each once, that it then finds', async () => {
      const suggestions = await geocoder().suggest(knownText, undefined);
      expect(suggestions.length).toBeGreaterThan(0);
      expect(suggestions.length).toBeLessThanOrEqual(10);
      expect(new Set(suggestions.map((place) => `${place.name}, ${place.context}`)).size).toBe(suggestions.length);
      for (const { placeId, name: called } of suggestions) {
        expect(called).not.toBe('');
        expect(placeId.length).toBeLessThanOrEqual(300);
        const found = await geocoder().find(placeId);
        expect(found?.name).toBe(called);
        expect(coordinatesOf(found?.at)).toEqual(found?.at);
      }
    });

    it.each(['', 'no such place', '__proto__', '../../etc/passwd', '😀', 'bnVsbA', 'WyIiLCIiLDEsMV0'])(
      'finds nothing under the id "%s"',
      async (placeId) => {
        expect(await geocoder().find(placeId)).toBeUndefined();
      },
    );

    it.each(hostileTexts)('takes hostile text %# for what it is', async (text) => {
      expect((await geocoder().suggest(text, knownPoint)).length).toBeLessThanOrEqual(10);
    });

    it('has an address for a place that it knows, all of it in one line', async () => {
      const [best] = await geocoder().addressesAt(knownPoint);
      expect(best?.formatted).toContain(best?.line);
      expect(best?.line).not.toBe('');
    });

    it('has no address in open sea', async () => {
      expect(await geocoder().addressesAt(nowhere)).toEqual([]);
    });
  });
}
