import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { OfferedProvider } from '#features/config/sign-in-offer.ts';
import {
  button,
  codeTo,
  entered,
  fakeApi,
  fault,
  field,
  isIn,
  openSignIn,
  refused,
  reply,
  sentTo,
  setUpSignInTests,
  signInReply,
} from '../../../testing/sign-in-under-test.tsx';

setUpSignInTests();

/** Requests of our page to the provider's stand-in. */
let requests: Record<string, unknown>[] = [];

afterEach(() => {
  requests = [];
  window.FB = window.google = window.AppleID = undefined;
});

const social = { manual: false, otp: false, social: true };
const phoneModal = page.getByRole('dialog', { name: 'Add your phone number' });

function facebookStandsIn(): void {
  fakeApi.scripts['connect.facebook.net'] = () => undefined;
  window.FB = {
    init: (options) => requests.push(options),
    login: (callback, options) => {
      requests.push(options);
      callback({ authResponse: { accessToken: 'access', userID: '42' } });
    },
    api: (path, query, callback) => {
      requests.push({ path, ...query });
      callback({ name: 'Adaeze Okafor', email: 'adaeze@example.test' });
    },
  };
}

async function withFacebook() {
  facebookStandsIn();
  const providers: OfferedProvider[] = [{ medium: 'facebook', appId: '12345' }];
  await openSignIn({ logins: social, providers });
  await button('Continue with Facebook').click();
}

const proof = {
  medium: 'facebook',
  token: 'access',
  unique_id: '42',
  name: 'Adaeze Okafor',
  email: 'adaeze@example.test',
  login_type: 'social',
};

describe('a provider', () => {
  it('[AUTH-104] [AUTH-108] [AUTH-109] [AUTH-112] Facebook gives an access token, name, e-mail and picture', async () => {
    fakeApi.answers['social-login'] = entered;
    await withFacebook();
    await isIn();
    expect(requests).toContainEqual({ path: '/me', fields: 'name,email,picture' });
    expect(sentTo('social-login')).toEqual([proof]);
    await expect.element(page.getByText('Logged in successfully.')).toBeVisible();
  });

  it('[AUTH-103] [AUTH-113] Google gives an ID token, made for this sign-in, with the name that is shown meanwhile', async () => {
    fakeApi.answers['social-login'] = () => reply(signInReply({ is_phone_verified: 0 }));
    fakeApi.scripts['accounts.google.com'] = () => undefined;
    let give: (answer: { credential: string }) => void = () => undefined;
    window.google = {
      accounts: {
        id: {
          initialize: ({ callback, ...options }) => {
            requests.push(options);
            give = callback;
          },
          renderButton: (slot) => {
            slot.innerHTML = '<button>Google draws this</button>';
          },
        },
      },
    };
    await openSignIn({ logins: social, providers: [{ medium: 'google', clientId: 'soko.apps' }] });
    await expect.element(button('Google draws this')).toBeVisible();
    await expect.element(button('Continue with Google')).not.toBeInTheDocument();
    // {"name":"Adaézè"}
    const credential = 'head.eyJuYW1lIjoiQWRhw6l6w6gifQ.signature';
    give({ credential });
    await expect.element(page.getByText('Signed in with Google as Adaézè')).toBeVisible();
    const [sent] = sentTo('social-login');
    expect(sent).toMatchObject({ medium: 'google', token: credential, login_type: 'social' });
    expect(requests[0]).toMatchObject({ client_id: 'soko.apps', nonce: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(requests[0]?.nonce).not.toBe(sent?.nonce);
  });

  it('[AUTH-105] [AUTH-106] Apple gives an ID token and a code in its window', async () => {
    fakeApi.answers['social-login'] = entered;
    fakeApi.scripts['appleid.cdn-apple.com'] = () => undefined;
    window.AppleID = {
      auth: {
        init: (options) => requests.push(options),
        signIn: async () => ({
          authorization: { id_token: 'id-token', code: 'code' },
          user: { email: 'adaeze@example.test', name: { firstName: 'Adaeze', lastName: 'Okafor' } },
        }),
      },
    };
    const apple: OfferedProvider = { medium: 'apple', clientId: 'web.soko', redirectUrl: 'https://soko.test/' };
    await openSignIn({ logins: social, providers: [apple] });
    await button('Continue with Apple').click();
    await isIn();
    expect(requests[0]).toMatchObject({
      clientId: 'web.soko',
      redirectURI: 'https://soko.test/',
      scope: 'email name',
      usePopup: true,
    });
    expect(sentTo('social-login')).toMatchObject([
      { medium: 'apple', token: 'code', id_token: 'id-token', email: 'adaeze@example.test', name: 'Adaeze Okafor' },
    ]);
  });

  it('whose window was closed leaves everything as it was', async () => {
    facebookStandsIn();
    window.FB = { ...(window.FB as NonNullable<Window['FB']>), login: (callback) => callback({ authResponse: null }) };
    await openSignIn({ logins: social, providers: [{ medium: 'facebook', appId: '12345' }] });
    await button('Continue with Facebook').click();
    await expect.element(button('Continue with Facebook')).toBeEnabled();
    expect(sentTo('social-login')).toEqual([]);
  });
});

describe('after a provider', () => {
  it('[AUTH-110] [AUTH-113] [AUTH-118] asks for a phone number, and sends it with what the provider gave', async () => {
    const ticket = 'ticket-of-the-provider';
    fakeApi.answers['social-login'] = () => reply(signInReply({ is_phone_verified: 0, ticket }));
    await withFacebook();
    await expect.element(phoneModal).toBeVisible();
    await expect.element(phoneModal.getByText('Signed in with Facebook as Adaeze Okafor')).toBeVisible();
    const code = codeTo('phone', '+234••••••142');
    fakeApi.answers['social-register'] = () => reply(signInReply({ is_phone_verified: 0, ticket, code }));
    await field('Phone').fill('0803 555 0142');
    await button('Get OTP').click();
    fakeApi.answers['verify-phone'] = entered;
    await field('Verification code').fill('407218');
    await button('Verify').click();
    await isIn();
    expect(sentTo('social-register')).toEqual([{ ...proof, phone: '+2348035550142', ticket }]);
    expect(sentTo('verify-phone')).toMatchObject([{ login_type: 'social', verification_type: 'phone' }]);
  });

  it('[AUTH-116] asks for a phone number if the provider gave no address', async () => {
    fakeApi.answers['social-login'] = () => refused('provider_token_wrong', 'email');
    await withFacebook();
    await expect.element(phoneModal).toBeVisible();
  });

  it('[AUTH-119] [AUTH-120] takes no part of a number', async () => {
    fakeApi.answers['social-login'] = () => refused('email');
    await withFacebook();
    await button('Get OTP').click();
    await fault('Please give a phone number');
    await field('Phone').fill('80355');
    await button('Get OTP').click();
    await fault('number must be 10 digits');
    await expect.element(field('Phone')).toHaveFocus();
    expect(sentTo('social-register')).toEqual([]);
  });

  it('[AUTH-117] says every other refusal in a toast', async () => {
    fakeApi.answers['social-login'] = () => refused('provider_token_wrong');
    await withFacebook();
    await expect
      .element(page.getByText('The sign-in with this provider did not succeed. Please try again.'))
      .toBeVisible();
    await expect.element(button('Continue with Facebook')).toBeEnabled();
  });

  it('[AUTH-111] [AUTH-114] asks for what is missing', async () => {
    fakeApi.answers['social-login'] = () => reply(signInReply({ is_personal_info: 0, email: 'adaeze@example.test' }));
    await withFacebook();
    await expect.element(page.getByRole('dialog', { name: 'Just one more step' })).toBeVisible();
    await expect.element(field('User Name')).toHaveValue('Adaeze Okafor');
    await expect.element(field('Phone')).toBeVisible();
  });

  it('[AUTH-115] asks whether an account is theirs', async () => {
    fakeApi.answers['social-login'] = () =>
      reply(signInReply({ is_exist_user: { name: 'Adaeze', image: null, contact: 'a••••@example.com' } }));
    await withFacebook();
    await expect.element(page.getByRole('dialog', { name: 'Is It You?' })).toBeVisible();
  });
});
