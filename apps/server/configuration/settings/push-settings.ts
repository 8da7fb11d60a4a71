import * as z from 'zod/mini';

const shaped = (shape: RegExp) => z.optional(z.string().check(z.regex(shape)));

/** Push services; without any of these web push works with generated keys. */
export const pushSettings = {
  VAPID_PUBLIC_KEY: {
    about: 'Web push: the public key. Unset means a pair that is generated once and stored in the database.',
    must: 'be 87 letters, digits, - and _',
    example: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    schema: shaped(/^[A-Za-z0-9_-]{87}$/),
  },
  VAPID_PRIVATE_KEY: {
    about: 'Web push: the private key of that pair.',
    must: 'be 43 letters, digits, - and _',
    example: 'UUxI4O8-FbRouAevSmBQ6o18hgE4nSG3qwvJTfKc-ls',
    isSecret: true,
    schema: shaped(/^[A-Za-z0-9_-]{43}$/),
  },
  PUSH_CONTACT: {
    about: 'Web push: a contact for the push services of browsers.',
    must: 'start with mailto: or https://',
    example: 'mailto:help@soko.example',
    schema: shaped(/^(mailto:\S+@\S+|https:\/\/\S+)$/),
  },
  FCM_PROJECT_ID: {
    about: 'Firebase Cloud Messaging, for apps: the project.',
    must: 'be the id of a project',
    example: 'soko-market',
    schema: shaped(/^[a-z][a-z0-9-]{4,40}$/),
  },
  FCM_CLIENT_EMAIL: {
    about: 'Firebase Cloud Messaging: client_email of the service account.',
    must: 'be the address of a service account',
    example: 'push@soko-market.iam.gserviceaccount.com',
    schema: shaped(/^\S+@\S+$/),
  },
  FCM_PRIVATE_KEY: {
    about: 'Firebase Cloud Messaging: private_key of the service account, on one line with \\n for its line ends.',
    must: 'be a private key as PEM',
    example: '-----BEGIN PRIVATE KEY-----\\nMIIEv…\\n-----END PRIVATE KEY-----\\n',
    isSecret: true,
    schema: shaped(/^-----BEGIN PRIVATE KEY-----/),
  },
} as const;
