import type { Settings } from 'market/config/config.contract';
import type { Connection } from '#db/connection.ts';
import { operatorSettings } from './config.data.ts';
import { standingSettings } from './standing-settings.ts';

/** Every page asks for the settings and hardly anybody changes them. */
const freshSeconds = 5;

interface Kept {
  until: number;
  settings: Promise<Omit<Settings, 'demo'>>;
}

/** By database: two markets in one process have each their own settings. */
const kept = new WeakMap<Connection, Kept>();

/** The settings of the market, at most some seconds old; what the operator has not set is as it stands by default. */
export function settingsOf(db: Connection): Kept['settings'] {
  const now = performance.now();
  const known = kept.get(db);
  if (known && known.until > now) return known.settings;
  const settings = operatorSettings(db).then(overStanding);
  kept.set(db, { until: now + freshSeconds * 1000, settings });
  // A database that was away for a moment must not be remembered as the answer.
  settings.catch(() => kept.delete(db));
  return settings;
}

/** Rows that the contract does not name are for others. */
function overStanding(set: Record<string, unknown>): Omit<Settings, 'demo'> {
  const names = Object.keys(standingSettings).filter((name) => name in set);
  return { ...standingSettings, ...Object.fromEntries(names.map((name) => [name, set[name]])) };
}
