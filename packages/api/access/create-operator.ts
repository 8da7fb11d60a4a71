import { accountByEmail, insertAccount } from '#api/auth/auth-customers.data.ts';
import { hashPassword } from '#api/auth/hash-passwords.ts';
import { mustBeGoodPassword } from '#api/auth/must-be-good-password.ts';
import { readContact } from '#api/auth/read-contact.ts';
import { newRefCode, splitName } from '#api/auth/upsert-account.ts';
import type { Database } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import { fieldRefusal } from '#api/http/refusal.ts';
import { insertOperator } from './access.data.ts';

export interface NewAdmin {
  email: string;
  name: string;
  password: string;
}

/**
 * Makes the account of an operator who may do everything, or gives these permissions to the account that has the e-mail
 * address already; one that is an operator keeps its roles..
 */
export async function createAdmin(
  { db, isDemo }: { db: Database; isDemo: boolean },
  { email, name, password }: NewAdmin,
): Promise<{ id: number; was: 'nobody' | 'customer' | 'admin' }> {
  const contact = readContact(email, '', isDemo);
  if (contact?.medium !== 'email') throw fieldRefusal('email', 'Must be a valid email');
  const known = await accountByEmail(db, contact.value);
  if (known) return { id: known.id, was: (await insertOperator(db, owner(known.id))) ? 'customer' : 'admin' };
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
    await insertOperator(transaction, owner(id));
    return { id, was: 'nobody' };
  });
}

/** An operator who may do everything, in all zones. */
function owner(customerId: number) {
  return { customerId, roles: ['owner'], zoneIds: null } as const;
}
