import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bisi, refused, renderInApp, reply } from '../testing/render-in-app.tsx';
import { JoinPage } from './join-page.tsx';

const token = 'a'.repeat(43);
const address = `/join#${token}`;
const invitation = {
  store_name: 'Ada Kitchen',
  role: 'kitchen',
  roles: null,
  contact: 'c••••@example.com',
  invited_by: 'Chidi Eze',
  expires_at: '2026-11-30T09:00:00.000Z',
};
const routes = [
  { path: '/join', Component: JoinPage },
  { path: '/', element: <h1>Start page</h1> },
];
const heading = (name: string) => page.getByRole('heading', { name });
const offered = { invitation: () => reply(invitation) };
const signedIn = { ...offered, info: () => reply(bisi) };
const nobody = () => refused('sign_in_needed', 401);
const signedInReply = {
  token: 'cookie',
  is_personal_info: 1,
  is_exist_user: null,
  is_phone_verified: 1,
  is_email_verified: 1,
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the page of an invitation', () => {
  it('[SEAT-19] says who invites to what, and makes the account that is signed in a member', async () => {
    const memberships = { stores: [], courier: null, operator: null };
    const { fakeApi, queries } = await renderInApp(routes, { ...signedIn, accept: () => reply(memberships) }, address);
    await expect.element(heading('Work for Ada Kitchen')).toBeVisible();
    await expect.element(page.getByText('Chidi Eze invites you.')).toBeVisible();
    await expect.element(page.getByText('Kitchen', { exact: true })).toBeVisible();
    await expect.element(page.getByText('You’re signed in as Bísí Adéwálé.')).toBeVisible();
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect.element(heading('Start page')).toBeVisible();
    await expect.element(page.getByText('You work for Ada Kitchen now')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/accept'))?.body).toEqual({ token });
    expect(fakeApi.calls.filter(({ path }) => path.includes(token))).toEqual([]);
    expect(queries.getQueryData(['memberships'])).toEqual(memberships);
  });

  it('[SEAT-19] says that the link is not whole without asking the API', async () => {
    const { fakeApi } = await renderInApp(routes, offered, `/join#${token.slice(1)}`);
    await expect.element(heading('This link is incomplete')).toBeVisible();
    expect(fakeApi.calls.filter(({ path }) => path.endsWith('/invitation'))).toEqual([]);
  });

  it('[SEAT-19] says that an invitation is over, also where it ends while its page is open', async () => {
    const over = () => refused('invitation_over', 404);
    const { fakeApi, screen } = await renderInApp(routes, { ...signedIn, accept: over }, address);
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect.element(page.getByRole('alert').getByText(/It was used or withdrawn/)).toBeVisible();
    expect(fakeApi.calls.filter(({ path }) => path.endsWith('/accept'))).toHaveLength(1);
    await screen.unmount();
    await renderInApp(routes, { invitation: over, info: nobody }, address);
    await expect.element(heading('This invitation is over')).toBeVisible();
  });

  it('leads a member who needs no invitation to the app', async () => {
    await renderInApp(routes, { ...signedIn, accept: () => refused('already_member', 409) }, address);
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect.element(page.getByText(/This account works for Ada Kitchen already/)).toBeVisible();
    await page.getByRole('link', { name: 'Open the app' }).click();
    await expect.element(heading('Start page')).toBeVisible();
  });

  it('[SEAT-19] makes an account for a person who has none, then asks to accept', async () => {
    const { fakeApi } = await renderInApp(routes, { ...offered, info: nobody }, address);
    await page.getByRole('button', { name: 'New here? Create an account' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.element(page.getByText('Enter your name.')).toBeVisible();
    await expect.element(page.getByText('Accept the terms to go on.')).toBeVisible();
    await expect.element(page.getByLabelText('Your name')).toHaveFocus();
    await page.getByLabelText('Your name').fill('Tayo Cook');
    await page.getByLabelText('Email').fill('tayo@example.com');
    await page.getByLabelText('Phone number').fill('0803 555 0199');
    await page.getByLabelText('Password', { exact: true }).fill('pounded-yam-7');
    await page.getByRole('checkbox', { name: /I accept the/ }).click();
    fakeApi.answers['sign-up'] = () => refused('email_taken', 409, 'This email has an account.');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.element(page.getByText('This email has an account.')).toBeVisible();
    await expect.element(page.getByLabelText('Email')).toHaveFocus();
    fakeApi.answers['sign-up'] = () => reply(signedInReply);
    fakeApi.answers.info = () => reply(bisi);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.element(page.getByRole('button', { name: 'Accept the invitation' })).toBeVisible();
    expect(fakeApi.calls.findLast(({ path }) => path.endsWith('/sign-up'))?.body).toEqual({
      name: 'Tayo Cook',
      email: 'tayo@example.com',
      phone: '+2348035550199',
      password: 'pounded-yam-7',
    });
  });
});
