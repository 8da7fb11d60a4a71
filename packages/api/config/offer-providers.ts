import type { Settings } from 'market/config/config.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import { settingsOf } from './read-settings.ts';

/**
 * Returns the settings, with everything off for which the configuration names no provider, even if the operator has
 * switched it on [AUTH-13] [AUTH-47]. Includes what browsers need to call a provider.
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
