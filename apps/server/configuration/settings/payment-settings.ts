import * as z from 'zod/mini';

const shaped = (shape: RegExp) => z.optional(z.string().check(z.refine((text) => shape.test(text))));
const key = /^\S{10,300}$/;
const onOrOff = ['on', 'off'] as const;

/** Providers of digital payments; docs/payments.md explains where each value comes from. Unset means off. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: {
    about: 'Stripe: the secret key of the account. Unset means off. Steps: docs/payments.md.',
    must: 'be a key that starts with sk_ or rk_',
    example: 'sk_live_0123456789abcdef',
    isSecret: true,
    schema: shaped(/^(sk|rk)_\w{10,200}$/),
  },
  STRIPE_WEBHOOK_SECRET: {
    about: 'Stripe: the signing secret of the webhook endpoint.',
    must: 'be a secret that starts with whsec_',
    example: 'whsec_0123456789abcdef',
    isSecret: true,
    schema: shaped(/^whsec_\S{10,200}$/),
  },
  PAYSTACK_SECRET_KEY: {
    about: 'Paystack: the secret key of the business. Unset means off. Steps: docs/payments.md.',
    must: 'be a key that starts with sk_',
    example: 'sk_live_0123456789abcdef0123456789abcdef01234567',
    isSecret: true,
    schema: shaped(/^sk_\w{10,200}$/),
  },
  FLUTTERWAVE_SECRET_KEY: {
    about: 'Flutterwave: the secret key of version 3. Unset means off. Steps: docs/payments.md.',
    must: 'be a key that starts with FLWSECK',
    example: 'FLWSECK-0123456789abcdef-X',
    isSecret: true,
    schema: shaped(/^FLWSECK\S{10,200}$/),
  },
  FLUTTERWAVE_WEBHOOK_HASH: {
    about: 'Flutterwave: the secret hash of its webhooks, which you choose yourself.',
    must: 'be 20 to 200 characters without spaces',
    example: '0123456789abcdef0123456789abcdef',
    isSecret: true,
    schema: shaped(/^\S{20,200}$/),
  },
  PAYMENTS_EMAIL: {
    about: 'The address that Paystack and Flutterwave get for shoppers without one; receipts of guests go there.',
    must: 'be an address',
    example: 'payments@soko.example',
    schema: shaped(/^[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+$/),
  },
  MPESA_CONSUMER_KEY: {
    about: 'M-Pesa: the consumer key of the Daraja app. Unset means off. Steps: docs/payments.md.',
    must: 'be a key without spaces',
    example: 'GvzjNnYgNJtwgwfLBkZh65VPwfuKvs0V',
    isSecret: true,
    schema: shaped(key),
  },
  MPESA_CONSUMER_SECRET: {
    about: 'M-Pesa: the consumer secret of that app.',
    must: 'be a secret without spaces',
    example: '0123456789abcdef',
    isSecret: true,
    schema: shaped(key),
  },
  MPESA_SHORTCODE: {
    about: 'M-Pesa: the number of the paybill, or of the head office (store number) of a till.',
    must: 'be 5 to 7 digits',
    example: '174379',
    schema: shaped(/^\d{5,7}$/),
  },
  MPESA_TILL: {
    about: 'M-Pesa: the number of the till where the money goes. Unset means to the paybill.',
    must: 'be 5 to 8 digits',
    example: '5012345',
    schema: shaped(/^\d{5,8}$/),
  },
  MPESA_PASSKEY: {
    about: 'M-Pesa: the passkey that Safaricom has sent for Lipa na M-Pesa Online.',
    must: 'be a key without spaces',
    example: 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919',
    isSecret: true,
    schema: shaped(key),
  },
  MPESA_CALLBACK_URL: {
    about: 'M-Pesa: the public origin of this deployment, for Safaricom’s callbacks.',
    must: 'be an address that starts with https:// and has no path',
    example: 'https://soko.example',
    schema: z.optional(z.string().check(z.refine(isPublicOrigin))),
  },
  MPESA_SANDBOX: {
    about: 'M-Pesa: whether the keys are those of the sandbox, which charges nothing.',
    must: 'be on or off',
    example: 'off',
    usual: 'off',
    choices: onOrOff,
    schema: z._default(z.enum(onOrOff), 'off'),
  },
  MPESA_INITIATOR: {
    about: 'M-Pesa: the name of the operator that may reverse payments. Unset means that you refund by hand.',
    must: 'be a name without spaces',
    example: 'sokoapi',
    schema: shaped(/^\S{2,50}$/),
  },
  MPESA_SECURITY_CREDENTIAL: {
    about: 'M-Pesa: the encrypted password of that operator, as the Daraja portal makes it.',
    must: 'be letters, digits and the signs + / =',
    example: 'Q2wSZCN8HxC5F1HxBBXFt5J+spfkq8VkJFWDJG8oIgGi',
    isSecret: true,
    schema: shaped(/^[A-Za-z0-9+/=]{40,1000}$/),
  },
} as const;

function isPublicOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.pathname === '/' && url.search === '' && url.username === '';
}
