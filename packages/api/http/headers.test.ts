import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { sendHeaders } from './headers.ts';

const unchanging = 'public, max-age=31536000, immutable';
const app = fastify();
sendHeaders(app);
app.get('/script.js', (_request, reply) =>
  reply.headers({ 'content-type': 'text/javascript', 'cache-control': unchanging }).send('1'),
);
app.get('/drawing.svg', (_request, reply) =>
  reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': unchanging }).send('<svg/>'),
);
app.get('/upload.webp', (_request, reply) =>
  reply
    .headers({
      'content-type': 'image/webp',
      'cache-control': unchanging,
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send('picture'),
);
app.get('/page', (_request, reply) => reply.type('text/html').send('<p>page</p>'));
afterAll(() => app.close());

const headersOf = async (url: string) => (await app.inject(url)).headers;
const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-request-id',
];
const ofAll = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };

describe('the headers of safety', () => {
  it.each(['/page', '/drawing.svg', '/missing'])('are all on what can be opened as a page: %s', async (url) => {
    const headers = await headersOf(url);
    for (const name of ofPages) expect(headers[name], name).toBeDefined();
    expect(headers).toMatchObject(ofAll);
  });

  it('are those that work on it on a script that never changes', async () => {
    const headers = await headersOf('/script.js');
    for (const name of ofPages) expect(headers, name).not.toHaveProperty(name);
    expect(headers).toMatchObject(ofAll);
  });

  it('leave what an upload says itself', async () => {
    expect(await headersOf('/upload.webp')).toMatchObject({
      ...ofAll,
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
});
