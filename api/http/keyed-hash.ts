import { createHmac } from 'node:crypto';
import { signingKey } from '#db/signing-key.ts';
import type { ApiNeeds } from '#http/needs.ts';

/**
 * Returns a hash of a phone number or a network that is the same each time, and from which nobody reads it without the
 * key of the market. `about` keeps hashes of different things apart.
 */
export async function keyedHash({ db }: Pick<ApiNeeds, 'db'>, about: string, text: string): Promise<string> {
  return createHmac('sha256', await signingKey(db, 'proved phones'))
    .update(`${about} ${text}`)
    .digest('base64url');
}
