import { describe, expect, it, vi } from 'vitest';
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

const phone = field('Phone');
const code = field('Verification code');
const masked = '+234••••••142';
const byCode = { logins: { manual: false, otp: true, social: false } };

const toPhone = (parts = {}) =>
  reply(signInReply({ is_phone_verified: 0, phone: '+2348035550142', code: codeTo('phone', masked), ...parts }));

async function askForCode() {
  fakeApi.answers.login ??= () => toPhone();
  await openSignIn(byCode);
  await phone.fill('0803 555 0142');
  await button('Get OTP').click();
  await expect.element(page.getByRole('dialog', { name: 'Verification code' })).toBeVisible();
}

async function verify(digits = '407218') {
  await code.fill(digits);
  await button('Verify').click();
}

describe('signing in by a code', () => {
  it('[AUTH-24] [AUTH-32] asks for a phone number', async () => {
    await openSignIn(byCode);
    await expect.element(page.getByRole('checkbox', { name: 'Remember me' })).toBeVisible();
    await button('Get OTP').click();
    await fault('Please give a phone number');
    await expect.element(phone).toHaveFocus();
  });

  it.each(['80355', '0803555', '+254712'])('[AUTH-33] asks for all of it: %s', async (number) => {
    await openSignIn(byCode);
    await phone.fill(number);
    await userEvent.tab();
    await button('Get OTP').click();
    await fault('number must be 10 digits');
    expect(sentTo('login')).toEqual([]);
  });

  it('[AUTH-02] [AUTH-34] [AUTH-37] [AUTH-43] sends the number with its plus, and opens the code', async () => {
    await askForCode();
    expect(sentTo('login')).toEqual([{ login_type: 'otp', phone: '+2348035550142' }]);
    await expect.element(page.getByText(/^We sent a 6-digit code to/)).toBeVisible();
    await expect.element(page.getByText(masked)).toBeVisible();
    await expect.element(code).toHaveFocus();
  });

  it('[AUTH-61] [AUTH-63] proves the number, and signs in', async () => {
    await askForCode();
    fakeApi.answers['verify-phone'] = entered;
    await verify();
    await isIn();
    await expect.element(page.getByText('Logged in successfully.')).toBeVisible();
    expect(sentTo('verify-phone')).toEqual([
      {
        phone: '+2348035550142',
        otp: '407218',
        login_type: 'otp',
        verification_type: 'phone',
        ticket: 'ticket-of-this-test-alone',
      },
    ]);
  });

  it('[AUTH-25] remembers the number once it has succeeded', async () => {
    fakeApi.answers.login = () => toPhone();
    await openSignIn(byCode);
    await phone.fill('0803 555 0142');
    await page.getByRole('checkbox', { name: 'Remember me' }).click();
    await button('Get OTP').click();
    await expect.element(code).toBeVisible();
    expect(localStorage.getItem('userDatafor')).toBeNull();
    fakeApi.answers['verify-phone'] = entered;
    await verify();
    await isIn();
    expect(localStorage.getItem('userDatafor')).toContain('803 555 0142');
  });

  it('leads back to another number, which is still in the field', async () => {
    await askForCode();
    await button('Change').click();
    await expect.element(phone).toHaveValue('803 555 0142');
  });
});

describe('the code', () => {
  it('[AUTH-52] [AUTH-53] [AUTH-55] takes exactly six digits, typed or pasted', async () => {
    await askForCode();
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(code, '12a3 4-5');
    await expect.element(code).toHaveValue('12345');
    await expect.element(button('Verify')).toBeDisabled();
    await userEvent.type(code, '67');
    await expect.element(code).toHaveValue('123456');
    await expect.element(button('Verify')).toBeEnabled();
    await code.fill('987 654');
    await expect.element(code).toHaveValue('987654');
  });

  it('[AUTH-54] says that it is empty, on Enter and on leaving it', async () => {
    await askForCode();
    await userEvent.keyboard('{Enter}');
    await fault('field is empty');
    await userEvent.keyboard('1{Backspace}');
    await expect.element(page.getByText('field is empty')).not.toBeInTheDocument();
    await userEvent.tab();
    await fault('field is empty');
    expect(sentTo('verify-phone')).toEqual([]);
  });

  it('[AUTH-59] [AUTH-60] is shown in a demo, and nowhere else', async () => {
    await askForCode();
    await expect.element(page.getByText('For demo propose use otp 407218')).toBeVisible();
    await button('Change').click();
    fakeApi.answers.login = () => toPhone({ code: codeTo('phone', masked, null) });
    await button('Get OTP').click();
    await expect.element(code).toBeVisible();
    await expect.element(page.getByText(/For demo/)).not.toBeInTheDocument();
  });

  it('[AUTH-65] that is wrong is said in a toast and below the boxes, and the dialog stays', async () => {
    await askForCode();
    fakeApi.answers['verify-phone'] = () => refused('code_wrong');
    await verify();
    await expect.poll(() => page.getByText('This code is wrong.').elements()).toHaveLength(2);
    await expect.element(code).toHaveAccessibleDescription('This code is wrong.');
    await expect.element(code).toHaveFocus();
    await expect.element(page.getByRole('dialog', { name: 'Verification code' })).toBeVisible();
  });
});

describe('another code', () => {
  const resend = button('Resend code');
  const soon = (seconds: number, demoCode: string) => ({
    ...codeTo('phone', masked, demoCode),
    resend_seconds: seconds,
  });

  it('[AUTH-56] [AUTH-57] is locked for a minute, second by second', async () => {
    await askForCode();
    await expect.element(page.getByText('Resend code in 60s')).toBeVisible();
    await expect.element(resend).toBeDisabled();
    await expect.element(page.getByText('Resend code in 59s')).toBeVisible();
    await expect.element(resend).toBeDisabled();
  });

  it('[AUTH-57] [AUTH-58] is sent once the count has ended, which begins again', async () => {
    fakeApi.answers.login = () => toPhone({ code: soon(1, '407218') });
    fakeApi.answers['send-code'] = () => reply({ code: soon(60, '555555'), message: '' });
    await askForCode();
    await code.fill('12');
    await expect.element(page.getByText('You can ask for another code now.')).toBeInTheDocument();
    await resend.click();
    await expect.element(page.getByText('For demo propose use otp 555555')).toBeVisible();
    await expect.element(page.getByText('Resend code in 60s')).toBeVisible();
    await expect.element(resend).toBeDisabled();
    await expect.element(code).toHaveValue('');
    expect(sentTo('send-code')).toEqual([{ ticket: 'ticket-of-this-test-alone' }]);
  });

  it('that is refused leaves the way open', async () => {
    fakeApi.answers.login = () => toPhone({ code: soon(0, '407218') });
    fakeApi.answers['send-code'] = () => refused('too_many');
    await askForCode();
    await resend.click();
    await expect.element(page.getByText('Too many attempts. Please wait a moment.')).toBeVisible();
    await expect.element(resend).toBeEnabled();
  });
});

describe('a code after a password', () => {
  async function signIn(answer: () => Response) {
    fakeApi.answers.login = answer;
    await openSignIn({ logins: { manual: true, otp: false, social: false } });
    await field('Email/Phone').fill('bisi@demo.invalid');
    await secret('Password').fill('soko-demo');
    await button('Sign In').click();
    await expect.element(code).toBeVisible();
  }

  it('[AUTH-42] [AUTH-46] goes to the phone when nothing is verified, and is the only one', async () => {
    await signIn(() => toPhone({ is_email_verified: 0, email: 'bisi@demo.invalid' }));
    fakeApi.answers['verify-phone'] = entered;
    await verify();
    await isIn();
    expect(sentTo('verify-phone')).toMatchObject([{ login_type: 'manual', verification_type: 'phone' }]);
  });

  it('[AUTH-44] [AUTH-63] goes to the e-mail address when only that is not verified', async () => {
    const email = 'bisi@demo.invalid';
    await signIn(() =>
      reply(signInReply({ is_email_verified: 0, email, code: codeTo('email', 'b••••@demo.invalid') })),
    );
    await expect.element(button('Change')).not.toBeInTheDocument();
    fakeApi.answers['verify-phone'] = entered;
    await verify();
    await isIn();
    expect(sentTo('verify-phone')).toMatchObject([{ email, verification_type: 'email' }]);
  });
});

describe('a code that Firebase sends', () => {
  const firebase = {
    api_key: 'key',
    project_id: 'soko',
    auth_domain: 'soko.test',
    emulator_url: 'http://firebase.test',
  };
  const byFirebase = { ...codeTo('phone', masked, null), by: 'firebase', number: '+2348035550142' };

  async function ask() {
    fakeApi.answers.login = () => toPhone({ code: byFirebase });
    await openSignIn({ ...byCode, firebase });
    await phone.fill('0803 555 0142');
    await button('Get OTP').click();
    await expect.element(code).toBeVisible();
  }

  it('[AUTH-47] [AUTH-62] belongs to a session of its own, with which it is proved', async () => {
    fakeApi.answers['accounts:sendVerificationCode'] = () => reply({ sessionInfo: 'session-of-firebase' });
    fakeApi.answers['firebase-verify-token'] = entered;
    await ask();
    await expect
      .poll(() => sentTo('accounts:sendVerificationCode?key=key'))
      .toMatchObject([{ phoneNumber: '+2348035550142' }]);
    await verify();
    await isIn();
    expect(sentTo('firebase-verify-token')).toEqual([
      {
        session_info: 'session-of-firebase',
        phone: '+2348035550142',
        otp: '407218',
        login_type: 'otp',
        ticket: 'ticket-of-this-test-alone',
      },
    ]);
  });

  it('[AUTH-66] that cannot be sent is only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeApi.answers['accounts:sendVerificationCode'] = () => reply({ error: { message: 'INVALID_PHONE_NUMBER' } }, 400);
    await ask();
    await expect.poll(() => warn).toHaveBeenCalled();
    await expect.element(code).toBeVisible();
    expect(document.querySelector('[data-toast]')).toBeNull();
  });
});
