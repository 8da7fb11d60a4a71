import { coordinatesOf } from 'market/places/places.rules';
import type { FoundPlace, Suggestion } from './geocoder.ts';

/** The longest id that the contract takes. */
const maxLength = 300;
const maxWords = 60;

/**
 * Returns a suggestion whose id is the place itself, for services that name a place and its point at once: what a customer
 * chooses needs no second call, and no service has to know it again later.
 */
export function writtenSuggestion({ name, context, at }: Omit<FoundPlace, 'placeId'>): Suggestion | undefined {
  const short = (words: string) => words.slice(0, maxWords);
  const written = JSON.stringify([short(name), short(context), Number(at.lat.toFixed(6)), Number(at.lng.toFixed(6))]);
  const placeId = Buffer.from(written).toString('base64url');
  return placeId.length > maxLength ? undefined : { placeId, name: short(name), context: short(context) };
}

/** Returns the place that an id is; undefined for one that was not made here. */
export function writtenPlace(placeId: string): FoundPlace | undefined {
  try {
    const [name, context, lat, lng] = JSON.parse(Buffer.from(placeId, 'base64url').toString()) as unknown[];
    const at = coordinatesOf({ lat, lng });
    if (typeof name !== 'string' || typeof context !== 'string' || name === '' || !at) return undefined;
    return { placeId, name, context, at };
  } catch {
    return undefined;
  }
}
