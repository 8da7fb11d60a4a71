import { onlineManager } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SignOutButton } from '../account/sign-out-button.tsx';
import { OfflineBar } from '../frame/offline-bar.tsx';
import { bisi, refused, renderInApp, reply } from '../testing/render-in-app.tsx';
import { SignedInOnly } from './signed-in-only.tsx';
import { useAccount } from './use-account.ts';

const heading = (name: string) => page.getByRole('heading', { name });
const nobody = () => refused('sign_in_needed', 401);

function Desk() {
  return (
    <main>
      <OfflineBar />
      <h1>{useAccount().f_name}</h1>
      <SignOutButton />
    </main>
  );
}

const routes: RouteObject[] = [{ element: <SignedInOnly />, children: [{ path: '*', Component: Desk }] }];

const reply200 = {
  token: 'cookie',
  is_personal_info: 1,
  is_exist_user: null,
  is_phone_verified: 1,
  is_email_verified: 1,
};

async function signIn(login = 'bisi@demo.invalid') {
  await page.getByLabelText('Email or phone number').fill(login);
  await page.getByLabelText('Password', { exact: true }).fill('soko-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
  localStorage.clear();
});

describe('a page of a staff application', () => {
  it('shows that it loads, then the account that is signed in', async () => {
    let answer: (response: Response) => void = () => {};
    const { fakeApi } = await renderInApp(routes, {});
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
    await expect.element(heading('We can’t load this page')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(heading('Loading…')).toBeInTheDocument();
    answer(reply(bisi));
    await expect.element(heading('Bísí')).toBeVisible();
    expect(fakeApi.calls[0]?.path).toMatch(/^\/api\/v1\//);
    expect(localStorage.getItem('token')).toBe('cookie');
  });

  it('[SEAT-01] asks for the account at the address that was opened, and goes on there', async () => {
    const { fakeApi } = await renderInApp(routes, { info: nobody, login: () => reply(reply200) }, '/orders/12');
    await expect.element(heading('Sign in to Soko Desk')).toBeVisible();
    fakeApi.answers.info = () => reply(bisi);
    await signIn();
    await expect.element(heading('Bísí')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/login'))?.body).toEqual({
      login_type: 'manual',
      email_or_phone: 'bisi@demo.invalid',
      password: 'soko-demo',
      field_type: 'email',
      type: 'email',
    });
  });

  it('takes a phone number in the country of the market', async () => {
    const { fakeApi } = await renderInApp(routes, { info: nobody, login: () => reply(reply200) });
    await signIn('0803 555 0142');
    await vi.waitFor(() =>
      expect(fakeApi.calls.find(({ path }) => path.endsWith('/login'))?.body).toMatchObject({
        email_or_phone: '+2348035550142',
        field_type: 'phone',
      }),
    );
  });

  it('says at its field what is missing or wrong, and keeps the focus there', async () => {
    const { fakeApi } = await renderInApp(routes, { info: nobody });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(page.getByText('Enter your email or phone number.')).toBeVisible();
    await expect.element(page.getByText('Enter your password.')).toBeVisible();
    await expect.element(page.getByLabelText('Email or phone number')).toHaveFocus();
    expect(fakeApi.calls.filter(({ path }) => path.endsWith('/login'))).toEqual([]);
    fakeApi.answers.login = () => refused('credentials_wrong', 401, 'The email or the password is wrong.');
    await signIn();
    await expect.element(page.getByText('The email or the password is wrong.')).toBeVisible();
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
  });

  it('says what the API refuses, and that it has no answer', async () => {
    const { fakeApi } = await renderInApp(routes, {
      info: nobody,
      login: () => refused('too_many', 429, 'Wait a minute.'),
    });
    await signIn();
    await expect.element(page.getByRole('alert').getByText('Wait a minute.')).toBeVisible();
    fakeApi.answers = { info: nobody };
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(page.getByText('We got no answer. Check your connection and try again.')).toBeVisible();
  });

  it('asks for the code of a contact that is not proved yet', async () => {
    const code = {
      medium: 'phone',
      by: 'server',
      to: '+234••••142',
      number: null,
      resend_seconds: 60,
      demo_code: '407218',
    };
    const { fakeApi } = await renderInApp(routes, {
      info: nobody,
      login: () => reply({ ...reply200, token: null, is_phone_verified: 0, ticket: 'a-ticket-of-this-test', code }),
      'verify-phone': () => refused('code_wrong', 400, 'This code is wrong.'),
    });
    await signIn();
    await expect.element(page.getByText('We sent a 6-digit code to +234••••142.')).toBeVisible();
    await page.getByLabelText('Code').fill('111111');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByText('This code is wrong.')).toBeVisible();
    fakeApi.answers['verify-phone'] = () => reply(reply200);
    fakeApi.answers.info = () => reply(bisi);
    await page.getByLabelText('Code').fill('407218');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(heading('Bísí')).toBeVisible();
  });

  it('leads to the storefront where the account lacks what only that asks for', async () => {
    const lacking = { ...reply200, token: null, is_personal_info: 0, ticket: 'a-ticket-of-this-test', code: null };
    await renderInApp(routes, { info: nobody, login: () => reply(lacking) });
    await signIn();
    await expect.element(page.getByRole('link', { name: 'customer app' })).toHaveAttribute('href', '/');
  });

  it('says that an account is inactive', async () => {
    await renderInApp(routes, { info: () => refused('account_inactive', 401) });
    await expect.element(page.getByText(/This account is inactive/)).toBeVisible();
  });

  it('waits for the connection where nothing is saved on the device', async () => {
    onlineManager.setOnline(false);
    await renderInApp(routes, { info: () => reply(bisi) });
    await expect.element(heading('You’re offline')).toBeVisible();
    onlineManager.setOnline(true);
    await expect.element(heading('Bísí')).toBeVisible();
    onlineManager.setOnline(false);
    await expect.element(page.getByText(/You’re offline. This page is as of \d/)).toBeVisible();
  });

  it('removes what was loaded for the account once its session is over', async () => {
    const { fakeApi, queries } = await renderInApp(routes, {
      info: () => reply(bisi),
      logout: () => reply({ message: '' }),
    });
    await expect.element(heading('Bísí')).toBeVisible();
    queries.setQueryData(['orders'], [1]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.element(heading('Sign in to Soko Desk')).toBeVisible();
    await vi.waitFor(() => expect(queries.getQueryData(['orders'])).toBeUndefined());
    await vi.waitFor(() => expect(queries.getQueryData(['settings'])).toBeDefined());
    expect(fakeApi.calls.map(({ path }) => path)).toContain('/api/v1/auth/logout');
    expect(localStorage.getItem('token')).toBeNull();
  });
});
