import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { marketFor } from './market-client.server.ts';
import { apiFetch } from './request-context.ts';

/** What a page of that browser asks the market with. */
async function headersOf(cookie: string): Promise<Headers> {
  const context = new RouterContextProvider();
  let sent = new Headers();
  context.set(apiFetch, async (_path, { headers }) => {
    sent = new Headers(headers);
    return new Response('{}');
  });
  await marketFor(context, new Request('http://soko.test/home', { headers: { cookie } })).config.settings({});
  return sent;
}

describe('the calls of a page', () => {
  it.each(['sid', '__Host-sid'])(
    '[API-03] carry the token of the session that the browser keeps as %s',
    async (name) => {
      expect((await headersOf(`a=b; ${name}=the-token`)).get('authorization')).toBe('Bearer the-token');
    },
  );

  it('carry who the guest is, that he has written a moment ago, and no other cookie', async () => {
    expect((await headersOf('a=b; guest_id=g1; wrote=1; c=d')).get('cookie')).toBe('guest_id=g1; wrote=1');
  });

  it('[API-03] carry no authorization where nobody is signed in', async () => {
    expect((await headersOf('zoneid=[3]')).has('authorization')).toBe(false);
  });
});
