import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import {
  freshEmail,
  freshPhone,
  type VisitorAnswer,
  visitorUnderTest,
} from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const node = marketUnderSettings(market, {
  centralize_login: {
    manual_login_status: 1,
    otp_login_status: 1,
    phone_verification_status: 1,
    email_verification_status: 0,
  },
});
const visitor = () => visitorUnderTest(() => node.app);
const password = 'groundnuts & garri';
const askFor = (email_or_phone: string) => visitor().post('auth/forgot-password', { email_or_phone });
const reset = ({ body }: VisitorAnswer, change: object = {}) =>
  visitor().post('auth/reset-password', {
    ticket: body.ticket,
    otp: body.code.demo_code,
    password,
    confirm_password: password,
    ...change,
  });
const postTo = async (recipient: string) => {
  const { rows } = await sql<{ body: string }>`
    select body from demo_post where recipient = ${recipient} order by id`.execute(market.db);
  return rows.map(({ body }) => body);
};

describe('a forgotten password', () => {
  it('[AUTH-102] is reset by a code, and every session of the account ends', async () => {
    const [email, phone] = [freshEmail(), freshPhone()];
    const known = await signedInCustomer(market, { email, phone, is_email_verified: true, is_phone_verified: true });
    for (const contact of [email.toUpperCase(), `0${phone.slice(4)}`]) {
      const done = await reset(await askFor(contact));
      expect([done.status, done.body]).toEqual([200, { message: 'Your new password is set.' }]);
    }
    expect((await visitor().get('customer/info', known.headers)).code).toBe('token_expired');
    const login = { login_type: 'manual', email_or_phone: phone, password };
    expect((await visitor().post('auth/login', login)).body.token).toEqual(expect.any(String));
  });

  it('[AUTH-102] is requested with one reply, whether or not an account has the contact', async () => {
    const email = freshEmail();
    await signedInCustomer(market, { email, is_email_verified: true });
    const phone = freshPhone();
    await signedInCustomer(market, { phone, is_phone_verified: true });
    for (const [known, unknown] of [
      [email, freshEmail()],
      [phone, freshPhone()],
    ] as const) {
      const answers = [await askFor(known), await askFor(unknown)];
      const [one, other] = answers.map(({ status, body }) => {
        const { ticket, code, message } = body;
        expect(ticket).toMatch(/^[\w-]{43}$/);
        return { status, message, code: { ...code, to: '', demo_code: '' } };
      });
      expect(one).toEqual(other);
      expect(await postTo(known)).toHaveLength(1);
      expect(await postTo(unknown)).toEqual([expect.stringMatching(/there is no account/)]);
      const guesses = await Promise.all(answers.map((answer) => reset(answer, { otp: '000000' })));
      expect(guesses.map(({ code }) => code)).toEqual(['code_wrong', 'code_wrong']);
      expect(answers.map(({ body }) => body.code.demo_code)).toEqual([expect.stringMatching(/^\d{6}$/), null]);
    }
  });

  it.each<[string, object, string]>([
    ['two passwords', { confirm_password: 'another one' }, 'passwords_differ'],
    ['a password of everybody', { password: 'qwerty123', confirm_password: 'qwerty123' }, 'password_common'],
    ['a short password', { password: 'abc12', confirm_password: 'abc12' }, 'password'],
    ['a foreign ticket', { ticket: 'x'.repeat(43) }, 'ticket_unknown'],
  ])('is refused with %s, and the code is still good', async (_what, change, code) => {
    const email = freshEmail();
    await signedInCustomer(market, { email });
    const sent = await askFor(email);
    expect((await reset(sent, change)).code).toBe(code);
    expect((await reset(sent)).status).toBe(200);
    expect((await reset(sent)).code).toBe('ticket_unknown');
  });

  it('opens no session by itself: its code proves a contact for nothing else', async () => {
    const email = freshEmail();
    await signedInCustomer(market, { email, is_email_verified: true });
    const sent = await askFor(email);
    const proof = {
      otp: sent.body.code.demo_code,
      login_type: 'manual',
      verification_type: 'email',
      ticket: sent.body.ticket,
    };
    expect((await visitor().post('auth/verify-phone', proof)).code).toBe('ticket_unknown');
    const info = { name: 'Eve', ticket: sent.body.ticket };
    expect((await visitor().post('auth/update-info', info)).code).toBe('ticket_unknown');
  });

  it('[AUTH-45] [AUTH-102] is set by an email that signs its owner in, where only phones are verified', async () => {
    const [email, phone] = [freshEmail(), freshPhone()];
    const customer = await signedInCustomer(market, { email, phone, is_phone_verified: true });
    expect((await visitor().get('customer/info', customer.headers)).body.is_email_verified).toBe(1);
    expect((await reset(await askFor(email))).status).toBe(200);
    const login = { login_type: 'manual', email_or_phone: email, password };
    const { body } = await visitor().post('auth/login', login);
    expect([body.token, body.is_email_verified]).toEqual([expect.any(String), 1]);
  });

  describe('where emails are verified too', () => {
    const strict = marketUnderSettings(market, {
      centralize_login: { manual_login_status: 1, phone_verification_status: 1, email_verification_status: 1 },
    });
    const there = () => visitorUnderTest(() => strict.app);

    it('is not set by a contact that was never confirmed, and no code is shown that would be refused', async () => {
      const [email, phone] = [freshEmail(), freshPhone()];
      const customer = await signedInCustomer(market, { email, phone, is_phone_verified: true });
      expect((await there().get('customer/info', customer.headers)).body.is_email_verified).toBe(0);
      const sent = await there().post('auth/forgot-password', { email_or_phone: email });
      expect(sent.body.code.demo_code).toBeNull();
      expect(await postTo(email)).toEqual([expect.stringMatching(/never confirmed/)]);
      expect((await reset(sent, { otp: '000000' })).code).toBe('code_wrong');
      expect((await reset(await askFor(phone))).status).toBe(200);
    });
  });

  it('is not requested with what is neither address nor number, nor for numbers that are not served', async () => {
    expect((await askFor('somebody')).message).toMatch(/Must be a valid email or phone number/);
    expect((await askFor('')).message).toMatch(/Email or phone number is required/);
    expect((await askFor('+447911123456')).code).toBe('phone_not_served');
  });
});
