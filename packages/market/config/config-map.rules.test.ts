import { describe, expect, it } from 'vitest';
import { defaultMap, faultsOfMap, isTile, type MapChoice, originOf, tileAddress } from './config-map.rules.ts';

const faults = (change: Partial<MapChoice>, hasKey = false) =>
  faultsOfMap({ ...defaultMap, ...change }, hasKey).map(({ field }) => field);

describe('the map that an operator chooses', () => {
  it.each<[string, Partial<MapChoice>, string[]]>([
    ['the built-in one', {}, []],
    ['no geocoder and no routing', { geocoder: 'none', routing: 'none' }, []],
    ['a Photon server', { geocoder: 'photon', geocoder_url: 'https://photon.example' }, []],
    ['a Photon server without its address', { geocoder: 'photon' }, ['geocoder_url']],
    ['a server that is no address', { geocoder: 'nominatim', geocoder_url: 'nominatim' }, ['geocoder_url']],
    ['a file in place of a server', { routing: 'osrm', routing_url: 'file:///etc/passwd' }, ['routing_url']],
    ['Google without a key', { geocoder: 'google' }, ['geocoder_key']],
    [
      'tiles with a source',
      { tiles_url: 'https://tiles.example/{z}/{x}/{y}.png', tiles_attribution: '© OpenStreetMap' },
      [],
    ],
    ['tiles without a source', { tiles_url: 'https://tiles.example/{z}/{x}/{y}.png' }, ['tiles_attribution']],
    [
      'tiles without a place for the row',
      { tiles_url: 'https://tiles.example/{z}/{x}', tiles_attribution: '©' },
      ['tiles_url'],
    ],
    [
      'a host that the visitor decides',
      { tiles_url: 'https://{x}.example/{z}/{y}', tiles_attribution: '©' },
      ['tiles_url'],
    ],
  ])('%s', (_what, change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it('takes Google with a key', () => expect(faults({ geocoder: 'google' }, true)).toEqual([]));

  it.each([
    ['https://photon.example/', 'https://photon.example'],
    ['http://127.0.0.1:2322/photon/', 'http://127.0.0.1:2322/photon'],
    ['https://ada:secret@photon.example', undefined],
    ['https://photon.example/?key=1', undefined],
    ['javascript:alert(1)', undefined],
  ])('reads the address %s as %s', (url, origin) => expect(originOf(url)).toBe(origin));

  it('has tiles for each place on earth and none beside it', () => {
    expect(isTile({ z: 0, x: 0, y: 0 }, 19)).toBe(true);
    expect(isTile({ z: 1, x: 2, y: 0 }, 19)).toBe(false);
    expect(isTile({ z: 20, x: 0, y: 0 }, 19)).toBe(false);
    expect(tileAddress('https://tiles.example/{z}/{x}/{y}{r}.png', { z: 3, x: 1, y: 2 })).toBe(
      'https://tiles.example/3/1/2.png',
    );
  });
});
