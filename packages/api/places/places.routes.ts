import type { Contract } from 'market/calls/contract';
import { metresBetween, metresByRoad } from 'market/places/places.rules';
import { zonesAt } from 'market/zones/zones.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { zonesNear } from '#api/zones/zones.data.ts';

/** The usual factor of a city, for places outside every zone. */
const defaultFactor = 1.35;

export const placesRoutes = ({ db, geocoder, directions }: ApiContext): Handlers<Contract['places']> => ({
  async autocomplete({ query: { search_text, lat, lng, ...pageQuery } }) {
    const near = lat === undefined || lng === undefined ? undefined : { lat, lng };
    const { rows, page } = pageOfAll(await geocoder.suggest(search_text, near), pageQuery);
    const predictions = rows.map(({ placeId, name, context }) => ({
      place_id: placeId,
      text: `${name}, ${context}`,
      structured_formatting: { main_text: name, secondary_text: context },
    }));
    return { ...page, predictions };
  },

  async details({ query: { placeid } }) {
    const place = await geocoder.find(placeid);
    if (!place) throw new Refusal('place_not_found');
    const { placeId, name, context, at } = place;
    return { place_id: placeId, formatted_address: `${name}, ${context}`, geometry: { location: at } };
  },

  async geocode({ query: { lat, lng, ...pageQuery } }) {
    const { rows, page } = pageOfAll(await geocoder.addressesAt({ lat, lng }), pageQuery);
    const results = rows.map(({ line, context, formatted }) => ({
      formatted_address: formatted,
      structured_formatting: { main_text: line, secondary_text: context },
    }));
    return { ...page, results };
  },

  async distance({ query: { origin_lat, origin_lng, destination_lat, destination_lng } }) {
    const origin = { lat: origin_lat, lng: origin_lng };
    const destination = { lat: destination_lat, lng: destination_lng };
    const way = (await directions.isMeasured()) ? await directions.way(origin, destination) : undefined;
    if (way) return { distance: Math.round(way.metres) };
    const [zone] = zonesAt(origin, await zonesNear(db, origin));
    return { distance: metresByRoad(metresBetween(origin, destination), zone?.distance_factor ?? defaultFactor) };
  },
});
