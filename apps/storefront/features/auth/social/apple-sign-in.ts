import { nonceForProvider } from 'market/auth/auth.rules';
import type { SocialBody } from '../sign-in-flow.ts';
import { loadScript } from './load-script.ts';

interface AppleAnswer {
  authorization: { id_token: string; code: string };
  /** Only on the first sign-in at this site. */
  user?: { email?: string; name?: { firstName?: string; lastName?: string } };
}

declare global {
  interface Window {
    AppleID?: {
      auth: { init: (options: Record<string, string | boolean>) => void; signIn: () => Promise<AppleAnswer> };
    };
  }
}

export interface AppleAccess {
  clientId: string;
  redirectUrl: string;
}

export function loadApple(): Promise<void> {
  return loadScript('https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js');
}

/** A nonce for one sign-in; made beforehand, for a browser opens a window only at once. */
export async function appleNonce(): Promise<{ secret: string; forApple: string }> {
  const secret = crypto.randomUUID();
  return { secret, forApple: await nonceForProvider(secret) };
}

/** The ID token and the code of Apple's pop-up; nothing when it was closed [AUTH-105] [AUTH-106]. */
export async function signInAtApple(
  { clientId, redirectUrl }: AppleAccess,
  nonce: Awaited<ReturnType<typeof appleNonce>>,
): Promise<SocialBody | undefined> {
  const sdk = window.AppleID?.auth;
  if (!sdk) throw new TypeError('Apple did not come');
  sdk.init({
    clientId,
    scope: 'email name',
    redirectURI: redirectUrl,
    usePopup: true,
    nonce: nonce.forApple,
  });
  const answer = await sdk.signIn().catch((closed: unknown) => {
    console.warn(closed);
  });
  if (!answer) return undefined;
  const { authorization, user } = answer;
  const name = [user?.name?.firstName, user?.name?.lastName].filter(Boolean).join(' ');
  return {
    medium: 'apple',
    token: authorization.code,
    id_token: authorization.id_token,
    nonce: nonce.secret,
    login_type: 'social',
    ...(name && { name }),
    ...(user?.email && { email: user.email }),
  };
}
