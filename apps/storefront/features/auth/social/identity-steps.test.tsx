import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
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

const details = page.getByRole('dialog', { name: 'Just one more step' });
const question = page.getByRole('dialog', { name: 'Is It You?' });
const phone = '+254712555018';
const wanjiru = { name: 'Wanjiru Kamau', image: null, contact: '+254••••••018' };

/** A new phone number has been proved; the server replies with what is known of it. */
async function proveByCode(known: Parameters<typeof signInReply>[0], offer = {}) {
  fakeApi.answers.login = () =>
    reply(signInReply({ is_phone_verified: 0, phone, code: codeTo('phone', '+254••••••018') }));
  fakeApi.answers['verify-phone'] = () => reply(signInReply({ phone, ...known }));
  await openSignIn({ logins: { manual: false, otp: true, social: false }, ...offer });
  await field('Phone').fill(phone);
  await button('Get OTP').click();
  await field('Verification code').fill('407218');
  await button('Verify').click();
}

describe('the details of a new customer', () => {
  it('[AUTH-49] [AUTH-67] [AUTH-69] [AUTH-71] [AUTH-72] are asked for once the phone is proved, with the e-mail address', async () => {
    await proveByCode({ is_personal_info: 0 });
    await expect.element(details).toBeVisible();
    await expect.element(field('Phone')).not.toBeInTheDocument();
    fakeApi.answers['update-info'] = entered;
    await field('User Name').fill('Wanjiru Kamau');
    await field('Email').fill('wanjiru@example.test');
    await button('Have a referral code?').click();
    await field('Refer Code (optional)').fill('SOKO-BISI');
    await button('Continue').click();
    await isIn();
    await expect.element(page.getByText('Logged in successfully.')).toBeVisible();
    expect(sentTo('update-info')).toEqual([
      {
        name: 'Wanjiru Kamau',
        email: 'wanjiru@example.test',
        phone: '',
        ref_code: 'SOKO-BISI',
        login_type: 'otp',
        ticket: 'ticket-of-this-test-alone',
      },
    ]);
  });

  it('[AUTH-34] [AUTH-69] ask for the phone where the e-mail address is known', async () => {
    fakeApi.answers.login = () => reply(signInReply({ is_personal_info: 0, email: 'bisi@demo.invalid' }));
    fakeApi.answers['update-info'] = entered;
    await openSignIn();
    await field('Email/Phone').fill('bisi@demo.invalid');
    await secret('Password').fill('soko-demo');
    await button('Sign In').click();
    await expect.element(field('Email')).not.toBeInTheDocument();
    await field('User Name').fill('Bisi');
    await field('Phone').fill('0803 555 0142');
    await button('Continue').click();
    await isIn();
    expect(sentTo('update-info')).toMatchObject([{ email: '', phone: '+2348035550142' }]);
  });

  it('[AUTH-68] need a name and nothing else', async () => {
    await proveByCode({ is_personal_info: 0 });
    await button('Continue').click();
    await fault('First name is required');
    await expect.element(field('User Name')).toHaveFocus();
    await expect.element(field('User Name')).toBeRequired();
    expect(sentTo('update-info')).toEqual([]);
    fakeApi.answers['update-info'] = entered;
    await field('User Name').fill('Wanjiru');
    await button('Continue').click();
    await isIn();
    expect(sentTo('update-info')).toMatchObject([{ name: 'Wanjiru', email: '' }]);
  });

  it('[AUTH-70] ask for a refer code only where referrals earn', async () => {
    await proveByCode({ is_personal_info: 0 }, { hasReferCodes: false });
    await expect.element(details).toBeVisible();
    await expect.element(button('Have a referral code?')).not.toBeInTheDocument();
  });

  it('show a taken address at its field', async () => {
    await proveByCode({ is_personal_info: 0 });
    fakeApi.answers['update-info'] = () => refused('email_taken');
    await field('User Name').fill('Wanjiru');
    await field('Email').fill('bisi@demo.invalid');
    await button('Continue').click();
    await fault('This email belongs to another account.');
    await expect.element(field('Email')).toHaveFocus();
  });
});

describe('an account that was found', () => {
  it('[AUTH-50] [AUTH-73] [AUTH-74] is entered with Yes', async () => {
    await proveByCode({ is_exist_user: wanjiru });
    await expect.element(question).toBeVisible();
    await expect.element(question.getByText('Wanjiru Kamau')).toBeVisible();
    await expect.element(question.getByText('WK')).toBeVisible();
    await expect.element(question.getByText('+254••••••018')).toBeVisible();
    fakeApi.answers['exist-user'] = entered;
    await button('Yes').click();
    await isIn();
    expect(sentTo('exist-user')).toEqual([{ ticket: 'ticket-of-this-test-alone', is_it_you: true }]);
  });

  it('[AUTH-73] shows its picture where it has one', async () => {
    const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    await proveByCode({ is_exist_user: { ...wanjiru, image } });
    await expect.element(question).toBeVisible();
    expect(question.element().querySelector('img[src^="data:image/gif"]')).not.toBeNull();
  });

  it('[AUTH-75] is left with No, for one of one’s own', async () => {
    await proveByCode({ is_exist_user: wanjiru });
    fakeApi.answers['exist-user'] = () => reply(signInReply({ phone, is_personal_info: 0 }));
    await button('No').click();
    await expect.element(details).toBeVisible();
    expect(sentTo('exist-user')).toMatchObject([{ is_it_you: false }]);
  });

  it('[AUTH-51] is not asked about where there is none', async () => {
    await proveByCode({ token: 'cookie', ticket: null });
    await isIn();
    expect(sentTo('exist-user')).toEqual([]);
  });
});
