import type { IdentityAccess } from 'api/providers/identity/open-identity-providers';
import { faultOf, missing } from './faults.ts';
import type { Environment, SettingName } from './settings.ts';

/** Each of these is worth nothing without the other. */
const pairs: [SettingName, SettingName][] = [
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_REDIRECT_URL'],
  ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'],
];
const addresses = [
  'GOOGLE_KEYS_URL',
  'FACEBOOK_GRAPH_URL',
  'APPLE_KEYS_URL',
  'FIREBASE_AUTH_URL',
  'FIREBASE_KEYS_URL',
] as const;

/** Reads completely configured providers; `identityClashes` reports what is missing. */
export function identityIn(given: Environment): IdentityAccess {
  const { GOOGLE_CLIENT_ID, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET, APPLE_CLIENT_ID, APPLE_REDIRECT_URL } = given;
  const { FIREBASE_PROJECT_ID, FIREBASE_API_KEY } = given;
  return {
    ...(GOOGLE_CLIENT_ID && { google: { clientId: GOOGLE_CLIENT_ID, keysUrl: given.GOOGLE_KEYS_URL } }),
    ...(FACEBOOK_APP_ID &&
      FACEBOOK_APP_SECRET && {
        facebook: { appId: FACEBOOK_APP_ID, appSecret: FACEBOOK_APP_SECRET, graphUrl: given.FACEBOOK_GRAPH_URL },
      }),
    ...(APPLE_CLIENT_ID &&
      APPLE_REDIRECT_URL && {
        apple: { clientId: APPLE_CLIENT_ID, redirectUrl: APPLE_REDIRECT_URL, keysUrl: given.APPLE_KEYS_URL },
      }),
    ...(FIREBASE_PROJECT_ID &&
      FIREBASE_API_KEY && {
        firebase: {
          projectId: FIREBASE_PROJECT_ID,
          apiKey: FIREBASE_API_KEY,
          authDomain: given.FIREBASE_AUTH_DOMAIN,
          authUrl: given.FIREBASE_AUTH_URL,
          keysUrl: given.FIREBASE_KEYS_URL,
          emulatorHost: given.FIREBASE_AUTH_EMULATOR_HOST,
        },
      }),
  };
}

/**
 * Finds settings that are valid alone but not together: an incomplete provider, and outside a demo whatever accepts an
 * unsigned token.
 */
export function identityClashes(given: Environment): string[] {
  const isReal = given.NODE_ENV === 'production' || given.DEMO === 'off';
  return [...halves(given), ...(isReal ? dangers(given) : [])];
}

function halves(given: Environment): string[] {
  return pairs.flatMap(([one, other]) => {
    if (given[one] !== undefined && given[other] === undefined) return [missing(other, one)];
    if (given[one] === undefined && given[other] !== undefined) return [missing(one, other)];
    return [];
  });
}

function dangers(given: Environment): string[] {
  const host = given.FIREBASE_AUTH_EMULATOR_HOST;
  const unsigned = 'is for development alone, not for NODE_ENV=production or DEMO=off: an emulator signs nothing';
  const open = 'must start with https:// where NODE_ENV=production or DEMO=off';
  return [
    ...(host === undefined ? [] : [faultOf('FIREBASE_AUTH_EMULATOR_HOST', host, unsigned)]),
    ...addresses.filter((name) => given[name]?.startsWith('http:')).map((name) => faultOf(name, given[name], open)),
  ];
}
