import { randomInt } from 'node:crypto';
import {
  deviceCodeLength,
  deviceCodeMinutes,
  isEasyPin,
  maxDevices,
  pinLockedUntil,
} from 'market/access/devices/access-devices.rules';
import type { ShownCode, StoreDevice } from 'market/access/devices/access-devices.vendor.contract';
import { hashPassword } from '#api/auth/hash-passwords.ts';
import type { Transaction } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import { isTaken } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, Refusal } from '#api/http/refusal.ts';
import { lockMember } from '../access.data.ts';
import { mustBeGrantableRole } from '../manage-members.ts';
import {
  amendDevice,
  clearOverCodes,
  type DeviceRow,
  deleteDevice,
  devicesOfStore,
  endPin,
  insertDevice,
  lockDevice,
  lockStore,
  setDeviceCode,
  setPin,
} from './access-devices.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/** Returns the shared tablets of a store, by name, as their owner sees them [SEAT-06]. */
export async function listDevices({ db, now }: Context, storeId: number): Promise<StoreDevice[]> {
  const at = now();
  return (await devicesOfStore(db, storeId)).map((row) => deviceReply(row, at));
}

/** Names a shared tablet and returns the code that enrols it: eight digits, good for ten minutes and once [SEAT-06]. */
export function addDevice(context: Context, staff: AuthorizedStore, name: string, origin: string): Promise<ShownCode> {
  const { storeId } = staff;
  return withFreeName(
    actAsStaff(context, staff, async (transaction) => {
      await lockStore(transaction, storeId);
      if ((await devicesOfStore(transaction, storeId)).length >= maxDevices) throw new Refusal('devices_full');
      const at = context.now();
      const { code, ...hashed } = await newCode(transaction, at);
      const id = await insertDevice(transaction, { storeId, name, code: hashed, at });
      return {
        result: await shown(transaction, { storeId, id, code, origin, at }),
        change: { action: 'device.add', subject: `device:${id}`, after: { name } },
      };
    }),
  );
}

/** Returns a new code for a tablet; the one before is over, and the tablet works until another is enrolled [SEAT-06]. */
export function renewDeviceCode(
  context: Context,
  staff: AuthorizedStore,
  id: number,
  origin: string,
): Promise<ShownCode> {
  const { storeId } = staff;
  return actAsStaff(context, staff, async (transaction) => {
    const { name } = await mustLock(transaction, storeId, id);
    const at = context.now();
    const { code, ...hashed } = await newCode(transaction, at);
    await setDeviceCode(transaction, id, hashed);
    return {
      result: await shown(transaction, { storeId, id, code, origin, at }),
      change: { action: 'device.code', subject: `device:${id}`, after: { name } },
    };
  });
}

interface DeviceChange {
  id: number;
  name: string;
  lockMinutes: number;
  /** The version that the person saw. */
  version: number;
}

/** Renames a tablet and sets after how many idle minutes it locks, 0 for never [SEAT-06] [SEAT-07]. */
export function changeDevice(
  context: Context,
  staff: AuthorizedStore,
  { id, name, lockMinutes, version }: DeviceChange,
): Promise<StoreDevice> {
  return withFreeName(
    actAsStaff(context, staff, async (transaction) => {
      const before = factsOf(await mustLock(transaction, staff.storeId, id));
      if (before.version !== version) {
        throw new ChangedMeanwhile({ sent: { name, lock_minutes: lockMinutes, version }, now: before });
      }
      await amendDevice(transaction, id, { name, lockMinutes });
      return {
        result: deviceReply(await mustLock(transaction, staff.storeId, id), context.now()),
        change: {
          ...{ action: 'device.change', subject: `device:${id}` },
          before: { name: before.name, lock_minutes: before.lock_minutes },
          after: { name, lock_minutes: lockMinutes },
        },
      };
    }),
  );
}

/** Removes a tablet: it shows the sign-in within 5 seconds [SEAT-06]. */
export function removeDevice(context: Context, staff: AuthorizedStore, id: number): Promise<void> {
  return actAsStaff(context, staff, async (transaction) => {
    const { name } = await mustLock(transaction, staff.storeId, id);
    await deleteDevice(transaction, id);
    return { result: undefined, change: { action: 'device.remove', subject: `device:${id}`, before: { name } } };
  });
}

/** Gives a member a PIN for the shared tablets; refuses one that is guessed first [SEAT-05]. */
export async function setMemberPin(context: Context, staff: AuthorizedStore, accountId: number, pin: string) {
  if (isEasyPin(pin)) throw new Refusal('pin_easy');
  const pinHash = await hashPassword(pin);
  await actAsStaff(context, staff, async (transaction) => {
    await mustManage(transaction, staff, accountId);
    await setPin(transaction, { storeId: staff.storeId, customerId: accountId, pinHash, at: context.now() });
    return { result: undefined, change: { action: 'pin.set', subject: customerKey(accountId) } };
  });
}

/** Takes the PIN of a member away; on shared tablets they are signed out [SEAT-05]. */
export function removeMemberPin(context: Context, staff: AuthorizedStore, accountId: number): Promise<void> {
  return actAsStaff(context, staff, async (transaction) => {
    await mustManage(transaction, staff, accountId);
    await endPin(transaction, { storeId: staff.storeId, customerId: accountId });
    return { result: undefined, change: { action: 'pin.remove', subject: customerKey(accountId) } };
  });
}

/** A person who sets a PIN could act as its person on a tablet, so only for roles that they may give [SEAT-18]. */
async function mustManage(db: Transaction, staff: AuthorizedStore, accountId: number): Promise<void> {
  const member = await lockMember(db, staff.storeId, accountId);
  if (!member) throw new Refusal('member_not_found');
  mustBeGrantableRole(staff, member.role);
}

async function mustLock(db: Transaction, storeId: number, id: number): Promise<DeviceRow> {
  const device = await lockDevice(db, storeId, id);
  if (!device) throw new Refusal('device_not_found');
  return device;
}

/** Digits that no open code of another tablet has. */
async function newCode(db: Transaction, at: Date) {
  await clearOverCodes(db, at);
  const code = String(randomInt(10 ** deviceCodeLength)).padStart(deviceCodeLength, '0');
  return { code, codeHash: hashOf(code), expiresAt: new Date(at.getTime() + deviceCodeMinutes * 60_000) };
}

async function shown(
  db: Transaction,
  { storeId, id, code, origin, at }: { storeId: number; id: number; code: string; origin: string; at: Date },
): Promise<ShownCode> {
  return {
    device: deviceReply(await mustLock(db, storeId, id), at),
    code,
    link: `${origin}/vendor/device#${code}`,
  };
}

async function withFreeName<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    throw isTaken(error, 'store_devices_by_name') ? new Refusal('device_name_taken') : error;
  }
}

function factsOf({ name, lock_minutes, version }: DeviceRow) {
  return { name, lock_minutes, version };
}

function deviceReply({ tries, ...row }: DeviceRow, at: Date): StoreDevice {
  const { code_expires_at: codeUntil, enrolled_at: enrolledAt, seen_at: seenAt } = row;
  return {
    ...row,
    code_expires_at: codeUntil && codeUntil > at ? codeUntil.toISOString() : null,
    enrolled_at: enrolledAt?.toISOString() ?? null,
    seen_at: seenAt?.toISOString() ?? null,
    locked_people: tries.flatMap(({ account_id, name, count, last_at: lastAt }) => {
      const until = pinLockedUntil({ count, lastAt: new Date(lastAt) }, at);
      return until ? [{ account_id, name, until: until.toISOString() }] : [];
    }),
  };
}
