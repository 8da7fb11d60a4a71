import { once } from 'node:events';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compression, encodingFor } from './compressions.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    [null, undefined],
  ])('is the best that the client takes: %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
});

describe('the compression of a page', () => {
  it.each([
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
  ] as const)('lets each flushed piece out before the next one comes: %s', async (encoding, decompress) => {
    const page = compression(encoding);
    const seen = page.pipe(decompress()).setEncoding('utf8');
    page.write('<p>first</p>');
    page.flush();
    const [first] = await once(seen, 'data');
    expect(first).toBe('<p>first</p>');
    page.end('<p>last</p>');
    const [last] = await once(seen, 'data');
    expect(last).toBe('<p>last</p>');
  });

  it('lets each write out without a flush', async () => {
    const data = compression('br', { flushesEachWrite: true });
    const seen = data.pipe(createBrotliDecompress()).setEncoding('utf8');
    data.write('line');
    expect(await once(seen, 'data')).toEqual(['line']);
    data.end();
  });
});
