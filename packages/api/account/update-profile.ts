import { randomBytes } from 'node:crypto';
import {
  type ContactToProve,
  type CurrentProfile,
  contactToProve,
  refusalOfProfile,
} from 'market/account/account.rules';
import { email as emailShape } from 'market/auth/auth.contract';
import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { daySeconds } from 'market/values/durations';
import * as z from 'zod/mini';
import { accountById, lockCustomer } from '#api/auth/auth-customers.data.ts';
import { hashPassword, verifyPassword } from '#api/auth/hash-passwords.ts';
import { mustBeGoodPassword } from '#api/auth/must-be-good-password.ts';
import { parsePhone } from '#api/auth/parse-phone.ts';
import { normalizedEmail } from '#api/auth/read-contact.ts';
import { deleteSessionsOf } from '#api/auth/sessions/auth-sessions.data.ts';
import { splitName } from '#api/auth/upsert-account.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { makePhoto, type Photo, storedPhoto } from '#api/http/files/make-photo.ts';
import { removeFilesOrLater } from '#api/http/files/remove-files.ts';
import { withFiles } from '#api/http/files/save-files.ts';
import { countTry } from '#api/http/limits/spend-limits.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { limitNumber } from '#api/providers/limits/limit-numbers.ts';
import { amendProfile, type CustomerRow, type ProfileFields } from './account.data.ts';
import { type Changing, proveContact, sendContactCode } from './change-contact.ts';
import { queuePhotoRemoval } from './remove-photo.ts';
import { mustFindCustomer } from './show-profile.ts';

type ProfileContract = Contract['account']['updateProfile'];
type ProfileBody = BodyOf<ProfileContract>;

interface Change {
  fields: Partial<ProfileFields>;
  photo: { name: string; sizes: Photo[] } | undefined;
}

const picturesPerDay = { name: 'pictures of a customer', windowSeconds: daySeconds };
const passwordsPerHour = { name: 'current passwords of a customer', windowSeconds: 3600 };

/**
 * Changes name, photo and password; a new phone number or e-mail address waits for its code [PROF-23] [PROF-24]. Checks
 * everything before it writes, so that a refused change leaves nothing behind.
 */
export async function updateProfile(
  context: ApiContext,
  { sessionId, ...changing }: Changing & { sessionId: number },
  body: ProfileBody,
): Promise<ReplyOf<ProfileContract>> {
  const { customerId } = changing;
  const isProof = Boolean(body.otp);
  if (isProof) await proveContact(context, changing, body);
  const customer = await mustFindCustomer(context, customerId);
  const contact = await newContactIn(context, customer, body);
  const isSecured = contact !== undefined || (Boolean(body.password) && !isProof);
  if (isSecured) await mustKnowPassword(context, customer, body);
  const change = isProof ? undefined : await prepareChange(context, customerId, body);
  const code = contact ? await sendContactCode(context, changing, contact) : null;
  if (change) await writeChange(context, { customerId, sessionId }, change);
  return {
    otp_send: code !== null,
    verification_on: contact?.medium ?? null,
    code,
    message: code ? 'We have sent you a code.' : 'Updated successfully.',
  };
}

/** Throws what the rules have against the form. */
async function newContactIn(
  { db, mode }: ApiContext,
  customer: CustomerRow,
  { name, phone, email, button_type: buttonType }: ProfileBody,
): Promise<ContactToProve | undefined> {
  const { country } = await settingsOf(db);
  const wanted = {
    name,
    phone: phone && parsePhone(phone, { country, field: 'phone', mode }),
    email: email && emailIn(email),
  };
  const current: CurrentProfile = {
    phone: customer.phone,
    email: customer.email,
    isPhoneVerified: customer.is_phone_verified,
    isEmailVerified: customer.is_email_verified,
  };
  refuse(refusalOfProfile(wanted, current));
  return contactToProve(wanted, current, buttonType);
}

function emailIn(written: string): string {
  const email = normalizedEmail(written);
  if (!z.safeParse(emailShape, email).success) throw new Refusal('email_invalid');
  return email;
}

/**
 * Access to a signed-in device must not be enough to take over the account. The new password is accepted too, because
 * the same form may arrive again after it has been set.
 */
async function mustKnowPassword(
  context: ApiContext,
  { id }: CustomerRow,
  { current_password: current, password }: ProfileBody,
): Promise<void> {
  const known = (await accountById(context.db, id))?.password_hash;
  if (!known) return;
  await countTry(context, {
    ...passwordsPerHour,
    subject: String(id),
    limit: limitNumber(context, 'LIMIT_PASSWORD_CHANGES'),
  });
  for (const candidate of [current, password]) if (candidate && (await verifyPassword(candidate, known))) return;
  throw new Refusal('password_wrong', current ? undefined : { text: 'current_password_needed', values: {} });
}

async function prepareChange(
  context: ApiContext,
  customerId: number,
  { name, password, confirm_password: confirmed, image }: ProfileBody,
): Promise<Change> {
  if (password) mustBeGoodPassword(password, confirmed || password);
  const photo = image instanceof Uint8Array ? await preparePhoto(context, customerId, image) : undefined;
  const fields = {
    ...(name && splitName(name)),
    ...(photo && { image: photo.name }),
    ...(password && { password_hash: await hashPassword(password) }),
  };
  return { fields, photo };
}

async function preparePhoto(context: ApiContext, customerId: number, bytes: Uint8Array) {
  const limit = limitNumber(context, 'LIMIT_PICTURES_OF_SHOPPER');
  await countTry(context, { ...picturesPerDay, subject: String(customerId), limit });
  return { name: randomBytes(16).toString('base64url'), sizes: await makePhoto(bytes) };
}

/** A new password ends the other sessions: someone with the old one may own one of them. */
async function writeChange(
  context: ApiContext,
  { customerId, sessionId }: { customerId: number; sessionId: number },
  { fields, photo }: Change,
): Promise<void> {
  const files = photo ? storedPhoto(photo.name, photo.sizes) : [];
  await withFiles(context, files, (claim) =>
    transact(context.db, async (transaction) => {
      if (!(await lockCustomer(transaction, customerId, 'alone'))) throw new Refusal('token_expired');
      await claim(transaction);
      if (photo) await queuePhotoRemoval(transaction, customerId);
      await amendProfile(transaction, customerId, fields);
      if (fields.password_hash) await deleteSessionsOf(transaction, customerId, sessionId);
    }),
  );
  if (photo) await removeFilesOrLater(context);
}
