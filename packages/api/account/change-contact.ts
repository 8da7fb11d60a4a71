import type { ContactToProve } from 'market/account/account.rules';
import type { Contract } from 'market/calls/contract';
import type { BodyOf } from 'market/calls/endpoint';
import { daySeconds } from 'market/values/durations';
import { accountByEmail, accountByPhone, lockCustomer, releaseContact } from '#api/auth/auth-customers.data.ts';
import { endSignIn, lockedSignIn, startedContactChange } from '#api/auth/auth-sign-ins.data.ts';
import { checkCode, markPhoneProved } from '#api/auth/codes/check-code.ts';
import { type SentCode, sendCode } from '#api/auth/codes/send-code.ts';
import { lockProvedContacts } from '#api/auth/contacts/auth-contacts.data.ts';
import { startSignIn } from '#api/auth/sign-in-ticket.ts';
import { mustBeProvedByFirebase } from '#api/auth/social/verify-firebase-code.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import { isTaken, transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { contactKey, hashContacts } from '#api/http/limits/contact-hashes.ts';
import { countTry } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { limitNumber } from '#api/providers/limits/limit-numbers.ts';
import { writeProvedContact } from './account.data.ts';
import { linkOrdersToContacts } from './account-contacts.data.ts';

type ProfileBody = BodyOf<Contract['account']['updateProfile']>;

/** Who changes a contact, and from where. */
export interface Changing {
  customerId: number;
  from: Requester;
}

const contactsPerDay = { name: 'new contacts of a customer', windowSeconds: daySeconds };

/** Sends the code for a contact; it becomes the customer's only when that has come back [PROF-25] [PROF-26]. */
export async function sendContactCode(
  context: ApiContext,
  { customerId, from }: Changing,
  { medium, contact }: ContactToProve,
): Promise<SentCode> {
  const { db } = context;
  // Limits how often a customer can learn whether a contact is taken.
  const limit = limitNumber(context, 'LIMIT_NEW_CONTACTS');
  await countTry(context, { ...contactsPerDay, subject: String(customerId), limit });
  await mustBeFreeContact(context, customerId, { medium, contact });
  const pending = await startedContactChange(db, customerId);
  if (pending?.[medium] === contact) return sendCode(context, pending, { medium, contact, from });
  const { ticket: _, ...fresh } = await startSignIn(db, {
    login_type: 'profile',
    customer_id: customerId,
    [medium]: contact,
  });
  try {
    return await sendCode(context, fresh, { medium, contact, from });
  } catch (error) {
    // Otherwise it would block an earlier sign-in whose code has been sent.
    await endSignIn(db, fresh.id);
    throw error;
  }
}

/** An unproved claim of a contact does not reserve it. */
async function mustBeFreeContact(
  { db }: ApiContext,
  customerId: number,
  { medium, contact }: ContactToProve,
): Promise<void> {
  const owner = await (medium === 'phone' ? accountByPhone(db, contact) : accountByEmail(db, contact));
  if (owner && owner.id !== customerId && owner[`is_${medium}_verified`]) throw taken(medium);
}

/** The code has come back: the contact that it was sent to is now the customer's, and proved [PROF-27]. */
export async function proveContact(context: ApiContext, { customerId, from }: Changing, body: ProfileBody) {
  const signIn = await startedContactChange(context.db, customerId);
  const medium = signIn?.code_medium;
  if (!signIn || !medium) throw new Refusal('code_expired');
  const { otp = '', session_info: sessionInfo } = body;
  if (medium === 'phone' && sessionInfo) {
    const phone = signIn.phone ?? '';
    await mustBeProvedByFirebase(context, { sessionInfo, otp, phone, from });
    await markPhoneProved(context, signIn, phone);
  } else await checkCode(context, signIn, { otp, medium, from });
  const key = await contactKey(context.db);
  try {
    await transact(context.db, async (transaction) => {
      const row = await lockedSignIn(transaction, signIn.id);
      const contact = row?.[medium];
      if (!row || !contact || !row[`is_${medium}_proved`]) throw new Refusal('code_expired');
      if (!(await lockCustomer(transaction, customerId, 'alone'))) throw new Refusal('token_expired');
      const previous = await lockProvedContacts(transaction, customerId);
      if (previous) await linkOrdersToContacts(transaction, customerKey(customerId), hashContacts(key, previous));
      await releaseContact(transaction, medium, contact);
      await writeProvedContact(transaction, customerId, { medium, contact });
      await endSignIn(transaction, row.id);
    });
  } catch (error) {
    if (isTaken(error, `customers_by_${medium}`)) throw taken(medium);
    throw error;
  }
}

function taken(medium: 'phone' | 'email'): Refusal {
  return new Refusal(medium === 'phone' ? 'phone_taken' : 'email_taken');
}
