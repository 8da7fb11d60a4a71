import * as z from 'zod/mini';
import { callProvider, type ProviderRequest, type RequestOptions } from '../call-provider.ts';
import { DeliveryError } from '../delivery-error.ts';

export interface GeocoderAccess {
  /** Such as https://photon.example, without a slash at its end. */
  origin: string;
  /** Of the market at the service; empty for services that need none. */
  key: string;
}

type Request = Pick<ProviderRequest, 'url'> & Partial<ProviderRequest>;

/** Sends a question to a geocoder and reads its answer, which `shape` describes; undefined where it answers 404 or 400. */
export async function askGeocoder<Shape extends z.ZodMiniType>(
  name: string,
  request: Request,
  shape: Shape,
  options: RequestOptions,
): Promise<z.infer<Shape> | undefined> {
  const { status, json } = await callProvider(name, { method: 'GET', headers: {}, ...request }, options);
  if (status === 404 || status === 400) return undefined;
  const read = z.safeParse(shape, json);
  if (status !== 200 || !read.success) throw new DeliveryError('away', `${name} answered in another shape (${status})`);
  return read.data;
}

/** Joins the parts of an address that there are, each once. */
export function joined(...parts: (string | undefined)[]): string {
  return [...new Set(parts.filter(Boolean))].join(', ');
}

/** Removes suggestions that would read the same. */
export function distinct<Place extends { name: string; context: string }>(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [`${place.name}, ${place.context}`, place])).values()];
}
