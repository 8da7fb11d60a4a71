import { randomInt } from 'node:crypto';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection, Database } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import { fieldRefusal } from '#api/http/refusal.ts';
import {
  type AccountRow,
  accountByEmail,
  accountById,
  accountByPhone,
  amendAccount,
  insertAccount,
} from './auth-customers.data.ts';
import { endSessions, insertAdmin, setActive } from './auth-users.data.ts';
import { hashPassword } from './hash-passwords.ts';
import { mustBeGoodPassword } from './must-be-good-password.ts';
import { readContact } from './read-contact.ts';
import { deleteSessionsOf } from './sessions/auth-sessions.data.ts';
import { newRefCode, splitName } from './upsert-account.ts';

/** What the operator's commands need; running commands on the machine is the authorization. */
export interface Looking {
  db: Database;
  isDemo: boolean;
}

/** Finds an account by id, e-mail address or phone number. */
export async function findUser({ db, isDemo }: Looking, named: string): Promise<AccountRow | undefined> {
  if (/^\d{1,9}$/.test(named)) return accountById(db, Number(named));
  const { country } = await settingsOf(db);
  const contact = readContact(named, country, isDemo);
  if (!contact) return undefined;
  return contact.medium === 'phone' ? accountByPhone(db, contact.value) : accountByEmail(db, contact.value);
}

export interface NewAdmin {
  email: string;
  name: string;
  password: string;
}

/** Makes an account of the operator, or an operator of the account that has the address already. */
export async function createAdmin(
  looking: Looking,
  { email, name, password }: NewAdmin,
): Promise<{ id: number; was: 'nobody' | 'customer' | 'admin' }> {
  const contact = readContact(email, '', looking.isDemo);
  if (contact?.medium !== 'email') throw fieldRefusal('email', 'Must be a valid email');
  const known = await accountByEmail(looking.db, contact.value);
  if (known) return { id: known.id, was: (await insertAdmin(looking.db, known.id)) ? 'customer' : 'admin' };
  mustBeGoodPassword(password);
  const password_hash = await hashPassword(password);
  return transact(looking.db, async (transaction) => {
    const id = await insertAccount(transaction, {
      ...splitName(name),
      email: contact.value,
      phone: null,
      // The operator vouches for the address.
      is_email_verified: true,
      is_phone_verified: false,
      password_hash,
      referred_by: null,
      ref_code: newRefCode(),
    });
    await insertAdmin(transaction, id);
    return { id, was: 'nobody' };
  });
}

/** Sets a password without a code and ends all sessions. */
export async function replacePassword({ db }: Looking, customerId: number, password: string): Promise<void> {
  mustBeGoodPassword(password);
  const password_hash = await hashPassword(password);
  await transact(db, async (transaction) => {
    await amendAccount(transaction, customerId, { password_hash });
    await deleteSessionsOf(transaction, customerId);
  });
}

/** Suspends an account and ends its sessions, or reactivates it; returns how many sessions ended. */
export async function suspendUser({ db }: Looking, customerId: number, isActive: boolean): Promise<number> {
  return transact(db, async (transaction: Connection) => {
    await setActive(transaction, customerId, isActive);
    return isActive ? 0 : endSessions(transaction, customerId);
  });
}

/** Without letters and digits that look alike, so that it can be read out. */
const passwordLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const passwordLength = 16;

/** A password of chance, 79 bits of it. */
export function newPassword(): string {
  return Array.from({ length: passwordLength }, () => passwordLetters[randomInt(passwordLetters.length)]).join('');
}
