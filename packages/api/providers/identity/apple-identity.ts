import type { IdentityVerifier } from './identity-providers.ts';
import { identityInClaims } from './open-id-claims.ts';
import { type TokenRules, tokenReader } from './signed-token.ts';

export interface AppleAccess extends Pick<TokenRules, 'now' | 'timeout'> {
  clientId: string;
  redirectUrl: string;
  keysUrl?: string | undefined;
}

const issuer = 'https://appleid.apple.com';

/** Verifies the ID token of Apple's pop-up; its authorization code is not needed [AUTH-105]. */
export function appleIdentity({
  clientId,
  redirectUrl,
  keysUrl = 'https://appleid.apple.com/auth/keys',
  ...rules
}: AppleAccess): IdentityVerifier & { clientId: string; redirectUrl: string } {
  const read = tokenReader({ ...rules, keysUrl, audience: clientId, issuers: [issuer] });
  return {
    clientId,
    redirectUrl,
    verify: async ({ token, idToken, nonce }) => identityInClaims(await read(idToken ?? token), issuer, nonce),
  };
}
