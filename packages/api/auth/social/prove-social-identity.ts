import { offeredLogins, offeredSocialMedia, type SocialMedium } from 'market/auth/auth.rules';
import { settingsInForce } from '#api/config/offer-providers.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Requester } from '#api/http/callers/requester.ts';
import { addressLimits, giveBackLimits, spendLimits } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type IdentityVerifier, NotProven, type ProvenIdentity } from '#api/providers/identity/identity-providers.ts';
import { nameIn } from '#api/providers/identity/person-claims.ts';

/** What a page sends about a sign-in at a provider. */
export interface SocialClaim {
  medium: SocialMedium;
  token: string;
  id_token?: string | undefined;
  nonce?: string | undefined;
  /** As its owner writes it: Apple sends the name to the page only, and once. */
  name?: string | undefined;
}

/** Who a token proves its bearer to be. Only failures count against an address: many people can share one. */
export async function proveSocialIdentity(
  context: ApiContext,
  claim: SocialClaim,
  from: Requester,
): Promise<ProvenIdentity> {
  const verifier = await offeredVerifier(context, claim.medium);
  const limits = await spendLimits(context, from, {
    beforeChallenge: addressLimits(context, from, {
      name: 'wrong provider tokens',
      number: 'LIMIT_WRONG_TOKENS_OF_ADDRESS',
    }),
  });
  try {
    const { token, id_token: idToken, nonce } = claim;
    const identity = await verifier.verify({ token, idToken, nonce });
    await giveBackLimits(context, limits);
    return { ...identity, name: identity.name || nameIn(claim.name) };
  } catch (error) {
    if (error instanceof NotProven) throw new Refusal(error.code);
    await giveBackLimits(context, limits);
    throw error;
  }
}

/** Of a provider that the operator has switched on [AUTH-03] [AUTH-13]. */
async function offeredVerifier(context: ApiContext, medium: SocialMedium): Promise<IdentityVerifier> {
  const settings = await settingsInForce(context);
  const verifier = context.identity[medium];
  const isOffered = offeredLogins(settings.centralize_login).social && offeredSocialMedia(settings).includes(medium);
  if (!isOffered || !verifier) throw new Refusal('login_type_off');
  return verifier;
}
