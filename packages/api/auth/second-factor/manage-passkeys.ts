import type {
  AuthenticatorTransport,
  VerifiedAuthenticationResponse,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignedPasskey,
} from 'market/auth/auth-second-factor.contract';
import { maxSecondFactors, passkeyChallengeMinutes } from 'market/auth/auth-second-factor.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Transaction } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  acceptSignCount,
  deletePasskey,
  insertPasskey,
  type PasskeyRow,
  passkeysOf,
  saveChallenge,
  takeChallenge,
} from './auth-passkeys.data.ts';
import {
  deleteSecondFactor,
  lockFactors,
  markProved,
  markSetUp,
  roleNeedingFactor,
} from './auth-second-factor.data.ts';
import {
  auditFactor,
  type FactorOwner,
  hasNoFactor,
  mustBeAllowedToAddFactor,
  mustHaveProved,
  renewCodes,
} from './manage-second-factor.ts';

/** The account that acts, and the address at which its browser is. */
export interface PasskeyOwner extends FactorOwner {
  /** Of the call, such as https://soko.example. */
  origin: string;
}

/** Ed25519, ES256 and RS256, as numbered by COSE: every authenticator has one of them. */
const algorithms = [-8, -7, -257];
const timeout = passkeyChallengeMinutes * minuteMilliseconds;
/** Few sign in with a passkey, so its code is loaded with the first one. */
const webauthn = () => import('@simplewebauthn/server');

/** Begins to add a passkey; returns what the browser needs to make one [SEAT-04]. */
export async function beginPasskey(
  context: ApiContext,
  owner: PasskeyOwner,
  password: string | undefined,
): Promise<PasskeyCreation> {
  const { customerId, sessionId } = owner.caller;
  const account = await mustBeAllowedToAddFactor(context, owner.caller, password);
  const { business_name: market } = await settingsOf(context.db);
  const own = await passkeysOf(context.db, customerId);
  mustHaveRoom(own);
  const name = account?.email ?? account?.phone ?? `#${customerId}`;
  const { generateRegistrationOptions } = await webauthn();
  const {
    challenge,
    user,
    pubKeyCredParams,
    excludeCredentials = [],
  } = await generateRegistrationOptions({
    ...{ rpName: market, rpID: siteOf(context, owner).host, userName: name, userDisplayName: name },
    userID: new TextEncoder().encode(String(customerId)),
    excludeCredentials: own.map(toDescriptor),
    supportedAlgorithmIDs: algorithms,
  });
  await saveChallenge(context.db, { sessionId, purpose: 'add' }, { challenge, at: context.now() });
  return {
    ...{ challenge, user, timeout, attestation: 'none' },
    rp: { name: market, id: siteOf(context, owner).host },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    excludeCredentials: excludeCredentials.map(toCredential),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  };
}

/** Adds the passkey that the browser has made. Returns new recovery codes with the first second factor. */
export async function addPasskey(
  context: ApiContext,
  owner: PasskeyOwner,
  { name, passkey }: { name: string; passkey: CreatedPasskey },
): Promise<string[]> {
  const { customerId, sessionId } = owner.caller;
  const at = context.now();
  const credential = await readCreated(context, owner, passkey);
  return transact(context.db, async (transaction) => {
    await lockFactors(transaction, customerId);
    if (!(await roleNeedingFactor(transaction, customerId))) throw new Refusal('seat_needed');
    mustHaveRoom(await passkeysOf(transaction, customerId));
    const isFirst = await hasNoFactor(transaction, customerId);
    const { id: credentialId, publicKey, counter: signCount } = credential;
    const { transports = [] } = passkey.response;
    const isNew = await insertPasskey(transaction, {
      ...{ customerId, name, credentialId, publicKey, signCount, transports, at },
    });
    if (!isNew) throw new Refusal('passkey_wrong');
    await markSetUp(transaction, customerId, at);
    await markProved(transaction, sessionId, at);
    await auditFactor(transaction, owner, { action: 'second_factor.add', after: { name, kind: 'passkey' } });
    return isFirst ? renewCodes(transaction, customerId) : [];
  });
}

/** Returns what a passkey of the account must sign [SEAT-04]. */
export async function askPasskey(context: ApiContext, owner: PasskeyOwner): Promise<PasskeyRequest> {
  const { customerId, sessionId } = owner.caller;
  const own = await passkeysOf(context.db, customerId);
  if (own.length === 0) throw new Refusal('factor_not_found');
  const rpId = siteOf(context, owner).host;
  const { generateAuthenticationOptions } = await webauthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await saveChallenge(context.db, { sessionId, purpose: 'prove' }, { challenge, at: context.now() });
  return {
    rpId,
    challenge,
    timeout,
    allowCredentials: own.map(toDescriptor).map(toCredential),
    userVerification: 'preferred',
  };
}

/**
 * Proves the second factor on this session by what a passkey has signed: the challenge of this session, at this address,
 * by a key of this account whose count has grown [SEAT-04].
 */
export async function provePasskey(context: ApiContext, owner: PasskeyOwner, passkey: SignedPasskey): Promise<void> {
  const { customerId, sessionId } = owner.caller;
  const at = context.now();
  const challenge = await takenChallenge(context, sessionId, 'prove');
  await transact(context.db, async (transaction) => {
    await lockFactors(transaction, customerId);
    const known = (await passkeysOf(transaction, customerId)).find(({ credential_id: id }) => id === passkey.id);
    if (!known) throw new Refusal('passkey_wrong');
    const signCount = await readSigned(context, owner, { passkey, challenge, known });
    if (!(await acceptSignCount(transaction, known.id, { signCount, at }))) throw new Refusal('passkey_wrong');
    await markProved(transaction, sessionId, at);
  });
}

/** Removes a passkey after a fresh proof; with the last second factor the recovery codes end. */
export async function removePasskey(context: ApiContext, owner: FactorOwner, id: number): Promise<void> {
  const { customerId } = owner.caller;
  mustHaveProved(context, owner.caller);
  await transact(context.db, async (transaction: Transaction) => {
    await lockFactors(transaction, customerId);
    const known = (await passkeysOf(transaction, customerId)).find((one) => one.id === id);
    if (!known || !(await deletePasskey(transaction, customerId, id))) throw new Refusal('factor_not_found');
    if (await hasNoFactor(transaction, customerId)) await deleteSecondFactor(transaction, customerId);
    const before = { name: known.name, kind: 'passkey' };
    await auditFactor(transaction, owner, { action: 'second_factor.remove', before });
  });
}

async function readCreated(context: ApiContext, owner: PasskeyOwner, passkey: CreatedPasskey) {
  const { origin, host } = siteOf(context, owner);
  const expectedChallenge = await takenChallenge(context, owner.caller.sessionId, 'add');
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo }: VerifiedRegistrationResponse = await verifyRegistrationResponse({
    response: { ...passkey, response: ofBrowser(passkey.response), clientExtensionResults: {} },
    ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: host, requireUserVerification: false },
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse);
  if (!registrationInfo) throw new Refusal('passkey_wrong');
  return registrationInfo.credential;
}

/** Returns the count of the authenticator. */
async function readSigned(
  context: ApiContext,
  owner: PasskeyOwner,
  { passkey, challenge, known }: { passkey: SignedPasskey; challenge: string; known: PasskeyRow },
): Promise<number> {
  const { origin, host } = siteOf(context, owner);
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo }: VerifiedAuthenticationResponse = await verifyAuthenticationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: host, requireUserVerification: false },
    credential: { id: known.credential_id, publicKey: new Uint8Array(known.public_key), counter: known.sign_count },
  }).catch(refuse);
  if (!verified) throw new Refusal('passkey_wrong');
  return authenticationInfo.newCounter;
}

/** Another challenge, address, key or signature than expected: the person learns that it was not accepted. */
function refuse(): never {
  throw new Refusal('passkey_wrong');
}

async function takenChallenge({ db, now }: ApiContext, sessionId: number, purpose: 'add' | 'prove'): Promise<string> {
  const challenge = await takeChallenge(db, { sessionId, purpose }, new Date(now().getTime() - timeout));
  if (challenge === undefined) throw new Refusal('passkey_wrong');
  return challenge;
}

/** The address that passkeys are for, and its host. */
function siteOf({ publicAddress }: ApiContext, { origin }: PasskeyOwner): { origin: string; host: string } {
  const site = new URL(publicAddress ?? origin);
  return { origin: site.origin, host: site.hostname };
}

function mustHaveRoom(own: readonly PasskeyRow[]): void {
  if (own.length >= maxSecondFactors) throw new Refusal('second_factors_full');
}

/** A transport that the library does not know yet is one that it ignores. */
const ofBrowser = ({ transports, ...response }: CreatedPasskey['response']) => ({
  ...response,
  ...(transports && { transports: transports as AuthenticatorTransport[] }),
});

const toDescriptor = ({ credential_id: id, transports }: PasskeyRow) => ({
  ...{ id, transports: transports as AuthenticatorTransport[] },
});

const toCredential = ({ id, transports }: { id: string; transports?: string[] }) => ({
  ...{ id, type: 'public-key' as const },
  ...(transports && { transports }),
});
