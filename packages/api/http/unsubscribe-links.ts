import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#api/db/connection.ts';
import { signingKey } from '#api/db/signing-key.ts';

/**
 * Returns a function that signs an e-mail address for its unsubscribe link; the signature never expires, because people
 * keep mails.
 */
export async function unsubscribeTokens(db: Database): Promise<(email: string) => string> {
  const key = await signingKey(db, 'newsletter');
  return (email) => `${Buffer.from(email).toString('base64url')}.${signatureOf(key, email)}`;
}

/** Returns the e-mail address of a signature; undefined if the signature is not ours. */
export async function emailOfToken(db: Database, proof: string): Promise<string | undefined> {
  const [written = '', signature = ''] = proof.split('.');
  const email = Buffer.from(written, 'base64url').toString();
  const right = Buffer.from(signatureOf(await signingKey(db, 'newsletter'), email));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right) ? email : undefined;
}

function signatureOf(key: string, email: string): string {
  return createHmac('sha256', key).update(email).digest('base64url');
}
