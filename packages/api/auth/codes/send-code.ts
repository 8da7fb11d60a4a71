import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { sentCode } from 'market/auth/auth.contract';
import { codeLength, type Medium, maskedContact } from 'market/auth/auth.rules';
import { countryOfPhone } from 'market/values/phone';
import type { output } from 'zod/mini';
import { settingsInForce } from '#api/config/offer-providers.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { giveBackLimits } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { accountByEmail, accountByPhone } from '../auth-customers.data.ts';
import type { SignInRow } from '../auth-sign-ins.data.ts';
import { servedCountries, storeCode, undoSentCode } from './auth-codes.data.ts';
import {
  accountExistsMessage,
  codeMessage,
  type Message,
  noAccountMessage,
  otherContactMessage,
} from './code-message-texts.ts';
import { type CountedCode, countCode } from './limit-codes.ts';

export type SentCode = output<typeof sentCode>;

/** A sign-in, or a change of contact in the profile, that waits for a code. */
export type CodeBearer = SignInRow & { ticket?: string };

export interface CodeRequest {
  medium: Medium;
  /** In international form, or lower case. */
  contact: string;
  /** Who asks. */
  from: Requester;
}

/**
 * Sends a code that proves a contact [AUTH-42] [AUTH-43] [AUTH-44] [AUTH-48]. It is sent after it is stored; if the
 * transport does not accept it, the call fails and the next one need not wait. If the operator has chosen Firebase for
 * phone codes, the browser requests them [AUTH-47].
 */
export async function sendCode(context: ApiContext, bearer: CodeBearer, request: CodeRequest): Promise<SentCode> {
  const { medium, contact, from } = request;
  const { db, mode } = context;
  const settings = await settingsInForce(context);
  const byFirebase = medium === 'phone' && bearer.login_type !== 'order' && settings.firebase_otp_verification === 1;
  if (medium === 'phone') await mustBeServed(context, contact, settings.country);
  const code = randomInt(10 ** codeLength)
    .toString()
    .padStart(codeLength, '0');
  const codeHash = byFirebase ? null : bearer.is_decoy ? hashOfNone() : hashOfCode(bearer, code);
  const counted = await transact(db, async (transaction) => {
    const code = await countCode(context, transaction, { medium, contact, from });
    await storeCode(transaction, bearer.id, { medium, contact, codeHash, requester: code.requester });
    return code;
  });
  const to = { medium, to: contact };
  const market = settings.business_name;
  const message = bearer.is_decoy ? await noticeFor(context, bearer, to, market) : codeMessage(to, market, code);
  // With Firebase there may be no other transport for short messages.
  if (!(byFirebase && message.medium === 'phone')) await dispatch(context, bearer, message, counted);
  return {
    medium,
    by: byFirebase ? 'firebase' : 'server',
    to: maskedContact(medium, contact),
    number: byFirebase ? contact : null,
    resend_seconds: counted.resendSeconds,
    // No hint would be better than a code that is refused.
    demo_code: mode.showsCodes && !byFirebase && !bearer.is_decoy ? code : null,
  };
}

/** Whose database it is cannot read the code from its hash: the ticket is part of it, and is with the caller alone. */
export function hashOfCode({ login_type, customer_id, ticket }: CodeBearer, code: string): string {
  // A change in the profile has no ticket; its code is worth nothing without the session of the customer.
  const secret = login_type === 'profile' ? `customer ${customer_id}` : ticket;
  if (!secret) throw new Error('A code without a secret would be readable in the database.');
  return createHash('sha256').update(`${secret} ${code}`).digest('base64url');
}

/** A decoy replies to guesses like every code, and no guess is right. */
function hashOfNone(): string {
  return randomBytes(32).toString('base64url');
}

/** Codes are sent to served countries only: expensive numbers elsewhere would be called at our cost. */
async function mustBeServed({ db, mode }: ApiContext, phone: string, home: string): Promise<void> {
  const country = countryOfPhone(phone, mode.acceptsDemoPhones);
  const served = [home, ...(await servedCountries(db))];
  if (country === undefined || !served.includes(country)) throw new Refusal('phone_not_served');
}

async function dispatch(
  context: ApiContext,
  bearer: CodeBearer,
  message: Message,
  { limits }: CountedCode,
): Promise<void> {
  const { db, sms, mail } = context;
  const { medium, to, subject, text } = message;
  try {
    await (medium === 'phone' ? sms.send({ to, text }) : mail.send({ to, subject, text }));
  } catch {
    await undoSentCode(db, bearer.id);
    await giveBackLimits(context, limits);
    throw new Refusal('code_not_sent');
  }
}

/** The message to the owner of a contact, while the caller gets the same reply as always [AUTH-102]. */
async function noticeFor(
  { db }: ApiContext,
  { login_type, phone, email }: CodeBearer,
  to: { medium: Medium; to: string },
  market: string,
): Promise<Message> {
  const owner = await (to.medium === 'phone' ? accountByPhone(db, to.to) : accountByEmail(db, to.to));
  if (login_type === 'reset') return owner ? otherContactMessage(to, market) : noAccountMessage(to, market);
  if (owner || !email || !phone) return accountExistsMessage(to, market);
  const other =
    to.medium === 'phone' ? ({ medium: 'email', to: email } as const) : ({ medium: 'phone', to: phone } as const);
  return accountExistsMessage(other, market);
}
