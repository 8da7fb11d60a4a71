import { createHmac } from 'node:crypto';
import { mailboxOf } from 'market/account/account.rules';
import type { Database } from '#api/db/connection.ts';
import { signingKey } from '#api/db/signing-key.ts';
import { hashOf } from '../callers/callers.ts';

/** Contacts of one person; null if there is none. Phone in international form. */
export interface Contacts {
  phone: string | null;
  email: string | null;
}

/** Returns the key under which this deployment hashes contacts. */
export function contactKey(db: Database): Promise<string> {
  return signingKey(db, 'contacts');
}

/** Returns one keyed hash for each contact, 43 characters each. Without the key, numbers cannot be guessed. */
export function hashContacts(key: string, { phone, email }: Contacts): string[] {
  const named = [phone, email && mailboxOf(email)].filter((contact) => contact !== null && contact !== '');
  return named.map((contact) => keyedHash(key, hashOf(String(contact))));
}

/** Returns the keyed hash of a contact whose plain hash is known. */
export function keyedHash(key: string, plainHash: string): string {
  return createHmac('sha256', key).update(`contact ${plainHash}`).digest('base64url');
}
