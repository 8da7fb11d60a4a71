import Fastify, { type FastifyBaseLogger } from 'fastify';
import { describe, expect, it } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { redactingLog } from './log.ts';

const market = marketUnderTest();

const secrets = {
  code: '483920',
  phone: '+2348030000142',
  spokenPhone: '0803 000 0142',
  token: 'q3J8dUeV0m7TzYb1xWc5Kf9LhPnRs2Ga4iOoEkQyMtA',
  guest_id: 'f3c9a1e07b5d4c6e8a2f',
  password: 'Ọjà-àgbà!',
  email: 'ada.obi@soko.example',
  signed: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dBjftJeZ4CVPmB92K27uhbUJU1p1r',
};

/** Returns everything that was logged during the work. */
async function logged(work: (log: FastifyBaseLogger) => unknown): Promise<string> {
  const lines: string[] = [];
  const app = Fastify({ logger: redactingLog('trace', (line) => lines.push(line)) });
  await work(app.log);
  await app.close();
  return lines.join('');
}

function expectNoSecret(lines: string): void {
  for (const [what, secret] of Object.entries(secrets)) expect(lines, what).not.toContain(secret);
}

describe('the log of the server', () => {
  it.each<[string, (log: FastifyBaseLogger) => void]>([
    ['fields by name', (log) => log.error({ ...secrets, otp: secrets.code, sid: secrets.token })],
    [
      'headers of a request',
      (log) =>
        log.warn({
          req: {
            headers: {
              cookie: `sid=${secrets.token}; guest_id=${secrets.guest_id}`,
              authorization: `Bearer ${secrets.signed}`,
              'set-cookie': [`__Host-sid=${secrets.token}; Path=/`],
            },
          },
        }),
    ],
    ['an address', (log) => log.error({ url: `/api/v1/x?guest_id=${secrets.guest_id}&phone=%2B2348030000142` })],
    [
      'the body of a call',
      (log) => log.error({ body: secrets, msg: JSON.stringify({ ...secrets, otp: secrets.code }) }),
    ],
    [
      'words',
      (log) => log.error(`Sent ${secrets.code} to ${secrets.phone}, ${secrets.spokenPhone} and ${secrets.email}`),
    ],
    [
      'pairs in words',
      (log) => log.error(`password=${secrets.password} token=${secrets.guest_id} Basic ${secrets.token}`),
    ],
    [
      'an error with its cause',
      (log) => {
        const cause = new Error(`The number ${secrets.phone} is not valid; code ${secrets.code}`);
        log.error(new Error(`Could not sign in with ${secrets.signed}`, { cause }));
      },
    ],
    [
      'a fault of the database, which quotes the row',
      (log) => {
        const detail = `Failing row contains (7, Ada, ${secrets.email}, ${secrets.phone}, ${secrets.password}).`;
        log.error(Object.assign(new Error('new row violates check constraint'), { code: '23514', detail }));
      },
    ],
    [
      'the address of a database',
      (log) => log.error(`connect postgres://soko:${secrets.password}@db.soko.example/soko`),
    ],
  ])('keeps secrets out of %s', async (_where, write) => {
    const lines = await logged(write);
    expect(lines).not.toBe('');
    expectNoSecret(lines);
  });

  it('names the network of a caller, and not the address', async () => {
    const line = await logged((log) => log.info({ remoteAddress: '203.0.113.77' }));
    expect(JSON.parse(line).remoteAddress).toBe('203.0.113.0/24');
  });

  it.each([
    ['letters', 'a'],
    ['pairs without an end', 'a-'],
    ['quoted names', '"a":'],
    ['digits', '1 '],
  ])('writes no text of 64 kB whole, be it %s', async (_what, pattern) => {
    const text = pattern.repeat(64_000 / pattern.length);
    const deep = JSON.parse(`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`);
    const lines = await logged((log) => log.error({ url: `/${text}`, [text]: 1, list: [text], deep }, text));
    expect(lines.length).toBeLessThan(10_000);
    expect(lines.split('\n').filter(Boolean)).toHaveLength(1);
    expect(JSON.parse(lines)).toMatchObject({ level: 50, list: [expect.stringMatching(/…$/)] });
  });

  it('keeps what distinguishes faults', async () => {
    const fault = Object.assign(new Error('duplicate key value violates unique constraint "customers_by_phone"'), {
      code: '23505',
      constraint: 'customers_by_phone',
    });
    const line = JSON.parse(await logged((log) => log.error(fault)));
    expect(line).toMatchObject({
      level: 50,
      msg: fault.message,
      err: { code: '23505', constraint: 'customers_by_phone', stack: expect.stringMatching(/log\.test\.ts:\d+:\d+/) },
    });
  });

  it('says nothing of who called, also where each call is logged and one of them fails', async () => {
    const lines: string[] = [];
    const broken = { ...market, db: new Proxy(market.db, { get: failWithRow }) };
    const app = buildApi(broken as typeof market, { logger: redactingLog('trace', (line) => lines.push(line)) });
    const reply = await app.inject({
      method: 'POST',
      url: `/api/v1/auth/login?guest_id=${secrets.guest_id}`,
      headers: {
        cookie: `sid=${secrets.token}`,
        'x-software-id': 'soko-web',
        authorization: `Bearer ${secrets.token}`,
      },
      payload: { login_type: 'manual', email_or_phone: secrets.phone, password: secrets.password },
    });
    await app.close();
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(lines.join('')).toContain('/api/v1/auth/login');
    expectNoSecret(lines.join('') + reply.body);
  });
});

function failWithRow(): never {
  const detail = `Key (phone)=(${secrets.phone}) already exists.`;
  throw Object.assign(new Error(`duplicate key for ${secrets.phone}`), { code: '23505', detail });
}
