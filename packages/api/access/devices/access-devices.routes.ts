import type { devicesContract } from 'market/access/devices/access-devices.contract';
import type { Profile } from 'market/account/account.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { Refusal } from '#api/http/refusal.ts';
import { enrolByCode, showOwnDevice } from './enrol-device.ts';
import { lockOwnDevice, signInByPin } from './type-pin.ts';

/** `showPerson` returns what a tablet shows of an account. */
export const devicesRoutes = (
  context: ApiContext,
  showPerson: (customerId: number) => Promise<Profile>,
): Handlers<typeof devicesContract> => ({
  async enrolDevice({ body, from, userAgent, device: cookie }) {
    const { token, device } = await enrolByCode(context, body.code, { from, userAgent });
    return { device, token: cookie.start(token) };
  },

  async device({ device: { token } }) {
    return { device: await showOwnDevice(context, token) };
  },

  async typePin({ body: { account_id: accountId, pin }, caller, requestId, userAgent, session, device: { token } }) {
    const by = caller?.kind === 'customer' ? caller : undefined;
    const opened = await signInByPin(context, { ...{ accountId, pin, token, requestId, userAgent }, caller: by });
    return { token: session.start(opened) };
  },

  async person({ caller: { customerId, device } }) {
    if (!device) throw new Refusal('device_unknown');
    return showPerson(customerId);
  },

  async lockDevice({ caller }) {
    await lockOwnDevice(context, caller);
    return { message: 'Locked.' };
  },
});
