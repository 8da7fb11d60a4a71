import type { SocialBody } from '../sign-in-flow.ts';
import { loadScript } from './load-script.ts';

interface FacebookSdk {
  init: (options: { appId: string; version: string; cookie: false; status: false; xfbml: false }) => void;
  login: (
    callback: (answer: { authResponse?: { accessToken: string; userID: string } | null }) => void,
    options: { scope: string },
  ) => void;
  api: (path: string, query: { fields: string }, callback: (person: FacebookPerson) => void) => void;
}

interface FacebookPerson {
  name?: string;
  email?: string;
}

declare global {
  interface Window {
    FB?: FacebookSdk;
  }
}

let isReady = false;

/** Must have come before the press: a browser opens a window only at once. */
export async function loadFacebook(appId: string): Promise<void> {
  await loadScript('https://connect.facebook.net/en_US/sdk.js');
  if (isReady) return;
  window.FB?.init({ appId, version: 'v23.0', cookie: false, status: false, xfbml: false });
  isReady = true;
}

/** Returns the access token of Facebook's pop-up with its profile; undefined if the window was closed [AUTH-104]. */
export async function signInAtFacebook(): Promise<SocialBody | undefined> {
  const sdk = window.FB;
  if (!sdk) throw new TypeError('Facebook did not come');
  const login = await new Promise<{ accessToken: string; userID: string } | null | undefined>((resolve) => {
    sdk.login(({ authResponse }) => resolve(authResponse), { scope: 'public_profile,email' });
  });
  if (!login) return undefined;
  const { name, email } = await new Promise<FacebookPerson>((resolve) => {
    sdk.api('/me', { fields: 'name,email,picture' }, resolve);
  });
  return {
    medium: 'facebook',
    token: login.accessToken,
    unique_id: login.userID,
    login_type: 'social',
    ...(name && { name }),
    ...(email && { email }),
  };
}
