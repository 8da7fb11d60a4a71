import { createHash, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Connection } from '#api/db/connection.ts';
import { signingKey } from '#api/db/signing-key.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { spendChallenge } from '#api/http/limits/challenges.data.ts';
import { limitNumber } from '#api/providers/limits/limit-numbers.ts';

type Challenging = Pick<ApiContext, 'db' | 'limitNumbers' | 'mode'>;

/** Hashes of one round: few enough for a cheap phone, and slower on graphics cards than a plain hash would be. */
const hashesPerRound = 2_000;

/** Returns a challenge of proof of work; it costs the server one round and no row. */
export async function issueChallenge(context: Challenging): Promise<Challenge> {
  const rounds = limitNumber(context, 'CHALLENGE_ROUNDS');
  const key = await signingKey(context.db, 'challenges');
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: hashesPerRound,
    // Attempts until it is solved: `rounds` on average, and half of that or more.
    counter: randomInt(Math.ceil(rounds / 2), Math.ceil(rounds * 1.5) + 1),
    deriveKey,
    // Uses the real clock and not the API's: the library reads the real one.
    expiresAt: new Date(Date.now() + 1000 * limitNumber(context, 'CHALLENGE_SECONDS')),
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: `${key} of keys`,
  });
}

/** Returns whether a solution is right, in time, and was never used before; it is used from now on. */
export async function redeemChallenge(
  context: Challenging,
  solution: string | undefined,
  db: Connection,
): Promise<boolean> {
  const payload = payloadIn(solution);
  if (!payload) return false;
  const key = await signingKey(context.db, 'challenges');
  const secrets = { hmacSignatureSecret: key, hmacKeySignatureSecret: `${key} of keys` };
  // No other field of the payload may influence the verification.
  const { challenge, solution: solved } = payload;
  const verifying = verifySolution({ challenge, solution: solved, ...secrets, deriveKey });
  const { verified } = await verifying.catch(() => ({ verified: false }));
  const { expiresAt } = challenge.parameters;
  if (!verified || expiresAt === undefined) return false;
  const mark = createHash('sha256').update(challenge.parameters.nonce).digest('base64url');
  return spendChallenge(db, mark, new Date(expiresAt * 1000));
}

const longest = 4_000;

function payloadIn(text: string | undefined): Payload | undefined {
  if (text === undefined || text.length > longest) return undefined;
  try {
    const payload: Payload = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isPayload = typeof payload.challenge.parameters.nonce === 'string' && typeof payload.solution === 'object';
    return isPayload ? payload : undefined;
  } catch {
    return undefined;
  }
}
