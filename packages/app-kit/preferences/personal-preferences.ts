import type { Preferences } from 'market/account/account-preferences.contract';
import { loudness } from '../browser/loudness.ts';
import { setHourCycle } from '../formats/hour-cycle.ts';

const key = 'soko-personal';
const shares = { on: 1, quiet: 0.25, off: 0 };

/** Shows the pages as a person likes them, and keeps it on this device for the next start [SEAT-26]. */
export function applyPreferences(preferences: Preferences | undefined): void {
  try {
    if (preferences) localStorage.setItem(key, JSON.stringify(preferences));
    else localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage learns it from the server each time.
  }
  showPreferences(preferences);
}

/** Shows the pages as the person likes them who was here last, before the server has answered. */
export function showSavedPreferences(): void {
  try {
    showPreferences(JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined);
  } catch {
    // The usual look.
  }
}

function showPreferences(shown: Preferences | undefined): void {
  // Sizes of text are in rem.
  document.documentElement.style.fontSize = shown && shown.text_size !== 100 ? `${shown.text_size}%` : '';
  setHourCycle(shown?.time_format ?? 'usual');
  loudness.share = shares[shown?.sounds ?? 'on'];
}
