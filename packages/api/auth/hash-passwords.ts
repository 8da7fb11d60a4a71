import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { type BulkheadPolicy, bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { Refusal } from '#api/http/refusal.ts';

const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** One hash takes some 25 ms of a core: on more than half of them it would take the pages along. */
const maxInFlight = Math.max(1, Math.floor(availableParallelism() / 2));
const maxWaiting = 16;
/** Fewer than the gate's slots, so that a flood of sign-ins leaves slots for other requests. */
const maxChecks = 6;
const hashing = bulkhead(maxInFlight, maxWaiting);
const checking = bulkhead(maxChecks);

/** argon2id with its parameters in front. Passwords that look alike are equal, however their letters are composed. */
export function hashPassword(password: string): Promise<string> {
  return within(hashing, () => hash(password.normalize('NFKC'), { algorithm: argon2id, ...parameters }));
}

/** Whether a password is the one of a hash. Without a hash it takes as long, and is not. */
export async function verifyPassword(password: string, known: string | null | undefined): Promise<boolean> {
  const isRight = await within(hashing, async () => verify(known ?? (await decoyHash()), password.normalize('NFKC')));
  return isRight && known !== null && known !== undefined;
}

/**
 * Runs checks of passwords with everything around them, up to a maximum at once: a further one is refused before it has
 * cost anything, a query included.
 */
export function withinCheckLimit<Result>(check: () => Promise<Result>): Promise<Result> {
  return within(checking, check);
}

/** The parameters have changed since it was made. */
export function isOutdated(known: string): boolean {
  return !known.startsWith(prefix);
}

// The enum is declared so that a compiler of single files cannot read it.
const argon2id: Algorithm.Argon2id = 2;

let decoy: Promise<string> | undefined;

function decoyHash(): Promise<string> {
  decoy ??= hash('nobody has this password', { algorithm: argon2id, ...parameters });
  return decoy;
}

/** Refuses work for which there is no place. */
async function within<Result>(places: BulkheadPolicy, work: () => Promise<Result>): Promise<Result> {
  try {
    return await places.execute(work);
  } catch (error) {
    throw isBulkheadRejectedError(error) ? new Refusal('too_many') : error;
  }
}
