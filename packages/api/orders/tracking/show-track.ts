import type { Contract } from 'market/calls/contract';
import type { QueryOf, ReplyOf } from 'market/calls/endpoint';
import { isOfManyAccounts, jumpsOfTrack, piecesOfTrack } from 'market/orders/waits/orders-track.rules';
import { minuteMilliseconds } from 'market/values/durations';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { isCourierOfZones, sharedPlaceOf, trackOf } from './orders-track.data.ts';

type AdminCity = Contract['adminCity'];

/**
 * Returns the way of a courier in the last minutes of the shift; what came after a gap is a piece of its own [DEL-41].
 * Places that no courier can have reached, and those of many accounts, are marked; nothing else follows [DEL-46].
 */
export async function showTrack(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  staff: AuthorizedOperator,
  courierId: number,
  { minutes }: QueryOf<AdminCity['track']>,
): Promise<ReplyOf<AdminCity['track']>> {
  if (!(await isCourierOfZones(db, courierId, zoneIdsOf(staff)))) throw new Refusal('courier_not_found');
  const since = new Date(now().getTime() - minutes * minuteMilliseconds);
  const rows = await trackOf(db, courierId, since);
  const shared = await sharedPlaceOf(db, courierId, since);
  const points = rows.map(({ lat, lng, located_at: at, received_at: receivedAt }) => ({
    ...{ lat, lng, at: at.getTime() },
    receivedAt: receivedAt?.getTime() ?? null,
  }));
  const pieces = piecesOfTrack(points).map(({ isLate, points: own }) => ({
    is_late: isLate,
    points: own.map(({ lat, lng, at }) => ({ lat, lng, at: new Date(at).toISOString() })),
  }));
  return {
    pieces,
    jumps: jumpsOfTrack(points).map(({ at, metres }) => ({ at: new Date(at).toISOString(), metres })),
    same_place:
      shared && isOfManyAccounts(shared.accounts) ? { accounts: shared.accounts, at: shared.at.toISOString() } : null,
  };
}
