import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Settings } from 'market/config/config.contract';
import { isTile, tileAddress } from 'market/config/config-map.rules';
import type { Coordinates } from 'market/places/places.rules';
import { dayMilliseconds } from 'market/values/durations';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { breaker } from '#api/providers/breaker.ts';
import { DeliveryError } from '#api/providers/delivery-error.ts';
import { mapSettingsOf } from './map-services.ts';

interface Tile {
  bytes: Buffer;
  type: string;
}

/** As messages and the health page have it. */
export const tilesName = 'The provider of map tiles';
const timeoutMilliseconds = 5_000;
const maxTileBytes = 1024 * 1024;
const maxCachedBytes = 32 * 1024 * 1024;
const browserSeconds = 7 * 24 * 3600;
const pictureTypes = /^image\/(png|jpeg|webp)\b/;

/**
 * Serves the tiles of the operator's provider from this market: pages load pictures from their own host alone, the provider
 * learns nothing of the visitors, and a key in its address stays here.
 */
export function serveMapTiles(
  app: FastifyInstance,
  { db, providerNotes: notes }: Pick<ApiContext, 'db' | 'providerNotes'>,
): void {
  const guard = breaker({ name: tilesName, takes: 'tiles', notes });
  const tiles = new LRUCache<string, Tile>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    ttl: dayMilliseconds,
    fetchMethod: (url) => guard(() => fetchTile(url)),
  });
  app.get<{ Params: { z: string; x: string; y: string } }>('/map-tiles/:z/:x/:y', async (request, reply) => {
    const { z, x, y } = request.params;
    const numbers = [z, x, y].every((part) => /^\d{1,7}$/.test(part));
    const tile = { z: Number(z), x: Number(x), y: Number(y) };
    const { tiles_url: template, tiles_max_zoom: maxZoom } = await mapSettingsOf(db);
    if (!numbers || template === '' || !isTile(tile, maxZoom)) throw new Refusal('not_found');
    const found = await tiles.fetch(tileAddress(template, tile)).catch(() => undefined);
    if (!found) return reply.status(502).send();
    return reply
      .headers({ 'content-type': found.type, 'cache-control': `public, max-age=${browserSeconds}` })
      .send(found.bytes);
  });
}

/** Fetches a tile. Fails with a `DeliveryError`; anything but a picture is refused. */
async function fetchTile(url: string): Promise<Tile> {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const response = await fetch(url, { headers: { 'user-agent': 'Soko' }, signal, redirect: 'manual' }).catch(
    () => undefined,
  );
  if (!response) throw new DeliveryError('away', 'The provider of map tiles cannot be reached');
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !pictureTypes.test(type)) {
    await response.body?.cancel();
    throw new DeliveryError('away', `The provider of map tiles answered ${response.status} ${type}`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxTileBytes) throw new DeliveryError('away', 'A map tile has more than 1 MB');
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), type };
}

const trialZoom = 14;

/** Fetches the tile of a place, to try the provider. Fails with a `DeliveryError`. */
export function fetchTileAt(template: string, at: Coordinates): Promise<Tile> {
  return fetchTile(tileAddress(template, tileAt(at)));
}

/** The tile of a place, as web maps number them. */
function tileAt({ lat, lng }: Coordinates) {
  const radians = (lat * Math.PI) / 180;
  const sides = 2 ** trialZoom;
  return {
    z: trialZoom,
    x: Math.floor(((lng + 180) / 360) * sides),
    y: Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * sides),
  };
}

/** What pages need to show the tiles; nothing where the built-in map is shown. */
export async function offeredTiles({ db }: Pick<ApiContext, 'db'>): Promise<Pick<Settings, 'map_tiles'>> {
  const { tiles_url: url, tiles_attribution: attribution, tiles_max_zoom: maxZoom } = await mapSettingsOf(db);
  return url === '' ? {} : { map_tiles: { attribution, max_zoom: maxZoom } };
}
