import { randomInt } from 'node:crypto';
import { countsAsVerified, isUnprovedAccount, type Medium } from 'market/auth/auth.rules';
import type { Transaction } from '#api/db/connection.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  type AccountRow,
  accountByEmail,
  amendAccount,
  insertAccount,
  linkIdentity,
  type NewAccount,
  releaseContact,
} from './auth-customers.data.ts';
import type { ResolvedSignIn } from './resolve-sign-in.ts';
import { deleteSessionsOf } from './sessions/auth-sessions.data.ts';

/** Creates the account of a completed sign-in, or updates the existing one; returns its id. */
export async function upsertAccount(transaction: Transaction, state: ResolvedSignIn): Promise<number> {
  const { row, account } = state;
  if (row.is_decoy) throw new Refusal('code_wrong');
  if (account && !account.is_active) throw new Refusal('account_inactive');
  await freeProvedContacts(transaction, state);
  const customerId = account ? await bringUpToDate(transaction, state, account) : await makeAccount(transaction, state);
  const { issuer, subject } = row;
  if (issuer && subject && !(await linkIdentity(transaction, { issuer, subject, customerId }))) {
    throw new Refusal('ticket_unknown');
  }
  return customerId;
}

/** A proved contact is taken from accounts that merely claim it. */
async function freeProvedContacts(transaction: Transaction, { contacts, account }: ResolvedSignIn): Promise<void> {
  for (const medium of ['phone', 'email'] as const) {
    const { value, state } = contacts[medium];
    if (state !== 'proved' || !value || account?.[medium] === value) continue;
    await releaseContact(transaction, medium, value);
  }
}

async function makeAccount(transaction: Transaction, state: ResolvedSignIn): Promise<number> {
  const { row, contacts } = state;
  const { phone, email } = contacts;
  return insertAccount(transaction, {
    ...splitName(row.name),
    phone: phone.value,
    email: (await isSpareEmail(transaction, state)) ? null : email.value,
    is_phone_verified: phone.state === 'proved',
    is_email_verified: email.state === 'proved',
    password_hash: row.password_hash,
    referred_by: row.referred_by,
    ref_code: newRefCode(),
  });
}

/** An address that the provider has not verified and another account has is dropped instead of refused. */
async function isSpareEmail(transaction: Transaction, { row, contacts: { email } }: ResolvedSignIn): Promise<boolean> {
  if (row.login_type !== 'social' || email.state !== 'unproved' || !email.value) return false;
  return (await accountByEmail(transaction, email.value)) !== undefined;
}

async function bringUpToDate(transaction: Transaction, state: ResolvedSignIn, account: AccountRow): Promise<number> {
  const { row } = state;
  const isNameless = account.f_name === '' && account.l_name === '';
  const isTakenOver = row.is_claimed && isUnprovedAccount(account);
  await amendAccount(transaction, account.id, {
    ...(isNameless && row.name !== '' && splitName(row.name)),
    ...contactChange(state, account, 'phone'),
    ...contactChange(state, account, 'email'),
    // The account was never proved to belong to the person who set the password.
    ...(isTakenOver && { password_hash: null }),
  });
  if (isTakenOver) await deleteSessionsOf(transaction, account.id);
  return account.id;
}

function contactChange({ contacts, facts }: ResolvedSignIn, account: AccountRow, medium: Medium): Partial<NewAccount> {
  const { value, state } = contacts[medium];
  if (account[`is_${medium}_verified`] || value === null) return {};
  const isWanted = medium === 'phone' ? facts.verifiesPhone : facts.verifiesEmail;
  if (account[medium] !== value && !countsAsVerified(state, isWanted)) return {};
  return { [medium]: value, [`is_${medium}_verified`]: state === 'proved' };
}

/** The form asks for one name; the profile has two. */
export function splitName(name: string): { f_name: string; l_name: string } {
  const [f_name = '', ...rest] = name.trim().split(/\s+/u);
  return { f_name, l_name: rest.join(' ') };
}

/** Without letters and digits that look alike. */
const refLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export function newRefCode(): string {
  return Array.from({ length: 8 }, () => refLetters[randomInt(refLetters.length)]).join('');
}
