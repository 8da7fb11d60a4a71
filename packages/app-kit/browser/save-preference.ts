import { daySeconds } from 'market/values/durations';

/** The documented storage keys and their values. An empty text removes the key. */
export interface StoredPreferences {
  zoneid: string;
  module: string;
  location: string;
  currentLatLng: string;
  'language-setting': string;
  settings: string;
}

const year = 365 * daySeconds;

/** Saves one choice in the browser. */
export function setPreference(name: keyof StoredPreferences, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and not in every browser
  document.cookie = preferenceCookie(name, value, location.protocol === 'https:');
}

/** The same as a header: for a year, for all paths, never sent along by other sites' forms. */
export function preferenceCookie(name: keyof StoredPreferences, value: string, isSecure: boolean): string {
  const cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${value === '' ? 0 : year}; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}
