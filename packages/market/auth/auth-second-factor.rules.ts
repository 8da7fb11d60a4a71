/**
 * Who proves a second factor: `offered` asks those who have set one up, `required` asks every operator and store owner,
 * `off` asks no account [SEAT-04].
 */
export const secondFactorPolicies = ['offered', 'required', 'off'] as const;
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];

/** How long a proof counts for calls that ask again, such as those that let money leave, in minutes. */
export const freshProofMinutes = 15;
/** Wrong codes of one account until no more are taken, and for how many minutes. */
export const secondFactorGuesses = 5;
export const secondFactorLockMinutes = 15;
export const recoveryCodeCount = 10;
/** How long a browser may take to sign a challenge, in minutes. */
export const passkeyChallengeMinutes = 5;
/** Authenticator apps of one account, and passkeys. */
export const maxSecondFactors = 5;

/** The second factor of an account, and whether a session has proved it. */
export interface SessionFactor {
  isSetUp: boolean;
  /** Null until this session has proved it. */
  provedAt: Date | null;
}

/**
 * Returns whether a call of operators and owners goes on, given the second factor of its session. `needsFreshSecondFactor` is a call
 * that wants a proof of the last minutes.
 */
export function hasProvedFactor(
  policy: SecondFactorPolicy,
  { isSetUp, provedAt }: SessionFactor,
  { needsFreshSecondFactor, now }: { needsFreshSecondFactor: boolean; now: Date },
): boolean {
  if (policy === 'off') return true;
  if (!isSetUp) return policy === 'offered';
  return provedAt !== null && (!needsFreshSecondFactor || isFresh(provedAt, now));
}

/** Returns whether a proof is of the last minutes. */
export function isFresh(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < freshProofMinutes * 60_000;
}
