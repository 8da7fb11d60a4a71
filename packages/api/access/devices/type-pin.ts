import { randomBytes } from 'node:crypto';
import { pinLockMinutes, pinTries } from 'market/access/devices/access-devices.rules';
import { verifyPassword, withinCheckLimit } from '#api/auth/hash-passwords.ts';
import { deleteSession, insertSession, lockSession, movePushes } from '#api/auth/sessions/auth-sessions.data.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { insertAuditLine } from '#api/http/callers/audit.data.ts';
import { type Customer, hashOf } from '#api/http/callers/callers.ts';
import { describeSharedDevice } from '#api/http/callers/describe-device.ts';
import { Refusal } from '#api/http/refusal.ts';
import { insertNotices } from '#api/notifications/notifications-notices.data.ts';
import {
  clearPinTries,
  countPinTry,
  deviceOfToken,
  insertLockedMessage,
  nameOfPerson,
  type OwnDeviceRow,
  ownersOfStore,
  pinHashOf,
} from './access-devices.data.ts';

const tokenBytes = 32;

interface TypedPin {
  accountId: number;
  pin: string;
  /** Of the tablet. */
  token: string | undefined;
  /** Whose session the tablet has now. */
  caller: Customer | undefined;
  requestId: string;
  userAgent: string;
}

/**
 * Signs a person in on a shared tablet by a PIN and returns the token of the session; the session before ends, and what it
 * has registered for pushes goes on ringing [SEAT-05] [SEAT-07]. Five wrong PINs lock the name on this tablet for 15
 * minutes, and the owners of the store are notified.
 */
export async function signInByPin(context: ApiContext, typed: TypedPin): Promise<string> {
  const { db } = context;
  const device = typed.token === undefined ? undefined : await deviceOfToken(db, hashOf(typed.token));
  if (!device) throw new Refusal('device_unknown');
  await withinCheckLimit(() => mustBeRight(context, device, typed));
  const { accountId: customerId, caller, userAgent } = typed;
  const token = randomBytes(tokenBytes).toString('base64url');
  await transact(db, async (transaction) => {
    await clearPinTries(transaction, { deviceId: device.id, customerId });
    // The owner may have taken the PIN away meanwhile.
    if (!(await pinHashOf(transaction, { storeId: device.store_id, customerId }))) throw new Refusal('pin_wrong');
    const sessionId = await insertSession(transaction, {
      ...{ customerId, tokenHash: hashOf(token), deviceId: device.id },
      device: describeSharedDevice(device.name, userAgent),
    });
    if (!caller) return;
    if (caller.device?.id === device.id) await movePushes(transaction, caller.sessionId, { sessionId, customerId });
    await deleteSession(transaction, caller.sessionId);
  });
  return token;
}

/** Locks the session of a shared tablet: its board goes on without names [SEAT-07]. */
export async function lockOwnDevice({ db, now }: Pick<ApiContext, 'db' | 'now'>, { sessionId, device }: Customer) {
  if (!device) throw new Refusal('device_unknown');
  await lockSession(db, sessionId, now());
}

async function mustBeRight(context: ApiContext, device: OwnDeviceRow, typed: TypedPin): Promise<void> {
  const { db, now } = context;
  const { accountId: customerId, pin } = typed;
  const name = { deviceId: device.id, customerId };
  const known = await pinHashOf(db, { storeId: device.store_id, customerId });
  if (known === undefined) throw new Refusal('pin_wrong');
  const tries = await countPinTry(db, name, { at: now(), most: pinTries, minutes: pinLockMinutes });
  if (tries === undefined) throw new Refusal('pin_locked', undefined, pinLockMinutes * 60);
  if (await verifyPassword(pin, known)) return;
  if (tries < pinTries) throw new Refusal('pin_wrong');
  await tellOwners(context, device, typed);
  throw new Refusal('pin_locked', undefined, pinLockMinutes * 60);
}

/** By mail or SMS, by a push to the store application, and in the audit log of the store. */
async function tellOwners({ db, now }: ApiContext, device: OwnDeviceRow, typed: TypedPin): Promise<void> {
  const { accountId, requestId, userAgent } = typed;
  const { id, store_id: storeId, store_name: store, name } = device;
  const at = now();
  const person = await nameOfPerson(db, accountId);
  const subject = `${store}: five wrong PINs on ${name}`;
  const body = `${subject}. The name ${person} is locked there for ${pinLockMinutes} minutes. If it was not ${person}, give them a new PIN.`;
  await transact(db, async (transaction) => {
    await insertNotices(transaction, await ownersOfStore(transaction, storeId), { subject, body }, at);
    await insertLockedMessage(transaction, {
      ...{ storeId, person, device: name },
      key: `pin-locked:${id}:${accountId}:${at.getTime()}`,
    });
    await insertAuditLine(transaction, {
      ...{ accountId, audience: 'vendor', storeId, requestId },
      device: describeSharedDevice(name, userAgent),
      ...{ action: 'pin.locked', subject: customerKey(accountId), before: null, after: null, reason: null },
    });
  });
}
