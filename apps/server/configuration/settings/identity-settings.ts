import * as z from 'zod/mini';

const optional = (fits: (text: string) => boolean) => z.optional(z.string().check(z.refine(fits)));
const shaped = (shape: RegExp) => optional((text) => shape.test(text));
const address = 'be an address that starts with https:// (or http:// on this machine) and has no question mark';
const stoodIn = 'Only differs for a stand-in.';

/** Sign-in by providers; whatever is unset is off. */
export const identitySettings = {
  GOOGLE_CLIENT_ID: {
    about:
      'Sign-in with Google: the client id of the web application. Unset means off. Steps: docs/sign-in-providers.md.',
    must: 'end in .apps.googleusercontent.com',
    example: '1234567890-abc.apps.googleusercontent.com',
    schema: shaped(/^[\w-]+\.apps\.googleusercontent\.com$/),
  },
  GOOGLE_KEYS_URL: {
    about: `Where Google publishes its keys. ${stoodIn}`,
    must: address,
    example: 'https://www.googleapis.com/oauth2/v3/certs',
    schema: optional(isAddressOfProvider),
  },
  FACEBOOK_APP_ID: {
    about: 'Sign-in with Facebook: the number of the app. Unset means off. Steps: docs/sign-in-providers.md.',
    must: 'be digits',
    example: '123456789012345',
    schema: shaped(/^\d{5,30}$/),
  },
  FACEBOOK_APP_SECRET: {
    about: 'The secret of that app; it stays on the server.',
    must: 'be letters and digits',
    example: '0123456789abcdef0123456789abcdef',
    isSecret: true,
    schema: shaped(/^[A-Za-z0-9]{16,100}$/),
  },
  FACEBOOK_GRAPH_URL: {
    about: `The address of Facebook’s Graph API. ${stoodIn}`,
    must: address,
    example: 'https://graph.facebook.com/v23.0',
    schema: optional(isAddressOfProvider),
  },
  APPLE_CLIENT_ID: {
    about: 'Sign-in with Apple: the identifier of the Services ID. Unset means off. Steps: docs/sign-in-providers.md.',
    must: 'be names with dots between them',
    example: 'example.soko.web',
    schema: shaped(/^[\w-]+(\.[\w-]+)+$/),
  },
  APPLE_REDIRECT_URL: {
    about: 'The return URL that is registered with that Services ID, on the host of the storefront.',
    must: 'be an address that starts with https://',
    example: 'https://soko.example/',
    schema: optional((text) => URL.parse(text)?.protocol === 'https:'),
  },
  APPLE_KEYS_URL: {
    about: `Where Apple publishes its keys. ${stoodIn}`,
    must: address,
    example: 'https://appleid.apple.com/auth/keys',
    schema: optional(isAddressOfProvider),
  },
  FIREBASE_PROJECT_ID: {
    about: 'Codes to phones by Firebase: the id of the project. Unset means off. Steps: docs/sign-in-providers.md.',
    must: 'be 6 to 30 lower-case letters, digits or hyphens',
    example: 'soko-example',
    schema: shaped(/^[a-z][a-z0-9-]{5,29}$/),
  },
  FIREBASE_API_KEY: {
    about: 'The web API key of that project; browsers see it.',
    must: 'be letters, digits, hyphens or underscores',
    example: 'AIzaSyExampleExampleExampleExampleExampl',
    schema: shaped(/^[\w-]{5,100}$/),
  },
  FIREBASE_AUTH_DOMAIN: {
    about: 'The authorised domain of that project. Unset means the one that Firebase gives.',
    must: 'be the name of a host',
    example: 'soko-example.firebaseapp.com',
    schema: shaped(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
  },
  FIREBASE_AUTH_URL: {
    about: `The address of the Identity Toolkit. ${stoodIn}`,
    must: address,
    example: 'https://identitytoolkit.googleapis.com/v1',
    schema: optional(isAddressOfProvider),
  },
  FIREBASE_KEYS_URL: {
    about: `Where Firebase publishes its keys. ${stoodIn}`,
    must: address,
    example: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    schema: optional(isAddressOfProvider),
  },
  FIREBASE_AUTH_EMULATOR_HOST: {
    about: 'An emulator of Firebase on this machine, for development; its tokens are not signed.',
    must: 'be a host and a port',
    example: '127.0.0.1:9099',
    schema: shaped(/^[\w.-]+:\d{1,5}$/),
  },
} as const;

/** Plain http is allowed for this machine only: on a network keys and tokens could be changed. */
function isAddressOfProvider(text: string): boolean {
  const url = URL.parse(text);
  const isHere = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost';
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere);
  return isSafe && url.search === '' && url.hash === '' && url.username === '';
}
