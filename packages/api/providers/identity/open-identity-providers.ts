import { minuteMilliseconds } from 'market/values/durations';
import { type AppleAccess, appleIdentity } from './apple-identity.ts';
import { type FacebookAccess, facebookIdentity } from './facebook-identity.ts';
import { type FirebaseAccess, firebasePhone } from './firebase-codes.ts';
import { type GoogleAccess, googleIdentity } from './google-identity.ts';
import { type IdentityProviders, type IdentityVerifier, NotProven, type PhoneVerifier } from './identity-providers.ts';

/** The configured providers; a missing one is off. */
export interface IdentityAccess {
  google?: GoogleAccess;
  facebook?: FacebookAccess;
  apple?: AppleAccess;
  firebase?: FirebaseAccess;
}

type Report = (words: string) => void;

/** A provider that is set up wrongly refuses everybody; the operator learns why, but not from every call. */
const reportEveryMilliseconds = minuteMilliseconds;

/** Opens the configured providers; their refusals are logged without tokens. */
export function openIdentityProviders(
  { google, facebook, apple, firebase }: IdentityAccess,
  report: Report = () => {},
): IdentityProviders {
  return {
    ...(google && { google: reporting('Google', googleIdentity(google), report) }),
    ...(facebook && { facebook: reporting('Facebook', facebookIdentity(facebook), report) }),
    ...(apple && { apple: reporting('Apple', appleIdentity(apple), report) }),
    ...(firebase && { firebase: reporting('Firebase', firebasePhone(firebase), report) }),
  };
}

function reporting<V extends IdentityVerifier | PhoneVerifier>(provider: string, verifier: V, report: Report): V {
  let quietUntil = 0;

  function refused(error: unknown): never {
    const isNews = error instanceof NotProven && error.code === 'provider_token_wrong';
    if (isNews && performance.now() >= quietUntil) {
      quietUntil = performance.now() + reportEveryMilliseconds;
      report(`A sign-in with ${provider} was refused: ${error.message}`);
    }
    throw error;
  }

  // The proof of each kind is passed on unchanged.
  const verify = verifier.verify as (proof: unknown) => Promise<unknown>;
  return { ...verifier, verify: (proof: unknown) => verify(proof).catch(refused) };
}
