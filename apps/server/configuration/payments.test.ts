import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults-of.ts';
import { readConfiguration } from './read-configuration.ts';
import type { Environment } from './settings.ts';

const stripe = { STRIPE_SECRET_KEY: `sk_live_${'5'.repeat(24)}`, STRIPE_WEBHOOK_SECRET: `whsec_${'7'.repeat(24)}` };
const paystack = { PAYSTACK_SECRET_KEY: `sk_live_${'a'.repeat(40)}`, PAYMENTS_EMAIL: 'payments@soko.example' };
const flutterwave = {
  FLUTTERWAVE_SECRET_KEY: `FLWSECK-${'a'.repeat(32)}-X`,
  FLUTTERWAVE_WEBHOOK_HASH: 'h'.repeat(32),
  PAYMENTS_EMAIL: 'payments@soko.example',
};
const mpesa = {
  MPESA_CONSUMER_KEY: 'consumer-key',
  MPESA_CONSUMER_SECRET: 'consumer-secret',
  MPESA_SHORTCODE: '174379',
  MPESA_PASSKEY: 'passkey-of-lipa-na-mpesa',
  MPESA_CALLBACK_URL: 'https://soko.example/',
};

describe('the providers of payments', () => {
  it('are none by default', () => {
    expect(readConfiguration({}).payments).toEqual({});
    expect(readConfiguration({ DEMO: 'off' }).payments).toEqual({});
  });

  it('may be several at once, each with its account', () => {
    const environment = { DEMO: 'off', ...stripe, ...paystack, ...flutterwave, ...mpesa, MPESA_TILL: '5012345' };
    expect(readConfiguration(environment).payments).toEqual({
      stripe: { secretKey: stripe.STRIPE_SECRET_KEY, webhookSecret: stripe.STRIPE_WEBHOOK_SECRET },
      paystack: { secretKey: paystack.PAYSTACK_SECRET_KEY, email: 'payments@soko.example' },
      flutterwave: {
        secretKey: flutterwave.FLUTTERWAVE_SECRET_KEY,
        webhookHash: 'h'.repeat(32),
        email: 'payments@soko.example',
      },
      daraja: {
        consumerKey: 'consumer-key',
        consumerSecret: 'consumer-secret',
        shortcode: '174379',
        passkey: 'passkey-of-lipa-na-mpesa',
        till: '5012345',
        callbackOrigin: 'https://soko.example',
        isSandbox: false,
        initiator: undefined,
      },
    });
  });

  it.each<[string, Environment, string[]]>([
    ['Stripe', { STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY }, ['STRIPE_WEBHOOK_SECRET']],
    ['Paystack', { PAYSTACK_SECRET_KEY: paystack.PAYSTACK_SECRET_KEY }, ['PAYMENTS_EMAIL']],
    [
      'Flutterwave',
      { FLUTTERWAVE_SECRET_KEY: flutterwave.FLUTTERWAVE_SECRET_KEY },
      ['FLUTTERWAVE_WEBHOOK_HASH', 'PAYMENTS_EMAIL'],
    ],
    [
      'M-Pesa',
      { MPESA_CONSUMER_KEY: mpesa.MPESA_CONSUMER_KEY },
      ['MPESA_CONSUMER_SECRET', 'MPESA_SHORTCODE', 'MPESA_PASSKEY', 'MPESA_CALLBACK_URL'],
    ],
    ['the switch of a half account', { MPESA_PASSKEY: mpesa.MPESA_PASSKEY }, ['MPESA_CONSUMER_KEY']],
    ['who returns money by M-Pesa', { ...mpesa, MPESA_INITIATOR: 'sokoapi' }, ['MPESA_SECURITY_CREDENTIAL']],
  ])('are faulted for every part of %s that is missing, at once', (_name, environment, missing) => {
    const faults = faultsOf({ DEMO: 'off', ...environment });
    expect(faults).toHaveLength(missing.length);
    for (const [n, name] of missing.entries()) expect(faults[n]).toMatch(new RegExp(`^${name} is missing: .*example`));
  });

  it.each<[string, Environment]>([
    ['a publishable key in place of the secret one', { ...stripe, STRIPE_SECRET_KEY: 'pk_live_0123456789abcdef' }],
    ['a short hash that could be guessed', { ...flutterwave, FLUTTERWAVE_WEBHOOK_HASH: 'soko' }],
    ['callbacks without encryption', { ...mpesa, MPESA_CALLBACK_URL: 'http://soko.example' }],
    ['callbacks to a path', { ...mpesa, MPESA_CALLBACK_URL: 'https://soko.example/callback' }],
    ['a sandbox perhaps', { ...mpesa, MPESA_SANDBOX: 'maybe' }],
    ['real money in a demo', { ...paystack, DEMO: 'on' }],
  ])('refuse %s', (_fault, environment) => expect(faultsOf({ DEMO: 'off', ...environment })).toHaveLength(1));

  it('keep every key out of a fault', () => {
    const text = faultsOf({ STRIPE_SECRET_KEY: 'hush', PAYSTACK_SECRET_KEY: 'hush', MPESA_PASSKEY: 'hush' }).join();
    expect(text).toContain('STRIPE_SECRET_KEY=…');
    expect(text).not.toContain('hush');
  });
});
