import type { AlarmKind } from 'market/orders/orders-alarms.rules';
import { minuteMilliseconds } from 'market/values/durations';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile } from '#api/http/refusal.ts';
import { mustBeInOwnZones } from '../must-be-in-own-zones.ts';
import { takeAlarm, writeSnoozedAlarm } from './orders-city.data.ts';

interface AlarmOfOrder {
  kind: AlarmKind;
  order_id: string;
}

/** Notes that an operator takes care of an alarm; of two concurrent requests one gets it [OPS-007]. */
export async function takeAlarmOfOrder(
  context: ApiContext,
  staff: AuthorizedOperator,
  { kind, order_id: orderId, takes_over: takesOver }: AlarmOfOrder & { takes_over: boolean },
): Promise<void> {
  await mustBeInOwnZones(context, staff, orderId);
  await actAsStaff(context, staff, async (transaction) => {
    const isTaken = await takeAlarm(transaction, { orderId, kind, accountId: staff.customerId, takesOver });
    if (!isTaken) throw new ChangedMeanwhile({ sent: { takes_over: takesOver }, now: { is_taken: true } });
    return { result: undefined, change: { action: 'alarm.take', subject: `order:${orderId}`, after: { alarm: kind } } };
  });
}

/** Puts an alarm off for some minutes [OPS-007]. */
export async function snoozeAlarm(
  context: ApiContext,
  staff: AuthorizedOperator,
  { kind, order_id: orderId, minutes, reason }: AlarmOfOrder & { minutes: number; reason: string },
): Promise<void> {
  await mustBeInOwnZones(context, staff, orderId);
  const until = new Date(context.now().getTime() + minutes * minuteMilliseconds);
  await actAsStaff(context, staff, async (transaction) => {
    await writeSnoozedAlarm(transaction, { orderId, kind, until, reason });
    const after = { alarm: kind, until: until.toISOString() };
    return { result: undefined, change: { action: 'alarm.put_off', subject: `order:${orderId}`, after, reason } };
  });
}
