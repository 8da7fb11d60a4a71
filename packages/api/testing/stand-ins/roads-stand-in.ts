import polyline from '@mapbox/polyline';
import { type Coordinates, metresBetween } from 'market/places/places.rules';
import { type AnsweringServer, sendJson, startAnsweringServer } from './answering-server.ts';

/** A city of stand-ins: roads are a quarter longer than the straight line, and 10 metres of them take a second. */
const roadFactor = 1.25;
const metresPerSecond = 10;

/** Where the stand-ins know roads. */
export const roadCentre: Coordinates = { lat: 5.56, lng: -0.2 };
const roadDegrees = 0.2;

const hasRoads = ({ lat, lng }: Coordinates) =>
  Math.abs(lat - roadCentre.lat) < roadDegrees && Math.abs(lng - roadCentre.lng) < roadDegrees;
const roadBetween = (from: Coordinates, to: Coordinates) => metresBetween(from, to) * roadFactor;
const cornerBetween = (from: Coordinates, to: Coordinates) => ({ lat: from.lat, lng: to.lng });

/** Answers as OSRM does: shapes of its answers as its documentation shows them. */
export function startOsrmStandIn(): Promise<AnsweringServer> {
  return startAnsweringServer((url, response) => {
    const [service = '', , , points = ''] = url.pathname.split('/').slice(1);
    const places = points.split(';').map((point) => {
      const [lng = 0, lat = 0] = point.split(',').map(Number);
      return { lat, lng };
    });
    if (!places.every(hasRoads)) {
      return sendJson(
        response,
        { code: 'NoSegment', message: 'Could not find a matching segment for coordinate 0' },
        400,
      );
    }
    if (service === 'table') {
      const rows = places.map((from) => places.map((to) => Number(roadBetween(from, to).toFixed(1))));
      const durations = rows.map((row) => row.map((metres) => Number((metres / metresPerSecond).toFixed(1))));
      return sendJson(response, { code: 'Ok', distances: rows, durations, sources: [], destinations: [] });
    }
    const [from, to] = places;
    if (!from || !to) return sendJson(response, { code: 'InvalidQuery', message: 'Query string malformed' }, 400);
    const distance = roadBetween(from, to);
    const coordinates = [from, cornerBetween(from, to), to].map(({ lat, lng }) => [lng, lat]);
    const route = {
      geometry: { type: 'LineString', coordinates },
      legs: [],
      distance,
      duration: distance / metresPerSecond,
      weight: 1,
    };
    sendJson(response, { code: 'Ok', routes: [route], waypoints: [] });
  });
}

interface ValhallaBody {
  locations?: { lat: number; lon: number }[];
  sources?: { lat: number; lon: number }[];
}

/** Answers as Valhalla does: shapes of its answers as its documentation shows them. */
export function startValhallaStandIn(): Promise<AnsweringServer> {
  return startAnsweringServer((url, response, text) => {
    const body = JSON.parse(text) as ValhallaBody;
    const places = (body.locations ?? body.sources ?? []).map(({ lat, lon }) => ({ lat, lng: lon }));
    if (!places.every(hasRoads)) {
      const fault = {
        error_code: 171,
        error: 'No suitable edges near location',
        status_code: 400,
        status: 'Bad Request',
      };
      return sendJson(response, fault, 400);
    }
    const leg = (from: Coordinates, to: Coordinates) => {
      const metres = roadBetween(from, to);
      return { length: metres / 1000, time: metres / metresPerSecond };
    };
    if (url.pathname === '/sources_to_targets') {
      const rows = places.map((from, from_index) =>
        places.map((to, to_index) => ({
          from_index,
          to_index,
          distance: leg(from, to).length,
          time: leg(from, to).time,
        })),
      );
      return sendJson(response, { sources_to_targets: rows, units: 'kilometers', algorithm: 'costmatrix' });
    }
    const [from, to] = places;
    if (!from || !to) return sendJson(response, { error_code: 120, error: 'Insufficient number of locations' }, 400);
    const summary = leg(from, to);
    const shape = polyline.encode(
      [from, cornerBetween(from, to), to].map(({ lat, lng }) => [lat, lng]),
      6,
    );
    const trip = { locations: [], legs: [{ maneuvers: [], summary, shape }], summary, status: 0, units: 'kilometers' };
    sendJson(response, { trip });
  });
}
