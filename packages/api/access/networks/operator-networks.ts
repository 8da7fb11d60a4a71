import { everywhere, type OperatorNetworks, shutsOut } from 'market/access/access-networks.rules';
import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { lockSetting, saveSettings } from '#api/config/config-market.data.ts';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { isInNetworks, isNetwork } from '#api/http/callers/is-in-networks.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, FieldRefusal, Refusal } from '#api/http/refusal.ts';
import { lockOperator } from '../access.data.ts';
import { networksSetting, networksSettingName } from './access-networks.data.ts';

type AdminNetworks = Contract['adminNetworks'];
type SavedNetworks = ReplyOf<AdminNetworks['show']>;
type Stored = OperatorNetworks & { version: number };

const unset: Stored = { ...everywhere, version: 0 };
/** Each call of an operator asks for them. */
const cached = answerCache<Stored>(cachePolicies.operatorNetworks);

/** Returns from which networks operators work, at most some seconds old [SEAT-10]. */
export function networksOfOperators(db: Connection): Promise<OperatorNetworks> {
  return cached(db, 'networks', () => storedNetworks(db));
}

async function storedNetworks(db: Connection): Promise<Stored> {
  return { ...unset, ...(await networksSetting(db)) };
}

/** Returns the networks with the address of the caller. */
export async function showNetworks({ db }: Pick<ApiContext, 'db'>, address: string): Promise<SavedNetworks> {
  return replyOf(await storedNetworks(db), address);
}

/** Chooses from which networks operators work. Refuses what is no network, a stale version, and a list without its author. */
export async function changeNetworks(
  context: ApiContext,
  staff: AuthorizedOperator,
  { version, networks, outside }: BodyOf<AdminNetworks['change']>,
  address: string,
): Promise<SavedNetworks> {
  const wrong = networks.filter((network) => !isNetwork(network));
  if (wrong.length > 0) throw new FieldRefusal([{ field: 'networks', text: 'This value is not valid.' }]);
  const saved = await actAsStaff(context, staff, async (transaction) => {
    const stored = { ...unset, ...((await lockSetting(transaction, networksSettingName)) as Partial<Stored>) };
    if (stored.version !== version) throw new ChangedMeanwhile({ sent: { version }, now: { version: stored.version } });
    const author = await lockOperator(transaction, staff.customerId);
    const isInside = isInNetworks(address, networks);
    if (shutsOut({ networks, outside }, { isInside, hasSecondFactor: author?.has_second_factor ?? false })) {
      throw new Refusal('networks_shut_out');
    }
    const next: Stored = { networks: [...new Set(networks)], outside, version: version + 1 };
    await saveSettings(transaction, { [networksSettingName]: next });
    return { result: next, change: { action: 'settings.networks', subject: 'market', before: stored, after: next } };
  });
  await publishChange(context);
  return replyOf(saved, address);
}

function replyOf({ networks, outside, version }: Stored, address: string): SavedNetworks {
  return { networks: [...networks], outside, version, own_address: address };
}
