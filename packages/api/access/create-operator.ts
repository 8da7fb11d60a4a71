import { accountByEmail, insertAccount } from '#api/auth/auth-customers.data.ts';
import { hashPassword } from '#api/auth/hash-passwords.ts';
import { mustBeGoodPassword } from '#api/auth/must-be-good-password.ts';
import { readContact } from '#api/auth/read-contact.ts';
import { newRefCode, splitName } from '#api/auth/upsert-account.ts';
import type { Database } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { MarketMode } from '#api/http/market-mode.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { makeOwner } from './access.data.ts';

export interface NewOwner {
  email: string;
  name: string;
  password: string;
}

/**
 * Makes the account of an owner of the market, or makes an owner of the account that has confirmed the e-mail address.
 * Refuses an address that an account has without confirming it: anyone could have signed up with it.
 */
export async function createOwner(
  { db, mode }: { db: Database; mode: MarketMode },
  { email, name, password }: NewOwner,
): Promise<{ id: number; was: 'nobody' | 'customer' | 'admin' }> {
  const contact = readContact(email, '', mode);
  if (contact?.medium !== 'email') throw fieldRefusal('email', 'Must be a valid email');
  const known = await accountByEmail(db, contact.value);
  if (known) {
    if (!known.is_email_verified) throw new Refusal('email_taken', unconfirmed);
    return { id: known.id, was: (await makeOwner(db, known.id)) ? 'customer' : 'admin' };
  }
  mustBeGoodPassword(password);
  const password_hash = await hashPassword(password);
  return transact(db, async (transaction) => {
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
    await makeOwner(transaction, id);
    return { id, was: 'nobody' };
  });
}

const unconfirmed =
  'An account has this e-mail address but has not confirmed it. Sign in to it with a code first, or use another address.';
