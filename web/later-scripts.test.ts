import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { laterScripts } from './later-scripts.ts';

function throughPieces(...pieces: string[]): Promise<string> {
  const body = new PassThrough();
  const page = laterScripts(body);
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
