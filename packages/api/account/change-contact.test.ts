import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/auth/hash-passwords.ts';
import { realMarket } from '#api/http/market-mode.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();

async function save({ headers }: CustomerUnderTest, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const body = new Response(form);
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/customer/update-profile',
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const [fault] = reply.json().errors ?? [];
  return { status: reply.statusCode, code: fault?.code, body: reply.json() };
}

const profileOf = async ({ headers }: CustomerUnderTest) =>
  (await market.app.inject({ url: '/api/v1/customer/info', headers })).json();

let made = 0;
const freshPhone = () => `+2348035${String(560_000 + ++made)}`;
const freshEmail = () => `contact-${++made}@example.com`;

/** As if the minute between two codes had gone by. */
const waitAMinute = () =>
  sql`update sign_ins set code_sent_at = code_sent_at - interval '61 seconds'`.execute(market.db);

describe('a new phone number', () => {
  it('[PROF-24] [PROF-25] [PROF-27] belongs to the customer once its code has come back, and is verified then', async () => {
    const [customer, phone] = [await signedInCustomer(market, { phone: freshPhone() }), freshPhone()];
    const before = await profileOf(customer);
    const sent = await save(customer, { phone, button_type: 'phone' });
    expect(sent.body).toMatchObject({
      otp_send: true,
      verification_on: 'phone',
      code: { medium: 'phone', by: 'server', demo_code: expect.stringMatching(/^\d{6}$/) },
      message: expect.stringMatching(/./),
    });
    expect(await profileOf(customer)).toEqual(before);
    const proof = { otp: sent.body.code.demo_code, verification_medium: 'phone', verification_on: 'phone' };
    const proved = await save(customer, { phone, button_type: 'phone', ...proof });
    expect(proved.body).toEqual({
      otp_send: false,
      verification_on: null,
      code: null,
      message: 'Updated successfully.',
    });
    expect(await profileOf(customer)).toEqual({ ...before, phone, is_phone_verified: 1 });
  });

  it('[PROF-17] is refused once the number has been verified', async () => {
    const phone = freshPhone();
    const customer = await signedInCustomer(market, { phone, is_phone_verified: true });
    expect(await save(customer, { phone: freshPhone() })).toMatchObject({ status: 409, code: 'phone_fixed' });
    expect((await save(customer, { phone, name: 'Same Number' })).status).toBe(200);
    expect((await profileOf(customer)).phone).toBe(phone);
  });

  it('[PROF-17] is the same one in every way of writing it', async () => {
    const customer = await signedInCustomer(market, { phone: '+2348035570001', is_phone_verified: true });
    expect((await save(customer, { phone: '0803 557 0001' })).body.otp_send).toBe(false);
  });

  it('a wrong code proves nothing, and a used one nothing twice', async () => {
    const [customer, phone] = [await signedInCustomer(market), freshPhone()];
    const { demo_code: right } = (await save(customer, { phone })).body.code;
    const wrong = right === '000000' ? '000001' : '000000';
    expect(await save(customer, { otp: wrong })).toMatchObject({ status: 422, code: 'code_wrong' });
    expect((await profileOf(customer)).phone).toBeNull();
    expect((await save(customer, { otp: right })).status).toBe(200);
    expect(await save(customer, { otp: right })).toMatchObject({ status: 422, code: 'code_expired' });
    expect((await profileOf(customer)).phone).toBe(phone);
  });

  it('the code of another customer proves nothing', async () => {
    const [customer, thief] = [await signedInCustomer(market), await signedInCustomer(market)];
    const { demo_code: code } = (await save(customer, { phone: freshPhone() })).body.code;
    expect(await save(thief, { otp: code })).toMatchObject({ code: 'code_expired' });
    await save(thief, { phone: freshPhone() });
    expect(await save(thief, { otp: code })).toMatchObject({ code: 'code_wrong' });
    expect((await profileOf(thief)).phone).toBeNull();
  });

  it('a number that another account has verified stays theirs, an unverified one goes to the first who proves it', async () => {
    const [theirs, named] = [freshPhone(), freshPhone()];
    await signedInCustomer(market, { phone: theirs, is_phone_verified: true });
    const namer = await signedInCustomer(market, { phone: named });
    const customer = await signedInCustomer(market);
    expect(await save(customer, { phone: theirs })).toMatchObject({ status: 409, code: 'phone_taken' });
    const { demo_code: otp } = (await save(customer, { phone: named })).body.code;
    expect((await profileOf(namer)).phone).toBe(named);
    await save(customer, { otp });
    expect([(await profileOf(customer)).phone, (await profileOf(namer)).phone]).toEqual([named, null]);
  });

  it('of two who prove one number at once one gets it', async () => {
    const phone = freshPhone();
    const customers = [await signedInCustomer(market), await signedInCustomer(market)] as const;
    const codes: string[] = [];
    for (const customer of customers) {
      codes.push((await save(customer, { phone })).body.code.demo_code);
      await waitAMinute();
    }
    const answers = await Promise.all(customers.map((customer, index) => save(customer, { otp: codes[index] ?? '' })));
    expect(answers.map(({ code }) => code ?? 'proved').sort()).toEqual(['phone_taken', 'proved']);
    const owners = await market.db.selectFrom('customers').where('phone', '=', phone).select('id').execute();
    expect(owners).toHaveLength(1);
  });

  it('[PROF-28] a number abroad is refused, and nothing else of the form is saved', async () => {
    const customer = await signedInCustomer(market);
    const refused = await save(customer, { phone: '+12025550142', name: 'Half Done' });
    expect(refused).toMatchObject({ status: 422, code: 'phone_not_served' });
    expect((await profileOf(customer)).f_name).toBe('Ada');
  });

  it('a second code too early is refused, and the first one still counts', async () => {
    const [customer, phone] = [await signedInCustomer(market), freshPhone()];
    const { demo_code: otp } = (await save(customer, { phone })).body.code;
    expect(await save(customer, { phone })).toMatchObject({ status: 429, code: 'too_many' });
    expect((await save(customer, { otp })).status).toBe(200);
    expect((await profileOf(customer)).phone).toBe(phone);
  });

  it('may wait for another code after a minute', async () => {
    const [customer, phone] = [await signedInCustomer(market), freshPhone()];
    await save(customer, { phone });
    await waitAMinute();
    const { demo_code: otp } = (await save(customer, { phone })).body.code;
    expect((await save(customer, { otp })).status).toBe(200);
    expect((await profileOf(customer)).is_phone_verified).toBe(1);
  });
});

describe('a new e-mail address', () => {
  it('[PROF-24] [PROF-26] [PROF-27] belongs to the customer once its code has come back', async () => {
    const customer = await signedInCustomer(market, { email: freshEmail(), is_email_verified: true });
    const email = freshEmail();
    const sent = await save(customer, { email: email.toUpperCase(), button_type: 'email' });
    expect(sent.body).toMatchObject({ otp_send: true, verification_on: 'email', code: { medium: 'email' } });
    expect((await profileOf(customer)).email).not.toBe(email);
    await save(customer, { otp: sent.body.code.demo_code, verification_on: 'email' });
    expect(await profileOf(customer)).toMatchObject({ email, is_email_verified: 1 });
  });

  it('that another account has verified is refused', async () => {
    const email = freshEmail();
    await signedInCustomer(market, { email, is_email_verified: true });
    const customer = await signedInCustomer(market);
    expect(await save(customer, { email })).toMatchObject({ status: 409, code: 'email_taken' });
  });

  it('[PROF-31] can be proved unchanged, on request', async () => {
    const email = freshEmail();
    const customer = await signedInCustomer(market, { email });
    expect((await save(customer, { email })).body.otp_send).toBe(false);
    const sent = await save(customer, { email, button_type: 'email' });
    await save(customer, { otp: sent.body.code.demo_code, email, button_type: 'email' });
    expect(await profileOf(customer)).toMatchObject({ email, is_email_verified: 1 });
  });

  it('comes after the phone number when both are new: one code at a time', async () => {
    const [customer, phone, email] = [await signedInCustomer(market), freshPhone(), freshEmail()];
    const first = await save(customer, { phone, email, name: 'Both New' });
    expect(first.body).toMatchObject({ otp_send: true, verification_on: 'phone' });
    expect((await profileOf(customer)).f_name).toBe('Both');
    const second = await save(customer, { phone, email, otp: first.body.code.demo_code });
    expect(second.body).toMatchObject({ otp_send: true, verification_on: 'email' });
    const last = await save(customer, { phone, email, otp: second.body.code.demo_code });
    expect(last.body).toMatchObject({ otp_send: false, message: 'Updated successfully.' });
    expect(await profileOf(customer)).toMatchObject({ phone, email, is_phone_verified: 1, is_email_verified: 1 });
  });

  it('needs the current password where there is one', async () => {
    const customer = await signedInCustomer(market, { email: freshEmail() });
    const password_hash = await hashPassword('jollof-rice-1');
    await market.db.updateTable('customers').set({ password_hash }).where('id', '=', customer.id).execute();
    const email = freshEmail();
    expect(await save(customer, { email })).toMatchObject({ status: 403, code: 'password_wrong' });
    expect((await save(customer, { email, current_password: 'jollof-rice-1' })).body.otp_send).toBe(true);
  });

  it('and a new password may come in one form, which may be sent again for another code', async () => {
    const customer = await signedInCustomer(market, { email: freshEmail() });
    const password_hash = await hashPassword('jollof-rice-1');
    await market.db.updateTable('customers').set({ password_hash }).where('id', '=', customer.id).execute();
    const form = { email: freshEmail(), password: 'moin-moin-7', current_password: 'jollof-rice-1' };
    expect((await save(customer, form)).body.otp_send).toBe(true);
    await waitAMinute();
    const again = await save(customer, form);
    expect(again.body.otp_send).toBe(true);
    expect((await save(customer, { ...form, otp: again.body.code.demo_code })).status).toBe(200);
    expect((await profileOf(customer)).email).toBe(form.email);
  });
});

describe('guessing', () => {
  it('whether a contact is taken can be tried a few times a day', async () => {
    const mode = market.mode;
    market.mode = realMarket;
    const emails = Array.from({ length: 25 }, freshEmail);
    for (const email of emails) await signedInCustomer(market, { email, is_email_verified: true });
    const customer = await signedInCustomer(market);
    const codes = [];
    for (const email of emails) codes.push((await save(customer, { email })).code);
    market.mode = mode;
    expect(codes.filter((code) => code === 'email_taken')).toHaveLength(20);
    expect(codes.at(-1)).toBe('too_many');
  });
});
