import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

type Compression = ReturnType<typeof createBrotliCompress> | ReturnType<typeof createGzip>;

/** Above 5 a page waits longer for its compression than for its bytes. */
const pageQuality = { br: 5, gzip: 6 };

const wholePage = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: pageQuality.br } },
  gzip: { level: pageQuality.gzip },
};

/** The best encoding that the client takes; nothing when it takes none. */
export function encodingFor(accepted: string | null): 'br' | 'gzip' | undefined {
  const taken = new Set((accepted ?? '').split(',').filter(isTaken).map(nameOf));
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : undefined;
}

const inOnePiece = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compresses a complete page. */
export function compressWhole(page: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> {
  return inOnePiece[encoding](page, wholePage[encoding]);
}

/** Compresses a stream: a flush lets out what was written, so a page still appears part by part. */
export function compression(encoding: 'br' | 'gzip', { flushesEachWrite = false } = {}): Compression {
  if (encoding === 'gzip') {
    return createGzip({ ...wholePage.gzip, ...(flushesEachWrite && { flush: constants.Z_SYNC_FLUSH }) });
  }
  return createBrotliCompress({
    ...(flushesEachWrite && { flush: constants.BROTLI_OPERATION_FLUSH }),
    ...wholePage.br,
  });
}

function nameOf(entry: string): string {
  return entry.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function isTaken(entry: string): boolean {
  return !/;\s*q=0(\.0*)?\s*$/.test(entry);
}
