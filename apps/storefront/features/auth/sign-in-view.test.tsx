import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { OfferedProvider } from '#features/config/sign-in-offer.ts';
import { button, fakeApi, field, openSignIn, secret, setUpSignInTests } from '../../testing/sign-in-under-test.tsx';

setUpSignInTests();

const google: OfferedProvider = { medium: 'google', clientId: 'g' };
const facebook: OfferedProvider = { medium: 'facebook', appId: 'f' };
const apple: OfferedProvider = { medium: 'apple', clientId: 'a', redirectUrl: 'https://soko.test/' };

const offered = (...names: ('manual' | 'otp' | 'social')[]) => ({
  logins: { manual: names.includes('manual'), otp: names.includes('otp'), social: names.includes('social') },
  providers: names.includes('social') ? [facebook] : [],
});

const social = button('Continue with Facebook');

async function expectFields({ password = false, code = false, providers = false }) {
  const parts = [
    [secret('Password'), password],
    [button('Get OTP'), code],
    [social, providers],
  ] as const;
  for (const [part, isThere] of parts) {
    if (isThere) await expect.element(part).toBeVisible();
    else await expect.element(part).not.toBeInTheDocument();
  }
}

describe('the sign-in view', () => {
  it('[AUTH-04] has the form for a code alone where only that is on', async () => {
    await openSignIn(offered('otp'));
    await expectFields({ code: true });
    await expect.element(button('Sign in with a password')).not.toBeInTheDocument();
  });

  it('[AUTH-05] [AUTH-11] has the form for a password alone where only that is on', async () => {
    await openSignIn(offered('manual'));
    await expectFields({ password: true });
    await expect.element(button('Sign in with a one-time code')).not.toBeInTheDocument();
  });

  it('[AUTH-06] has the providers alone where only they are on', async () => {
    await openSignIn(offered('social'));
    await expectFields({ providers: true });
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  });

  it('[AUTH-07] offers password and code, one a press from the other', async () => {
    await openSignIn(offered('manual', 'otp'));
    await expectFields({ password: true });
    await button('Sign in with a one-time code').click();
    await expectFields({ code: true });
    await expect.element(field('Phone')).toHaveFocus();
    await button('Sign in with a password').click();
    await expectFields({ password: true });
  });

  it('[AUTH-08] has code and providers', async () => {
    await openSignIn(offered('otp', 'social'));
    await expectFields({ code: true, providers: true });
  });

  it('[AUTH-09] has password and providers', async () => {
    await openSignIn(offered('manual', 'social'));
    await expectFields({ password: true, providers: true });
  });

  it('[AUTH-10] has all three', async () => {
    await openSignIn(offered('manual', 'otp', 'social'));
    await expectFields({ password: true, providers: true });
    await button('Sign in with a one-time code').click();
    await expectFields({ code: true, providers: true });
  });

  it('[AUTH-107] says that Apple is loading until its script has loaded', async () => {
    await openSignIn({ ...offered('social'), providers: [apple] });
    await expect.element(page.getByText('Loading Apple Login...')).toBeVisible();
    await expect.element(button('Continue with Apple')).not.toBeInTheDocument();
  });

  it.each([
    [1, [facebook]],
    [2, [google, facebook]],
    [3, [google, facebook, apple]],
  ])('[AUTH-12] shows %i providers in as many columns', async (columns, providers) => {
    fakeApi.scripts['appleid.cdn-apple.com'] = () => undefined;
    await openSignIn({ ...offered('social'), providers });
    if (columns === 3) await expect.element(button('Apple')).toBeVisible();
    const name = columns === 1 ? 'Continue with Facebook' : 'Facebook';
    await expect.element(button(name)).toBeVisible();
    const grid = button(name).element().parentElement as HTMLElement;
    expect(getComputedStyle(grid).gridTemplateColumns.split(' ')).toHaveLength(columns);
  });

  it('[AUTH-14] [AUTH-15] [AUTH-18] [AUTH-19] [AUTH-20] [AUTH-21] [AUTH-22] [AUTH-23] has all of the password form', async () => {
    await openSignIn(offered('manual'));
    await expect.element(field('Email/Phone')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    await expect
      .element(page.getByRole('link', { name: 'Forgot password' }))
      .toHaveAttribute('href', '/forgot-password');
    const terms = page.getByRole('link', { name: 'Terms and conditions' });
    await expect.element(terms).toHaveAttribute('href', '/terms-and-conditions');
    await expect.element(terms).toHaveAttribute('target', '_blank');
    await expect.element(button('Sign In')).toBeVisible();
    await button('Sign Up').click();
    await expect.element(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
    await button('Sign In').click();
    await expect.element(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  });

  it('[AUTH-17] shows a password to who wants to see it', async () => {
    await openSignIn(offered('manual'));
    await secret('Password').fill('a secret');
    await expect.element(secret('Password')).toHaveAttribute('type', 'password');
    await button('Show password').click();
    await expect.element(secret('Password')).toHaveAttribute('type', 'text');
    await button('Hide password').click();
    await expect.element(secret('Password')).toHaveAttribute('type', 'password');
  });
});
