import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../../calls/endpoint.ts';
import { storeRole } from '../access.contract.ts';
import { deviceFacts, pin } from './access-devices.contract.ts';

const storeParams = z.object({ store_id: id });
const deviceParams = z.object({ store_id: id, device_id: id });
const memberParams = z.object({ store_id: id, account_id: id });
const deviceName = text(40).check(z.minLength(1, 'Name is required'));
const done = z.object({ message: z.string() });

const storeDevice = z.object({
  id: z.int(),
  ...deviceFacts,
  /** To be sent back with a change. */
  version: z.int(),
  /** Until when its open code is good; null without one. */
  code_expires_at: z.nullable(z.iso.datetime()),
  /** Such as 'Chrome on Android'; empty until it is enrolled. */
  device: z.string(),
  enrolled_at: z.nullable(z.iso.datetime()),
  /** Its last sign of life, to the hour. */
  seen_at: z.nullable(z.iso.datetime()),
  /** Who is signed in there by a PIN. */
  person: z.nullable(z.string()),
  is_locked: z.boolean(),
  /** Whose PIN was wrong five times there in the last 15 minutes. */
  locked_people: z.array(z.object({ account_id: z.int(), name: z.string(), until: z.iso.datetime() })),
});

const shownCode = z.object({
  device: storeDevice,
  /** Eight digits: shown once, good for ten minutes and one tablet. */
  code: z.string(),
  /** Opens the vendor application with the code, for a QR code. */
  link: z.string(),
});

export type StoreDevice = z.infer<typeof storeDevice>;
export type ShownCode = z.infer<typeof shownCode>;

/** The shared tablets of a store and the PINs of its staff. */
export const vendorDevicesContract = {
  devices: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/devices',
    summary: 'The shared tablets of a store, by name, with their open codes and who works there [SEAT-06]',
    callers: 'vendor:store.staff',
    params: storeParams,
    query: z.object(pageQuery()),
    reply: listReply('devices', storeDevice),
    refusals: [],
  }),
  addDevice: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/devices',
    summary: 'Name a shared tablet and show the code that enrols it, for ten minutes and once [SEAT-06]',
    callers: 'vendor:store.staff',
    params: storeParams,
    body: z.object({ name: deviceName }),
    reply: shownCode,
    refusals: ['devices_full', 'device_name_taken'],
  }),
  renewDeviceCode: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/devices/{device_id}/code',
    summary: 'Show a new code for a tablet whose code is over, or for another tablet in its place [SEAT-06]',
    callers: 'vendor:store.staff',
    params: deviceParams,
    reply: shownCode,
    refusals: ['device_not_found'],
  }),
  changeDevice: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/devices/{device_id}',
    summary: 'Rename a shared tablet, or change after how many idle minutes it locks [SEAT-06] [SEAT-07]',
    callers: 'vendor:store.staff',
    params: deviceParams,
    body: z.object({ name: deviceName, lock_minutes: deviceFacts.lock_minutes, version: z.int() }),
    reply: storeDevice,
    refusals: ['device_not_found', 'device_name_taken', 'changed_meanwhile'],
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/api/v1/vendor/stores/{store_id}/devices/{device_id}',
    summary: 'Remove a shared tablet: who works there is signed out at once [SEAT-06]',
    callers: 'vendor:store.staff',
    params: deviceParams,
    reply: done,
    refusals: ['device_not_found'],
  }),
  pins: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/pins',
    summary: 'Who of the staff of a store has a PIN for its shared tablets [SEAT-05]',
    callers: 'vendor:store.staff',
    params: storeParams,
    query: z.object(pageQuery()),
    reply: listReply(
      'people',
      z.object({ account_id: z.int(), name: z.string(), role: storeRole, set_at: z.nullable(z.iso.datetime()) }),
    ),
    refusals: [],
  }),
  setPin: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/members/{account_id}/pin',
    summary: 'Give a member a PIN for the shared tablets, or another one; sessions by the former PIN end [SEAT-05]',
    callers: 'vendor:store.staff',
    params: memberParams,
    body: z.object({ pin }),
    reply: done,
    refusals: ['member_not_found', 'right_missing', 'pin_easy'],
  }),
  removePin: endpoint({
    method: 'DELETE',
    path: '/api/v1/vendor/stores/{store_id}/members/{account_id}/pin',
    summary: 'Take the PIN of a member away: sessions by it end [SEAT-05]',
    callers: 'vendor:store.staff',
    params: memberParams,
    reply: done,
    refusals: ['member_not_found', 'right_missing'],
  }),
};
