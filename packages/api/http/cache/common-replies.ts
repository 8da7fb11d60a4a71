import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '#api/db/connection.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';

/** What a reply that is the same for every caller depends on, besides its URL. */
const scopeHeaders = ['zoneid', 'moduleid', 'latitude', 'longitude', 'x-localization'];

/** A reply in JSON, and the tag by which a client asks whether it is still the same. */
interface CommonReply {
  text: string;
  tag: string;
}

const cachedReplies = answerCache<CommonReply>(cachePolicies.commonReplies, undefined, ({ text }) => text.length);

/** Sends a reply that is the same for every caller; it is made at most once a second for each URL and scope. */
export type SendCommonReply = (
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<string>,
) => Promise<FastifyReply>;

/**
 * Returns what sends the replies of the catalog from the cache of a database. Clients and proxies may store them, and
 * ask with the tag each time: most get 304, without a body. The tag is a weak one, because compression changes the bytes.
 */
export function commonReplies(db: Connection): SendCommonReply {
  return async (request, reply, make) => {
    const { text, tag } = await cachedReplies(db, keyOf(request), async () => {
      const made = await make();
      return { text: made, tag: `W/"${hash('sha1', made, 'base64url')}"` };
    });
    reply.headers({ etag: tag, 'cache-control': 'public, max-age=0, s-maxage=1', vary: scopeHeaders.join(', ') });
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(text);
  };
}

/** JSON, so that no header can contain what separates two of them. */
function keyOf({ url, headers }: FastifyRequest): string {
  return JSON.stringify([url, ...scopeHeaders.map((name) => headers[name])]);
}
