import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
  secret,
  sentTo,
  setUpSignInTests,
  signInReply,
} from '../../../testing/sign-in-under-test.tsx';

setUpSignInTests();

const terms = page.getByRole('checkbox', { name: 'I accept the Terms and conditions' });
const signUp = button('Sign Up');

async function open(offer = {}) {
  await openSignIn(offer, 'sign-up');
  await expect.element(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
}

async function fill() {
  await field('User Name').fill('Adaeze Okafor');
  await field('Email').fill('adaeze@example.test');
  await field('Phone').fill('0803 555 0142');
  await secret('Password').fill('six-signs');
  await secret('Confirm Password').fill('six-signs');
  await terms.click();
}

describe('signing up', () => {
  it('[AUTH-76] [AUTH-77] has its fields, the refer code where referrals earn', async () => {
    await open();
    for (const name of ['User Name', 'Email', 'Phone']) await expect.element(field(name)).toBeVisible();
    await button('Have a referral code?').click();
    await expect.element(field('Refer Code (optional)')).toHaveFocus();
    for (const name of ['Password', 'Confirm Password']) await expect.element(secret(name)).toBeVisible();
    await expect.element(terms).not.toBeChecked();
  });

  it('[AUTH-24] [AUTH-37] needs a phone number alone where codes are sent, and has a password as before', async () => {
    await open();
    await button('Sign up with a phone number').click();
    await expect.element(field('Phone')).toHaveFocus();
    await expect.element(field('User Name')).not.toBeInTheDocument();
    await button('Back').click();
    await expect.element(field('User Name')).toBeVisible();
    await button('Sign up with a phone number').click();
    fakeApi.answers.login = () => reply(signInReply({ is_phone_verified: 0, code: codeTo('phone', '+234••••••142') }));
    await field('Phone').fill('0803 555 0142');
    await button('Get OTP').click();
    await expect.element(page.getByRole('dialog', { name: 'Verification code' })).toBeVisible();
    expect(sentTo('login')).toEqual([{ login_type: 'otp', phone: '+2348035550142' }]);
  });

  it('[AUTH-77] has no refer code where they do not', async () => {
    await open({ hasReferCodes: false });
    await expect.element(field('Email')).toBeVisible();
    await expect.element(button('Have a referral code?')).not.toBeInTheDocument();
  });

  it('[AUTH-78] [AUTH-89] waits for the terms', async () => {
    await open();
    await expect.element(signUp).toBeDisabled();
    await terms.click();
    await expect.element(signUp).toBeEnabled();
    await terms.click();
    await expect.element(signUp).toBeDisabled();
    await userEvent.tab();
    await fault('You must accept the terms and conditions');
    expect(sentTo('sign-up')).toEqual([]);
  });

  it('[AUTH-79] [AUTH-81] [AUTH-83] [AUTH-85] [AUTH-87] says what is missing, and goes to the first', async () => {
    await open();
    await terms.click();
    await signUp.click();
    await fault('First name is required');
    await fault('Email is required');
    await fault('Please give a phone number');
    await fault('Password is required');
    await fault('Confirm Password');
    await expect.element(field('User Name')).toHaveFocus();
    expect(sentTo('sign-up')).toEqual([]);
  });

  it.each([
    ['Email', 'adaeze@', 'Must be a valid email'],
    ['Email', `${'a'.repeat(244)}@example.test`, 'Email is too long - at most 255 characters.'],
    ['Phone', '8035', 'number must be 10 digits'],
    ['Password', '12345', 'Password is too short - should be 6 chars minimum.'],
    ['Confirm Password', 'another', 'Passwords must match'],
  ])('[AUTH-80] [AUTH-82] [AUTH-84] [AUTH-86] [AUTH-88] says what is wrong with %s', async (name, text, words) => {
    await open();
    await fill();
    await page.getByLabelText(name, { exact: true }).fill(text);
    await signUp.click();
    await fault(words);
    await expect.element(page.getByLabelText(name, { exact: true })).toHaveFocus();
    expect(sentTo('sign-up')).toEqual([]);
  });

  it('[AUTH-90] [AUTH-93] [AUTH-94] [AUTH-96] makes an account and goes in', async () => {
    fakeApi.answers['sign-up'] = entered;
    await open();
    await fill();
    await button('Have a referral code?').click();
    await field('Refer Code (optional)').fill('SOKO-WANJIRU');
    await signUp.click();
    await isIn();
    await expect.element(page.getByText('Signed up successfully.')).toBeVisible();
    await expect.element(page.getByText('Logged in successfully.')).not.toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('cookie');
    expect(sentTo('sign-up')).toEqual([
      {
        name: 'Adaeze Okafor',
        email: 'adaeze@example.test',
        phone: '+2348035550142',
        password: 'six-signs',
        confirm_password: 'six-signs',
        ref_code: 'SOKO-WANJIRU',
      },
    ]);
  });

  it('[AUTH-91] [AUTH-92] [AUTH-94] asks for a code where one is wanted', async () => {
    const code = codeTo('phone', '+234••••••142');
    fakeApi.answers['sign-up'] = () => reply(signInReply({ is_phone_verified: 0, phone: '+2348035550142', code }));
    fakeApi.answers['verify-phone'] = entered;
    await open();
    await fill();
    await signUp.click();
    await field('Verification code').fill('407218');
    expect(localStorage.getItem('token')).toBeNull();
    await button('Verify').click();
    await isIn();
    await expect.element(page.getByText('Signed up successfully.')).toBeVisible();
  });

  it.each([
    ['email_taken', 'Email', 'This email belongs to another account.'],
    ['phone_taken', 'Phone', 'This phone number belongs to another account.'],
    ['ref_code_unknown', 'Refer Code (optional)', 'We do not know this referral code.'],
    ['password_common', 'Password', 'Too many people use this password. Choose another one.'],
  ] as const)('shows %s at its field', async (code, name, words) => {
    fakeApi.answers['sign-up'] = () => refused(code);
    await open();
    await fill();
    await signUp.click();
    await fault(words);
    await expect.element(page.getByLabelText(name, { exact: true })).toHaveFocus();
  });
});
