import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from 'market/calls/endpoint';
import { webhookEvents } from 'market/notifications/notifications-webhooks.contract';
import { inSlices } from '#api/http/listen/in-slices.ts';
import { namedSchemas } from './named-schemas.ts';
import { type DocumentAudience, documentAudiences, openApiOf } from './open-api.ts';
import { pathOfReference, referencePage, scriptOfReference, styleOfReference } from './reference-page.ts';

type Nouns = Record<string, Record<string, Endpoint>>;

/** A document as it is sent. */
interface Bytes {
  plain: Buffer;
  compressed: Buffer;
}

/**
 * The contract for machines, whole and for each audience, and beside it the same for people; none of it needs another
 * host. Built on the first request: building it at startup would delay the start noticeably.
 */
export function serveContractPage(app: FastifyInstance, nouns: Nouns): void {
  const documents = new Map<DocumentAudience | undefined, Promise<Bytes>>();
  const documentOf = (audience?: DocumentAudience) => {
    const known = documents.get(audience) ?? documentInBytes(nouns, audience);
    documents.set(audience, known);
    return known;
  };
  app.get('/api/v1/openapi.json', async (request, reply) => send(request, reply, await documentOf()));
  for (const audience of documentAudiences) {
    app.get(`/api/v1/openapi/${audience}.json`, async (request, reply) =>
      send(request, reply, await documentOf(audience)),
    );
  }
  const pages = new Map<DocumentAudience, Promise<Bytes>>();
  for (const audience of documentAudiences) {
    app.get(pathOfReference(audience), async (request, reply) => {
      const page = pages.get(audience) ?? pageInBytes(nouns, audience);
      pages.set(audience, page);
      reply.raw.setHeader(
        'content-security-policy',
        `default-src 'none'; style-src '${hashOf(styleOfReference)}'; script-src '${hashOf(scriptOfReference)}'; frame-ancestors 'none'`,
      );
      return send(request, reply, await page, 'text/html; charset=utf-8');
    });
  }
}

async function pageInBytes(nouns: Nouns, audience: DocumentAudience): Promise<Bytes> {
  return inBytes(referencePage({ nouns, events: webhookEvents, named: await namedSchemas(), audience }));
}

async function documentInBytes(nouns: Nouns, audience: DocumentAudience | undefined): Promise<Bytes> {
  return inBytes(JSON.stringify(openApiOf({ nouns, events: webhookEvents, named: await namedSchemas(), audience })));
}

/** Half a megabyte of text: encoded and compressed for each reader, a few hundred of them would stop everybody else. */
function inBytes(text: string): Bytes {
  const plain = Buffer.from(text);
  return { plain, compressed: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) };
}

function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { plain, compressed }: Bytes,
  type = 'application/json',
): FastifyReply {
  reply.type(type).header('vary', 'accept-encoding');
  const isPacked = /\bbr\b/.test(String(headers['accept-encoding']));
  if (isPacked) reply.header('content-encoding', 'br');
  const bytes = isPacked ? compressed : plain;
  return reply.header('content-length', bytes.length).send(inSlices(bytes));
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
