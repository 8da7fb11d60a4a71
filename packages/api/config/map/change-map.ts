import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { faultsOfMap } from 'market/config/config-map.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, FieldRefusal } from '#api/http/refusal.ts';
import { lockSetting, saveSettings } from '../config-market.data.ts';
import { publishChange } from '../publish-change.ts';
import { mapSettingName } from './config-map.data.ts';
import { type StoredMap, storedMap, unchosenMap } from './stored-map.ts';

type AdminMap = Contract['adminMap'];
type SavedMap = ReplyOf<AdminMap['show']>;

/** Returns where maps, addresses and ways come from, without the key [OPS-083]. */
export async function showMap({ db }: Pick<ApiContext, 'db'>): Promise<SavedMap> {
  return replyOf(await storedMap(db));
}

/** Chooses where maps, addresses and ways come from. Refuses a stale version, and fields that the chosen services need [OPS-083]. */
export async function changeMap(
  context: ApiContext,
  staff: AuthorizedOperator,
  { version, geocoder_key: key, ...choice }: BodyOf<AdminMap['change']>,
): Promise<SavedMap> {
  const saved = await actAsStaff(context, staff, async (transaction) => {
    const stored = { ...unchosenMap, ...((await lockSetting(transaction, mapSettingName)) as Partial<StoredMap>) };
    if (stored.version !== version) throw new ChangedMeanwhile({ sent: { version }, now: { version: stored.version } });
    const next: StoredMap = { ...choice, geocoder_key: key ?? stored.geocoder_key, version: version + 1 };
    const faults = faultsOfMap(next, next.geocoder_key !== '');
    if (faults.length > 0) throw new FieldRefusal(faults);
    await saveSettings(transaction, { [mapSettingName]: next });
    const [before, after] = [replyOf(stored), replyOf(next)];
    return { result: after, change: { action: 'settings.map', subject: 'market', before, after } };
  });
  await publishChange(context);
  return saved;
}

function replyOf({ geocoder_key: key, ...choice }: StoredMap): SavedMap {
  return { ...choice, has_geocoder_key: key !== '' };
}
