import type { FastifyInstance } from 'fastify';
import type { Endpoint } from 'market/calls/endpoint';

/** Sends a call to the API and returns the reply. Closes a stream as soon as it begins. */
export async function injectCall(app: FastifyInstance, { replyAs }: Endpoint, call: object) {
  const reply = await app.inject({ ...call, payloadAsStream: replyAs === 'events' } as never);
  const { statusCode, headers } = reply;
  if (replyAs !== 'events') return { statusCode, headers, body: reply.body };
  if (statusCode !== 200) return { statusCode, headers, body: await textOf(reply.stream()) };
  reply.raw.res.destroy();
  return { statusCode, headers, body: '{}' };
}

async function textOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}
