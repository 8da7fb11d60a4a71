import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '#api/db/connection.ts';
import { signingKey } from '#api/db/signing-key.ts';

/** Makes what proves an e-mail address in the link by which it leaves the newsletter; holds for good, as mails are kept. */
export async function leaveProofs(db: Database): Promise<(email: string) => string> {
  const key = await signingKey(db, 'newsletter');
  return (email) => `${Buffer.from(email).toString('base64url')}.${signatureOf(key, email)}`;
}

/** The e-mail address that such a proof was made for; undefined for what was not made here. */
export async function emailProvedBy(db: Database, proof: string): Promise<string | undefined> {
  const [written = '', signature = ''] = proof.split('.');
  const email = Buffer.from(written, 'base64url').toString();
  const right = Buffer.from(signatureOf(await signingKey(db, 'newsletter'), email));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right) ? email : undefined;
}

function signatureOf(key: string, email: string): string {
  return createHmac('sha256', key).update(email).digest('base64url');
}
