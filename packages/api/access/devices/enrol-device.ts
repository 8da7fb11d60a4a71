import { randomBytes } from 'node:crypto';
import type { EnrolledDevice } from 'market/access/devices/access-devices.contract';
import { pinLockedUntil } from 'market/access/devices/access-devices.rules';
import { uploadPath } from 'market/values/image-path';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import { describeDevice } from '#api/http/callers/describe-device.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { addressLimits, spendLimits } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { deviceOfToken, enrolDevice, peopleOfDevice } from './access-devices.data.ts';

const tokenBytes = 32;

/** Enrols the calling tablet by the code that an owner shows; returns the token that it keeps, and what it is now [SEAT-06]. */
export async function enrolByCode(
  context: ApiContext,
  code: string,
  { from, userAgent }: { from: Requester; userAgent: string },
): Promise<{ token: string; device: EnrolledDevice }> {
  await spendLimits(context, from, {
    hard: addressLimits(context, from, { name: 'codes of tablets', number: 'LIMIT_DEVICE_CODES' }),
  });
  const token = randomBytes(tokenBytes).toString('base64url');
  await transact(context.db, async (transaction) => {
    const codes = { codeHash: hashOf(code), tokenHash: hashOf(token), device: describeDevice(userAgent) };
    const id = await enrolDevice(transaction, { ...codes, at: context.now() });
    if (id === undefined) throw new Refusal('device_code_over');
  });
  const device = await showOwnDevice(context, token);
  if (!device) throw new Refusal('device_code_over');
  return { token, device };
}

/** Returns the shared tablet with this token and who may type a PIN there; null for any other device [SEAT-05]. */
export async function showOwnDevice(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  token: string | undefined,
): Promise<EnrolledDevice | null> {
  const row = token === undefined ? undefined : await deviceOfToken(db, hashOf(token));
  if (!row) return null;
  const at = now();
  const people = await peopleOfDevice(db, row);
  const { name, lock_minutes, store_id, store_name } = row;
  return {
    ...{ name, lock_minutes, store_id, store_name },
    people: people.map(({ account_id, name: person, image, count, last_at: lastAt }) => ({
      account_id,
      name: person,
      image_full_url: image && uploadPath(image),
      locked_until: pinLockedUntil({ count, lastAt }, at)?.toISOString() ?? null,
    })),
  };
}
