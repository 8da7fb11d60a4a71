import { randomInt } from 'node:crypto';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection, Database } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { MarketMode } from '#api/http/market-mode.ts';
import { type AccountRow, accountByEmail, accountById, accountByPhone, amendAccount } from './auth-customers.data.ts';
import { endSessions, setActive } from './auth-users.data.ts';
import { hashPassword } from './hash-passwords.ts';
import { mustBeGoodPassword } from './must-be-good-password.ts';
import { readContact } from './read-contact.ts';
import { deleteSecondFactor } from './second-factor/auth-second-factor.data.ts';
import { deleteSessionsOf } from './sessions/auth-sessions.data.ts';

/** What the operator's commands need; running commands on the machine is the authorization. */
export interface UserCommandContext {
  db: Database;
  mode: MarketMode;
}

/** Finds an account by id, e-mail address or phone number. */
export async function findUser({ db, mode }: UserCommandContext, named: string): Promise<AccountRow | undefined> {
  if (/^\d{1,9}$/.test(named)) return accountById(db, Number(named));
  const { country } = await settingsOf(db);
  const contact = readContact(named, country, mode);
  if (!contact) return undefined;
  return contact.medium === 'phone' ? accountByPhone(db, contact.value) : accountByEmail(db, contact.value);
}

/** Sets a password without a code and ends all sessions. */
export async function replacePassword({ db }: UserCommandContext, customerId: number, password: string): Promise<void> {
  mustBeGoodPassword(password);
  const password_hash = await hashPassword(password);
  await transact(db, async (transaction) => {
    await amendAccount(transaction, customerId, { password_hash });
    await deleteSessionsOf(transaction, customerId);
  });
}

/** Takes the second factor of an account away and ends all sessions. */
export async function resetSecondFactor({ db }: UserCommandContext, customerId: number): Promise<void> {
  await transact(db, async (transaction) => {
    await deleteSecondFactor(transaction, customerId);
    await deleteSessionsOf(transaction, customerId);
  });
}

/** Suspends an account and ends its sessions, or reactivates it; returns how many sessions ended. */
export async function suspendUser({ db }: UserCommandContext, customerId: number, isActive: boolean): Promise<number> {
  return transact(db, async (transaction: Connection) => {
    await setActive(transaction, customerId, isActive, { reason: null, at: new Date() });
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
