import type { PaymentAccess } from 'api/providers/payments/open-payment-providers';
import { faultOf, missing } from './faults.ts';
import type { Environment, SettingName } from './settings.ts';

/** By the key that switches a provider on: what it cannot do without. */
const needed = {
  STRIPE_SECRET_KEY: ['STRIPE_WEBHOOK_SECRET'],
  PAYSTACK_SECRET_KEY: ['PAYMENTS_EMAIL'],
  FLUTTERWAVE_SECRET_KEY: ['FLUTTERWAVE_WEBHOOK_HASH', 'PAYMENTS_EMAIL'],
  MPESA_CONSUMER_KEY: ['MPESA_CONSUMER_SECRET', 'MPESA_SHORTCODE', 'MPESA_PASSKEY', 'MPESA_CALLBACK_URL'],
} as const satisfies Partial<Record<SettingName, SettingName[]>>;
type Switch = keyof typeof needed;
const switches = Object.keys(needed) as Switch[];

/** Reads completely configured accounts; `paymentClashes` reports what is missing. */
export function paymentsIn(given: Environment): PaymentAccess {
  const { PAYMENTS_EMAIL: email = '' } = given;
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: webhookSecret = '', PAYSTACK_SECRET_KEY } = given;
  const { FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_WEBHOOK_HASH: webhookHash = '' } = given;
  return {
    ...(STRIPE_SECRET_KEY && { stripe: { secretKey: STRIPE_SECRET_KEY, webhookSecret } }),
    ...(PAYSTACK_SECRET_KEY && { paystack: { secretKey: PAYSTACK_SECRET_KEY, email } }),
    ...(FLUTTERWAVE_SECRET_KEY && { flutterwave: { secretKey: FLUTTERWAVE_SECRET_KEY, webhookHash, email } }),
    ...darajaIn(given),
  };
}

function darajaIn(given: Environment): Pick<PaymentAccess, 'daraja'> {
  const { MPESA_CONSUMER_KEY: consumerKey, MPESA_CONSUMER_SECRET: consumerSecret = '' } = given;
  const { MPESA_SHORTCODE: shortcode = '', MPESA_PASSKEY: passkey = '', MPESA_CALLBACK_URL: callback = '' } = given;
  const { MPESA_INITIATOR: name, MPESA_SECURITY_CREDENTIAL: credential } = given;
  if (consumerKey === undefined) return {};
  return {
    daraja: {
      consumerKey,
      consumerSecret,
      shortcode,
      passkey,
      till: given.MPESA_TILL,
      callbackOrigin: callback.replace(/\/$/, ''),
      isSandbox: given.MPESA_SANDBOX === 'on',
      initiator: name !== undefined && credential !== undefined ? { name, credential } : undefined,
    },
  };
}

/**
 * Finds settings that are valid alone but not together: an incomplete account, parts of a disabled one, a demo that
 * takes real money.
 */
export function paymentClashes(given: Environment): string[] {
  return [...switches.flatMap((name) => missingOf(name, given)), ...halfInitiator(given), ...realMoney(given)];
}

function missingOf(name: Switch, given: Environment): string[] {
  if (given[name] !== undefined) {
    return needed[name].filter((part) => given[part] === undefined).map((part) => missing(part, name));
  }
  const alone = needed[name].find((part) => part !== 'PAYMENTS_EMAIL' && given[part] !== undefined);
  return alone ? [missing(name, alone)] : [];
}

function halfInitiator({ MPESA_INITIATOR: name, MPESA_SECURITY_CREDENTIAL: credential }: Environment): string[] {
  if (name !== undefined && credential === undefined) return [missing('MPESA_SECURITY_CREDENTIAL', 'MPESA_INITIATOR')];
  if (name === undefined && credential !== undefined) return [missing('MPESA_INITIATOR', 'MPESA_SECURITY_CREDENTIAL')];
  return [];
}

/** Orders of a demo are never delivered. */
function realMoney(given: Environment): string[] {
  const isDemo = given.DEMO === undefined ? given.NODE_ENV !== 'production' : given.DEMO === 'on';
  const reason = 'cannot be combined with a demo, which delivers nothing for the money: set DEMO=off';
  return isDemo ? switches.filter((name) => given[name] !== undefined).map((name) => faultOf(name, '…', reason)) : [];
}
