import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { createReadableStreamFromReadable } from '@react-router/node';
import { compression, encodingFor } from '../build-plugins/compressions.ts';

/**
 * Returns the same response in the best encoding that the client accepts; each part is flushed as soon as it is
 * written.
 */
export function compressedResponse(request: Request, response: Response): Response {
  const { body, status } = response;
  const headers = new Headers(response.headers);
  const encoding = body && encodingOf(request, headers);
  if (!body || !encoding) return new Response(body, { headers, status });
  const compressed = Readable.fromWeb(body as NodeReadableStream).pipe(
    compression(encoding, { flushesEachWrite: true }),
  );
  return new Response(createReadableStreamFromReadable(compressed), { headers, status });
}

/** Sets the headers for the encoding of the body. */
export function encodingOf(request: Request, headers: Headers): ReturnType<typeof encodingFor> {
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  headers.append('vary', 'accept-encoding, save-data');
  if (!encoding) return undefined;
  headers.set('content-encoding', encoding);
  headers.delete('content-length');
  return encoding;
}
