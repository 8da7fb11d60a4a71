import { isWithinZones } from 'market/access/access.rules';
import type { ZoneMode } from 'market/dispatch/dispatch.admin.contract';
import type { DispatchMode } from 'market/dispatch/dispatch-offers.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { modesOfZones, setModeOfZone } from './orders-offers.data.ts';

/** Returns who gives orders to couriers in the zones of an operator [OPS-018]. */
export function listModes({ db }: Pick<ApiContext, 'db'>, { zones }: AuthorizedOperator): Promise<ZoneMode[]> {
  return modesOfZones(db, zoneIdsOf({ zones }));
}

/** Lets the engine of a zone be off, propose or decide; the next round follows it [OPS-018]. */
export async function setMode(
  context: ApiContext,
  staff: AuthorizedOperator,
  { zoneId, mode, version }: { zoneId: number; mode: DispatchMode; version: number },
): Promise<ZoneMode> {
  return actAsStaff(context, staff, async (transaction) => {
    const [before] = isWithinZones(staff.zones, zoneId) ? await modesOfZones(transaction, [zoneId]) : [];
    if (!before) throw new Refusal('zone_not_found');
    if (!(await setModeOfZone(transaction, { zoneId, mode, version })))
      throw new ChangedMeanwhile({ sent: { version, mode }, now: { version: before.version, mode: before.mode } });
    const [after] = await modesOfZones(transaction, [zoneId]);
    if (!after) throw new Refusal('zone_not_found');
    const change = { action: 'dispatch.mode', subject: `zone:${zoneId}` };
    return { result: after, change: { ...change, before: { mode: before.mode }, after: { mode } } };
  });
}
