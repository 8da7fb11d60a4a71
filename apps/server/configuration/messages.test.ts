import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults-of.ts';
import { readConfiguration } from './read-configuration.ts';
import type { Environment } from './settings.ts';

const twilio = {
  DEMO: 'off',
  SMS_PROVIDER: 'twilio',
  SMS_SENDER: 'Soko',
  TWILIO_ACCOUNT_SID: `AC${'5'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'a'.repeat(32),
};
const africasTalking = {
  DEMO: 'off',
  SMS_PROVIDER: 'africas-talking',
  AFRICAS_TALKING_USERNAME: 'sandbox',
  AFRICAS_TALKING_API_KEY: 'atsk_0123456789',
};
const termii = {
  DEMO: 'off',
  SMS_PROVIDER: 'termii',
  SMS_SENDER: 'Soko Lagos',
  TERMII_API_KEY: 'TL0123456789',
  TERMII_URL: 'https://v3.api.termii.com/',
};
const mail = {
  DEMO: 'off',
  SMTP_URL: 'smtp://soko:p%40ss@mail.soko.example:587',
  MAIL_FROM: 'Soko <hello@soko.example>',
};

describe('the transports of messages', () => {
  it('are none by default: then a demo stores its messages, and other deployments send none', () => {
    expect(readConfiguration({}).transports).toEqual({});
    expect(readConfiguration({ DEMO: 'off' }).transports).toEqual({});
    expect(readConfiguration({ SMS_PROVIDER: 'outbox' }).transports).toEqual({ sms: { by: 'outbox' } });
  });

  it.each<[string, Environment, unknown]>([
    [
      'Twilio',
      twilio,
      { by: 'twilio', account: { accountSid: `AC${'5'.repeat(32)}`, authToken: 'a'.repeat(32), sender: 'Soko' } },
    ],
    [
      'Africa’s Talking',
      africasTalking,
      { by: 'africas-talking', account: { username: 'sandbox', apiKey: 'atsk_0123456789' } },
    ],
    [
      'Africa’s Talking with a name',
      { ...africasTalking, SMS_SENDER: 'Soko' },
      { by: 'africas-talking', account: { username: 'sandbox', apiKey: 'atsk_0123456789', sender: 'Soko' } },
    ],
    [
      'Termii, on the route that delivers to every phone',
      termii,
      {
        by: 'termii',
        account: { apiKey: 'TL0123456789', sender: 'Soko Lagos', channel: 'dnd', origin: 'https://v3.api.termii.com' },
      },
    ],
  ])('may be %s', (_name, environment, sms) => expect(readConfiguration(environment).transports.sms).toEqual(sms));

  it('may be a mail server, which must encrypt unless the operator says otherwise', () => {
    const account = { url: mail.SMTP_URL, from: mail.MAIL_FROM };
    expect(readConfiguration(mail).transports.mail).toEqual({ ...account, needsTls: true });
    expect(readConfiguration({ ...mail, SMTP_TLS: 'off' }).transports.mail).toEqual({ ...account, needsTls: false });
  });

  it('are faulted all at once, with name, reason, example and a guess', () => {
    expect(
      faultsOf({
        DEMO: 'off',
        SMS_PROVIDER: 'twillio',
        SMS_SENDER: 'Oja & sons',
        TWILIO_AUTH_TOKEN: 'hush',
        SMTP_URL: 'smtp://mail.soko.example',
      }),
    ).toEqual([
      'SMS_PROVIDER=twillio is not known; did you mean twilio? (example: SMS_PROVIDER=termii)',
      expect.stringMatching(/^SMS_SENDER=Oja & sons must be 3 to 11 letters.*\(example: SMS_SENDER=Soko\)$/),
      expect.stringMatching(/^TWILIO_AUTH_TOKEN=… must be 32 digits/),
      'MAIL_FROM is missing: SMTP_URL needs it (example: MAIL_FROM=Soko <hello@soko.example>)',
    ]);
  });

  it.each<[string, Environment, string[]]>([
    ['Twilio', { DEMO: 'off', SMS_PROVIDER: 'twilio' }, ['SMS_SENDER', 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN']],
    [
      'Africa’s Talking',
      { DEMO: 'off', SMS_PROVIDER: 'africas-talking' },
      ['AFRICAS_TALKING_USERNAME', 'AFRICAS_TALKING_API_KEY'],
    ],
    ['Termii', { DEMO: 'off', SMS_PROVIDER: 'termii' }, ['SMS_SENDER', 'TERMII_API_KEY', 'TERMII_URL']],
  ])('are faulted for every part of %s that is missing', (_name, environment, missing) => {
    const faults = faultsOf(environment);
    expect(faults).toHaveLength(missing.length);
    for (const [n, name] of missing.entries()) {
      expect(faults[n]).toMatch(
        new RegExp(`^${name} is missing: SMS_PROVIDER=${environment.SMS_PROVIDER} needs it \\(example: `),
      );
    }
  });

  it.each<[string, Environment]>([
    ['an outbox where nobody looks', { SMS_PROVIDER: 'outbox', DEMO: 'off' }],
    ['an outbox in production', { SMS_PROVIDER: 'outbox', NODE_ENV: 'production' }],
    ['a provider of a demo, which strangers could use freely', { ...termii, DEMO: 'on' }],
    ['a mail server of a demo that is one by default', { ...mail, DEMO: '' }],
    ['a sender with a line break', { ...twilio, SMS_SENDER: 'Soko\nBcc' }],
    ['Termii without encryption', { ...termii, TERMII_URL: 'http://api.termii.example' }],
    ['Termii with a path', { ...termii, TERMII_URL: 'https://v3.api.termii.com/api/sms/send' }],
    ['a route that Termii has not', { ...termii, TERMII_CHANNEL: 'dns' }],
    ['a mail server by the web', { ...mail, SMTP_URL: 'https://mail.soko.example' }],
    [
      'a mail server with options in its address',
      { ...mail, SMTP_URL: 'smtp://mail.soko.example?tls.rejectUnauthorized=false' },
    ],
    ['a password that cannot be read', { ...mail, SMTP_URL: 'smtp://soko:100%@mail.soko.example' }],
    ['a sender of mail without address', { ...mail, MAIL_FROM: 'Soko' }],
    ['a sender of mail that carries a header', { ...mail, MAIL_FROM: 'Soko <a@soko.example>\r\nBcc: b@soko.example' }],
    ['encryption perhaps', { ...mail, SMTP_TLS: 'maybe' }],
  ])('refuse %s', (_fault, environment) => expect(faultsOf(environment)).toHaveLength(1));

  it('keep keys and the password of the mail server out of a fault', () => {
    const text = faultsOf({
      SMTP_URL: 'imap://soko:hush@mail.soko.example',
      TERMII_API_KEY: 'hush hush',
      TWILIO_AUTH_TOKEN: 'hush',
      AFRICAS_TALKING_API_KEY: 'hush',
    }).join();
    expect(text).toContain('imap://soko:…@mail.soko.example');
    expect(text.replaceAll('imap://soko:…', '')).not.toContain('hush');
  });
});
