import * as z from 'zod/mini';
import { endpoint, guestId, text } from '../calls/endpoint.ts';
import {
  codeLength,
  maxEmailLength,
  minPasswordLength,
  minPhoneLength,
  socialMedia,
  writtenEmail,
} from './auth.rules.ts';
import { secondFactorContract } from './auth-second-factor.contract.ts';

const flag = z.union([z.literal(0), z.literal(1)]);

export const email = z
  .email({ pattern: writtenEmail, error: 'Must be a valid email' })
  .check(z.maxLength(maxEmailLength));
/** As typed; the server converts it to international form [AUTH-34]. */
export const phone = text(30).check(z.minLength(minPhoneLength, 'number must be 10 digits'));
/** The password of a new account. */
export const newPassword = z
  .string()
  .check(z.minLength(minPasswordLength, 'Password is too short - should be 6 chars minimum.'), z.maxLength(200));
const otp = z.string().check(z.regex(new RegExp(`^\\d{${codeLength}}$`), 'Send the 6 digits of the code'));
/** Identifies a sign-in in progress: its bearer continues with what has been proved so far. */
const ticket = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/, 'Send the ticket that the sign-in answered.'));
/**
 * To solve, find the counter whose PBKDF2 key begins with `keyPrefix`, as `solveChallenge` of altcha-lib does. The header
 * `X-Challenge-Solution` then carries the base64url of the JSON of `{ challenge, solution: { counter, derivedKey } }`.
 */
const challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.optional(z.string()),
    memoryCost: z.optional(z.int()),
    parallelism: z.optional(z.int()),
    /** Seconds since 1970. */
    expiresAt: z.optional(z.int()),
    data: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  }),
  signature: z.optional(z.string()),
});
const name = text(100).check(z.minLength(1, 'First name is required'));
const emptyOr = <S extends z.ZodMiniType>(schema: S) => z.optional(z.union([z.literal(''), schema]));

/** A code that was sent to prove a phone number or an e-mail address. */
export const sentCode = z.object({
  medium: z.enum(['phone', 'email']),
  /** The sender; with `firebase` the browser asks Firebase to send it [AUTH-47]. */
  by: z.enum(['server', 'firebase']),
  /** Where to, with its middle hidden. */
  to: z.string(),
  /** Whole, for the browser to hand to Firebase; null when the server has sent the code. */
  number: z.nullable(z.string()),
  resend_seconds: z.int(),
  /** The code itself, in a demo alone [AUTH-60]. */
  demo_code: z.nullable(z.string()),
});

/** The state of a sign-in [AUTH-38]; `nextSignInStep` derives the next step from it. */
export const signInReply = z.object({
  /** Opens the session; the storefront gets that as a cookie, and here only the word `cookie`. */
  token: z.nullable(z.string()),
  is_personal_info: flag,
  is_exist_user: z.nullable(
    z.object({
      name: z.string(),
      image: z.nullable(z.string()),
      /** By which the account was found, with its middle hidden. */
      contact: z.string(),
    }),
  ),
  is_phone_verified: flag,
  is_email_verified: flag,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Goes along with the next step; null once signed in. */
  ticket: z.nullable(ticket),
  code: z.nullable(sentCode),
  /**
   * The stores of the two carts if they differ: the guest's cart was not merged, and waits for a call of `cart/merge`.
   * Null if no choice is left.
   */
  cart_conflict: z.nullable(z.object({ from: z.string(), to: z.string() })),
  message: z.string(),
});

export type SignInReply = z.infer<typeof signInReply>;

const manualLogin = z.object({
  login_type: z.literal('manual'),
  email_or_phone: text(maxEmailLength).check(z.minLength(1, 'Email or phone number is required')),
  password: z.string().check(z.minLength(1, 'Password is required'), z.maxLength(200)),
  field_type: z.optional(z.enum(['phone', 'email'])),
  type: z.optional(z.enum(['phone', 'email'])),
  guest_id: z.optional(guestId),
});

const otpLogin = z.object({
  login_type: z.literal('otp'),
  phone,
  guest_id: z.optional(guestId),
});

/** Also the schema of the sign-up form [AUTH-76] to [AUTH-90]. */
export const signUpBody = z.object({
  name,
  email,
  phone,
  password: newPassword,
  confirm_password: z.optional(z.string().check(z.maxLength(200))),
  ref_code: z.optional(text(20)),
  guest_id: z.optional(guestId),
});

/**
 * [AUTH-103] to [AUTH-108]; `nonce` is a secret of the page, which gave the provider `nonceForProvider` of it, so that
 * an intercepted token is useless. `email` and `unique_id` are accepted but ignored: the token contains both.
 */
const socialBody = z.object({
  medium: z.enum(socialMedia),
  token: text(10_000),
  id_token: z.optional(text(10_000)),
  nonce: z.optional(text(200)),
  unique_id: z.optional(text(255)),
  email: emptyOr(email),
  phone: emptyOr(phone),
  name: z.optional(text(100)),
  login_type: z.optional(z.literal('social')),
  guest_id: z.optional(guestId),
});

/** Of calls that a crowd could misuse: too many of them, or a few more that need a solved challenge first. */
const crowdRefusals = ['too_many', 'challenge_required'] as const;
const codeRefusals = ['code_wrong', 'code_expired', 'code_not_sent', ...crowdRefusals, 'phone_not_served'] as const;
/** Of every step that may end a sign-in, or send the code for the next one. */
const stepRefusals = [
  'account_inactive',
  'email_taken',
  'phone_taken',
  'code_not_sent',
  'phone_not_served',
  ...crowdRefusals,
] as const;
const socialRefusals = ['provider_token_wrong', 'email', 'login_type_off', ...stepRefusals] as const;

export const authContract = {
  requestGuest: endpoint({
    method: 'POST',
    path: '/api/v1/auth/guest/request',
    summary: 'A new guest id; a browser gets it as a cookie too',
    callers: 'anyone',
    reply: z.object({ guest_id: guestId }),
    refusals: ['too_many'],
  }),
  requestChallenge: endpoint({
    method: 'GET',
    path: '/api/v1/auth/challenge',
    summary: 'A proof of work: a call that was refused with challenge_required is repeated with its solution',
    callers: 'anyone',
    reply: challenge,
    refusals: [],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/v1/auth/login',
    summary: 'Sign in with a password, or ask for a code by phone',
    callers: 'anyone',
    body: z.discriminatedUnion('login_type', [manualLogin, otpLogin]),
    reply: signInReply,
    refusals: ['credentials_wrong', 'login_type_off', ...stepRefusals],
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/v1/auth/sign-up',
    summary: 'Make an account with a password',
    callers: 'anyone',
    body: signUpBody,
    reply: signInReply,
    refusals: ['passwords_differ', 'password_common', 'ref_code_unknown', 'login_type_off', ...stepRefusals],
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/api/v1/auth/send-code',
    summary: 'Send another code for a sign-in on its way [AUTH-58]',
    callers: 'anyone',
    body: z.object({ ticket }),
    reply: z.object({ code: sentCode, message: z.string() }),
    refusals: ['ticket_unknown', ...codeRefusals],
  }),
  verifyPhone: endpoint({
    method: 'POST',
    path: '/api/v1/auth/verify-phone',
    summary: 'Prove a phone number or an e-mail address by the code that was sent',
    callers: 'anyone',
    body: z.object({
      phone: z.optional(text(30)),
      email: z.optional(text(maxEmailLength)),
      otp,
      login_type: z.enum(['manual', 'otp', 'social']),
      verification_type: z.enum(['phone', 'email']),
      ticket,
      guest_id: z.optional(guestId),
    }),
    reply: signInReply,
    refusals: ['ticket_unknown', 'code_wrong', 'code_expired', ...stepRefusals],
  }),
  verifyByFirebase: endpoint({
    method: 'POST',
    path: '/api/v1/auth/firebase-verify-token',
    summary: 'Prove a phone number by a code that Firebase has sent',
    callers: 'anyone',
    body: z.object({
      session_info: text(5_000).check(z.minLength(1)),
      phone,
      otp,
      login_type: z.enum(['manual', 'otp', 'social']),
      ticket: z.optional(ticket),
      guest_id: z.optional(guestId),
    }),
    reply: signInReply,
    refusals: [
      'ticket_unknown',
      'code_wrong',
      'code_expired',
      'provider_token_wrong',
      'login_type_off',
      ...stepRefusals,
    ],
  }),
  socialLogin: endpoint({
    method: 'POST',
    path: '/api/v1/auth/social-login',
    summary: 'Sign in with the token of Google, Facebook or Apple',
    callers: 'anyone',
    body: socialBody,
    reply: signInReply,
    refusals: [...socialRefusals],
  }),
  socialRegister: endpoint({
    method: 'POST',
    path: '/api/v1/auth/social-register',
    summary: 'The same with the phone number that the provider does not know',
    callers: 'anyone',
    /** The ticket is that of the sign-in before: with it the same token may be used again. */
    body: z.extend(socialBody, { phone, ticket: z.optional(ticket) }),
    reply: signInReply,
    refusals: [...socialRefusals, 'ticket_unknown'],
  }),
  answerExistingUser: endpoint({
    method: 'POST',
    path: '/api/v1/auth/exist-user',
    summary: "The answer to 'Is It You?': use the account that was found, or create a separate one",
    callers: 'anyone',
    body: z.object({ ticket, is_it_you: z.boolean(), guest_id: z.optional(guestId) }),
    reply: signInReply,
    refusals: ['ticket_unknown', ...stepRefusals],
  }),
  updateInfo: endpoint({
    method: 'POST',
    path: '/api/v1/auth/update-info',
    summary: 'The name and the other contact of somebody who has proved one, which ends the sign-in',
    callers: 'anyone',
    body: z.object({
      name,
      email: emptyOr(email),
      phone: emptyOr(phone),
      ref_code: z.optional(text(20)),
      login_type: z.optional(z.enum(['manual', 'otp', 'social'])),
      ticket,
      guest_id: z.optional(guestId),
    }),
    reply: signInReply,
    refusals: ['ticket_unknown', 'ref_code_unknown', ...stepRefusals],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/v1/auth/forgot-password',
    summary: 'Send a code for a new password; the answer is the same for known and unknown accounts [AUTH-102]',
    callers: 'anyone',
    body: z.object({ email_or_phone: text(maxEmailLength).check(z.minLength(1, 'Email or phone number is required')) }),
    reply: z.object({ ticket, code: sentCode, message: z.string() }),
    refusals: ['code_not_sent', 'phone_not_served', ...crowdRefusals],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/v1/auth/reset-password',
    summary: 'Set a new password by the code; every session of the account ends',
    callers: 'anyone',
    body: z.object({ ticket, otp, password: newPassword, confirm_password: z.string().check(z.maxLength(200)) }),
    reply: z.object({ message: z.string() }),
    refusals: ['ticket_unknown', 'passwords_differ', 'password_common', ...codeRefusals],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/v1/auth/logout',
    summary: 'End the session of this caller',
    callers: 'customer',
    onDevices: true,
    reply: z.object({ message: z.string() }),
    refusals: [],
  }),
  ...secondFactorContract,
};
