import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#api/db/connection.ts';
import { signingKey } from '#api/db/signing-key.ts';
import { type IsGuest, shopperKeyOf } from '#api/http/callers/callers.ts';

/** Both halves are 16 bytes, and 22 characters of base64url. */
const halfLength = 22;
const halfBytes = 16;

/** Returns a new guest id: 128 random bits and their signature, 44 characters of the documented pattern. */
export function newGuestId(key: string): string {
  const secret = randomBytes(halfBytes).toString('base64url');
  return secret + signatureOf(secret, key);
}

/** Returns whether this deployment has issued the id; needs no query. */
export function isSignedGuestId(guestId: string, key: string): boolean {
  if (guestId.length !== 2 * halfLength) return false;
  const signature = Buffer.from(guestId.slice(halfLength));
  const right = Buffer.from(signatureOf(guestId.slice(0, halfLength), key));
  return signature.length === right.length && timingSafeEqual(signature, right);
}

function signatureOf(secret: string, key: string): string {
  return createHmac('sha256', key).update(`guest ${secret}`).digest().subarray(0, halfBytes).toString('base64url');
}

/** Returns a new guest id, signed with the key of this deployment. */
export async function issueGuestId(db: Database): Promise<string> {
  return newGuestId(await signingKey(db, 'guest ids'));
}

/**
 * Returns a check whether an id belongs to a guest: signed ids do without a query; ids that the previous release issued
 * without a signature do as long as something is stored under them, which `hasRows` says.
 */
export function guestsOf(db: Database, hasRows: (db: Database, shopper: string) => Promise<boolean>): IsGuest {
  return async (guestId) =>
    isSignedGuestId(guestId, await signingKey(db, 'guest ids')) ||
    (await hasRows(db, shopperKeyOf({ kind: 'guest', guestId })));
}
