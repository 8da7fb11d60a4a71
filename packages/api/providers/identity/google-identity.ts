import type { IdentityVerifier } from './identity-providers.ts';
import { identityInClaims } from './open-id-claims.ts';
import { type TokenRules, tokenReader } from './signed-token.ts';

export interface GoogleAccess extends Pick<TokenRules, 'now' | 'timeout'> {
  clientId: string;
  keysUrl?: string | undefined;
}

const issuer = 'https://accounts.google.com';

/** The ID token of Google's button [AUTH-103]. */
export function googleIdentity({
  clientId,
  keysUrl = 'https://www.googleapis.com/oauth2/v3/certs',
  ...rules
}: GoogleAccess): IdentityVerifier & { clientId: string } {
  // Google writes its name in both ways.
  const read = tokenReader({ ...rules, keysUrl, audience: clientId, issuers: [issuer, 'accounts.google.com'] });
  return {
    clientId,
    verify: async ({ token, nonce }) => identityInClaims(await read(token), issuer, nonce),
  };
}
