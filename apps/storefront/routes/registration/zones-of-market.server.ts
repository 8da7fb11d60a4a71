import type { RouterContextProvider } from 'react-router';
import { everyZone } from '#features/places/every-zone.ts';
import { apiFor } from '../../server/api-client.server.ts';

/** The zones that one can apply for, with their borders. */
export async function zonesOfMarket(context: Readonly<RouterContextProvider>, request: Request) {
  const zones = await everyZone(apiFor(context, request));
  return zones.map(({ id, name, city, center, formatted_coordinates: area, served_modules: modules }) => ({
    id,
    name: name.includes(city) ? name : `${city}, ${name}`,
    center,
    area,
    modules,
  }));
}

export type ZoneToApplyFor = Awaited<ReturnType<typeof zonesOfMarket>>[number];
