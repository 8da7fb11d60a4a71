import { offeredSocialMedia } from 'market/auth/auth.rules';
import { describe, expect, it } from 'vitest';
import { openIdentityProviders } from '#api/providers/identity/open-identity-providers.ts';
import { everyLogin } from '#api/testing/login-settings.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const all = {
  google: { clientId: 'soko.apps.googleusercontent.com' },
  facebook: { appId: '12345', appSecret: 'hush' },
  apple: { clientId: 'soko.web', redirectUrl: 'https://soko.example/' },
  firebase: { projectId: 'soko-test', apiKey: 'AIzaSyTest' },
};

const switches = everyLogin();
const settings = {
  ...switches,
  centralize_login: { ...switches.centralize_login, facebook_login_status: 0 as const },
  firebase_otp_verification: 1 as const,
};
const bare = marketUnderTest();
const market = marketUnderSettings(bare, settings, { identity: openIdentityProviders(all) });
const without = marketUnderSettings(bare, settings);
const ask = async ({ app }: typeof market) => (await app.inject({ url: '/api/v1/config' })).json();

describe('a provider of sign-in', () => {
  it('[AUTH-13] [AUTH-106] [CONF-14] [CONF-15] is offered when configured and switched on in both places', async () => {
    const answered = await ask(market);
    expect(offeredSocialMedia(answered)).toEqual(['google', 'apple']);
    expect(answered).toMatchObject({
      google_client_id: 'soko.apps.googleusercontent.com',
      facebook_app_id: '12345',
      apple_login: [
        { login_medium: 'apple', status: true, client_id: 'soko.web', redirect_url_react: 'https://soko.example/' },
      ],
    });
  });

  it('[AUTH-47] [CONF-10] sends codes by Firebase with what the browser needs for it', async () => {
    expect(await ask(market)).toMatchObject({
      firebase_otp_verification: 1,
      firebase: { api_key: 'AIzaSyTest', project_id: 'soko-test', auth_domain: 'soko-test.firebaseapp.com' },
    });
  });

  it('[AUTH-48] is off without access to it, whatever the settings say', async () => {
    const answered = await ask(without);
    expect(offeredSocialMedia(answered)).toEqual([]);
    expect(answered.firebase_otp_verification).toBe(0);
    expect(Object.keys(answered)).not.toContain('firebase');
    expect(Object.keys(answered)).not.toContain('google_client_id');
  });

  it('keeps its secret to itself', async () => {
    expect(JSON.stringify(await ask(market))).not.toContain('hush');
  });
});
