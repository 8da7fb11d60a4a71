import { metresBetween } from 'market/places/places.rules';
import { describe, expect, it } from 'vitest';
import { knownPlaces, knownZones } from '#api/db/seed/known-market.ts';
import { noDirections } from '#api/providers/maps/directions.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();
const { yaba, island, lowCashCap } = knownZones;

async function ask(call: string, query: Record<string, string | number>) {
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const reply = await market.app.inject(`/api/v1/config/${call}?${new URLSearchParams(texts)}`);
  return { status: reply.statusCode, body: reply.json() };
}

describe('suggestions', () => {
  const suggest = (search_text: string, near = {}) => ask('place-api-autocomplete', { search_text, ...near });

  it('[LOC-42] [API-13] carry a place id and a text', async () => {
    const { status, body } = await suggest('admiralty way');
    expect(status).toBe(200);
    expect(body.predictions[0]).toEqual({
      place_id: 'los-admiralty-way',
      text: 'Admiralty Way, Lekki Phase 1, Lagos',
      structured_formatting: { main_text: 'Admiralty Way', secondary_text: 'Lekki Phase 1, Lagos' },
    });
    expect(body.total_size).toBe(body.predictions.length);
  });

  it('prefer what is near', async () => {
    const texts = (await suggest('market', lowCashCap.at)).body.predictions.map(({ text }: { text: string }) => text);
    expect(texts.every((text: string) => text.endsWith('Nairobi'))).toBe(true);
  });

  it.each(['😀', '%', '\\', "'; -- zzz", 'zzzz'])('are none for "%s"', async (text) => {
    const body = { predictions: [], total_size: 0, limit: 10, offset: 1 };
    expect(await suggest(text)).toEqual({ status: 200, body });
  });

  it.each([
    ['an empty text', ''],
    ['blanks', '   '],
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['a character that cannot be stored', 'lag\u0000os'],
  ])('[LOC-11] are refused for %s', async (_what, text) => {
    const { status, body } = await suggest(text);
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ code: 'search_text' });
  });

  it('are refused near no place on earth', async () => {
    expect((await suggest('yaba', { lat: 'NaN', lng: 3 })).body.errors[0].code).toBe('lat');
  });
});

describe('the details of a place', () => {
  const find = (placeid: string) => ask('place-api-details', { placeid });

  it('[LOC-43] say where it is', async () => {
    const { body } = await find('los-adeola-odeku-street');
    expect(body).toEqual({
      place_id: 'los-adeola-odeku-street',
      formatted_address: 'Adeola Odeku Street, Victoria Island, Lagos',
      geometry: { location: island.at },
    });
  });

  it('are of every place that was suggested', async () => {
    const { predictions } = (await ask('place-api-autocomplete', { search_text: 'l' })).body;
    for (const { place_id } of predictions) expect((await find(place_id)).status).toBe(200);
  });

  it.each(['nowhere', '__proto__', '../zones.geojson', '😀'])('refuse the unknown id "%s"', async (placeid) => {
    expect(await find(placeid)).toEqual({
      status: 404,
      body: { errors: [{ code: 'place_not_found', message: 'We could not find this place.' }] },
    });
  });

  it.each(['', 'x'.repeat(10_000)])('refuse an id without sense', async (placeid) => {
    expect((await find(placeid)).body.errors[0].code).toBe('placeid');
  });
});

describe('the address of a point', () => {
  const locate = (point: { lat: string | number; lng: string | number }) => ask('geocode-api', point);

  it('[LOC-44] is in the first result', async () => {
    const { body } = await locate(island.at);
    expect(body.results[0]).toEqual({
      formatted_address: 'Adeola Odeku Street, Victoria Island, Lagos',
      structured_formatting: { main_text: 'Adeola Odeku Street, Victoria Island', secondary_text: 'Lagos, Nigeria' },
    });
    expect(body.total_size).toBe(body.results.length);
  });

  it('is known outside all zones too', async () => {
    expect((await locate(knownPlaces.outsideZones)).body.results[0].formatted_address).toContain('Oshodi');
  });

  it('is none in open sea', async () => {
    const body = { results: [], total_size: 0, limit: 10, offset: 1 };
    expect(await locate({ lat: 0, lng: 0 })).toEqual({ status: 200, body });
  });

  it.each([
    [{ lat: 'NaN', lng: 3 }, 'lat'],
    [{ lat: 6, lng: 181 }, 'lng'],
    [{ lat: '', lng: 3 }, 'lat'],
  ])('is refused for %j', async (point, field) => {
    const { status, body } = await locate(point);
    expect(status).toBe(400);
    expect(body.errors[0].code).toBe(field);
  });
});

describe('the distance between two points', () => {
  const between = (from: { lat: number; lng: number }, to: { lat: number; lng: number }, mode = 'walking') =>
    ask('distance-api', {
      origin_lat: from.lat,
      origin_lng: from.lng,
      destination_lat: to.lat,
      destination_lng: to.lng,
      mode,
    });

  it.each([
    ['of Lagos', yaba.at, island.at, 1.35],
    ['of Nairobi', lowCashCap.at, { lat: -1.2676, lng: 36.8108 }, 1.3],
  ])('[LOC-48] is the straight line times the factor %s, in metres', async (_where, from, to, factor) => {
    const { status, body } = await between(from, to);
    expect(status).toBe(200);
    expect(body.distance).toBe(Math.round(metresBetween(from, to) * factor));
  });

  it('is nothing from a place to itself, and known outside every zone', async () => {
    expect((await between(yaba.at, yaba.at)).body).toEqual({ distance: 0 });
    expect((await between({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).body.distance).toBeGreaterThan(111_000);
  });

  describe('of an operator with a routing service', () => {
    const way = async () => ({ metres: 1234.4, seconds: 200, points: [] });
    const node = marketUnderSettings(
      market,
      {},
      { directions: { ...noDirections, isMeasured: async () => true, way } },
    );

    it('is the length of the way', async () => {
      const query = 'origin_lat=6.5&origin_lng=3.3&destination_lat=6.4&destination_lng=3.4';
      const reply = await node.app.inject(`/api/v1/config/distance-api?${query}`);
      expect(reply.json()).toEqual({ distance: 1234 });
    });
  });

  it('is refused for an unsupported way of travel', async () => {
    const { status, body } = await between(yaba.at, island.at, 'flying');
    expect(status).toBe(400);
    expect(body.errors[0].code).toBe('mode');
  });

  it('names each end that is missing', async () => {
    const { body } = await ask('distance-api', { origin_lat: 6.5, origin_lng: 3.3 });
    expect(body.errors.map(({ code }: { code: string }) => code)).toEqual(['destination_lat', 'destination_lng']);
  });
});
