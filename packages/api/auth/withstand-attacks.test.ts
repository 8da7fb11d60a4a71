import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ApiContext } from '#api/http/api-context.ts';
import { hashOf } from '#api/http/callers/callers.ts';
import { realMarket } from '#api/http/market-mode.ts';
import { marketUnderSettings } from '#api/testing/market-under-settings.ts';
import { solvedChallenge } from '#api/testing/under-test/challenge-under-test.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { guestUnderTest } from '#api/testing/under-test/guest-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { asBearer, freshEmail, freshPhone, visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { hashPassword } from './hash-passwords.ts';

const market = marketUnderTest();

/** Messages given to the transports. */
const sent: { to: string; text: string }[] = [];
let isTransportDown = false;
const transport: ApiContext['sms'] & ApiContext['mail'] = {
  async send({ to, text }) {
    if (isTransportDown) throw new Error('The carrier is away');
    sent.push({ to, text });
  },
};
const node = marketUnderSettings(
  market,
  {
    centralize_login: {
      manual_login_status: 1,
      otp_login_status: 1,
      phone_verification_status: 1,
      email_verification_status: 0,
    },
  },
  { mode: realMarket, sms: transport, mail: transport },
);
const from = (address?: string) => visitorUnderTest(() => node.app, address);
const sentTo = (contact: string) => sent.filter(({ to }) => to === contact);
const codeTo = (contact: string) => /\d{6}/.exec(sentTo(contact).at(-1)?.text ?? '')?.[0] ?? '';
const otp = (phone: string) => ({ login_type: 'otp', phone });
const guessAt = (ticket: string, code: string) => ({
  otp: code,
  login_type: 'otp',
  verification_type: 'phone',
  ticket,
});

/** Lets so much time pass for all that counts, but for the day. */
async function passHours(hours: number): Promise<void> {
  await sql`update sign_ins set created_at = created_at - make_interval(hours => ${hours}::int),
    code_sent_at = code_sent_at - make_interval(hours => ${hours}::int)`.execute(market.db);
  await sql`delete from rate_limits where name not like '%a day%'`.execute(market.db);
}

describe('outside the demo', () => {
  it('[AUTH-60] no answer carries a code', async () => {
    const phone = freshPhone();
    const { body } = await from().post('auth/login', otp(phone));
    expect(body.code.demo_code).toBeNull();
    expect(codeTo(phone)).toMatch(/^\d{6}$/);
    expect(JSON.stringify(body)).not.toContain(codeTo(phone));
  });
});

describe('who guesses codes', () => {
  it('has 25 of 1,000 guesses in 24 hours compared, from any number of addresses', async () => {
    const phone = freshPhone();
    const answers: (string | undefined)[] = [];
    for (let hour = 0; hour < 20; hour++) {
      const { body } = await from().post('auth/login', otp(phone));
      const ticket = body.ticket ?? 'x'.repeat(43);
      for (let guess = 0; guess < 50; guess++) {
        const code = String(hour * 50 + guess).padStart(6, '0');
        if (code !== codeTo(phone)) answers.push((await from().post('auth/verify-phone', guessAt(ticket, code))).code);
      }
      await passHours(1);
    }
    expect(answers.length).toBeGreaterThan(990);
    expect(answers.filter((code) => code === 'code_wrong')).toHaveLength(25);
    expect(sentTo(phone)).toHaveLength(5);
  }, 120_000);

  it('compares no more by guessing all at once', async () => {
    const phone = freshPhone();
    const { body } = await from().post('auth/login', otp(phone));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        from().post('auth/verify-phone', guessAt(body.ticket, String(n).padStart(6, '0'))),
      ),
    );
    expect(answers.filter(({ code }) => code === 'code_wrong').length).toBeLessThanOrEqual(5);
  });

  it('has a hundred failures an hour at one address, over all numbers, before each costs a challenge', async () => {
    await passHours(25);
    node.limitNumbers = { LIMIT_WRONG_CODES_OF_ADDRESS: 30 };
    const compared = [];
    for (let n = 0; n < 40; n++) {
      const { body } = await from().post('auth/login', otp(freshPhone()));
      compared.push((await from('10.9.9.9').post('auth/verify-phone', guessAt(body.ticket, '000000'))).code);
      if (n % 15 === 0) await sql`delete from rate_limits where name = 'codes to a prefix'`.execute(market.db);
    }
    node.limitNumbers = {};
    expect(compared.filter((code) => code === 'code_wrong')).toHaveLength(30);
    expect(compared.at(-1)).toBe('challenge_required');
  });
});

describe('who has codes sent', () => {
  it('[AUTH-57] [AUTH-58] gets one for ten calls at once', async () => {
    await passHours(25);
    const phone = freshPhone();
    const { body } = await from().post('auth/login', otp(phone));
    await sql`update sign_ins set code_sent_at = code_sent_at - interval '61 seconds' where phone = ${phone}`.execute(
      market.db,
    );
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => from().post('auth/send-code', { ticket: body.ticket })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sentTo(phone)).toHaveLength(2);
  });

  it('gets one for ten sign-ins at once with one number', async () => {
    const phone = freshPhone();
    await Promise.all(Array.from({ length: 10 }, () => from().post('auth/login', otp(phone))));
    expect(sentTo(phone)).toHaveLength(1);
  });

  it('gets thirty an hour from one address, and from all of an IPv6 /64, before each costs a challenge', async () => {
    await passHours(25);
    const askFrom = async (addressOf: (n: number) => string, digit: number) => {
      const before = sent.length;
      const codes = [];
      for (let n = 0; n < 35; n++)
        codes.push((await from(addressOf(n)).post('auth/login', otp(`+23470${n % 10}${digit}${5_550_000 + n}`))).code);
      return [sent.length - before, codes.at(-1)];
    };
    expect(await askFrom(() => '10.8.8.8', 1)).toEqual([30, 'challenge_required']);
    await passHours(1);
    expect(await askFrom((n) => `2001:db8:1:2:${n.toString(16)}::${n}`, 2)).toEqual([30, 'challenge_required']);
  });

  it('gets one more for each solved challenge, of which none counts twice and none may be made up', async () => {
    node.limitNumbers = { LIMIT_CODES_OF_ADDRESS: 1, CHALLENGE_ROUNDS: 2 };
    await from('10.8.7.7').post('auth/login', otp(freshPhone()));
    const solved = await solvedChallenge(node.app);
    const ask = async (headers: Record<string, string>) =>
      (await from('10.8.7.7').post('auth/login', otp(freshPhone()), headers)).code;
    const madeUp = Buffer.from('{"challenge":{"parameters":{"nonce":"00"}},"solution":{}}').toString('base64url');
    expect(await ask({})).toBe('challenge_required');
    expect(await ask({ 'x-challenge-solution': madeUp })).toBe('challenge_required');
    const twice = await Promise.all([ask(solved), ask(solved)]);
    expect(twice.sort()).toEqual(['challenge_required', undefined]);
    node.limitNumbers = {};
  });

  it('cannot keep the owner of a number from a code on their own device', async () => {
    await passHours(25);
    const phone = freshPhone();
    const guestId = guestUnderTest();
    const { id } = await signedInCustomer(market, { phone, is_phone_verified: true });
    await sql`insert into customer_devices (customer_id, device_hash) values (${id}, ${hashOf(guestId)})`.execute(
      market.db,
    );
    const strangers = [];
    for (let n = 0; n < 6; n++) {
      strangers.push((await from().post('auth/login', otp(phone))).code);
      await sql`update sign_ins set code_sent_at = code_sent_at - interval '10 minutes' where phone = ${phone}`.execute(
        market.db,
      );
    }
    await from().post('auth/login', otp(phone));
    expect(strangers).toEqual([...Array(5).fill(undefined), 'challenge_required']);
    expect((await from().post('auth/login', { ...otp(phone), guest_id: guestId })).status).toBe(200);
  });

  it('gets twenty for 1,000 numbers that lie side by side, from fifty addresses', async () => {
    const before = sent.length;
    for (let start = 0; start < 1_000; start += 50) {
      await Promise.all(
        Array.from({ length: 50 }, (_, n) => {
          const number = `+234812${String(4_550_000 + start + n)}`;
          return from(`10.50.${n}.1`).post('auth/login', otp(number));
        }),
      );
    }
    const prefixes = new Set(sent.slice(before).map(({ to }) => to.slice(0, 8)));
    expect([...prefixes]).toEqual(['+2348124']);
    // Windows have fixed beginnings, so the attack may touch two of them.
    const { rows: windows } =
      await sql`select from rate_limits where name = 'codes to a prefix' and subject = '+2348124'`.execute(market.db);
    expect(sent.length - before).toBeLessThanOrEqual(20 * windows.length);
    expect(windows.length).toBeLessThanOrEqual(2);
  }, 120_000);

  it('pays a challenge for each code to numbers of which hardly any code comes back', async () => {
    await sql`insert into sign_ins (ticket_hash, login_type, phone, code_medium, code_sent_at, codes_sent)
      select 'pumped ' || n, 'otp', '+2349055' || lpad(n::text, 6, '0'), 'phone', now() - interval '20 minutes', 1
      from generate_series(1, 50) n`.execute(market.db);
    expect((await from().post('auth/login', otp('+2349055999999'))).code).toBe('challenge_required');
    await sql`update sign_ins set is_code_proved = true where ticket_hash like 'pumped %1'`.execute(market.db);
    expect((await from().post('auth/login', otp('+2349055999999'))).code).toBe('challenge_required');
    await sql`update sign_ins set is_code_proved = true where ticket_hash like 'pumped %'`.execute(market.db);
    expect((await from().post('auth/login', otp('+2349055999999'))).status).toBe(200);
  });

  it('cannot spend more than the budget, and what is reserved for known contacts only they can use', async () => {
    await passHours(25);
    node.limitNumbers = { CODES_PER_HOUR: 10, CODES_RESERVED_PERCENT: 50, CHALLENGE_ROUNDS: 2 };
    const known = await Promise.all(Array.from({ length: 6 }, () => knownPhone()));
    const ask = async (phone: string) =>
      (await from().post('auth/login', otp(phone), await solvedChallenge(node.app))).code;
    const strangers = [];
    for (let n = 0; n < 8; n++) strangers.push(await ask(`+23470${n}2223334`));
    expect(strangers).toEqual([...Array(5).fill(undefined), ...Array(3).fill('too_many')]);
    const owners = [];
    for (const phone of known) owners.push(await ask(phone));
    expect(owners).toEqual([...Array(5).fill(undefined), 'too_many']);
    node.limitNumbers = {};
    await sql`delete from rate_limits`.execute(market.db);
  });

  async function knownPhone(): Promise<string> {
    const phone = freshPhone();
    await signedInCustomer(market, { phone, is_phone_verified: true });
    return phone;
  }

  it.each(['+447911123456', '+8821612345678', '+12425551234', '+2347', '+254900123456789'])(
    'gets none for %s',
    async (phone) => {
      const before = sent.length;
      expect((await from().post('auth/login', otp(phone))).status).toBeGreaterThanOrEqual(400);
      expect(sent.length).toBe(before);
    },
  );

  it('is reported when the transport is down, and causes no wait', async () => {
    const phone = '+2347012229999';
    isTransportDown = true;
    const failed = await from().post('auth/login', otp(phone));
    isTransportDown = false;
    expect([failed.status, failed.code]).toEqual([503, 'code_not_sent']);
    expect((await from().post('auth/login', otp(phone))).status).toBe(200);
  });

  it('may ask again by the same ticket after a failure', async () => {
    const phone = '+2347012228888';
    const { body } = await from().post('auth/login', otp(phone));
    await sql`update sign_ins set code_sent_at = code_sent_at - interval '61 seconds' where phone = ${phone}`.execute(
      market.db,
    );
    isTransportDown = true;
    expect((await from().post('auth/send-code', { ticket: body.ticket })).code).toBe('code_not_sent');
    isTransportDown = false;
    expect((await from().post('auth/send-code', { ticket: body.ticket })).status).toBe(200);
  });
});

describe('who guesses passwords', () => {
  const password = 'the right password';
  const login = (email_or_phone: string, given: string) => ({ login_type: 'manual', email_or_phone, password: given });
  const account = async () => {
    const email = freshEmail();
    const { id } = await signedInCustomer(market, { email, is_phone_verified: true, phone: freshPhone() });
    await sql`update customers set password_hash = ${await hashPassword(password)} where id = ${id}`.execute(market.db);
    return email;
  };
  const rest = (seconds: number) =>
    sql`update login_failures set failed_at = failed_at - make_interval(secs => ${seconds}::int)`.execute(market.db);

  it('has five tries, then waits twice as long each time, and is let in at last', async () => {
    const email = await account();
    const visitor = from();
    for (let n = 0; n < 5; n++)
      expect((await visitor.post('auth/login', login(email, `${n}`))).code).toBe('credentials_wrong');
    expect((await visitor.post('auth/login', login(email, password))).code).toBe('too_many');
    for (const seconds of [1, 2, 4, 8]) {
      await rest(seconds);
      expect((await visitor.post('auth/login', login(email, 'wrong'))).code).toBe('credentials_wrong');
      await rest(seconds);
      expect((await visitor.post('auth/login', login(email, 'wrong'))).code).toBe('too_many');
    }
    await rest(3600);
    expect((await visitor.post('auth/login', login(email, password))).status).toBe(200);
  });

  it('locks no account: the right password from another address works meanwhile', async () => {
    const email = await account();
    const attacker = from();
    for (let n = 0; n < 12; n++) await attacker.post('auth/login', login(email, `${n}`));
    expect((await attacker.post('auth/login', login(email, password))).code).toBe('too_many');
    expect((await from().post('auth/login', login(email, password))).status).toBe(200);
    expect((await attacker.post('auth/login', login(email, password))).code).toBe('too_many');
  });

  it('has one try from each further address while an account is under attack', async () => {
    const email = await account();
    for (let n = 0; n < 6; n++) await from().post('auth/login', login(email, `${n}`));
    const further = from();
    expect((await further.post('auth/login', login(email, 'wrong'))).code).toBe('credentials_wrong');
    expect((await further.post('auth/login', login(email, 'wrong'))).code).toBe('too_many');
  });

  it('is slowed at an unknown account just as at any other', async () => {
    const email = freshEmail();
    const visitor = from();
    const codes = [];
    for (let n = 0; n < 7; n++) codes.push((await visitor.post('auth/login', login(email, `${n}`))).code);
    expect(codes).toEqual([...Array(5).fill('credentials_wrong'), 'too_many', 'too_many']);
  });

  it('pays a challenge for each try after 300 an hour from one address, over all accounts', async () => {
    await sql`insert into rate_limits (name, subject, window_start, tries)
      values ('logins of an address', '10.7.7.7/32', to_timestamp(floor(extract(epoch from now()) / 3600) * 3600), 299)`.execute(
      market.db,
    );
    expect((await from('10.7.7.7').post('auth/login', login(freshEmail(), 'x'))).code).toBe('credentials_wrong');
    expect((await from('10.7.7.7').post('auth/login', login(freshEmail(), 'x'))).code).toBe('challenge_required');
    expect((await from('10.7.7.8').post('auth/login', login(freshEmail(), 'x'))).code).toBe('credentials_wrong');
  });

  it('is slowed as one, whatever addresses of an IPv6 /48 the tries come from', async () => {
    const email = await account();
    const codes = [];
    for (let n = 0; n < 7; n++)
      codes.push((await from(`2001:db8:5:${n}::${n}`).post('auth/login', login(email, `${n}`))).code);
    expect(codes).toEqual([...Array(5).fill('credentials_wrong'), 'too_many', 'too_many']);
    expect((await from().post('auth/login', login(email, password))).status).toBe(200);
  });

  it.each(['known', 'unknown'])(
    'costs a hash at a %s account; more than six at once are refused before they cost a query',
    async (kind) => {
      const emails = kind === 'known' ? await Promise.all(Array.from({ length: 4 }, account)) : [];
      await sql`delete from rate_limits`.execute(market.db);
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, n) => from().post('auth/login', login(emails[n % 4] ?? freshEmail(), 'x'))),
      );
      const compared = answers.filter(({ code }) => code === 'credentials_wrong').length;
      expect(compared).toBeGreaterThanOrEqual(6);
      expect(compared).toBeLessThan(30);
      expect(answers.filter(({ code }) => code === 'too_many')).toHaveLength(60 - compared);
      const { rows } = await sql`select from rate_limits where name = 'logins of an address'`.execute(market.db);
      expect(rows).toHaveLength(compared);
    },
  );
});

describe('who has the database', () => {
  it('finds no token, ticket, code or password in it', async () => {
    await sql`delete from rate_limits`.execute(market.db);
    const [phone, email, password] = [freshPhone(), freshEmail(), 'a secret of somebody'];
    const form = { name: 'Ada', email, phone, password, confirm_password: password };
    const { body } = await from().post('auth/sign-up', form);
    const code = codeTo(phone);
    const early = await everything();
    for (const secret of [body.ticket, password]) expect(early).not.toContain(secret);
    expect(early).not.toMatch(new RegExp(`"code_hash":"[^"]*${code}`));
    const { createHash } = await import('node:crypto');
    const plain = createHash('sha256').update(code).digest();
    for (const form of ['hex', 'base64', 'base64url'] as const) expect(early).not.toContain(plain.toString(form));
    const proof = { otp: code, login_type: 'manual', verification_type: 'phone', ticket: body.ticket };
    const done = await from().post('auth/verify-phone', proof);
    const late = await everything();
    for (const secret of [done.body.token, body.ticket, password]) expect(late).not.toContain(secret);
    expect((await from().get('customer/info', asBearer(done.body.token))).status).toBe(200);
    const hashes = await sql<{ token_hash: string }>`select token_hash from sessions`.execute(market.db);
    for (const { token_hash } of hashes.rows) {
      expect((await from().get('customer/info', asBearer(token_hash))).code).toBe('token_expired');
    }
  });

  async function everything(): Promise<string> {
    const tables = ['customers', 'sessions', 'sign_ins', 'identities', 'rate_limits', 'login_failures'];
    const dumps = await Promise.all(
      tables.map((table) => sql`select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(market.db)),
    );
    return JSON.stringify(dumps.map(({ rows }) => rows)).replaceAll('\\', '');
  }
});
