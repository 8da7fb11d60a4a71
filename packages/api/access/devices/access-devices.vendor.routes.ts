import type { vendorDevicesContract } from 'market/access/devices/access-devices.vendor.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { pinsOfStore } from './access-devices.data.ts';
import {
  addDevice,
  changeDevice,
  listDevices,
  removeDevice,
  removeMemberPin,
  renewDeviceCode,
  setMemberPin,
} from './manage-devices.ts';

export const vendorDevicesRoutes = (context: ApiContext): Handlers<typeof vendorDevicesContract> => ({
  async devices({ caller, query }) {
    const { rows, page } = pageOfAll(await listDevices(context, caller.storeId), query);
    return { ...page, devices: rows };
  },

  addDevice: ({ caller, body, origin }) => addDevice(context, caller, body.name, origin),

  renewDeviceCode: ({ caller, params, origin }) => renewDeviceCode(context, caller, params.device_id, origin),

  changeDevice({ caller, params, body: { name, lock_minutes: lockMinutes, version } }) {
    return changeDevice(context, caller, { id: params.device_id, name, lockMinutes, version });
  },

  async removeDevice({ caller, params }) {
    await removeDevice(context, caller, params.device_id);
    return { message: 'Tablet removed.' };
  },

  async pins({ caller, query }) {
    const { rows, page } = pageOfAll(await pinsOfStore(context.db, caller.storeId), query);
    return {
      ...page,
      people: rows.map(({ set_at: setAt, ...person }) => ({ ...person, set_at: setAt?.toISOString() ?? null })),
    };
  },

  async setPin({ caller, params, body }) {
    await setMemberPin(context, caller, params.account_id, body.pin);
    return { message: 'PIN set.' };
  },

  async removePin({ caller, params }) {
    await removeMemberPin(context, caller, params.account_id);
    return { message: 'PIN removed.' };
  },
});
