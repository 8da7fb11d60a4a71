import type { Coordinates } from 'market/places/places.rules';
import { metresBetween } from 'market/places/places.rules';
import { type AnsweringServer, sendJson, startAnsweringServer } from './answering-server.ts';

/** The key that the stand-ins accept. */
export const geocoderKey = 'key-of-a-stand-in-0123456789';

interface Place {
  id: string;
  name: string;
  street: string;
  suburb: string;
  at: Coordinates;
}

const [city, country] = ['Accra', 'Ghana'];
export const placesOfStandIn: readonly Place[] = [
  {
    id: 'ChIJoxfordstreet01',
    name: 'Oxford Street Mall',
    street: 'Oxford Street',
    suburb: 'Osu',
    at: { lat: 5.5571, lng: -0.1818 },
  },
  {
    id: 'ChIJoxfordstreet02',
    name: 'Oxford Bar',
    street: 'Cantonments Road',
    suburb: 'Osu',
    at: { lat: 5.5607, lng: -0.1829 },
  },
  {
    id: 'ChIJmakolamarket03',
    name: 'Makola Market',
    street: 'Kojo Thompson Road',
    suburb: 'Tudu',
    at: { lat: 5.5482, lng: -0.2072 },
  },
];
const nearMetres = 5_000;

function like(words: string): Place[] {
  return placesOfStandIn.filter(({ name, street }) => `${name} ${street}`.toLowerCase().includes(words.toLowerCase()));
}

function near(at: Coordinates): Place[] {
  const byDistance = [...placesOfStandIn].sort((one, other) => metresBetween(one.at, at) - metresBetween(other.at, at));
  return byDistance.filter((place) => metresBetween(place.at, at) <= nearMetres).slice(0, 1);
}

const pointIn = (query: URLSearchParams, lat: string, lng: string) => ({
  lat: Number(query.get(lat)),
  lng: Number(query.get(lng)),
});

/** Shapes of answers as the documentation of each service shows them. */
export const photonStandIn = () =>
  startAnsweringServer(({ pathname, searchParams: query }, response) => {
    const places = pathname === '/reverse' ? near(pointIn(query, 'lat', 'lon')) : like(query.get('q') ?? '');
    const features = places.map(({ name, street, suburb, at }, index) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [at.lng, at.lat] },
      properties: {
        osm_type: 'N',
        osm_id: 4_000 + index,
        osm_key: 'shop',
        osm_value: 'mall',
        type: 'house',
        name,
        street,
        district: suburb,
        city,
        country,
        countrycode: 'GH',
      },
    }));
    sendJson(response, { type: 'FeatureCollection', features });
  });

const ofNominatim = ({ name, street, suburb, at }: Place) => ({
  place_id: 7,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
  osm_type: 'node',
  osm_id: 4_000,
  lat: String(at.lat),
  lon: String(at.lng),
  category: 'shop',
  type: 'mall',
  name,
  display_name: [name, street, suburb, city, country].join(', '),
  address: { shop: name, road: street, suburb, city, country, country_code: 'gh' },
});

export const nominatimStandIn = () =>
  startAnsweringServer(({ pathname, searchParams: query }, response) => {
    if (pathname === '/search') return sendJson(response, like(query.get('q') ?? '').map(ofNominatim));
    const [place] = near(pointIn(query, 'lat', 'lon'));
    sendJson(response, place ? ofNominatim(place) : { error: 'Unable to geocode' });
  });

export const mapboxStandIn = () =>
  startAnsweringServer(({ pathname, searchParams: query }, response) => {
    if (query.get('access_token') !== geocoderKey)
      return sendJson(response, { message: 'Not Authorized - Invalid Token' }, 401);
    const places = pathname.endsWith('/reverse')
      ? near(pointIn(query, 'latitude', 'longitude'))
      : like(query.get('q') ?? '');
    const features = places.map(({ id, name, suburb, at }) => ({
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: [at.lng, at.lat] },
      properties: {
        mapbox_id: id,
        feature_type: 'address',
        name,
        place_formatted: [suburb, city, country].join(', '),
        coordinates: { longitude: at.lng, latitude: at.lat },
      },
    }));
    sendJson(response, { type: 'FeatureCollection', features, attribution: 'NOTICE' });
  });

/** Google answers a wrong key in two ways: by status for places, in the body for addresses. */
export const googleStandIn = (): Promise<AnsweringServer> =>
  startAnsweringServer(({ pathname, searchParams: query }, response, body) => {
    if (pathname === '/v1/places:autocomplete') {
      const { input } = JSON.parse(body) as { input: string };
      const suggestions = like(input).map(({ id, name, suburb }) => ({
        placePrediction: {
          place: `places/${id}`,
          placeId: id,
          text: { text: `${name}, ${suburb}` },
          structuredFormat: { mainText: { text: name }, secondaryText: { text: `${suburb}, ${city}, ${country}` } },
        },
      }));
      return sendJson(response, suggestions.length > 0 ? { suggestions } : {});
    }
    const place = placesOfStandIn.find(({ id }) => pathname === `/v1/places/${id}`);
    if (place) {
      const { name, street, suburb, at } = place;
      return sendJson(response, {
        displayName: { text: name, languageCode: 'en' },
        formattedAddress: [street, suburb, city, country].join(', '),
        location: { latitude: at.lat, longitude: at.lng },
      });
    }
    if (pathname.startsWith('/v1/places/'))
      return sendJson(response, { error: { code: 404, status: 'NOT_FOUND' } }, 404);
    if (query.get('key') !== geocoderKey) {
      return sendJson(response, {
        status: 'REQUEST_DENIED',
        results: [],
        error_message: 'The provided API key is invalid.',
      });
    }
    const [lat = 0, lng = 0] = (query.get('latlng') ?? '').split(',').map(Number);
    const results = near({ lat, lng }).map(({ street, suburb }) => ({
      formatted_address: [street, suburb, city, country].join(', '),
      address_components: [
        { long_name: street, short_name: street, types: ['route'] },
        { long_name: suburb, short_name: suburb, types: ['sublocality', 'political'] },
        { long_name: city, short_name: city, types: ['locality', 'political'] },
        { long_name: country, short_name: 'GH', types: ['country', 'political'] },
      ],
    }));
    sendJson(response, { status: results.length > 0 ? 'OK' : 'ZERO_RESULTS', results });
  });
