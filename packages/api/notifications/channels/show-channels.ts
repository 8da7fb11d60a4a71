import type { CourierChannels } from 'market/notifications/channels/notifications-channels.courier.contract';
import {
  eventsOfCourier,
  eventsOfStore,
  type PushDevice,
  pushStateOf,
} from 'market/notifications/channels/notifications-channels.rules';
import type { StoreChannels } from 'market/notifications/channels/notifications-channels.vendor.contract';
import { customerKey } from '#api/db/shopper-keys.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedCourier, AuthorizedStore } from '#api/http/callers/staff.ts';
import { type MemberDeviceRow, memberDevices, pushDevicesOf } from './notifications-channels.data.ts';

type Context = Pick<ApiContext, 'db' | 'push' | 'now'>;

/** Returns which event reaches whom in a store, and whether pushes arrive; those who manage staff see everybody [SEAT-28]. */
export async function showStoreChannels(context: Context, staff: AuthorizedStore): Promise<StoreChannels> {
  const seesOthers = staff.permissions.includes('store.staff');
  const [own, people] = [
    await ownPushes(context, staff.customerId, 'vendor'),
    seesOthers ? await memberDevices(context.db, staff.storeId, context.push.kinds) : [],
  ];
  return {
    ...own,
    events: eventsOfStore().map((event) => ({ ...event, includes_caller: event.roles.includes(staff.role) })),
    people: peopleOf(people, context.now()),
  };
}

/** Returns which event reaches a courier, and whether pushes arrive [SEAT-28]. */
export async function showCourierChannels(context: Context, staff: AuthorizedCourier): Promise<CourierChannels> {
  return { ...(await ownPushes(context, staff.customerId, 'courier')), events: eventsOfCourier() };
}

async function ownPushes({ db, push, now }: Context, customerId: number, app: 'courier' | 'vendor') {
  const devices = await pushDevicesOf(db, customerKey(customerId), { app, kinds: push.kinds });
  return {
    state: pushStateOf(devices.map(reached), now()),
    devices: devices.map(({ since, confirmed_at: confirmedAt, ...device }) => ({
      ...device,
      since: since.toISOString(),
      confirmed_at: confirmedAt?.toISOString() ?? null,
    })),
  };
}

function peopleOf(rows: readonly MemberDeviceRow[], now: Date): StoreChannels['people'] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const devices = own.flatMap(({ since, confirmed_at }) => (since ? [reached({ since, confirmed_at })] : []));
    const confirmed = devices.flatMap(({ confirmedAt }) => confirmedAt?.getTime() ?? []);
    return {
      ...{ id: first.id, name: first.name, role: first.role },
      state: pushStateOf(devices, now),
      device_count: devices.length,
      confirmed_at: confirmed.length > 0 ? new Date(Math.max(...confirmed)).toISOString() : null,
    };
  });
}

function reached({ since, confirmed_at: confirmedAt }: { since: Date; confirmed_at: Date | null }): PushDevice {
  return { since, confirmedAt };
}
