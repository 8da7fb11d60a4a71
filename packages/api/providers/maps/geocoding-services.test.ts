import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnsweringServer, sendJson, startAnsweringServer } from '#api/testing/stand-ins/answering-server.ts';
import { describeGeocoder } from '#api/testing/stand-ins/geocoder-conformance.ts';
import {
  geocoderKey,
  googleStandIn,
  mapboxStandIn,
  nominatimStandIn,
  photonStandIn,
} from '#api/testing/stand-ins/geocoders-stand-in.ts';
import type { RequestOptions } from '../call-provider.ts';
import { DeliveryError } from '../delivery-error.ts';
import { googleGeocoder } from './google-geocoder.ts';
import { guardedGeocoder } from './guarded-geocoder.ts';
import { mapboxGeocoder } from './mapbox-geocoder.ts';
import { nominatimGeocoder } from './nominatim-geocoder.ts';
import { photonGeocoder } from './photon-geocoder.ts';

interface Given {
  origin: string;
  key?: string;
  options?: RequestOptions;
}

const services = [
  { name: 'Photon', start: photonStandIn, open: ({ origin, options }: Given) => photonGeocoder({ origin }, options) },
  {
    name: 'Nominatim',
    start: nominatimStandIn,
    open: ({ origin, options }: Given) => nominatimGeocoder({ origin }, options),
  },
  {
    name: 'Google',
    start: googleStandIn,
    open: ({ origin, key = geocoderKey, options }: Given) =>
      googleGeocoder({ key }, options, { places: origin, maps: origin }),
  },
  {
    name: 'Mapbox',
    start: mapboxStandIn,
    open: ({ origin, key = geocoderKey, options }: Given) => mapboxGeocoder({ key }, options, origin),
  },
];
const osu = { lat: 5.5571, lng: -0.1818 };
const brief = { timeoutMilliseconds: 250, pause: async () => {} };

async function faultOf(outcome: Promise<unknown>): Promise<DeliveryError> {
  const fault = await outcome.catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(DeliveryError);
  return fault as DeliveryError;
}

describe.each(services)('places by $name', ({ name, start, open }) => {
  let server: AnsweringServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  describeGeocoder(name, {
    geocoder: () => open({ origin: server.origin }),
    knownText: 'oxford',
    knownPoint: osu,
    nowhere: { lat: 4.9, lng: -0.2 },
  });

  it('say where a chosen place is, and name its street and city', async () => {
    const geocoder = open({ origin: server.origin });
    const [makola] = await geocoder.suggest('makola', osu);
    expect(makola).toMatchObject({ name: 'Makola Market', context: expect.stringMatching(/Tudu.*Accra|Accra/) });
    expect((await geocoder.find(makola?.placeId ?? ''))?.at).toEqual({ lat: 5.5482, lng: -0.2072 });
    const [best] = await geocoder.addressesAt(osu);
    expect(best?.formatted).toMatch(/Oxford Street.*Accra, Ghana/);
  });

  it('fail in words for the log, without the key, where the service has a fault or does not answer', async () => {
    for (const answer of [
      (response: Parameters<typeof sendJson>[0]) => sendJson(response, 'nonsense'),
      (response: Parameters<typeof sendJson>[0]) => sendJson(response, {}, 503),
      () => {},
    ]) {
      const faulty = await startAnsweringServer((_url, response) => answer(response));
      const fault = await faultOf(open({ origin: faulty.origin, options: brief }).addressesAt(osu));
      expect(fault.reason).toBe('away');
      expect(fault.message).toContain(name);
      expect(fault.message).not.toContain(geocoderKey);
      await faulty.stop();
    }
  });

  it('are requested once for the same words, and are none while the service is away', async () => {
    const reports: string[] = [];
    const guarded = guardedGeocoder(open({ origin: server.origin }), name, (words) => reports.push(words));
    const before = server.requests.length;
    const [one, other] = await Promise.all([guarded.suggest('Oxford', osu), guarded.suggest('oxford ', osu)]);
    expect(one).toEqual(other);
    expect(server.requests.length).toBe(before + 1);
    const away = guardedGeocoder(open({ origin: 'http://127.0.0.1:9', options: brief }), name, (words) =>
      reports.push(words),
    );
    expect(await away.suggest('oxford', osu)).toEqual([]);
    expect(await away.addressesAt(osu)).toEqual([]);
    expect(reports.join()).toContain(name);
  });
});

it.each([services[2], services[3]])('a wrong key for $name is a fault of the set-up', async (service) => {
  const server = await service?.start();
  const fault = await faultOf(
    service?.open({ origin: server?.origin ?? '', key: 'wrong' }).addressesAt(osu) ?? Promise.resolve(),
  );
  expect(fault.reason).toBe('setup');
  await server?.stop();
});
