import type { CourierReach } from 'market/notifications/reach/notifications-reach.courier.contract';
import {
  pushReachOf,
  type ReachedDevice,
  reachOfCourier,
  reachOfStore,
} from 'market/notifications/reach/notifications-reach.rules';
import type { StoreReach } from 'market/notifications/reach/notifications-reach.vendor.contract';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedCourier, AuthorizedStore } from '#api/http/callers/staff.ts';
import { type MemberDeviceRow, memberDevices, pushDevicesOf } from './notifications-reach.data.ts';

type Context = Pick<ApiContext, 'db' | 'push' | 'now'>;

/** Returns which event reaches whom in a store, and whether pushes arrive; those who manage staff see everybody [SEAT-28]. */
export async function showStoreReach(context: Context, staff: AuthorizedStore): Promise<StoreReach> {
  const seesOthers = staff.permissions.includes('store.staff');
  const [own, people] = [
    await ownPushes(context, staff.customerId, 'vendor'),
    seesOthers ? await memberDevices(context.db, staff.storeId, context.push.kinds) : [],
  ];
  return {
    ...own,
    events: reachOfStore().map((event) => ({ ...event, reaches_caller: event.roles.includes(staff.role) })),
    people: peopleOf(people, context.now()),
  };
}

/** Returns which event reaches a courier, and whether pushes arrive [SEAT-28]. */
export async function showCourierReach(context: Context, staff: AuthorizedCourier): Promise<CourierReach> {
  return { ...(await ownPushes(context, staff.customerId, 'courier')), events: reachOfCourier() };
}

async function ownPushes({ db, push, now }: Context, customerId: number, app: 'courier' | 'vendor') {
  const devices = await pushDevicesOf(db, customerKey(customerId), { app, kinds: push.kinds });
  return {
    state: pushReachOf(devices.map(reached), now()),
    devices: devices.map(({ since, confirmed_at: confirmedAt, ...device }) => ({
      ...device,
      since: since.toISOString(),
      confirmed_at: confirmedAt?.toISOString() ?? null,
    })),
  };
}

function peopleOf(rows: readonly MemberDeviceRow[], now: Date): StoreReach['people'] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const devices = own.flatMap(({ since, confirmed_at }) => (since ? [reached({ since, confirmed_at })] : []));
    const confirmed = devices.flatMap(({ confirmedAt }) => confirmedAt?.getTime() ?? []);
    return {
      ...{ id: first.id, name: first.name, role: first.role },
      state: pushReachOf(devices, now),
      device_count: devices.length,
      confirmed_at: confirmed.length > 0 ? new Date(Math.max(...confirmed)).toISOString() : null,
    };
  });
}

function reached({ since, confirmed_at: confirmedAt }: { since: Date; confirmed_at: Date | null }): ReachedDevice {
  return { since, confirmedAt };
}
