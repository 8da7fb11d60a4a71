import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountContract } from 'market/account/account.contract';
import { createClient } from 'market/calls/typed-client';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '#api/auth/hash-passwords.ts';
import { inProcessFetch } from '#api/http/in-process-fetch.ts';
import { type HostilePicture, hostilePictures, poison } from '#api/testing/hostile-pictures.ts';
import { type CustomerUnderTest, signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';

const market = marketUnderTest();

type Fields = Record<string, string | File>;

async function save(customer: Pick<CustomerUnderTest, 'headers'> | undefined, fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return sendForm(customer, form);
}

async function sendForm(
  customer: Pick<CustomerUnderTest, 'headers'> | undefined,
  form: FormData | string,
  boundary = 'b',
) {
  const body = new Response(form);
  const type =
    typeof form === 'string' ? `multipart/form-data; boundary=${boundary}` : body.headers.get('content-type');
  const reply = await market.app.inject({
    method: 'POST',
    url: '/api/v1/customer/update-profile',
    headers: { ...customer?.headers, 'content-type': type ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const [fault] = reply.json().errors ?? [];
  return { status: reply.statusCode, code: fault?.code, message: fault?.message, body: reply.json() };
}

const profileOf = async ({ headers }: CustomerUnderTest) =>
  (await market.app.inject({ url: '/api/v1/customer/info', headers })).json();

async function customerWith(
  row: Parameters<typeof signedInCustomer>[1],
  password?: string,
): Promise<CustomerUnderTest> {
  const customer = await signedInCustomer(market, row);
  if (password) {
    const password_hash = await hashPassword(password);
    await market.db.updateTable('customers').set({ password_hash }).where('id', '=', customer.id).execute();
  }
  return customer;
}

const fileOf = (bytes: Uint8Array, name = 'me.png') => new File([Buffer.from(bytes)], name, { type: 'image/png' });
const square = (colour: string, side = 500) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Every stored upload, by path. */
function savedFiles(): string[] {
  try {
    return readdirSync(market.uploadsFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  } catch {
    return [];
  }
}

const success = { otp_send: false, verification_on: null, code: null, message: 'Updated successfully.' };

describe('a profile', () => {
  it('[PROF-23] [PROF-24] [PROF-29] takes another name from a form and leaves the rest', async () => {
    const customer = await customerWith({ email: 'name@example.com', phone: '+2348035550711' });
    const before = await profileOf(customer);
    const answer = await save(customer, { name: 'Ngozi Adaeze Eze', button_type: 'profile' });
    expect([answer.status, answer.body]).toEqual([200, success]);
    expect(await profileOf(customer)).toEqual({
      ...before,
      f_name: 'Ngozi',
      l_name: 'Adaeze Eze',
      last_name: 'Adaeze Eze',
    });
  });

  it.each<[string, Fields, number, string]>([
    ['[PROF-11] an empty name', { name: ' ' }, 422, 'name is required'],
    ['[PROF-12] an empty phone', { phone: '' }, 422, 'phone number required'],
    ['[PROF-13] an e-mail that is none', { email: 'ada@' }, 422, 'Must be a valid email'],
    ['[PROF-14] an empty e-mail', { email: '' }, 422, 'Email is required'],
    [
      '[PROF-15] an e-mail of 256 characters',
      { email: `${'a'.repeat(250)}@b.com` },
      400,
      'email Use up to 255 characters.',
    ],
    ['[PROF-22] a short password', { password: 'abc12' }, 422, 'Password is too short - should be 6 chars minimum.'],
    [
      '[PROF-22] two passwords',
      { password: 'moin-moin-7', confirm_password: 'moin-moin-8' },
      422,
      'Passwords must match',
    ],
    ['a password that everybody has', { password: '123456' }, 422, 'Too many people use this password'],
    ['a phone number that is none', { phone: '12' }, 400, 'phone number must be 10 digits'],
    ['a text where a file belongs', { image: 'me.png' }, 400, 'image Send a file'],
    ['a file where a text belongs', { name: fileOf(new Uint8Array([1])) }, 400, 'name Send text.'],
    ['a code of letters', { otp: 'abcdef' }, 400, 'otp Send the 6 digits of the code'],
  ])('refuses %s and changes nothing', async (_what, fields, status, words) => {
    const customer = await customerWith({ email: null, phone: null });
    const contact = {
      email: `refuse-${customer.id}@example.com`,
      phone: `+23480${10_000_000 + (customer.id % 1_000_000)}`,
    };
    await market.db.updateTable('customers').set(contact).where('id', '=', customer.id).execute();
    const before = await profileOf(customer);
    const answer = await save(customer, { name: 'Somebody Else', ...fields });
    expect([answer.status, `${answer.code} ${answer.message}`]).toEqual([status, expect.stringContaining(words)]);
    expect(await profileOf(customer)).toEqual(before);
  });

  it.each([
    ['is cut off', 'b', '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nAda'],
    [
      'names its border otherwise',
      'other',
      '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nAda\r\n--b--\r\n',
    ],
    ['is not a form at all', 'b', '{"name":"Ada"}'],
  ])('refuses a form that %s', async (_what, boundary, form) => {
    const customer = await signedInCustomer(market);
    expect(await sendForm(customer, form, boundary)).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  it('refuses a field that comes twice, by its name', async () => {
    const form = new FormData();
    form.append('name', 'Ada');
    form.append('name', 'Obi');
    const answer = await sendForm(await signedInCustomer(market), form);
    expect(answer).toMatchObject({ status: 400, message: 'Send it once' });
  });

  it('refuses more fields than any form has, and a text without end', async () => {
    const form = new FormData();
    for (let field = 0; field < 60; field++) form.append(`field-${field}`, 'x');
    const customer = await signedInCustomer(market);
    expect(await sendForm(customer, form)).toMatchObject({ status: 413, code: 'too_large' });
    const long = await save(customer, { name: 'a'.repeat(20_000) });
    expect(long).toMatchObject({ status: 400, message: 'Is too long' });
  });

  it('[PROF-39] looks at nothing that a stranger sends', async () => {
    expect(await save(undefined, { name: 'Ada' })).toMatchObject({ status: 401, code: 'sign_in_needed' });
    const big = await save(undefined, { image: fileOf(new Uint8Array(3_000_000)) });
    expect(big).toMatchObject({ status: 401, code: 'sign_in_needed' });
  });

  it('[PROF-23] takes the form as our own client writes it', async () => {
    const customer = await signedInCustomer(market);
    const fetch = inProcessFetch(market.app);
    const client = createClient({ account: accountContract }, (path, init) =>
      fetch(path, { ...init, headers: { ...(init.headers as object), ...customer.headers } }),
    );
    const image = new File([Buffer.from(await square('#135a2b'))], 'me.png', { type: 'image/png' });
    expect(await client.account.updateProfile({ body: { name: 'Typed Client', image } })).toEqual(success);
    expect(await client.account.info({})).toMatchObject({ f_name: 'Typed', image: expect.stringMatching(/^.{22}$/) });
  });

  it('takes no JSON for a form', async () => {
    const { headers } = await signedInCustomer(market);
    const url = '/api/v1/customer/update-profile';
    const reply = await market.app.inject({ method: 'POST', url, headers, payload: { name: 'Ada' } });
    expect(reply.statusCode).toBe(400);
  });
});

describe('the photo', () => {
  it('[PROF-10] [PROF-20] is stored square in both widths, whatever its shape was', async () => {
    const customer = await signedInCustomer(market);
    const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#135a2b' } })
      .jpeg()
      .toBuffer();
    expect((await save(customer, { image: fileOf(wide) })).body).toEqual(success);
    const { image, image_full_url } = await profileOf(customer);
    expect(image_full_url).toBe(`/uploads/360/${image}.webp`);
    for (const side of [360, 160]) {
      const reply = await market.app.inject({ url: `/uploads/${side}/${image}.webp` });
      const { format, width, height } = await sharp(reply.rawPayload).metadata();
      expect([reply.statusCode, format, width, height]).toEqual([200, 'webp', side, side]);
    }
  });

  it('is served as a picture and nothing else, for a long time', async () => {
    const customer = await signedInCustomer(market);
    await save(customer, { image: fileOf(await square('#b4532a')) });
    const { headers } = await market.app.inject({ url: (await profileOf(customer)).image_full_url });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each([
    '/uploads/360/unknown.webp',
    '/uploads/360/..%2f..%2fetc%2fpasswd',
    '/uploads/..%2f360/x.webp',
    '/uploads/360/%00.webp',
  ])('is not found under %s', async (url) => {
    expect((await market.app.inject({ url })).statusCode).toBe(404);
  });

  it('is upright, as the camera meant it', async () => {
    const customer = await signedInCustomer(market);
    const half = { create: { width: 400, height: 200, channels: 3 as const, background: '#ffffff' } };
    const turned = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#000000' } })
      .composite([{ input: half, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await save(customer, { image: fileOf(turned) });
    const { rawPayload } = await market.app.inject({ url: (await profileOf(customer)).image_full_url });
    const pixelAt = async (left: number) => {
      const region = { left, top: 180, width: 1, height: 1 };
      return (await sharp(rawPayload).extract(region).removeAlpha().raw().toBuffer())[0] ?? 0;
    };
    expect(await pixelAt(350)).toBeGreaterThan(200);
    expect(await pixelAt(10)).toBeLessThan(50);
  });

  it('takes the place of the one before, of which nothing is left', async () => {
    const customer = await signedInCustomer(market);
    await save(customer, { image: fileOf(await square('#135a2b')) });
    const previous = await profileOf(customer);
    const many = savedFiles().length;
    await save(customer, { image: fileOf(await square('#ffdd8a')) });
    const latter = await profileOf(customer);
    expect(latter.image).not.toBe(previous.image);
    expect((await market.app.inject({ url: previous.image_full_url })).statusCode).toBe(404);
    expect((await market.app.inject({ url: latter.image_full_url })).statusCode).toBe(200);
    expect(savedFiles()).toHaveLength(many);
  });

  it('[PROF-10] goes when the customer takes it away, and its files with it; none is fine too', async () => {
    const customer = await signedInCustomer(market);
    const take = async () => {
      const url = '/api/v1/customer/remove-photo';
      const reply = await market.app.inject({ method: 'DELETE', url, headers: customer.headers });
      return [reply.statusCode, reply.json()];
    };
    const many = savedFiles().length;
    await save(customer, { image: fileOf(await square('#135a2b')) });
    const { image_full_url } = await profileOf(customer);
    expect(await take()).toEqual([200, { message: 'Photo removed.' }]);
    expect(await profileOf(customer)).toMatchObject({ image: null, image_full_url: null });
    expect((await market.app.inject({ url: image_full_url })).statusCode).toBe(404);
    expect(savedFiles()).toHaveLength(many);
    expect((await take())[0]).toBe(200);
  });

  it('of two that come at once one stays, and nothing of the other', async () => {
    const customer = await signedInCustomer(market);
    const many = savedFiles().length;
    const pictures = await Promise.all(['#135a2b', '#ffdd8a', '#b4532a'].map((colour) => square(colour)));
    await Promise.all(pictures.map((bytes) => save(customer, { image: fileOf(bytes) })));
    expect(savedFiles()).toHaveLength(many + 3);
    expect((await market.app.inject({ url: (await profileOf(customer)).image_full_url })).statusCode).toBe(200);
  });

  it('an empty file field is not a photo, as a browser sends it', async () => {
    const customer = await signedInCustomer(market);
    const none = [
      '--b',
      'content-disposition: form-data; name="image"; filename=""',
      'content-type: application/octet-stream',
    ];
    const form = `${none.join('\r\n')}\r\n\r\n\r\n--b--\r\n`;
    expect((await sendForm(customer, form)).body).toEqual(success);
    expect((await profileOf(customer)).image).toBeNull();
  });

  it('is refused from the 21st of a day', async () => {
    const customer = await signedInCustomer(market);
    const bytes = await square('#135a2b', 8);
    for (let sent = 0; sent < 20; sent++) expect((await save(customer, { image: fileOf(bytes) })).status).toBe(200);
    expect(await save(customer, { image: fileOf(bytes) })).toMatchObject({ status: 429, code: 'too_many' });
    expect((await save(customer, { name: 'Ada Obi' })).status).toBe(200);
  });

  it('many at once wait in a queue, and the rest are refused as busy', async () => {
    const customers = await Promise.all(Array.from({ length: 14 }, () => signedInCustomer(market)));
    const bytes = await square('#135a2b', 2_000);
    const answers = await Promise.all(customers.map((customer) => save(customer, { image: fileOf(bytes) })));
    const codes = new Set(answers.map(({ code }) => code ?? 'taken'));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(8);
    expect(codes.isSubsetOf(new Set(['taken', 'overloaded']))).toBe(true);
  });
});

const hostile = await hostilePictures();

describe('a hostile picture', () => {
  it('exists in twelve kinds', () => expect(hostile).toHaveLength(12));

  it.each<HostilePicture>(hostile)(
    '[PROF-18] [PROF-19] leaves no byte of itself: $what',
    async ({ bytes, fileName, code }) => {
      const customer = await signedInCustomer(market);
      const before = new Set(savedFiles());
      const answer = await save(customer, { name: 'Mallory', image: fileOf(bytes, fileName) });
      const fresh = savedFiles().filter((path) => !before.has(path));
      if (code) {
        expect([answer.status, answer.code, fresh]).toEqual([422, code, []]);
        expect((await profileOf(customer)).f_name).not.toBe('Mallory');
        return;
      }
      expect(answer.status).toBe(200);
      expect(fresh).toHaveLength(3);
      for (const path of fresh) {
        expect(path).toMatch(/\/(1080|360|160)\/[A-Za-z0-9_-]{22}\.webp$/);
        const file = readFileSync(path);
        expect(file.includes(poison)).toBe(false);
        const { format, width, height, pages, exif } = await sharp(file, { animated: true }).metadata();
        expect([format, width, pages ?? 1, exif]).toEqual(['webp', height, 1, undefined]);
      }
    },
  );
});

describe('a password', () => {
  it('[PROF-22] is set by an account without one, and ends the other sessions', async () => {
    const customer = await customerWith({});
    const other = await signedInCustomer(market);
    await market.db
      .updateTable('sessions')
      .set({ customer_id: customer.id })
      .where('customer_id', '=', other.id)
      .execute();
    const answer = await save(customer, { password: 'moin-moin-7', confirm_password: 'moin-moin-7' });
    expect(answer.body).toEqual(success);
    expect((await profileOf(customer)).has_password).toBe(true);
    expect((await market.app.inject({ url: '/api/v1/customer/info', headers: other.headers })).statusCode).toBe(401);
  });

  it('[PROF-09] needs the current one, and the refusal names the field', async () => {
    const customer = await customerWith({}, 'jollof-rice-1');
    const change = { password: 'moin-moin-7', confirm_password: 'moin-moin-7' };
    const needed = 'Send your current password in current_password.';
    expect(await save(customer, change)).toMatchObject({ status: 403, message: needed });
    const wrong = await save(customer, { ...change, current_password: 'jollof-rice-2' });
    expect(wrong).toMatchObject({ status: 403, message: 'Your current password is wrong.' });
  });

  it('is changed with the current one', async () => {
    const customer = await customerWith({}, 'jollof-rice-1');
    const change = { password: 'moin-moin-7', confirm_password: 'moin-moin-7' };
    for (const current of [{}, { current_password: 'jollof-rice-2' }] as Fields[]) {
      expect(await save(customer, { ...change, ...current })).toMatchObject({ status: 403, code: 'password_wrong' });
    }
    expect((await save(customer, { ...change, current_password: 'jollof-rice-1' })).status).toBe(200);
    const { password_hash } = await market.db
      .selectFrom('customers')
      .where('id', '=', customer.id)
      .select('password_hash')
      .executeTakeFirstOrThrow();
    expect(await verifyPassword('moin-moin-7', password_hash)).toBe(true);
  });
});
