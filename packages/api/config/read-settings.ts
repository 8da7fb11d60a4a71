import type { Settings } from 'market/config/config.contract';
import type { Connection } from '#api/db/connection.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import { operatorSetting, operatorSettings } from './config.data.ts';
import { defaultSettings, defaultTimeZone } from './default-settings.ts';

type StoredSettings = Omit<Settings, 'demo'>;

/** Every page needs the settings, and they rarely change. */
const cached = answerCache<StoredSettings>(cachePolicies.settings);

/** Returns the settings, at most some seconds old; defaults replace what the operator has not set. */
export function settingsOf(db: Connection): Promise<StoredSettings> {
  return cached(db, 'settings', async () => withDefaults(await operatorSettings(db)));
}

/** Returns the time zone of the market, in which its books count days; zones have their own. */
export async function timeZoneOfMarket(db: Connection): Promise<string> {
  const set = await operatorSetting(db, 'time_zone');
  return typeof set === 'string' ? set : defaultTimeZone;
}

/** Rows that `Settings` does not name, such as `door_code_for` or `settings_version`, are read elsewhere. */
function withDefaults(set: Record<string, unknown>): StoredSettings {
  const names = Object.keys(defaultSettings).filter((name) => name in set && !isNothing(set[name]));
  return { ...defaultSettings, ...Object.fromEntries(names.map((name) => [name, set[name]])) };
}

/** A notice that has ended is stored as an empty object. */
function isNothing(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;
}
