import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { buildApi } from '#api/app/app.ts';

/** Returns the header that carries the solution of a new challenge, as a client would send it. */
export async function solvedChallenge(app: ReturnType<typeof buildApi>): Promise<Record<string, string>> {
  return solutionOf((await app.inject({ url: '/api/v1/auth/challenge' })).json());
}

/** Returns the header that carries the solution of this challenge. */
export async function solutionOf(challenge: Challenge): Promise<Record<string, string>> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return { 'x-challenge-solution': Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url') };
}
