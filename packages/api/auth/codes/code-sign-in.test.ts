import { sql } from 'kysely';
import { maskedContact } from 'market/auth/auth.rules';
import { describe, expect, it } from 'vitest';
import { knownModules, testStores } from '#api/db/seed/known-market.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import {
  asBearer,
  freshEmail,
  freshPhone,
  type VisitorAnswer,
  visitorUnderTest,
} from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const node = marketUnderSettings(market, {
  customer_wallet_status: 1,
  ref_earning_status: 1,
  centralize_login: {
    manual_login_status: 1,
    otp_login_status: 1,
    phone_verification_status: 1,
    email_verification_status: 0,
  },
});
const visitor = () => visitorUnderTest(() => node.app);
const askFor = (phone: string) => visitor().post('auth/login', { login_type: 'otp', phone });
const proofOf = ({ body }: VisitorAnswer, otp = body.code.demo_code, verification_type = 'phone') => ({
  otp,
  login_type: 'otp',
  verification_type,
  ticket: body.ticket,
});
const prove = async (phone: string) => visitor().post('auth/verify-phone', proofOf(await askFor(phone)));
const infoOf = async (token: string) => (await visitor().get('customer/info', asBearer(token))).body;
const waitAMinute = (phone: string) =>
  sql`update sign_ins set code_sent_at = code_sent_at - interval '61 seconds' where phone = ${phone}`.execute(
    market.db,
  );

describe('a sign-in with a code', () => {
  it('[AUTH-02] [AUTH-37] [AUTH-38] [AUTH-48] [AUTH-60] sends one, and says no more of a known number than of another', async () => {
    const known = freshPhone();
    await signedInCustomer(market, { phone: known, email: freshEmail(), is_phone_verified: true });
    const bodies = [];
    for (const phone of [known, freshPhone()]) {
      const { status, body } = await askFor(`0${phone.slice(4)}`);
      expect([status, body.phone]).toEqual([200, phone]);
      const { rows } = await sql<{ body: string }>`select body from demo_post where recipient = ${phone}`.execute(
        market.db,
      );
      expect(rows).toEqual([{ body: expect.stringContaining(body.code.demo_code) }]);
      bodies.push({ ...body, phone: '', ticket: '', code: { ...body.code, demo_code: '', to: '' } });
    }
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toMatchObject({
      token: null,
      is_personal_info: 1,
      is_exist_user: null,
      is_phone_verified: 0,
      code: { medium: 'phone', by: 'server', resend_seconds: 60 },
    });
  });

  it('[AUTH-49] [AUTH-71] [AUTH-72] makes an account for a new number, once it has a name', async () => {
    const [phone, email] = [freshPhone(), freshEmail()];
    const { body } = await prove(phone);
    expect(body).toMatchObject({ token: null, is_personal_info: 0, is_phone_verified: 1, phone, code: null });
    const info = { name: 'Bola', email, phone: '', ref_code: '', login_type: 'otp', ticket: body.ticket };
    const done = await visitor().post('auth/update-info', info);
    expect(await infoOf(done.body.token)).toMatchObject({ f_name: 'Bola', phone, email, is_phone_verified: 1 });
  });

  it('[AUTH-51] continues with the account that has proved the number before', async () => {
    const phone = freshPhone();
    const known = await signedInCustomer(market, { phone, is_phone_verified: true });
    const { body } = await prove(phone);
    expect((await infoOf(body.token)).id).toBe(known.id);
  });

  it('refuses the address of another account, and accepts another one then', async () => {
    const email = freshEmail();
    await signedInCustomer(market, { email });
    const { body } = await prove(freshPhone());
    const info = { name: 'Bola', email, ticket: body.ticket };
    expect((await visitor().post('auth/update-info', info)).code).toBe('email_taken');
    expect((await visitor().post('auth/update-info', { ...info, email: freshEmail() })).status).toBe(200);
  });

  it('[AUTH-70] refuses an unknown refer code, and saves a valid one', async () => {
    const inviter = await signedInCustomer(market, { phone: freshPhone(), is_phone_verified: true });
    const { ref_code } = await infoOf(inviter.token);
    const { body } = await prove(freshPhone());
    const info = { name: 'Bola', ticket: body.ticket };
    expect((await visitor().post('auth/update-info', { ...info, ref_code: 'NOBODYS1' })).code).toBe('ref_code_unknown');
    const done = await visitor().post('auth/update-info', { ...info, ref_code });
    const { id } = await infoOf(done.body.token);
    const { rows } = await sql`select referred_by from customers where id = ${id}`.execute(market.db);
    expect(rows).toEqual([{ referred_by: inviter.id }]);
  });

  it('[AUTH-70] refuses your own referral code', async () => {
    const phone = freshPhone();
    const self = await signedInCustomer(market, { phone, f_name: '', l_name: '', is_phone_verified: true });
    const { ref_code } = await infoOf(self.token);
    const { body } = await prove(phone);
    expect(body.is_personal_info).toBe(0);
    const info = { name: 'Bola', ticket: body.ticket, ref_code };
    expect((await visitor().post('auth/update-info', info)).code).toBe('ref_code_unknown');
  });

  it('[AUTH-33] refuses an invalid number, and one of an unserved country, before anything is sent', async () => {
    const abroad = await askFor('+447911123456');
    expect([abroad.status, abroad.code]).toEqual([422, 'phone_not_served']);
    expect((await askFor('00000000000')).code).toBe('phone');
    expect((await askFor('0803')).message).toMatch(/number must be 10 digits/);
    expect((await askFor('+254712345678')).status).toBe(200);
  });

  it('[AUTH-137] reveals a suspended account only once the code is right', async () => {
    const phone = freshPhone();
    const { id } = await signedInCustomer(market, { phone, is_phone_verified: true });
    await sql`update customers set is_active = false where id = ${id}`.execute(market.db);
    const login = await askFor(phone);
    const { status, code, message } = await visitor().post('auth/verify-phone', proofOf(login));
    expect([status, code, message]).toEqual([401, 'account_inactive', 'Your account is inactive']);
  });

  it.each([
    ['AUTH-61', 'verify-phone', { phone: '+2348035550777', otp: '123456', verification_type: 'phone' }],
    ['AUTH-71', 'update-info', { name: 'Eve', email: 'eve@example.com', phone: '', ref_code: '' }],
  ])('[%s] %s names the ticket that its payload lacks', async (_row, step, payload) => {
    const answer = await visitor().post(`auth/${step}`, { ...payload, login_type: 'otp' });
    expect(answer.body.errors).toEqual([{ code: 'ticket', message: 'Send the ticket that the sign-in answered.' }]);
  });

  it('a ticket alone is worth nothing: it takes no name, no answer, no password', async () => {
    const { body } = await askFor(freshPhone());
    const { ticket } = body;
    expect((await visitor().post('auth/update-info', { name: 'Eve', ticket })).code).toBe('ticket_unknown');
    expect((await visitor().post('auth/exist-user', { ticket, is_it_you: true })).code).toBe('ticket_unknown');
    const reset = {
      ticket,
      otp: body.code.demo_code,
      password: 'a good password',
      confirm_password: 'a good password',
    };
    expect((await visitor().post('auth/reset-password', reset)).code).toBe('ticket_unknown');
    expect((await visitor().post('auth/send-code', { ticket: 'x'.repeat(43) })).code).toBe('ticket_unknown');
  });

  it('a ticket lives for 15 minutes of the database’s clock', async () => {
    const phone = freshPhone();
    const login = await askFor(phone);
    await sql`update sign_ins set created_at = created_at - interval '15 minutes' where phone = ${phone}`.execute(
      market.db,
    );
    expect((await visitor().post('auth/verify-phone', proofOf(login))).code).toBe('ticket_unknown');
  });
});

describe('a code', () => {
  it('[AUTH-52] is six digits, and nothing else is even looked at', async () => {
    const login = await askFor(freshPhone());
    expect(login.body.code.demo_code).toMatch(/^\d{6}$/);
    for (const otp of ['', '12345', '1234567', '12345a', ' 12345', '١٢٣٤٥٦']) {
      expect((await visitor().post('auth/verify-phone', proofOf(login, otp))).code).toBe('otp');
    }
  });

  it('[AUTH-65] that is wrong is reported five times; then the right one is too late', async () => {
    const login = await askFor(freshPhone());
    const right = login.body.code.demo_code;
    const wrong = right === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess++) {
      const { status, code, message } = await visitor().post('auth/verify-phone', proofOf(login, wrong));
      expect([status, code, message]).toEqual([422, 'code_wrong', 'This code is wrong.']);
    }
    expect((await visitor().post('auth/verify-phone', proofOf(login))).code).toBe('code_expired');
  });

  it('is good for five minutes', async () => {
    const phone = freshPhone();
    const login = await askFor(phone);
    const age = (interval: string) =>
      sql`update sign_ins set code_sent_at = now() - ${interval}::interval where phone = ${phone}`.execute(market.db);
    await age('301 seconds');
    expect((await visitor().post('auth/verify-phone', proofOf(login))).code).toBe('code_expired');
    await age('290 seconds');
    expect((await visitor().post('auth/verify-phone', proofOf(login))).status).toBe(200);
  });

  it('is used once, also by many at the same moment', async () => {
    const phone = freshPhone();
    await signedInCustomer(market, { phone, is_phone_verified: true });
    const login = await askFor(phone);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor().post('auth/verify-phone', proofOf(login))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('proves the contact that it went to, and no other', async () => {
    const [mine, theirs] = [freshPhone(), freshPhone()];
    const [login, foreign] = [await askFor(mine), await askFor(theirs)];
    const guess = { ...proofOf(login), phone: theirs };
    expect((await visitor().post('auth/verify-phone', guess)).code).toBe('code_wrong');
    const swapped = proofOf(login, foreign.body.code.demo_code);
    if (swapped.otp !== login.body.code.demo_code) {
      expect((await visitor().post('auth/verify-phone', swapped)).code).toBe('code_wrong');
    }
    const asMail = { ...proofOf(login), verification_type: 'email' };
    expect((await visitor().post('auth/verify-phone', asMail)).code).toBe('code_wrong');
    expect((await visitor().post('auth/verify-phone', proofOf(login))).body.phone).toBe(mine);
  });

  it('[AUTH-56] [AUTH-57] [AUTH-58] can be sent again after 60 seconds, and the previous one is void', async () => {
    const phone = freshPhone();
    const login = await askFor(phone);
    const { ticket } = login.body;
    const early = await visitor().post('auth/send-code', { ticket });
    expect([early.status, early.code]).toEqual([429, 'too_many']);
    expect(early.message).toMatch(/wait (60|59|58) seconds/);
    await waitAMinute(phone);
    const again = await visitor().post('auth/send-code', { ticket });
    expect(again.body.code).toMatchObject({ medium: 'phone', resend_seconds: 60 });
    if (again.body.code.demo_code !== login.body.code.demo_code) {
      expect((await visitor().post('auth/verify-phone', proofOf(login))).code).toBe('code_wrong');
    }
    const proof = proofOf(login, again.body.code.demo_code);
    expect((await visitor().post('auth/verify-phone', proof)).status).toBe(200);
  });

  it('[AUTH-57] makes people wait longer after each code', async () => {
    const phone = freshPhone();
    const { ticket } = (await askFor(phone)).body;
    const waits = [];
    for (let turn = 0; turn < 3; turn++) {
      await sql`update sign_ins set code_sent_at = code_sent_at - interval '5 minutes' where phone = ${phone}`.execute(
        market.db,
      );
      waits.push((await visitor().post('auth/send-code', { ticket })).body.code.resend_seconds);
    }
    expect(waits).toEqual([60, 120, 300]);
  });

  it('that was used does not delay the next one', async () => {
    const phone = freshPhone();
    await signedInCustomer(market, { phone, is_phone_verified: true });
    await prove(phone);
    expect((await askFor(phone)).status).toBe(200);
  });
});

describe('a number that another account has named before', () => {
  const answer = (proved: VisitorAnswer, is_it_you: boolean) =>
    visitor().post('auth/exist-user', { ticket: proved.body.ticket, is_it_you });

  it('[AUTH-39] [AUTH-50] [AUTH-74] is asked about, and yes continues as that account, without its password', async () => {
    const phone = freshPhone();
    const known = await signedInCustomer(market, { phone, email: freshEmail() });
    await sql`update customers set password_hash = 'x' where id = ${known.id}`.execute(market.db);
    const proved = await prove(phone);
    expect(proved.body).toMatchObject({
      token: null,
      is_personal_info: 1,
      is_exist_user: { name: 'Ada Obi', image: null, contact: maskedContact('phone', phone) },
      email: null,
    });
    const done = await answer(proved, true);
    expect(await infoOf(done.body.token)).toMatchObject({ id: known.id, is_phone_verified: 1, has_password: false });
    expect((await visitor().get('customer/info', known.headers)).code).toBe('token_expired');
  });

  it('[AUTH-75] no makes a separate account, and the number goes with the account that has it', async () => {
    const phone = freshPhone();
    const known = await signedInCustomer(market, { phone });
    const proved = await prove(phone);
    const next = await answer(proved, false);
    expect(next.body).toMatchObject({ token: null, is_personal_info: 0, is_exist_user: null });
    const done = await visitor().post('auth/update-info', { name: 'Chidi', ticket: proved.body.ticket });
    const info = await infoOf(done.body.token);
    expect([info.f_name, info.phone, info.id === known.id]).toEqual(['Chidi', phone, false]);
    expect((await infoOf(known.token)).phone).toBeNull();
  });

  it('[AUTH-64] [AUTH-74] yes is not enough where the owner has proved an address: the code goes there', async () => {
    const [phone, email] = [freshPhone(), freshEmail()];
    const known = await signedInCustomer(market, { phone, email, is_email_verified: true });
    const proved = await prove(phone);
    const next = await answer(proved, true);
    expect(next.body).toMatchObject({ token: null, is_email_verified: 0, code: { medium: 'email' } });
    const { rows } = await sql`select recipient from demo_post where body like ${`%${next.body.code.demo_code}%`}
      and recipient = ${email}`.execute(market.db);
    expect(rows).toHaveLength(1);
    const done = await visitor().post('auth/verify-phone', proofOf(next, next.body.code.demo_code, 'email'));
    expect(await infoOf(done.body.token)).toMatchObject({ id: known.id, is_phone_verified: 1, phone });
    expect((await visitor().get('customer/info', known.headers)).status).toBe(200);
  });

  it('is answered once', async () => {
    const phone = freshPhone();
    await signedInCustomer(market, { phone });
    const proved = await prove(phone);
    const answers = await Promise.all([answer(proved, true), answer(proved, true), answer(proved, false)]);
    expect(answers.filter(({ body }) => body.token).length).toBeLessThanOrEqual(1);
    expect(answers.filter(({ code }) => code === 'ticket_unknown').length).toBeGreaterThanOrEqual(2);
  });
});

describe('the cart of a guest', () => {
  const password = 'kenkey-and-pepper';
  const known = async (change: object = {}) => {
    const [phone, email] = [freshPhone(), freshEmail()];
    await signedInCustomer(market, { phone, email, is_phone_verified: true, ...change });
    return { phone, email };
  };
  const resetPassword = async (email: string) => {
    const { body } = await visitor().post('auth/forgot-password', { email_or_phone: email });
    const reset = { ticket: body.ticket, otp: body.code.demo_code, password, confirm_password: password };
    expect((await visitor().post('auth/reset-password', reset)).status).toBe(200);
  };
  const signUp = async (phone: string) =>
    visitor().post('auth/sign-up', { name: 'Ada', email: freshEmail(), phone, password, confirm_password: password });

  it.each<[way: string, enter: (guest_id: string) => Promise<VisitorAnswer>]>([
    [
      'a code',
      async (guest_id) =>
        visitor().post('auth/verify-phone', { ...proofOf(await askFor((await known()).phone)), guest_id }),
    ],
    [
      'yes to “Is It You?”',
      async (guest_id) => {
        const { ticket } = (await prove((await known({ is_phone_verified: false })).phone)).body;
        return visitor().post('auth/exist-user', { ticket, is_it_you: true, guest_id });
      },
    ],
    [
      'the name of a new customer',
      async (guest_id) => {
        const { ticket } = (await prove(freshPhone())).body;
        return visitor().post('auth/update-info', { ticket, name: 'Chidi', guest_id });
      },
    ],
    [
      'a sign-up',
      async (guest_id) =>
        visitor().post('auth/verify-phone', {
          ...proofOf(await signUp(freshPhone())),
          login_type: 'manual',
          guest_id,
        }),
    ],
    [
      'a password that was forgotten and reset',
      async (guest_id) => {
        const { email } = await known({ is_email_verified: true });
        await resetPassword(email);
        return visitor().post('auth/login', { login_type: 'manual', email_or_phone: email, password, guest_id });
      },
    ],
  ])('[AUTH-126] belongs to the customer after %s', async (_way, enter) => {
    const guest = shopperUnderTest(() => node.app, knownModules.grocery);
    await guest.add({ item_id: testStores.grocery.items.scarce.id, quantity: 2 });
    const done = await enter(guest.guestId);
    expect(done.body).toMatchObject({ token: expect.any(String), cart_conflict: null });
    const cart = await visitor().get('cart/list', asBearer(done.body.token));
    expect(cart.body).toMatchObject([{ quantity: 2 }]);
    expect((await guest.lines()).body).toEqual([]);
  });

  it('[AUTH-129] is the guest’s own again after the logout, and empty', async () => {
    const guest = shopperUnderTest(() => node.app, knownModules.grocery);
    await guest.add({ item_id: testStores.grocery.items.scarce.id });
    const phone = freshPhone();
    await signedInCustomer(market, { phone, is_phone_verified: true });
    const done = await visitor().post('auth/verify-phone', {
      ...proofOf(await askFor(phone)),
      guest_id: guest.guestId,
    });
    await visitor().post('auth/logout', {}, asBearer(done.body.token));
    expect((await guest.lines()).body).toEqual([]);
    expect((await guest.add({ item_id: testStores.grocery.items.scarce.id })).body).toHaveLength(1);
  });
});
