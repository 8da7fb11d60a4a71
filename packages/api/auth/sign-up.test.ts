import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { asBearer, freshEmail, freshPhone, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';

const market = marketUnderTest();
const password = 'kenkey-and-pepper';
const form = (change: object = {}) => ({
  name: 'Ada Obi',
  email: freshEmail(),
  phone: freshPhone(),
  password,
  confirm_password: password,
  ...change,
});

const postTo = async (recipient: string) => {
  const { rows } = await sql<{ body: string }>`
    select body from demo_post where recipient = ${recipient} order by id`.execute(market.db);
  return rows.map(({ body }) => body);
};
const accountsWith = async (phone: string) => {
  const { rows } = await sql<{ id: number; f_name: string; referred_by: number | null; ref_code: string }>`
    select id, f_name, referred_by, ref_code from customers where phone = ${phone}`.execute(market.db);
  return rows;
};

describe('a sign-up, with codes switched off', () => {
  const node = marketUnderSettings(market, {
    customer_wallet_status: 1,
    ref_earning_status: 1,
    centralize_login: { manual_login_status: 1, phone_verification_status: 0, email_verification_status: 0 },
  });
  const visitor = () => visitorUnderTest(() => node.app);

  it('[AUTH-90] [AUTH-91] makes an account and signs in at once', async () => {
    const wanted = form({ email: `MiXeD-${freshEmail()}` });
    const { status, body } = await visitor().post('auth/sign-up', wanted);
    expect([status, body.is_phone_verified, body.is_email_verified, body.code]).toEqual([200, 1, 1, null]);
    const info = (await visitor().get('customer/info', asBearer(body.token))).body;
    expect(info).toMatchObject({
      f_name: 'Ada',
      l_name: 'Obi',
      email: wanted.email.toLowerCase(),
      phone: wanted.phone,
      is_phone_verified: 0,
      ref_code: expect.stringMatching(/^[A-Z2-9]{8}$/),
    });
    const login = { login_type: 'manual', email_or_phone: wanted.phone, password };
    expect((await visitor().post('auth/login', login)).status).toBe(200);
  });

  it.each<[row: string, change: object, status: number, code: string, message: RegExp]>([
    ['[AUTH-79] no name', { name: ' ' }, 400, 'name', /First name is required/],
    ['[AUTH-80] no address', { email: 'ada@' }, 400, 'email', /Must be a valid email/],
    ['an empty address', { email: '' }, 400, 'email', /Must be a valid email/],
    ['[AUTH-82] a long address', { email: `${'a'.repeat(251)}@x.ng` }, 400, 'email', /Must be a valid email/],
    ['an empty phone', { phone: '' }, 400, 'phone', /number must be 10 digits/],
    ['[AUTH-84] a short phone', { phone: '080312' }, 400, 'phone', /number must be 10 digits/],
    ['[AUTH-84] what is not a phone', { phone: '0000000000000000' }, 400, 'phone', /number must be 10 digits/],
    ['an empty password', { password: '' }, 400, 'password', /too short/],
    ['[AUTH-86] a short password', { password: 'abc12' }, 400, 'password', /should be 6 chars minimum\./],
    ['[AUTH-88] two passwords', { confirm_password: 'another' }, 422, 'passwords_differ', /Passwords must match/],
    [
      'a password of everybody',
      { password: 'Password1', confirm_password: 'Password1' },
      422,
      'password_common',
      /Too many/,
    ],
    [
      '[AUTH-77] an unknown refer code',
      { ref_code: 'NOBODYS1' },
      422,
      'ref_code_unknown',
      /We do not know this referral code/,
    ],
  ])('%s is refused, and nothing is kept', async (_row, change, status, code, message) => {
    const wanted = form(change);
    const answer = await visitor().post('auth/sign-up', wanted);
    expect([answer.status, answer.code]).toEqual([status, code]);
    expect(answer.message).toMatch(message);
    const { rows } = await sql`select from customers where email = ${wanted.email.toLowerCase()}`.execute(market.db);
    expect(rows).toHaveLength(0);
  });

  it('says clearly that an address or a number is taken', async () => {
    const known = form();
    await visitor().post('auth/sign-up', known);
    const twice = await visitor().post('auth/sign-up', form({ email: known.email.toUpperCase() }));
    expect([twice.status, twice.code]).toEqual([409, 'email_taken']);
    const same = await visitor().post('auth/sign-up', form({ phone: `0${known.phone.slice(4)}` }));
    expect([same.status, same.code]).toEqual([409, 'phone_taken']);
  });

  it('of one phone by many at once creates one account, and refuses the others', async () => {
    const phone = freshPhone();
    const answers = await Promise.all(Array.from({ length: 6 }, () => visitor().post('auth/sign-up', form({ phone }))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'phone_taken')).toHaveLength(5);
    expect(await accountsWith(phone)).toHaveLength(1);
  });

  it('[AUTH-70] [AUTH-77] remembers who has invited, by a code in any letters', async () => {
    const first = form();
    await visitor().post('auth/sign-up', first);
    const [inviter] = await accountsWith(first.phone);
    const second = form({ ref_code: inviter?.ref_code.toLowerCase() });
    await visitor().post('auth/sign-up', second);
    expect((await accountsWith(second.phone))[0]?.referred_by).toBe(inviter?.id);
  });
});

describe('a sign-up while nothing is paid for invitations', () => {
  const node = marketUnderSettings(market, { customer_wallet_status: 1, ref_earning_status: 0 });

  it('[AUTH-77] takes no notice of a refer code', async () => {
    const wanted = form({ ref_code: 'NOBODYS1' });
    expect((await visitorUnderTest(() => node.app).post('auth/sign-up', wanted)).status).toBe(200);
    expect((await accountsWith(wanted.phone))[0]?.referred_by).toBeNull();
  });
});

describe('a sign-up, with codes to phones', () => {
  const node = marketUnderSettings(market, {
    centralize_login: { phone_verification_status: 1, email_verification_status: 1 },
  });
  const visitor = () => visitorUnderTest(() => node.app);
  const proof = (body: { ticket: string; code: { demo_code: string } }) => ({
    otp: body.code.demo_code,
    login_type: 'manual',
    verification_type: 'phone',
    ticket: body.ticket,
  });

  it('[AUTH-91] [AUTH-92] waits for the code, and does not reserve the number before', async () => {
    const wanted = form();
    const { body } = await visitor().post('auth/sign-up', wanted);
    expect(body).toMatchObject({ token: null, is_personal_info: 1, is_phone_verified: 0, code: { medium: 'phone' } });
    expect(await accountsWith(wanted.phone)).toHaveLength(0);
    const done = await visitor().post('auth/verify-phone', proof(body));
    expect([done.status, done.body.message]).toEqual([200, 'Signed up successfully.']);
    const info = (await visitor().get('customer/info', asBearer(done.body.token))).body;
    expect([info.is_phone_verified, info.is_email_verified, info.email]).toEqual([1, 0, wanted.email]);
    expect((await visitor().post('auth/verify-phone', proof(body))).code).toBe('ticket_unknown');
  });

  it('of a known address or number looks like any other, and notifies its owner', async () => {
    const [email, phone] = [freshEmail(), freshPhone()];
    await signedInCustomer(market, { email, phone, is_phone_verified: true, is_email_verified: true });
    const shapeOf = ({ body }: { body: Record<string, unknown> }, typed: { email: string; phone: string }) =>
      JSON.stringify(body)
        .replace(/"(ticket|demo_code)":("[^"]*"|null)/g, '"$1":"-"')
        .replace(typed.email, 'EMAIL')
        .replace(typed.phone, 'PHONE')
        .replace(/"to":"[^"]*"/, '"to":"-"');
    const fresh = form();
    const shape = shapeOf(await visitor().post('auth/sign-up', fresh), fresh);
    for (const [known, owner] of [
      [form({ phone }), phone],
      [form({ email }), email],
      [form({ email, phone: freshPhone() }), email],
    ] as const) {
      const answer = await visitor().post('auth/sign-up', known);
      expect([answer.status, shapeOf(answer, known)]).toEqual([200, shape]);
      expect((await postTo(owner)).at(-1)).toMatch(/You have one already/);
      const guess = await visitor().post('auth/verify-phone', { ...proof(answer.body), otp: '123456' });
      expect([guess.status, guess.code]).toEqual([422, 'code_wrong']);
      expect((await visitor().post('auth/send-code', { ticket: answer.body.ticket })).code).toBe('too_many');
    }
  });

  it('leaves an unproved number to the first who proves it', async () => {
    const phone = freshPhone();
    const squatter = await signedInCustomer(market, { phone, is_phone_verified: false });
    const { body } = await visitor().post('auth/sign-up', form({ phone }));
    expect(body.is_phone_verified).toBe(0);
    expect((await accountsWith(phone)).map(({ id }) => id)).toEqual([squatter.id]);
    expect(await postTo(phone)).toEqual([expect.stringMatching(/You have one already/)]);
  });

  it('of one phone by two, each with a code of their own, makes one account', async () => {
    const phone = freshPhone();
    const [one, other] = [form({ phone }), form({ phone })];
    const first = await visitor().post('auth/sign-up', one);
    expect((await visitor().post('auth/sign-up', other)).code).toBe('too_many');
    await sql`update sign_ins set code_sent_at = code_sent_at - interval '2 minutes' where phone = ${phone}`.execute(
      market.db,
    );
    const second = await visitor().post('auth/sign-up', other);
    const answers = await Promise.all(
      [first, second].map(({ body }) => visitor().post('auth/verify-phone', proof(body))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ code }) => code)).toContain('phone_taken');
    expect(await accountsWith(phone)).toHaveLength(1);
  });
});
