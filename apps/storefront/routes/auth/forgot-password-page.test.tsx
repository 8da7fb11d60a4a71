import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { button, codeTo, fakeApi, field, reply, sentTo, setUpSignInTests } from '../../testing/sign-in-under-test.tsx';
import ForgotPasswordPage from './forgot-password-page.tsx';

setUpSignInTests();

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

const mail = 'bisi@demo.invalid';
const title = (name: string) => expect.element(page.getByRole('heading', { name })).toBeVisible();

async function askForCode() {
  await field('Email/Phone').fill(mail);
  await button('Get OTP').click();
  await title('Set a new password');
}

it('[AUTH-102] the code that was asked for can still be typed on a page that is new', async () => {
  fakeApi.answers['forgot-password'] = () =>
    reply({ ticket: 'ticket-of-this-test', code: codeTo('email', mail), message: '' });
  const screen = await renderInMarket(<ForgotPasswordPage />, {}, '/forgot-password');
  await askForCode();
  await screen.unmount();
  await renderInMarket(<ForgotPasswordPage />, {}, '/forgot-password');
  await title('Set a new password');
  await expect.element(page.getByText(mail)).toBeVisible();
});

it('[AUTH-102] going back and asking at once for the same account is not refused', async () => {
  fakeApi.answers['forgot-password'] = () =>
    reply({ ticket: 'ticket-of-this-test', code: codeTo('email', mail), message: '' });
  await renderInMarket(<ForgotPasswordPage />, {}, '/forgot-password');
  await askForCode();
  await button('Change').click();
  await title('Forgot password');
  await expect.element(field('Email/Phone')).toHaveValue(mail);
  await askForCode();
  expect(sentTo('forgot-password')).toHaveLength(1);
});
