import { randomBytes } from 'node:crypto';
import type { SecondFactor } from 'market/auth/auth-second-factor.contract';
import {
  isFresh,
  maxSecondFactors,
  recoveryCodeCount,
  secondFactorGuesses,
  secondFactorLockMinutes,
} from 'market/auth/auth-second-factor.rules';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { insertAuditLine } from '#api/http/callers/audit.data.ts';
import { type Customer, hashOf } from '#api/http/callers/callers.ts';
import { describeDevice } from '#api/http/callers/describe-device.ts';
import { Refusal } from '#api/http/refusal.ts';
import { accountById } from '../auth-customers.data.ts';
import { passkeysOf } from './auth-passkeys.data.ts';
import {
  acceptStep,
  clearGuesses,
  countGuess,
  countRecoveryCodes,
  deleteFactor,
  deleteSecondFactor,
  factorsOf,
  insertPendingFactor,
  lockFactors,
  markProved,
  markSetUp,
  replaceRecoveryCodes,
  roleNeedingFactor,
  spendRecoveryCode,
  undoGuess,
} from './auth-second-factor.data.ts';
import { mustKnowPassword } from './must-know-password.ts';
import { authenticatorUri, inBase32, newAuthenticatorSecret, stepOfCode } from './one-time-codes.ts';

/** The account that acts, by its call. */
export interface FactorOwner {
  caller: Customer;
  requestId: string;
  userAgent: string;
}

const recoveryBytes = 10;
const isAppCode = /^\d{6}$/;

/** Returns the second factor of an account [SEAT-04]. */
export async function showSecondFactor(
  { db, secondFactor = 'offered' }: ApiContext,
  { customerId, factor }: Customer,
): Promise<SecondFactor> {
  const [factors, passkeys, left, work] = await Promise.all([
    factorsOf(db, customerId),
    passkeysOf(db, customerId),
    countRecoveryCodes(db, customerId),
    roleNeedingFactor(db, customerId),
  ]);
  return {
    policy: secondFactor,
    is_of_staff: work !== undefined,
    factors: factors
      .filter(({ confirmed_at: confirmedAt }) => confirmedAt !== null)
      .map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({
        id,
        name,
        created_at: createdAt.toISOString(),
        used_at: usedAt?.toISOString() ?? null,
      })),
    passkeys: passkeys.map(({ id, name, created_at: createdAt, used_at: usedAt }) => ({
      ...{ id, name, created_at: createdAt.toISOString(), used_at: usedAt?.toISOString() ?? null },
    })),
    recovery_codes_left: left,
    is_proved: factor.provedAt !== null,
  };
}

/** Begins to add an authenticator app. */
export async function beginAuthenticator(
  context: ApiContext,
  { caller }: FactorOwner,
  { name, current_password: password }: { name: string; current_password?: string | undefined },
): Promise<{ id: number; secret: string; uri: string }> {
  const { db } = context;
  const { customerId } = caller;
  const account = await mustBeAllowedToAddFactor(context, caller, password);
  const secret = newAuthenticatorSecret();
  const { business_name: issuer } = await settingsOf(db);
  const id = await transact(db, async (transaction) => {
    await lockFactors(transaction, customerId);
    const confirmed = (await factorsOf(transaction, customerId)).filter(({ confirmed_at: at }) => at !== null);
    if (confirmed.length >= maxSecondFactors) throw new Refusal('second_factors_full');
    return insertPendingFactor(transaction, { customerId, name, secret });
  });
  const contact = account?.email ?? account?.phone ?? `#${customerId}`;
  return { id, secret, uri: authenticatorUri(secret, { issuer, account: contact }) };
}

/**
 * Refuses a person who may not add a second factor. The first one needs the password, because a stolen session must not
 * lock the owner out; a further one needs a fresh proof of the second factor. Returns the account.
 */
export async function mustBeAllowedToAddFactor(context: ApiContext, caller: Customer, password: string | undefined) {
  const { customerId } = caller;
  if (!(await roleNeedingFactor(context.db, customerId))) throw new Refusal('seat_needed');
  const account = await accountById(context.db, customerId);
  if (caller.factor.isSetUp) mustHaveProved(context, caller);
  else {
    const countedAs = 'passwords of a second factor';
    await mustKnowPassword(context, { customerId, known: account?.password_hash, given: password, countedAs });
  }
  return account;
}

/** Returns whether an account has no second factor yet, given its apps and passkeys. */
export async function hasNoFactor(db: Connection, customerId: number): Promise<boolean> {
  const apps = (await factorsOf(db, customerId)).filter(({ confirmed_at: at }) => at !== null);
  return apps.length === 0 && (await passkeysOf(db, customerId)).length === 0;
}

/** Confirms an app by its code; returns new recovery codes with the first one. This session has proved it then. */
export async function confirmAuthenticator(
  context: ApiContext,
  owner: FactorOwner,
  { id, code }: { id: number; code: string },
): Promise<string[]> {
  const { customerId, sessionId } = owner.caller;
  const at = context.now();
  return guessing(context, customerId, () =>
    transact(context.db, async (transaction) => {
      await lockFactors(transaction, customerId);
      const factors = await factorsOf(transaction, customerId);
      const pending = factors.find((factor) => factor.id === id && factor.confirmed_at === null);
      if (!pending) throw new Refusal('factor_not_found');
      const isFirst = await hasNoFactor(transaction, customerId);
      const step = stepOfCode(pending.secret, plain(code), at);
      if (step === undefined || !(await acceptStep(transaction, id, { step, at }))) throw new Refusal('code_wrong');
      await markSetUp(transaction, customerId, at);
      await markProved(transaction, sessionId, at);
      await auditFactor(transaction, owner, { action: 'second_factor.add', after: { name: pending.name } });
      return isFirst ? renewCodes(transaction, customerId) : [];
    }),
  );
}

/** Proves the second factor on this session, by a code of an app or a recovery code. Each is good once. */
export async function proveSecondFactor(context: ApiContext, owner: FactorOwner, code: string): Promise<void> {
  const { customerId, sessionId } = owner.caller;
  const at = context.now();
  await guessing(context, customerId, () =>
    transact(context.db, async (transaction) => {
      const factors = (await factorsOf(transaction, customerId)).filter(({ confirmed_at: on }) => on !== null);
      if (await hasNoFactor(transaction, customerId)) throw new Refusal('factor_not_found');
      const given = plain(code);
      const isRight = isAppCode.test(given)
        ? await acceptAppCode(transaction, factors, { code: given, at })
        : await spendRecoveryCode(transaction, customerId, hashOf(given), at);
      if (!isRight) throw new Refusal('code_wrong');
      await markProved(transaction, sessionId, at);
      if (isAppCode.test(given)) return;
      const left = await countRecoveryCodes(transaction, customerId);
      await auditFactor(transaction, owner, { action: 'second_factor.recover', after: { recovery_codes_left: left } });
    }),
  );
}

/** Removes an app after a fresh proof; with the last one the recovery codes end. */
export async function removeFactor(context: ApiContext, owner: FactorOwner, id: number): Promise<void> {
  const { customerId } = owner.caller;
  mustHaveProved(context, owner.caller);
  await transact(context.db, async (transaction) => {
    await lockFactors(transaction, customerId);
    const factor = (await factorsOf(transaction, customerId)).find((one) => one.id === id);
    if (!factor || !(await deleteFactor(transaction, customerId, id))) throw new Refusal('factor_not_found');
    if (await hasNoFactor(transaction, customerId)) await deleteSecondFactor(transaction, customerId);
    await auditFactor(transaction, owner, { action: 'second_factor.remove', before: { name: factor.name } });
  });
}

/** Returns new recovery codes after a fresh proof; the former ones end. */
export async function renewRecoveryCodes(context: ApiContext, owner: FactorOwner): Promise<string[]> {
  const { customerId, factor } = owner.caller;
  if (!factor.isSetUp) throw new Refusal('factor_not_found');
  mustHaveProved(context, owner.caller);
  return transact(context.db, async (transaction) => {
    await auditFactor(transaction, owner, { action: 'second_factor.renew_codes' });
    return renewCodes(transaction, customerId);
  });
}

/** Counts wrong codes: after five of an account none is taken for a quarter of an hour. */
async function guessing<Result>(
  { db, now }: ApiContext,
  customerId: number,
  prove: () => Promise<Result>,
): Promise<Result> {
  const at = now();
  const locked = await countGuess(db, customerId, {
    at,
    most: secondFactorGuesses,
    lockMinutes: secondFactorLockMinutes,
  });
  if (locked) {
    const seconds = Math.max(1, Math.ceil((locked.getTime() - at.getTime()) / 1000));
    const minutes = Math.ceil(seconds / 60);
    throw new Refusal('too_many', { text: 'wait_minutes', values: { minutes } }, seconds);
  }
  try {
    const result = await prove();
    await clearGuesses(db, customerId);
    return result;
  } catch (error) {
    const isGuess = error instanceof Refusal && error.code === 'code_wrong';
    if (!isGuess) await undoGuess(db, customerId);
    throw error;
  }
}

async function acceptAppCode(
  db: Transaction,
  factors: Awaited<ReturnType<typeof factorsOf>>,
  { code, at }: { code: string; at: Date },
): Promise<boolean> {
  for (const { id, secret } of factors) {
    const step = stepOfCode(secret, code, at);
    if (step !== undefined && (await acceptStep(db, id, { step, at }))) return true;
  }
  return false;
}

export async function renewCodes(db: Connection, customerId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => inBase32(randomBytes(recoveryBytes)).toLowerCase());
  await replaceRecoveryCodes(db, customerId, codes.map(hashOf));
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

/** As typed: with spaces, hyphens and capital letters. */
function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}

export function mustHaveProved({ now }: ApiContext, { factor }: Customer): void {
  const isProved = factor.provedAt !== null && isFresh(factor.provedAt, now());
  if (factor.isSetUp && !isProved) throw new Refusal('second_factor_needed');
}

export async function auditFactor(
  db: Transaction,
  { caller: { customerId }, requestId, userAgent }: FactorOwner,
  change: { action: string; before?: object; after?: object },
): Promise<void> {
  const work = await roleNeedingFactor(db, customerId);
  await insertAuditLine(db, {
    accountId: customerId,
    audience: work?.audience ?? 'operator',
    storeId: work?.storeId ?? null,
    requestId,
    device: describeDevice(userAgent),
    action: change.action,
    subject: customerKey(customerId),
    before: change.before ?? null,
    after: change.after ?? null,
    reason: null,
  });
}
