import { cookieIn } from 'app-kit/browser/cookies.ts';
import { type StoredPreferences, setPreference } from 'app-kit/browser/save-preference.ts';
import { type ModuleType, moduleIn } from 'market/modules/modules.rules';
import { type Coordinates, coordinatesOf } from 'market/places/places.rules';
import { zoneIdsIn } from 'market/zones/zones.rules';
import { type Language, languageWith, offeredLanguages } from '#i18n/languages.ts';

export type Theme = 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';

/** What a visitor chose. Cookies, because the first page must already be right. */
export interface Preferences {
  /** Zones of the chosen place; none before a place is chosen. */
  zoneIds: number[];
  module?: { id: number; type: ModuleType };
  /** The chosen address, in words. */
  location?: string;
  currentLatLng?: Coordinates;
  language: Language;
  /** Unset: as the device likes it. */
  theme?: Theme;
  /** Unset: as the language is written. */
  direction?: Direction;
  /** Saves data, whatever the device prefers. */
  savesData: boolean;
}

const maxPlaceLength = 300;

/** Reads the choices of a request. What does not have the right form counts as not chosen. */
export function preferencesIn(request: Request): Preferences {
  const preferences = preferencesOf(request.headers.get('cookie') ?? '');
  const requested = requestedLanguage(new URL(request.url).search);
  return requested ? { ...preferences, language: requested } : preferences;
}

/** The language in the address, because search engines list a page once for each. It overrides the stored one. */
export function requestedLanguage(search: string): Language | undefined {
  const code = new URLSearchParams(search).get('lang');
  return offeredLanguages().find(({ languageCode }) => languageCode === code);
}

/** The same, of the text of a cookie header or of `document.cookie`. */
export function preferencesOf(cookies: string): Preferences {
  const value = (name: keyof StoredPreferences) => cookieIn(cookies, name);
  const settings = recordIn(value('settings'));
  return {
    zoneIds: zoneIdsIn(value('zoneid') ?? '') ?? [],
    module: chosenModule(value('module')),
    location: value('location')?.slice(0, maxPlaceLength).trim() || undefined,
    currentLatLng: coordinatesOf(recordIn(value('currentLatLng'))),
    language: languageWith(value('language-setting')),
    theme: settings.theme === 'dark' || settings.theme === 'light' ? settings.theme : undefined,
    direction: settings.direction === 'rtl' || settings.direction === 'ltr' ? settings.direction : undefined,
    savesData: settings.light === true,
  };
}

/** Saves the changed settings and leaves the others as they are. */
export function changeSettings(change: { theme?: Theme; direction?: Direction; light?: boolean }): void {
  const { theme, direction, savesData } = preferencesOf(document.cookie);
  setPreference('settings', JSON.stringify({ theme, direction, ...(savesData && { light: true }), ...change }));
}

function chosenModule(text: string | undefined): Preferences['module'] {
  const stored = moduleIn(text ?? '');
  return stored && { id: stored.id, type: stored.module_type };
}

function recordIn(text: string | undefined): Record<string, unknown> {
  const value = parsed(text);
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
