import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults-of.ts';
import { readConfiguration } from './read-configuration.ts';
import type { Environment } from './settings.ts';

const facebook = { FACEBOOK_APP_ID: '123456789012345', FACEBOOK_APP_SECRET: '0123456789abcdef0123456789abcdef' };
const apple = { APPLE_CLIENT_ID: 'example.soko.web', APPLE_REDIRECT_URL: 'https://soko.example/' };
const firebase = { FIREBASE_PROJECT_ID: 'soko-example', FIREBASE_API_KEY: 'AIzaSyExample' };
const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

describe('the providers of sign-in', () => {
  it('are all off unless the environment names them', () => {
    expect(readConfiguration({}).identity).toEqual({});
  });

  it('are those that the environment names', () => {
    const { identity } = readConfiguration({
      GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com',
      ...facebook,
      ...apple,
      ...firebase,
      ...emulator,
    });
    expect(identity).toMatchObject({
      google: { clientId: '1-a.apps.googleusercontent.com' },
      facebook: { appId: '123456789012345', appSecret: facebook.FACEBOOK_APP_SECRET },
      apple: { clientId: 'example.soko.web', redirectUrl: 'https://soko.example/' },
      firebase: { projectId: 'soko-example', apiKey: 'AIzaSyExample', emulatorHost: '127.0.0.1:9099' },
    });
  });

  it('need all settings: of two that belong together, neither is valid alone', () => {
    expect(faultsOf({ FACEBOOK_APP_ID: facebook.FACEBOOK_APP_ID })).toEqual([
      expect.stringMatching(
        /^FACEBOOK_APP_SECRET is missing: FACEBOOK_APP_ID needs it \(example: FACEBOOK_APP_SECRET=/,
      ),
    ]);
    expect(faultsOf({ FACEBOOK_APP_SECRET: facebook.FACEBOOK_APP_SECRET })).toHaveLength(1);
    expect(faultsOf({ APPLE_CLIENT_ID: apple.APPLE_CLIENT_ID })).toHaveLength(1);
    expect(faultsOf({ FIREBASE_API_KEY: firebase.FIREBASE_API_KEY })).toHaveLength(1);
  });

  it.each<[string, Environment]>([
    ['a client id of Google that is a secret', { GOOGLE_CLIENT_ID: 'GOCSPX-abcdef' }],
    ['a name for a number of Facebook', { ...facebook, FACEBOOK_APP_ID: 'soko' }],
    ['a return address of Apple without TLS', { ...apple, APPLE_REDIRECT_URL: 'http://soko.example/' }],
    ['an identifier of Apple with spaces', { ...apple, APPLE_CLIENT_ID: 'my app' }],
    ['a project of Firebase in capitals', { ...firebase, FIREBASE_PROJECT_ID: 'Soko Example' }],
    ['keys from an open network', { APPLE_KEYS_URL: 'http://keys.example/keys' }],
    ['a graph with a question mark', { FACEBOOK_GRAPH_URL: 'https://graph.example/?a=b' }],
    ['an emulator with a path', { FIREBASE_AUTH_EMULATOR_HOST: 'http://127.0.0.1:9099/' }],
  ])('refuse %s with variable, reason and example', (_fault, environment) => {
    const faults = faultsOf(environment);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^([A-Z_]+)=.* must .* \(example: \1=.*\)$/);
  });

  it('keep the secret of Facebook out of a fault', () => {
    const [fault] = faultsOf({ ...facebook, FACEBOOK_APP_SECRET: 'hush hush' });
    expect(fault).toMatch(/^FACEBOOK_APP_SECRET=… must be letters and digits/);
  });

  it.each<[string, Environment]>([
    ['in production', { NODE_ENV: 'production' }],
    ['where the market is not a demo', { DEMO: 'off' }],
  ])('take no unsigned token of an emulator and no open address %s', (_where, market) => {
    expect(faultsOf({ ...firebase, ...emulator, ...market })).toEqual([
      expect.stringMatching(/^FIREBASE_AUTH_EMULATOR_HOST=127\.0\.0\.1:9099 is for development alone/),
    ]);
    expect(faultsOf({ FIREBASE_KEYS_URL: 'http://localhost:9/keys', ...market })).toHaveLength(1);
    expect(faultsOf({ ...firebase, ...apple, ...facebook, ...market })).toEqual([]);
  });
});
