import type { Settings } from 'market/config/config.contract';
import type { Connection } from '#api/db/connection.ts';
import { keptAnswers } from '#api/http/answer-cache.ts';
import { operatorSettings } from './config.data.ts';
import { standingSettings } from './default-settings.ts';

type KeptSettings = Omit<Settings, 'demo'>;

/** Every page asks for the settings and hardly anybody changes them. */
const kept = keptAnswers<KeptSettings>(5);

/** The settings of the market, at most some seconds old; what the operator has not set is as it stands by default. */
export function settingsOf(db: Connection): Promise<KeptSettings> {
  return kept(db, 'settings', async () => overStanding(await operatorSettings(db)));
}

/** Rows that the contract does not name are for others. */
function overStanding(set: Record<string, unknown>): KeptSettings {
  const names = Object.keys(standingSettings).filter((name) => name in set);
  return { ...standingSettings, ...Object.fromEntries(names.map((name) => [name, set[name]])) };
}
