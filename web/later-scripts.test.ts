import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { laterScripts } from './later-scripts.ts';

function throughPieces(...pieces: string[]): Promise<string> {
  return through(pieces, false);
}

function through(pieces: (string | Buffer)[], areAsleep: boolean): Promise<string> {
  const body = new PassThrough();
  const page = laterScripts(body, { areAsleep });
  for (const piece of pieces) page.write(piece);
  page.end();
  return text(body);
}

describe('the head of a page', () => {
  it('asks for scripts after all that is seen, wherever the stream is cut', async () => {
    expect(await throughPieces('<head><link rel="module', 'preload" href="/a.js"/></he', 'ad><body>ẹ kú')).toBe(
      '<head><link rel="modulepreload" fetchpriority="low" href="/a.js"/></head><body>ẹ kú',
    );
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
    const page = laterScripts(compression);
    const seen = compression.pipe(createBrotliDecompress());
    page.write('<head></head><body>first');
    page.flush?.();
    const piece = await new Promise((resolve) => seen.once('data', resolve));
    expect(String(piece)).toBe('<head></head><body>first');
    page.end();
  });
});

describe('a page that spares data', () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"/></head><body>ẹ kú<script nonce="n" type="module" async="">go()</script></body>';
  const asleep = '<head></head><body>ẹ kú<script nonce="n" type="text/plain" data-sleeping="">go()</script></body>';

  it('has its scripts asleep, wherever the stream is cut', async () => {
    const bytes = Buffer.from(page);
    for (let cut = 1; cut < bytes.length; cut++) {
      expect(await through([bytes.subarray(0, cut), bytes.subarray(cut)], true)).toBe(asleep);
    }
  });

  it('is whole also without scripts', async () => {
    expect(await through(['<head></head><bo', 'dy>', 'x</body>'], true)).toBe('<head></head><body>x</body>');
  });
});
