import { createRemoteJWKSet, customFetch, type JWTPayload, jwtVerify } from 'jose';
import { defaultTimeout, fetchBounded, reasonOf } from './bounded-fetch.ts';
import { NotProven } from './identity-providers.ts';

/** All three providers sign so; a token that names something else is not theirs. */
const algorithms = ['RS256'];
/** Seconds by which the clocks of two servers may differ. */
export const clockTolerance = 10;

export interface TokenRules {
  /** Where the provider publishes its keys. */
  keysUrl: string;
  issuers: string[];
  /** Whom the token must have been made for. */
  audience: string;
  now?: (() => Date) | undefined;
  timeout?: number | undefined;
}

export interface ReadToken {
  token: string;
  claims: JWTPayload;
}

/** Reads tokens of one provider: signature by its published keys, issuer, audience, age. Rejects with `NotProven`. */
export function tokenReader({ keysUrl, issuers, audience, now = () => new Date(), timeout }: TokenRules) {
  // Keys are cached for minutes, and reloaded at most twice a minute when a token names an unknown one.
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: timeout ?? defaultTimeout,
    [customFetch]: fetchBounded,
  });
  return async (token: string): Promise<ReadToken> => {
    try {
      const { payload: claims } = await jwtVerify(token, keys, {
        algorithms,
        audience,
        clockTolerance,
        currentDate: now(),
        issuer: issuers,
        requiredClaims: ['sub', 'iat', 'exp'],
      });
      return { token, claims };
    } catch (error) {
      throw new NotProven(reasonOf(error));
    }
  };
}
