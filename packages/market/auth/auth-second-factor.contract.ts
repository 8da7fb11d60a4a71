import * as z from 'zod/mini';
import { endpoint, id, text } from '../calls/endpoint.ts';
import { recoveryCodeCount, secondFactorPolicies } from './auth-second-factor.rules.ts';

export type { SessionFactor } from './auth-second-factor.rules.ts';

const factor = z.object({
  id: z.int(),
  /** As its owner calls it, such as 'My phone'. */
  name: z.string(),
  created_at: z.iso.datetime(),
  used_at: z.nullable(z.iso.datetime()),
});

const secondFactor = z.object({
  policy: z.enum(secondFactorPolicies),
  /** The account is an operator or owns a store, so a second factor protects more than itself. */
  is_of_staff: z.boolean(),
  /** Authenticator apps. */
  factors: z.array(factor),
  passkeys: z.array(factor),
  recovery_codes_left: z.int(),
  /** This session has proved it. */
  is_proved: z.boolean(),
});

export type SecondFactor = z.output<typeof secondFactor>;

/** Bytes in base64url, as browsers exchange them. */
const bytes = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum), z.regex(/^[A-Za-z0-9_-]+$/));
const transports = z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)));
const publicKey = z.literal('public-key');
const knownPasskey = z.object({ id: z.string(), type: publicKey, transports: z.optional(z.array(z.string())) });

/** What a browser needs to make a passkey. */
const creationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  excludeCredentials: z.array(knownPasskey),
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('preferred') }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.output<typeof creationOptions>;

/** What a browser needs to sign by a passkey. */
const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(knownPasskey),
  userVerification: z.literal('preferred'),
});
export type PasskeyRequest = z.output<typeof requestOptions>;

/** A passkey that a browser has made. */
const created = z.object({
  id: bytes(2000),
  rawId: bytes(2000),
  type: publicKey,
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(10_000), transports }),
});
export type CreatedPasskey = z.output<typeof created>;

/** What a passkey has signed. */
const signed = z.object({
  id: bytes(2000),
  rawId: bytes(2000),
  type: publicKey,
  response: z.object({ clientDataJSON: bytes(4000), authenticatorData: bytes(4000), signature: bytes(4000) }),
});
export type SignedPasskey = z.output<typeof signed>;

/** Shown once: the database has their hashes. */
const recoveryCodes = z.array(z.string()).check(z.maxLength(recoveryCodeCount));
const code = text(40).check(z.minLength(6, 'Send the 6 digits of the code'));

/** The second factor of operators and store owners: authenticator apps, passkeys, and recovery codes [SEAT-04]. */
export const secondFactorContract = {
  secondFactor: endpoint({
    method: 'GET',
    path: '/api/v1/auth/second-factor',
    summary: 'The second factor of the account, and whether this session has proved it [SEAT-04]',
    callers: 'customer',
    reply: secondFactor,
    refusals: [],
  }),
  beginAuthenticator: endpoint({
    method: 'POST',
    path: '/api/v1/auth/second-factor/authenticators',
    summary: 'Begin to add an authenticator app: its secret, which a first code confirms [SEAT-04]',
    callers: 'customer',
    body: z.object({
      name: text(60).check(z.minLength(1, 'Name is required')),
      /** For the first one, of an account that has a password. */
      current_password: z.optional(z.string().check(z.maxLength(200))),
    }),
    reply: z.object({
      id: z.int(),
      /** In base32, to be typed in. */
      secret: z.string(),
      /** For a QR code. */
      uri: z.string(),
    }),
    refusals: ['seat_needed', 'password_wrong', 'second_factor_needed', 'second_factors_full', 'too_many'],
  }),
  confirmAuthenticator: endpoint({
    method: 'POST',
    path: '/api/v1/auth/second-factor/authenticators/{factor_id}/confirm',
    summary: `Confirm an authenticator app by its code; the first one brings ${recoveryCodeCount} recovery codes [SEAT-04]`,
    callers: 'customer',
    params: z.object({ factor_id: id }),
    body: z.object({ code }),
    reply: z.object({
      second_factor: secondFactor,
      /** Empty for an account that had them. */
      recovery_codes: recoveryCodes,
    }),
    refusals: ['code_wrong', 'factor_not_found', 'too_many'],
  }),
  proveSecondFactor: endpoint({
    method: 'POST',
    path: '/api/v1/auth/second-factor/prove',
    summary:
      'Prove the second factor on this session by a code of the app or a recovery code, each good once [SEAT-04]',
    callers: 'customer',
    body: z.object({ code }),
    reply: secondFactor,
    refusals: ['code_wrong', 'factor_not_found', 'too_many'],
  }),
  removeFactor: endpoint({
    method: 'DELETE',
    path: '/api/v1/auth/second-factor/authenticators/{factor_id}',
    summary: 'Remove an authenticator app; with the last one the recovery codes end [SEAT-04]',
    callers: 'customer',
    params: z.object({ factor_id: id }),
    reply: secondFactor,
    refusals: ['factor_not_found', 'second_factor_needed'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/v1/auth/second-factor/recovery-codes',
    summary: 'New recovery codes; the former ones end [SEAT-04]',
    callers: 'customer',
    reply: z.object({ recovery_codes: recoveryCodes }),
    refusals: ['factor_not_found', 'second_factor_needed'],
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/v1/auth/second-factor/passkeys/begin',
    summary: 'Begin to add a passkey: what the browser needs to make one [SEAT-04]',
    callers: 'customer',
    body: z.object({
      /** For the first second factor, of an account that has a password. */
      current_password: z.optional(z.string().check(z.maxLength(200))),
    }),
    reply: creationOptions,
    refusals: ['seat_needed', 'password_wrong', 'second_factor_needed', 'second_factors_full', 'too_many'],
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/v1/auth/second-factor/passkeys',
    summary: `Add the passkey that the browser has made; the first second factor brings ${recoveryCodeCount} recovery codes [SEAT-04]`,
    callers: 'customer',
    body: z.object({ name: text(60).check(z.minLength(1, 'Name is required')), passkey: created }),
    reply: z.object({ second_factor: secondFactor, recovery_codes: recoveryCodes }),
    refusals: ['seat_needed', 'passkey_wrong', 'second_factors_full'],
  }),
  askPasskey: endpoint({
    method: 'POST',
    path: '/api/v1/auth/second-factor/passkeys/ask',
    summary:
      'What a passkey of the account must sign to prove the second factor; good once, for five minutes [SEAT-04]',
    callers: 'customer',
    reply: requestOptions,
    refusals: ['factor_not_found'],
  }),
  provePasskey: endpoint({
    method: 'POST',
    path: '/api/v1/auth/second-factor/passkeys/prove',
    summary: 'Prove the second factor on this session by a passkey [SEAT-04]',
    callers: 'customer',
    body: z.object({ passkey: signed }),
    reply: secondFactor,
    refusals: ['passkey_wrong'],
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/api/v1/auth/second-factor/passkeys/{factor_id}',
    summary: 'Remove a passkey; with the last second factor the recovery codes end [SEAT-04]',
    callers: 'customer',
    params: z.object({ factor_id: id }),
    reply: secondFactor,
    refusals: ['factor_not_found', 'second_factor_needed'],
  }),
};
