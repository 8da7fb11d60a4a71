import type { Settings } from 'market/config/config.contract';
import { describe, expect, it } from 'vitest';
import { signInOffer } from './sign-in-offer.ts';

const off = {
  otp_login_status: 0,
  manual_login_status: 0,
  social_login_status: 0,
  google_login_status: 0,
  facebook_login_status: 0,
  apple_login_status: 0,
  phone_verification_status: 0,
  email_verification_status: 0,
} as const;

const providers: Partial<Settings> = {
  social_login: [
    { login_medium: 'google', status: true },
    { login_medium: 'facebook', status: true },
  ],
  apple_login: [
    { login_medium: 'apple', status: true, client_id: 'web.soko', redirect_url_react: 'https://soko.test' },
  ],
  google_client_id: 'a.apps.googleusercontent.com',
  facebook_app_id: '12345',
};

function offered(logins: Partial<Settings['centralize_login']>, others: Partial<Settings> = {}) {
  const settings: Partial<Settings> = {
    social_login: [],
    apple_login: [],
    country: 'NG',
    country_picker_status: 1,
    customer_wallet_status: 1,
    ref_earning_status: 1,
    firebase_otp_verification: 0,
    ...others,
    centralize_login: { ...off, ...logins },
  };
  return signInOffer(settings as Settings);
}

const social = { social_login_status: 1, google_login_status: 1, apple_login_status: 1 } as const;

describe('what the sign-in offers', () => {
  it('[AUTH-11] is a password where nothing is switched on', () => {
    expect(offered({})).toMatchObject({ logins: { manual: true, otp: false, social: false }, providers: [] });
  });

  it('[AUTH-06] [AUTH-13] [AUTH-106] names the providers that are on in both lists, each with its client', () => {
    expect(offered(social, providers)).toMatchObject({
      logins: { manual: false, otp: false, social: true },
      providers: [
        { medium: 'google', clientId: 'a.apps.googleusercontent.com' },
        { medium: 'apple', clientId: 'web.soko', redirectUrl: 'https://soko.test' },
      ],
    });
  });

  it('leaves out a provider that the server has no access to, and social sign-in without any', () => {
    const withoutAccess = { ...providers, apple_login: [], google_client_id: undefined };
    expect(offered(social, withoutAccess)).toMatchObject({ logins: { manual: true, social: false }, providers: [] });
  });

  it('has no providers where social sign-in is off', () => {
    expect(offered({ ...social, social_login_status: 0, otp_login_status: 1 }, providers)).toMatchObject({
      logins: { manual: false, otp: true, social: false },
      providers: [],
    });
  });

  it.each([
    [1, 1, true],
    [1, 0, false],
    [0, 1, false],
  ] as const)(
    '[AUTH-70] [AUTH-77] asks for a refer code with wallet %s and referrals %s: %s',
    (wallet, referrals, has) => {
      const rewards = { customer_wallet_status: wallet, ref_earning_status: referrals };
      expect(offered({}, rewards).hasReferCodes).toBe(has);
    },
  );

  it('[AUTH-47] [AUTH-48] leaves codes to Firebase only where that is on', () => {
    const firebase = { api_key: 'key', project_id: 'soko', auth_domain: 'soko.firebaseapp.com' };
    expect(offered({}, { firebase }).firebase).toBeNull();
    expect(offered({}, { firebase, firebase_otp_verification: 1 }).firebase).toEqual(firebase);
  });
});
