import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import type { ApiContext } from '#api/http/api-context.ts';
import { directionsOf, geocoderOf } from './map-services.ts';
import { fetchTileAt } from './serve-map-tiles.ts';
import { storedMap } from './stored-map.ts';

type Trial = ReplyOf<Contract['adminMap']['tryOut']>;

/** Degrees from the first place to where a way is tried: about 1.5 km. */
const aside = 0.01;

/** Tries the saved services with some words: what customers would find, and in words what does not work [OPS-083]. */
export async function tryMap({ db }: Pick<ApiContext, 'db'>, words: string): Promise<Trial> {
  const settings = await storedMap(db);
  const geocoder = geocoderOf(settings);
  const found = await outcomeOf(() => geocoder.suggest(words, undefined));
  const [first] = found.result ?? [];
  const place = first && (await outcomeOf(() => geocoder.find(first.placeId)));
  const at = place?.result?.at;
  const way = at
    ? await outcomeOf(() => directionsOf(settings).way(at, { lat: at.lat + aside, lng: at.lng }))
    : undefined;
  const tile = settings.tiles_url && at ? await outcomeOf(() => fetchTileAt(settings.tiles_url, at)) : undefined;
  return {
    places: (found.result ?? []).map(({ name, context }) => ({ name, context })),
    places_problem: found.problem ?? place?.problem ?? null,
    way_metres: way?.result ? Math.round(way.result.metres) : null,
    way_problem: way?.problem ?? null,
    tiles_problem: tile?.problem ?? null,
  };
}

async function outcomeOf<Result>(ask: () => Promise<Result>): Promise<{ result?: Result; problem: string | null }> {
  try {
    return { result: await ask(), problem: null };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
