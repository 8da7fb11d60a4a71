import { createCalls, type Fetch } from './client.ts';
import type { Endpoint, ReplyOf, SentWith } from './endpoint.ts';

type Nouns = Record<string, Record<string, Endpoint>>;

/** One function per endpoint: `client.stores.list({ query: { type: 'popular' } })`; browsers listen to events by themselves. */
export type Client<N extends Nouns> = {
  [Noun in keyof N]: {
    [Name in keyof N[Noun] as N[Noun][Name] extends { replyAs: 'events' } ? never : Name]: (
      sent: SentWith<N[Noun][Name]>,
    ) => Promise<ReplyOf<N[Noun][Name]>>;
  };
};

/**
 * Builds a client for the nouns it is given: the server passes the whole contract, a browser
 * feature only its own noun, so that a page carries no schema that it does not use.
 */
export function createClient<N extends Nouns>(nouns: N, fetch: Fetch): Client<N> {
  return createCalls(nouns, fetch) as Client<N>;
}
