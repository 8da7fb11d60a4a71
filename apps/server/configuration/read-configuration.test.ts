import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults-of.ts';
import { httpSettingsIn } from './http-settings.ts';
import { misspelledSettings, readConfiguration } from './read-configuration.ts';
import { limitNumbersIn } from './settings/limit-settings.ts';
import type { Environment } from './settings.ts';

describe('the configuration', () => {
  it('needs nothing at all', () => {
    const defaults = {
      port: 3000,
      host: '0.0.0.0',
      market: { kind: 'embedded', dataDirectory: './.data' },
      uploads: join('.data', 'uploads'),
      demo: true,
      transports: {},
      identity: {},
      payments: {},
      demoMinute: 750,
      demoSpeed: 1,
      demoScript: { events: [], seed: 1 },
      texts: 'edited',
      push: {},
      webhookReach: 'machine',
      retentionDays: { chats: 730, applications: 180, guestOrders: 365, contactHashes: 730 },
      sharedServices: { trustedProxies: [], drainSeconds: 0, databaseWaitSeconds: 120 },
      risk: {
        asksForProof: false,
        proofDays: 90,
        openCashOfNew: 500,
        openCashOfKnown: 2000,
        openUnpaid: 300,
        shortHoldMinutes: 5,
      },
      secondFactor: 'offered',
      streams: { all: 5000, ofPerson: 6, ofOrder: 30, ofAddress: 500, ofNetwork: 1000 },
      limitNumbers: limitNumbersIn({}),
      monitoring: { logLevel: 'warn' },
      http: httpSettingsIn({}),
    };
    expect(readConfiguration({})).toEqual(defaults);
    expect(readConfiguration({ PORT: '', DATABASE_URL: '', DEMO: '' })).toEqual(defaults);
  });

  it('takes a PostgreSQL of its own, or the API of another deployment', () => {
    const url = 'postgresql://soko@db/soko';
    expect(readConfiguration({ DATABASE_URL: url }).market).toEqual({ kind: 'postgres', url });
    expect(readConfiguration({ API_URL: 'https://soko.example/' }).market).toEqual({
      kind: 'api',
      url: 'https://soko.example',
    });
  });

  it.each<[boolean, Environment]>([
    [true, { DEMO: 'on' }],
    [false, { DEMO: 'off' }],
    [false, { NODE_ENV: 'production' }],
  ])('is a demo: %s with %o', (demo, environment) => expect(readConfiguration(environment).demo).toBe(demo));

  it.each<[number | undefined, Environment]>([
    [750, {}],
    [485, { DEMO_CLOCK: '08:05' }],
    [undefined, { DEMO_CLOCK: 'off' }],
  ])('stops the clocks of a demo at minute %s with %o', (minute, environment) =>
    expect(readConfiguration(environment).demoMinute).toBe(minute),
  );

  it('lets the people of a demo work up to 60 times as fast', () => {
    expect(readConfiguration({ DEMO_SPEED: '60' }).demoSpeed).toBe(60);
    for (const speed of ['0', '61', '1.5', 'fast']) expect(faultsOf({ DEMO_SPEED: speed })).toHaveLength(1);
  });

  it('[OPS-097] lets a demo play another day than a usual one', () => {
    expect(readConfiguration({ DEMO_SCRIPT: 'rush, rain', DEMO_SEED: '7' }).demoScript).toEqual({
      events: ['rush', 'rain'],
      seed: 7,
    });
    for (const script of ['snow', 'rush;rain', '7']) expect(faultsOf({ DEMO_SCRIPT: script })).toHaveLength(1);
    for (const seed of ['0', '1.5', 'x']) expect(faultsOf({ DEMO_SEED: seed })).toHaveLength(1);
  });

  it('names every fault at once, each with its reason and an example', () => {
    expect(faultsOf({ PORT: '70000', DATABASE_URL: 'mysql://nowhere', DEMO: 'perhaps', SOKO_PROT: '1' })).toEqual([
      'PORT=70000 must be a whole number from 1 to 65535 (example: PORT=3000)',
      expect.stringMatching(/^DATABASE_URL=mysql:\/\/nowhere must be .* \(example: DATABASE_URL=postgres:/),
      'DEMO=perhaps must be on or off (example: DEMO=off)',
      'SOKO_PROT is not known; did you mean PORT? (example: PORT=3000)',
    ]);
  });

  it.each<[string, Environment]>([
    ['a port with words', { PORT: '3000 please' }],
    ['port 0', { PORT: '0' }],
    ['a host with a space', { HOST: 'my host' }],
    ['an API with a path', { API_URL: 'https://soko.example/api' }],
    ['an API and a database', { API_URL: 'https://soko.example', DATABASE_URL: 'postgres://db/soko' }],
    ['a demo in production', { DEMO: 'on', NODE_ENV: 'production' }],
  ])('refuses %s', (_fault, environment) => expect(faultsOf(environment)).toHaveLength(1));

  it.each<[Environment, string]>([
    [{ DATABASE_URL: 'mysql://soko:hush@db/soko' }, 'mysql://soko:…@db/soko'],
    [{ DATABASE_URL: 'postgres//soko:hush@db:5432/soko' }, 'postgres//:…@db:5432/soko'],
    [{ DATABASE_URL: 'soko:hush@db/soko' }, ':…@db/soko'],
    [{ DATABASE_URL: 'soko:hu/s@hush@db/soko' }, ':…@db/soko'],
    [{ DATABASE_URL: 'mysql://soko:hush' }, 'mysql://soko:…'],
    [{ DATABASE_URL: 'host=db password=hush user=soko' }, 'host=db password=… user=soko'],
    [{ DATABASE_URL: 'localhost:5432/soko' }, 'localhost:5432/soko'],
    [{ REDIS_URL: 'redis//:hush@localhost' }, 'redis//:…@localhost'],
    [{ REDIS_URL: 'redis:hush' }, 'redis:…'],
    [{ SMTP_URL: 'smtp//me:hush@mail.example', DEMO: 'off', MAIL_FROM: 'a@soko.example' }, 'smtp//:…@mail.example'],
    [{ HOST: 'postgres://soko:hush@db/so ko' }, 'postgres://soko:…@db/so ko'],
  ])('keeps the password of %j out of its answer', (environment, shown) => {
    const [name = ''] = Object.keys(environment);
    const [fault = ''] = faultsOf(environment);
    expect(fault).toContain(`${name}=${shown} `);
    expect(fault).not.toContain('hush');
  });

  it('suggests the setting that a misspelt name meant, and leaves other names alone', () => {
    expect(misspelledSettings({ DATABSE_URL: 'postgres://db/soko' })).toEqual([
      expect.stringContaining('mean DATABASE_URL?'),
    ]);
    expect(misspelledSettings({ HOME: '/', HOSTNAME: 'a', PWD: '/', POST: '1', PORT: '3000' })).toEqual([]);
  });
});
