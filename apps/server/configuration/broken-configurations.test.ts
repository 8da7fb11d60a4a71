import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../../../tools/scratch-folder.ts';
import { everySubject } from '../cli/every-command.ts';
import { runCommand } from '../cli/terminal/run-command.ts';
import type { Environment } from './settings.ts';

const outsideDemo = { DEMO: 'off' };
const secret = 'hush-hush-hush';
const stripe = { STRIPE_SECRET_KEY: 'sk_live_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789ab' };
const bucket = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'uploads', S3_ACCESS_KEY_ID: 'KEY' };

/** Typical mistakes in configurations, and the settings that the error names: all of them at once. */
const broken: [what: string, environment: Environment, names: string[]][] = [
  ['a port with words', { PORT: 'three thousand' }, ['PORT']],
  ['a port that no machine has', { PORT: '65536' }, ['PORT']],
  ['a host with a space', { HOST: '0.0.0.0 ' }, ['HOST']],
  ['another database', { DATABASE_URL: `mysql://soko:${secret}@db/soko` }, ['DATABASE_URL']],
  ['an address without its beginning', { DATABASE_URL: 'localhost:5432/soko' }, ['DATABASE_URL']],
  [
    'several databases of which none is meant',
    { DATABASE_URL: `postgres://soko:${secret}@a,b/soko` },
    ['DATABASE_URL'],
  ],
  [
    'an unknown kind of session',
    { DATABASE_URL: `postgres://soko:${secret}@a:5432,b/soko?target_session_attrs=writable` },
    ['DATABASE_URL'],
  ],
  ['an API with a path', { API_URL: 'https://soko.example/api' }, ['API_URL']],
  ['two places for the market', { API_URL: 'https://soko.example', DATABASE_URL: 'postgres://db/soko' }, ['API_URL']],
  ['a demo in production', { DEMO: 'on', NODE_ENV: 'production' }, ['DEMO']],
  ['a switch that is neither on nor off', { DEMO: 'yes' }, ['DEMO']],
  ['a slip of the hand in a name', { SOKO_PROT: '3000', SOKO_DATABSE_URL: 'x' }, ['SOKO_PROT', 'SOKO_DATABSE_URL']],
  ['a carrier that nobody knows', { ...outsideDemo, SMS_PROVIDER: 'twillio' }, ['SMS_PROVIDER']],
  [
    'an incomplete account of a transport',
    { ...outsideDemo, SMS_PROVIDER: 'twilio' },
    ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_SENDER'],
  ],
  ['mail from nobody', { ...outsideDemo, SMTP_URL: 'smtp://mail.example' }, ['MAIL_FROM']],
  ['an outbox that nobody sees', { ...outsideDemo, SMS_PROVIDER: 'outbox' }, ['SMS_PROVIDER']],
  ['real money in a demo', { ...stripe }, ['STRIPE_SECRET_KEY']],
  [
    'payments without the secret of their events',
    { ...outsideDemo, STRIPE_SECRET_KEY: 'sk_live_0123456789' },
    ['STRIPE_WEBHOOK_SECRET'],
  ],
  ['a secret of the wrong kind', { ...outsideDemo, ...stripe, STRIPE_SECRET_KEY: secret }, ['STRIPE_SECRET_KEY']],
  [
    'an operator of M-Pesa without half of what it needs',
    { ...outsideDemo, MPESA_CONSUMER_KEY: 'key-of-the-app' },
    ['MPESA_CONSUMER_SECRET', 'MPESA_SHORTCODE', 'MPESA_PASSKEY', 'MPESA_CALLBACK_URL'],
  ],
  ['a sign-in of no known shape', { GOOGLE_CLIENT_ID: 'soko' }, ['GOOGLE_CLIENT_ID']],
  ['half a sign-in', { FACEBOOK_APP_ID: '1234567890' }, ['FACEBOOK_APP_SECRET']],
  ['half a pair of keys', { VAPID_PUBLIC_KEY: 'B'.repeat(87) }, ['VAPID_PRIVATE_KEY']],
  ['half a bucket', { ...bucket }, ['S3_SECRET_ACCESS_KEY']],
  ['a replica of nothing', { DATABASE_REPLICA_URL: 'postgres://replica/soko' }, ['DATABASE_URL']],
  [
    'proxies that are not addresses',
    { TRUSTED_PROXIES: 'everybody', DRAIN_SECONDS: '-1' },
    ['TRUSTED_PROXIES', 'DRAIN_SECONDS'],
  ],
  [
    'nearly everything',
    { PORT: '0', HOST: 'my host', DATABASE_URL: 'x', DEMO: 'maybe', REDIS_URL: 'http://redis', SOKO_X: '1' },
    ['PORT', 'HOST', 'DATABASE_URL', 'DEMO', 'REDIS_URL', 'SOKO_X'],
  ],
];

describe('a broken configuration', () => {
  it.each(broken)('with %s is answered with all of its faults', async (_what, environment, names) => {
    let output = '';
    const code = await runCommand(['config', 'check', '--json'], everySubject, {
      environment,
      folder: '/',
      answer: (text) => {
        output = text;
      },
      stderr: { write: () => {} },
    });
    const { errors } = JSON.parse(output);
    const named = errors.map(({ message }: { message: string }) => /^[A-Z0-9_]+/.exec(message)?.[0]);
    expect({ code, named: named.sort() }).toEqual({ code: 78, named: [...names].sort() });
    expect(output).not.toContain(secret);
  });

  it('starts nothing', () => {
    using folder = scratchFolder();
    const data = join(folder.path, 'data');
    const { PATH = '' } = process.env;
    const environment = { PATH, DATA_DIR: data, PORT: '0', DEMO: 'maybe', DATABASE_URL: `mysql://soko:${secret}@db` };
    const { status, stdout, stderr } = spawnSync(process.execPath, ['apps/server/cli/soko.ts', 'up'], {
      env: environment,
      encoding: 'utf8',
    });
    expect(status).toBe(78);
    expect(stderr.trim().split('\n')).toHaveLength(4);
    expect(stdout).toBe('');
    expect(stderr).not.toMatch(/\n\s+at |hush/);
    expect(existsSync(data)).toBe(false);
  }, 30_000);
});
