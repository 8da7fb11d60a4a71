import { randomUUID } from 'node:crypto';
import { nonceForProvider } from 'market/auth/auth.rules';
import { facebookApp, startFacebook } from './facebook-stand-in.ts';
import { type OpenIdPerson, startOpenIdProvider } from './open-id-provider.ts';

const googleClient = 'soko.apps.googleusercontent.com';
const appleClient = 'example.soko.web';
export const otherClient = 'other.apps.googleusercontent.com';

/** Local stand-ins of Google, Apple and Facebook, with one person of each relevant kind. */
export async function startProviders() {
  const people: Record<string, OpenIdPerson> = {};
  const tokens: Parameters<typeof startFacebook>[0] = {};
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const google = await startOpenIdProvider('https://accounts.google.com', [googleClient, otherClient], people);
  const apple = await startOpenIdProvider('https://appleid.apple.com', [appleClient], people);
  const facebook = await startFacebook(tokens);
  return {
    /** Access tokens that Facebook has issued. */
    tokens,
    /** Milliseconds by which our clock is ahead of the providers'. */
    clock,
    access: {
      google: { clientId: googleClient, keysUrl: google.keysUrl, now },
      apple: { clientId: appleClient, redirectUrl: 'https://soko.example/', keysUrl: apple.keysUrl, now },
      facebook: { ...facebookApp, graphUrl: facebook.origin, now },
    },
    /** What the page sends after Google's pop-up. */
    async fromGoogle(subject: string, clientId = googleClient) {
      const nonce = randomUUID();
      const token = await google.idTokenFor(subject, { clientId, nonce: await nonceForProvider(nonce) });
      return { medium: 'google', token, nonce };
    },
    /** The same after Apple's. */
    async fromApple(subject: string) {
      const nonce = randomUUID();
      const id_token = await apple.idTokenFor(subject, { clientId: appleClient, nonce: await nonceForProvider(nonce) });
      return { medium: 'apple', token: 'c0de', id_token, nonce };
    },
    /** Creates a person at Google and Apple. */
    person(subject: string, more: OpenIdPerson = {}): string {
      people[subject] = { email: `${subject}@example.test`, email_verified: true, name: 'Ada Obi', ...more };
      return subject;
    },
    stop: () => Promise.all([google.stop(), apple.stop(), facebook.stop()]),
  };
}
