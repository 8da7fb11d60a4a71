import * as z from 'zod/mini';
import { profile } from '../../account/account.contract.ts';
import { endpoint, id } from '../../calls/endpoint.ts';
import { deviceCodeLength, idleMinutes, pinDigits } from './access-devices.rules.ts';

/** A PIN as it is typed. */
export const pin = z
  .string()
  .check(z.regex(new RegExp(`^\\d{${pinDigits.least},${pinDigits.most}}$`), 'Send 4 to 6 digits'));

/** The name of a tablet for its store, and after how many minutes it locks. */
export const deviceFacts = {
  name: z.string(),
  lock_minutes: z.int().check(z.minimum(idleMinutes.least), z.maximum(idleMinutes.most)),
};

const enrolledDevice = z.object({
  ...deviceFacts,
  store_id: z.int(),
  store_name: z.string(),
  /** Who has a PIN here, by name. */
  people: z.array(
    z.object({
      account_id: z.int(),
      name: z.string(),
      image_full_url: z.nullable(z.string()),
      /** After five wrong PINs on this tablet; null while one can be typed. */
      locked_until: z.nullable(z.iso.datetime()),
    }),
  ),
});

/** What a tablet knows of itself that the staff of a store share. */
export type EnrolledDevice = z.infer<typeof enrolledDevice>;

/** The tablet as the memberships of the person who has typed a PIN there name it; null for a sign-in by password. */
export const deviceOfSession = z.nullable(z.object({ ...deviceFacts, store_id: z.int(), is_locked: z.boolean() }));

/** Apart from the rest, because every start of an application may need it. */
export const personOfDeviceContract = {
  person: endpoint({
    method: 'GET',
    path: '/api/v1/auth/device/person',
    summary: 'Who has typed a PIN on this tablet: a profile with the name and the picture alone [SEAT-05]',
    callers: 'customer',
    onDevices: true,
    reply: profile,
    refusals: ['device_unknown'],
  }),
};

/** Tablets that the staff of a store share: each person picks a name and types a PIN. */
export const devicesContract = {
  ...personOfDeviceContract,
  enrolDevice: endpoint({
    method: 'POST',
    path: '/api/v1/auth/device/enrol',
    summary: 'Enrol a shared tablet of a store with the code that an owner shows, once [SEAT-06]',
    callers: 'anyone',
    body: z.object({
      code: z.string().check(z.regex(new RegExp(`^\\d{${deviceCodeLength}}$`), 'Send the 8 digits of the code')),
    }),
    reply: z.object({
      device: enrolledDevice,
      /** For clients without cookies, to be sent as `x-device-token`; the applications get a cookie. */
      token: z.string(),
    }),
    refusals: ['device_code_over', 'too_many'],
  }),
  device: endpoint({
    method: 'GET',
    path: '/api/v1/auth/device',
    summary: 'The shared tablet that calls, and who may type a PIN there; null for any other device [SEAT-05]',
    callers: 'anyone',
    reply: z.object({ device: z.nullable(enrolledDevice) }),
    refusals: [],
  }),
  typePin: endpoint({
    method: 'POST',
    path: '/api/v1/auth/device/pin',
    summary:
      'Sign a person in on an enrolled tablet by a PIN, or unlock it; the person before is signed out [SEAT-05] [SEAT-07]',
    callers: 'anyone',
    onDevices: true,
    body: z.object({ account_id: id, pin }),
    reply: z.object({
      /** The session, for clients without cookies. */
      token: z.string(),
    }),
    refusals: ['device_unknown', 'pin_wrong', 'pin_locked', 'too_many'],
  }),
  lockDevice: endpoint({
    method: 'POST',
    path: '/api/v1/auth/device/lock',
    summary: 'Lock a shared tablet: its board goes on without names until a PIN is typed [SEAT-07]',
    callers: 'customer',
    onDevices: true,
    reply: z.object({ message: z.string() }),
    refusals: ['device_unknown'],
  }),
};
