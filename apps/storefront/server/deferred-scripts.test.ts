import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deferScripts, withDeferredScripts } from './deferred-scripts.ts';

function throughPieces(...pieces: (string | Buffer)[]): Promise<string> {
  const body = new PassThrough();
  const page = deferScripts(body);
  for (const piece of pieces) page.write(piece);
  page.end();
  return text(body);
}

describe('a page on its way out', () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"/></head><body>ẹ kú<script nonce="n" type="module" async="">go()</script></body>';
  const deferred =
    '<head><link rel="later" fetchpriority="low" href="/a.js"/></head><body>ẹ kú<script nonce="n" type="text/plain" data-sleeping="">go()</script></body>';

  it('has its scripts asleep, wherever the stream is cut', async () => {
    const bytes = Buffer.from(page);
    for (let cut = 1; cut < bytes.length; cut++) {
      expect(await throughPieces(bytes.subarray(0, cut), bytes.subarray(cut))).toBe(deferred);
    }
  });

  it('has them asleep when it goes out as a whole', () => {
    expect(String(withDeferredScripts(Buffer.from(page)))).toBe(deferred);
    expect(String(withDeferredScripts(Buffer.from('nothing at all')))).toBe('nothing at all');
  });

  it('leaves the page itself as it is', async () => {
    const body = '<head></head><body><link rel="modulepreload" href="/b.js"/>';
    expect(await throughPieces(body)).toBe(body);
  });

  it('loses nothing of what has no head', async () => {
    expect(await throughPieces('nothing', ' at all')).toBe('nothing at all');
  });

  it('reaches a visitor piece by piece, also compressed', async () => {
    const compression = createBrotliCompress();
    const page = deferScripts(compression);
    const seen = compression.pipe(createBrotliDecompress());
    page.write('<head></head><body>first');
    page.flush?.();
    const piece = await new Promise((resolve) => seen.once('data', resolve));
    expect(String(piece)).toBe('<head></head><body>first');
    page.end();
  });
});
