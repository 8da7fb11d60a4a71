import { isAccurateEnough, oldestPositionMinutes } from 'market/orders/orders-delivery.rules';
import { isJump } from 'market/orders/waits/orders-track.rules';
import { minuteMilliseconds } from 'market/values/durations';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { reportPosition } from '../transitions/report-position.ts';
import { courierRow, shiftSessionOf } from './orders-deliveries.data.ts';
import { keepPositions, placeBefore } from './orders-positions.data.ts';
import { isOtherPhone } from './show-work.ts';

/**
 * Notes where the courier was. The followers of carried orders receive the latest place that is exact enough, unless it is
 * old or no courier can have reached it; the others are kept as well [DEL-40] [DEL-45] [DEL-46].
 */
export async function notePositions(
  context: ApiContext,
  { courierId, sessionId }: AuthorizedCourier,
  positions: readonly NotedPosition[],
): Promise<void> {
  const now = context.now();
  // A clock that is ahead would hide all that comes after it.
  const until = new Date(now.getTime() + minuteMilliseconds);
  await keepPositions(context.db, courierId, positions, { receivedAt: now, until });
  // What another phone has noted before is kept; the courier is where the shift is, or where the alarm was raised.
  if (isOtherPhone(await shiftSessionOf(context.db, courierId), sessionId)) throw new Refusal('not_on_shift');
  const exact = positions.filter(
    ({ at, accuracy = null }) => isAccurateEnough(accuracy) && Date.parse(at) <= until.getTime(),
  );
  const latest = exact.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0];
  const oldest = now.getTime() - oldestPositionMinutes * minuteMilliseconds;
  if (latest && Date.parse(latest.at) >= oldest && !(await hasJumped(context, courierId, latest))) {
    const at = { lat: latest.lat, lng: latest.lng };
    return reportPosition(context, { courier: courierId, needsShift: true }, at);
  }
  const courier = await courierRow(context.db, courierId, now);
  if (!courier?.onShiftSince && !courier?.isAlarmOn) throw new Refusal('not_on_shift');
}

/** A phone that errs comes back with its next place; one that is really there says so once more. */
async function hasJumped(
  { db }: Pick<ApiContext, 'db'>,
  courierId: number,
  { lat, lng, at }: NotedPosition,
): Promise<boolean> {
  const before = await placeBefore(db, courierId, new Date(at));
  return before !== undefined && isJump(before, { lat, lng, at: Date.parse(at) });
}

/** Where a phone was, with its accuracy in metres. */
type NotedPosition = { lat: number; lng: number; at: string; accuracy?: number | undefined };
