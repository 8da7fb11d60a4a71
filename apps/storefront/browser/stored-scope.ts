import { ownSoftwareId } from 'market/auth/auth.rules';
import { preferencesOf } from './preferences.ts';

/**
 * Returns the headers of every call, from the cookies with the documented storage keys: those of the document, or of a
 * page's request. Invalid values are left out, because the API would refuse every call with them.
 */
export function scopeHeaders(cookies: string): Record<string, string> {
  const { zoneIds, module, currentLatLng: place, language } = preferencesOf(cookies);
  return {
    zoneid: JSON.stringify(zoneIds),
    ...(module && { moduleid: String(module.id) }),
    ...(place && { latitude: place.lat.toFixed(6), longitude: place.lng.toFixed(6) }),
    'x-localization': language.languageCode,
    'x-software-id': ownSoftwareId,
  };
}
