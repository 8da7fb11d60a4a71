import { sql } from 'kysely';
import { defaultMap } from 'market/config/config-map.rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearCaches } from '#api/http/cache/answer-cache.ts';
import { type AnsweringServer, startAnsweringServer } from '#api/testing/stand-ins/answering-server.ts';
import { photonStandIn } from '#api/testing/stand-ins/geocoders-stand-in.ts';
import { startOsrmStandIn } from '#api/testing/stand-ins/roads-stand-in.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { signedInOperator } from '#api/testing/under-test/staff-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { openMapServices } from './map-services.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let photon: AnsweringServer;
let osrm: AnsweringServer;
let tiles: AnsweringServer;

beforeAll(async () => {
  [photon, osrm] = await Promise.all([photonStandIn(), startOsrmStandIn()]);
  tiles = await startAnsweringServer(({ pathname }, response) => {
    const type = pathname.startsWith('/words/') ? 'text/html' : 'image/png';
    response.writeHead(200, { 'content-type': type }).end(png);
  });
});
afterAll(() => Promise.all([photon.stop(), osrm.stop(), tiles.stop()]));

async function owner() {
  const { headers } = await signedInOperator(market, { roles: ['owner'] });
  const read = async () => (await visitor.get('admin/settings/map', headers)).body;
  const save = async (change: object) => {
    const { version } = await read();
    const saved = await visitor.put(
      'admin/settings/map',
      { ...defaultMap, geocoder_key: null, version, ...change },
      headers,
    );
    clearCaches(market.db);
    return saved;
  };
  const tryOut = async (words: string) =>
    (await visitor.get(`admin/settings/map/trial?search_text=${encodeURIComponent(words)}`, headers)).body;
  return { headers, read, save, tryOut };
}

const inAccra = () => ({
  geocoder: 'photon',
  geocoder_url: photon.origin,
  routing: 'osrm',
  routing_url: osrm.origin,
  tiles_url: `${tiles.origin}/{z}/{x}/{y}.png`,
  tiles_attribution: '© OpenStreetMap',
});

describe('where maps, addresses and ways come from', () => {
  it('is chosen by an operator, and used from the next question on', async () => {
    const { save } = await owner();
    expect((await save(inAccra())).status).toBe(200);
    const { geocoder, directions } = openMapServices(market.db, () => {});
    expect((await geocoder.suggest('oxford', undefined))[0]).toMatchObject({ name: 'Oxford Street Mall' });
    expect((await directions.way({ lat: 5.56, lng: -0.2 }, { lat: 5.57, lng: -0.19 }))?.metres).toBeGreaterThan(1_000);
    await save({ geocoder: 'none', routing: 'none' });
    expect(await geocoder.suggest('oxford', undefined)).toEqual([]);
    expect(await directions.way({ lat: 5.56, lng: -0.2 }, { lat: 5.57, lng: -0.19 })).toBeUndefined();
    await save({});
    expect((await geocoder.suggest('yaba', undefined))[0]?.context).toBe('Lagos');
  });

  it('keeps a key to itself: no reply, no audit line and no page has it', async () => {
    const person = await owner();
    const key = 'AIzaSy-of-a-test-0123456789';
    const { body } = await person.save({ geocoder: 'google', geocoder_key: key });
    expect(body).toMatchObject({ geocoder: 'google', has_geocoder_key: true });
    expect((await person.save({ geocoder: 'google', tiles_max_zoom: 18 })).body.has_geocoder_key).toBe(true);
    const { rows } = await sql<{ line: string }>`select audit_lines::text as line from audit_lines`.execute(market.db);
    const { body: page } = await visitor.get('config');
    for (const text of [JSON.stringify(body), JSON.stringify(page), ...rows.map(({ line }) => line)]) {
      expect(text).not.toContain(key);
    }
    expect((await person.save({ geocoder_key: '' })).body.has_geocoder_key).toBe(false);
  });

  it.each<[string, object, string]>([
    ['a service without its address', { geocoder: 'photon' }, 'geocoder_url'],
    ['an account without a key', { geocoder: 'mapbox' }, 'geocoder_key'],
    ['tiles without their source', { tiles_url: 'https://tiles.example/{z}/{x}/{y}.png' }, 'tiles_attribution'],
    ['a service that does not exist', { routing: 'horse' }, 'routing'],
  ])('refuses %s', async (_what, change, code) => {
    expect((await (await owner()).save(change)).code).toBe(code);
  });

  it('[SEAT-39] refuses a version that another person has replaced', async () => {
    const { save } = await owner();
    await save({});
    expect((await save({ version: 0 })).code).toBe('changed_meanwhile');
  });

  it('is tried with words before customers do: what is found, and in words what does not work', async () => {
    const { save, tryOut } = await owner();
    await save(inAccra());
    expect(await tryOut('makola')).toEqual({
      places: [{ name: 'Makola Market', context: 'Tudu, Accra' }],
      places_problem: null,
      way_metres: expect.any(Number),
      way_problem: null,
      tiles_problem: null,
    });
    await save({ ...inAccra(), geocoder_url: 'http://127.0.0.1:9', tiles_url: `${tiles.origin}/words/{z}/{x}/{y}` });
    expect((await tryOut('makola')).places_problem).toMatch(/Photon cannot be reached/);
  });
});

describe('the tiles of the map', () => {
  const get = (path: string) => market.app.inject(path);

  it('come from the host of the market, are fetched once, and say who made them', async () => {
    const { save } = await owner();
    await save(inAccra());
    expect((await visitor.get('config')).body.map_tiles).toEqual({ attribution: '© OpenStreetMap', max_zoom: 19 });
    const before = tiles.requests.length;
    const [one, other] = await Promise.all([get('/map-tiles/14/8182/7938'), get('/map-tiles/14/8182/7938')]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(one.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=604800' });
    expect(one.rawPayload).toEqual(png);
    expect(tiles.requests.slice(before)).toEqual(['/14/8182/7938.png']);
  });

  it.each(['/map-tiles/1/2/0', '/map-tiles/22/0/0', '/map-tiles/a/0/0', '/map-tiles/-1/0/0', '/map-tiles/1/0/..%2f..'])(
    'are none at %s',
    async (path) => {
      const { save } = await owner();
      await save(inAccra());
      const before = tiles.requests.length;
      expect((await get(path)).statusCode).toBe(404);
      expect(tiles.requests.length).toBe(before);
    },
  );

  it('are none where a provider answers with a page, and where the built-in map is shown', async () => {
    const { save } = await owner();
    await save({ ...inAccra(), tiles_url: `${tiles.origin}/words/{z}/{x}/{y}` });
    expect((await get('/map-tiles/3/1/1')).statusCode).toBe(502);
    await save({});
    expect((await get('/map-tiles/3/1/1')).statusCode).toBe(404);
    expect((await visitor.get('config')).body).not.toHaveProperty('map_tiles');
  });
});
