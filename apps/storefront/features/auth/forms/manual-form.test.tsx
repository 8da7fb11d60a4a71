import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
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

const login = field('Email/Phone');
const country = button(/^Country code/);

async function signIn(name: string, password = 'soko-demo') {
  await login.fill(name);
  await secret('Password').fill(password);
  await button('Sign In').click();
}

describe('the field for e-mail or phone', () => {
  it('[AUTH-16] [AUTH-144] [AUTH-145] becomes a phone input, and an e-mail field again', async () => {
    await openSignIn();
    await userEvent.type(login, '08');
    await expect.element(country).not.toBeInTheDocument();
    await userEvent.type(login, '0');
    await expect.element(country).toHaveAccessibleName('Country code: Nigeria +234');
    await expect.element(login).toHaveFocus();
    await userEvent.type(login, 'b');
    await expect.element(country).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await expect.element(country).toBeVisible();
  });

  it('[AUTH-142] [AUTH-143] keeps the chosen country for the next phone input', async () => {
    await openSignIn();
    await login.fill('712');
    await country.click();
    await page.getByRole('combobox').fill('Kenya');
    await userEvent.keyboard('{Enter}');
    await expect.element(country).toHaveAccessibleName('Country code: Kenya +254');
    expect(localStorage.getItem('country')).toBe('KE');
    await button('Sign Up').click();
    await expect.element(country).toHaveAccessibleName('Country code: Kenya +254');
  });
});

describe('signing in with a password', () => {
  it('[AUTH-28] [AUTH-30] says what is missing, and goes to the first', async () => {
    await openSignIn();
    await button('Sign In').click();
    await fault('Email or phone number is required');
    await fault('Password is required');
    await expect.element(login).toHaveFocus();
    expect(sentTo('login')).toEqual([]);
  });

  it.each(['adaeze', 'adaeze@', '0803', '+99912'])('[AUTH-29] takes no %s', async (text) => {
    await openSignIn();
    await signIn(text);
    await fault('Must be a valid email or phone number');
    expect(sentTo('login')).toEqual([]);
  });

  it('[AUTH-31] says it of a short password when the field is left, until it is mended', async () => {
    await openSignIn();
    await secret('Password').fill('12345');
    await userEvent.tab();
    await fault('Password is too short - should be 6 chars minimum.');
    await userEvent.type(secret('Password'), '6');
    await expect.element(page.getByText('Password is too short - should be 6 chars minimum.')).not.toBeInTheDocument();
  });

  it('says nothing of an empty field that is only passed', async () => {
    await openSignIn();
    await expect.element(login).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await secret('Password').fill('soko-demo');
    await userEvent.tab();
    expect(page.getByText('Email or phone number is required').elements()).toEqual([]);
    await button('Sign In').click();
    await expect.element(page.getByText('Email or phone number is required')).toBeVisible();
  });

  it('does not take a button away from under the finger that leaves a wrong field', async () => {
    await openSignIn();
    await login.fill('adaeze');
    await button('Sign Up').click();
    await expect.element(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  });

  it('[AUTH-01] [AUTH-34] [AUTH-35] [AUTH-36] sends a phone number with its plus', async () => {
    fakeApi.answers.login = entered;
    await openSignIn();
    await signIn('0803 555 0142');
    await isIn();
    expect(sentTo('login')).toEqual([
      {
        login_type: 'manual',
        email_or_phone: '+2348035550142',
        password: 'soko-demo',
        field_type: 'phone',
        type: 'phone',
      },
    ]);
  });

  it('[AUTH-36] [AUTH-41] [AUTH-98] [AUTH-121] [AUTH-123] [AUTH-124] signs in', async () => {
    fakeApi.answers.login = entered;
    await openSignIn();
    await signIn('bisi@demo.invalid');
    await isIn();
    await expect.element(page.getByText('Logged in successfully.')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(sentTo('login')).toMatchObject([
      { email_or_phone: 'bisi@demo.invalid', field_type: 'email', type: 'email' },
    ]);
    expect(localStorage.getItem('token')).toBe('cookie');
  });

  it('shows a wrong password at its field, in the words of the server', async () => {
    fakeApi.answers.login = () => refused('credentials_wrong');
    await openSignIn();
    await signIn('bisi@demo.invalid', 'wrong-one');
    await fault('The email, the phone number or the password is wrong.');
    await expect.element(secret('Password')).toHaveFocus();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('says what belongs to no field in a toast', async () => {
    fakeApi.answers.login = () => refused('account_inactive');
    await openSignIn();
    await signIn('bisi@demo.invalid');
    await expect.element(page.getByText('Your account is inactive')).toBeVisible();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('sends one call however often the button is pressed, and shows that it waits', async () => {
    const answer = Promise.withResolvers<Response>();
    fakeApi.answers.login = () => answer.promise;
    await openSignIn();
    await signIn('bisi@demo.invalid');
    await expect.element(button('Sign In')).toHaveAttribute('aria-busy', 'true');
    await button('Sign In').click({ force: true });
    await userEvent.keyboard('{Enter}');
    expect(sentTo('login')).toHaveLength(1);
    answer.resolve(entered());
    await isIn();
    expect(sentTo('login')).toHaveLength(1);
  });

  it('loses nothing without a connection, and tries again', async () => {
    fakeApi.answers.login = () => Promise.reject(new TypeError('Failed to fetch'));
    await openSignIn();
    await signIn('bisi@demo.invalid');
    await expect.element(page.getByText(/You are offline/)).toBeVisible();
    await expect.element(login).toHaveValue('bisi@demo.invalid');
    fakeApi.answers.login = entered;
    await button('Try again').click();
    await isIn();
  });

  it('[AUTH-40] continues with the missing information', async () => {
    fakeApi.answers.login = () => reply(signInReply({ is_personal_info: 0, email: 'bisi@demo.invalid' }));
    await openSignIn();
    await signIn('bisi@demo.invalid');
    await expect.element(page.getByRole('dialog', { name: 'Just one more step' })).toBeVisible();
  });
});

describe('Remember me', () => {
  it('[AUTH-25] [AUTH-26] keeps what was typed, and never the password', async () => {
    fakeApi.answers.login = entered;
    await openSignIn();
    await page.getByRole('checkbox', { name: 'Remember me' }).click();
    await signIn('0803 555 0142', 'a very secret word');
    await isIn();
    expect(JSON.parse(localStorage.getItem('userDatafor') ?? '')).toEqual({
      email_or_phone: '803 555 0142',
      country: 'NG',
    });
    const everything = [...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie].join();
    expect(everything).not.toContain('a very secret word');
  });

  it('[AUTH-25] fills the form at the next visit', async () => {
    localStorage.setItem('userDatafor', JSON.stringify({ email_or_phone: 'bisi@demo.invalid', country: 'NG' }));
    await openSignIn();
    await expect.element(login).toHaveValue('bisi@demo.invalid');
    await expect.element(secret('Password')).toHaveValue('');
    await expect.element(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  });

  it('[AUTH-27] deletes it without its tick, but not before the sign-in has succeeded', async () => {
    localStorage.setItem('userDatafor', JSON.stringify({ email_or_phone: 'bisi@demo.invalid', country: 'NG' }));
    fakeApi.answers.login = () => refused('credentials_wrong');
    await openSignIn();
    await page.getByRole('checkbox', { name: 'Remember me' }).click();
    await signIn('bisi@demo.invalid');
    await fault('The email, the phone number or the password is wrong.');
    expect(localStorage.getItem('userDatafor')).not.toBeNull();
    fakeApi.answers.login = entered;
    await button('Sign In').click();
    await isIn();
    expect(localStorage.getItem('userDatafor')).toBeNull();
  });

  it.each(['{', '[]', 'null', '{"email_or_phone":7}', '"x"'])('is not broken by a stored %s', async (stored) => {
    localStorage.setItem('userDatafor', stored);
    await openSignIn();
    await expect.element(login).toHaveValue('');
  });
});
