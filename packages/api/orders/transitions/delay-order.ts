import type { AdminOrder } from 'market/orders/orders.admin.contract';
import {
  boundsOfDelay,
  type DelayKind,
  delaysOf,
  isOnHold,
  timesOfHold,
  timesPutOff,
} from 'market/orders/promises/orders-delays.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { publishStep } from '../deliveries/apply-courier-step.ts';
import { showAdminOrder } from '../desk/show-admin-order.ts';
import { notifyCouriers } from '../dispatch/notify-couriers.ts';
import { withdrawOffers } from '../dispatch/orders-offers.data.ts';
import { mustBeInOwnZones } from '../must-be-in-own-zones.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { type WrittenDelay, writeDelay } from './orders-delays.data.ts';

export interface DelayRequest {
  orderId: string;
  version: number;
  kind: DelayKind;
  until: Date;
  reason: string;
}

/**
 * Puts a running order off, or holds it [OPS-024]. Its store and its courier read the new time with the reason at once, its
 * customer by a push too. No courier is asked about an order that rests.
 */
export async function delayOrder(
  context: ApiContext,
  staff: AuthorizedOperator,
  { kind, until, reason, ...seen }: DelayRequest,
): Promise<AdminOrder> {
  return changeTimes(context, staff, seen, (order) => {
    if (!delaysOf(order).includes(kind)) throw new Refusal('step_not_allowed');
    const now = context.now();
    const { first, last } = boundsOfDelay(order, kind, now);
    if (until < first || until > last) throw new Refusal('delay_out_of_bounds');
    const times = kind === 'hold' ? timesOfHold(order, until, now) : timesPutOff(order, until);
    return { action: kind === 'hold' ? 'order.hold' : 'order.put_off', reason, delay: { kind, until, reason }, times };
  });
}

/** Lets a held order go on before its time [OPS-024]. */
export async function releaseOrder(
  context: ApiContext,
  staff: AuthorizedOperator,
  seen: { orderId: string; version: number },
): Promise<AdminOrder> {
  return changeTimes(context, staff, seen, (order) => {
    const now = context.now();
    if (!isOnHold(order, now)) throw new Refusal('step_not_allowed');
    return { action: 'order.release', delay: null, times: timesOfHold(order, now, now) };
  });
}

type Delayed = Pick<WrittenDelay, 'delay' | 'times'> & { action: string; reason?: string };

async function changeTimes(
  context: ApiContext,
  staff: AuthorizedOperator,
  { orderId, version }: { orderId: string; version: number },
  decide: (order: LockedOrder) => Delayed,
): Promise<AdminOrder> {
  await mustBeInOwnZones(context, staff, orderId);
  const { order, couriers } = await actAsStaff(context, staff, async (transaction) => {
    const locked = await lockOrder(transaction, orderId);
    if (!locked) throw new Refusal('order_not_found');
    await context.pausePoint?.('order held');
    if (locked.version !== version)
      throw new ChangedMeanwhile({
        sent: { version },
        now: { version: locked.version, order_status: locked.status, ready_at: locked.readyAt },
      });
    const { action, reason, ...delayed } = decide(locked);
    const at = context.now();
    await writeDelay(transaction, { orderId, at, ...delayed });
    const withdrawnFrom = delayed.times.heldUntil ? await withdrawOffers(transaction, orderId, at) : [];
    const timesOf = ({ expectedAt, heldUntil }: Pick<LockedOrder, 'expectedAt' | 'heldUntil'>) => ({
      expected_at: expectedAt,
      held_until: heldUntil,
    });
    return {
      result: { order: locked, couriers: [locked.courierId, ...withdrawnFrom].flatMap((id) => id ?? []) },
      change: {
        action,
        subject: `order:${orderId}`,
        before: timesOf(locked),
        after: timesOf(delayed.times),
        ...(reason !== undefined && { reason }),
      },
    };
  });
  await notifyCouriers(context, couriers, orderId);
  await publishStep(context, order);
  return showAdminOrder(context, staff, orderId);
}
