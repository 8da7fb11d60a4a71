import { storefrontSoftwareId } from 'market/auth/auth.rules';
import { preferencesOf } from './preferences.ts';

/**
 * The headers of every call, from the cookies that hold the documented storage keys: those of the document, or of a
 * page's request. What was stored by somebody else and has no sense is left out, or no call would be answered.
 */
export function scopeHeaders(cookies: string): Record<string, string> {
  const { zoneIds, module, currentLatLng: place, language } = preferencesOf(cookies);
  return {
    zoneid: JSON.stringify(zoneIds),
    ...(module && { moduleid: String(module.id) }),
    ...(place && { latitude: place.lat.toFixed(6), longitude: place.lng.toFixed(6) }),
    'x-localization': language.languageCode,
    'x-software-id': storefrontSoftwareId,
  };
}
