import type { Settings } from 'market/config/config.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import { settingsOf } from './read-settings.ts';

/**
 * The settings of the market, less whatever the server has no access to: what the operator has switched on is off while
 * the configuration names no provider for it [AUTH-13] [AUTH-47]. What browsers need to ask a provider comes along.
 */
export async function settingsInForce({
  db,
  identity,
  brand,
}: Pick<ApiContext, 'db' | 'identity' | 'brand'>): Promise<Omit<Settings, 'demo'>> {
  const settings = { ...(await settingsOf(db)), ...brand?.settings };
  const { google, facebook, apple, firebase } = identity;
  const reachable = new Set(Object.keys(identity));
  return {
    ...settings,
    social_login: settings.social_login.map(({ login_medium, status }) => ({
      login_medium,
      status: status && reachable.has(login_medium),
    })),
    apple_login: settings.apple_login.map((entry) => ({
      ...entry,
      status: entry.status && apple !== undefined,
      ...(apple && { client_id: apple.clientId, redirect_url_react: apple.redirectUrl }),
    })),
    firebase_otp_verification: firebase ? settings.firebase_otp_verification : 0,
    ...(google && { google_client_id: google.clientId }),
    ...(facebook && { facebook_app_id: facebook.appId }),
    ...(firebase && { firebase: firebase.forBrowser }),
  };
}
