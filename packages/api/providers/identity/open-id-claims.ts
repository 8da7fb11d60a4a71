import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { nonceForProvider } from 'market/auth/auth.rules';
import { NotProven, type ProvenIdentity } from './identity-providers.ts';
import { emailIn, nameIn, subjectIn } from './person-claims.ts';
import { clockTolerance, type ReadToken } from './signed-token.ts';

/** The person in the ID token of Google or Apple, whose signature, audience and age have been checked. */
export async function identityInClaims(
  { token, claims }: ReadToken,
  issuer: string,
  nonce: string | undefined,
): Promise<ProvenIdentity> {
  await mustCarry(nonce, claims);
  if (claims.email !== undefined && !isVouchedFor(claims)) throw new NotProven('the e-mail address is not verified');
  return {
    issuer,
    subject: subjectIn(claims.sub),
    email: emailIn(claims.email),
    name: nameIn(claims.name),
    singleUse: { mark: markOf(token), until: new Date(((claims.exp ?? 0) + clockTolerance) * 1000) },
  };
}

/** Hashes the signed part only: the same signature has several valid encodings. */
function markOf(token: string): string {
  return createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest('base64url');
}

/** The token must be the one that this very page has asked for. Apps that use no nonce send a token without one. */
async function mustCarry(nonce: string | undefined, claims: JWTPayload): Promise<void> {
  const expected = nonce === undefined ? undefined : await nonceForProvider(nonce);
  if (claims.nonce !== expected) throw new NotProven('the nonce is not the one of this page');
}

/** Apple sends it as a string. */
function isVouchedFor({ email_verified }: JWTPayload): boolean {
  return email_verified === true || email_verified === 'true';
}
