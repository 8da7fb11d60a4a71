import { afterAll, expect, it } from 'vitest';
import { facebookApp, startFacebook } from '#api/testing/stand-ins/facebook-stand-in.ts';
import { openIdentityProviders } from './open-identity-providers.ts';

const server = await startFacebook({ ada: { id: '1' }, foreign: { id: '1', appId: '999' } });
afterAll(server.stop);

it('opens the providers that the configuration names, and no other', () => {
  expect(openIdentityProviders({})).toEqual({});
  const { apple, ...others } = openIdentityProviders({
    apple: { clientId: 'soko.web', redirectUrl: 'https://soko.example/' },
  });
  expect(apple).toMatchObject({ clientId: 'soko.web', redirectUrl: 'https://soko.example/' });
  expect(others).toEqual({});
});

it('logs why sign-ins are refused, but not every one of them and never the token', async () => {
  const reported: string[] = [];
  const { facebook } = openIdentityProviders({ facebook: { ...facebookApp, graphUrl: server.origin } }, (words) =>
    reported.push(words),
  );
  expect(await facebook?.verify({ token: 'ada' })).toMatchObject({ subject: '1' });
  for (const token of ['foreign', 'foreign', 'unknown']) await expect(facebook?.verify({ token })).rejects.toThrow();
  expect(reported).toEqual(['A sign-in with Facebook was refused: the token was made for another app']);
});
