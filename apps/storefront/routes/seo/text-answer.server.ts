import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { hourSeconds } from 'market/values/durations';
import { compression, encodingFor } from '../../build-plugins/compressions.ts';

/** A text for machines, streamed and compressed if supported; cached for up to an hour. */
export function textResponse(request: Request, type: string, text: AsyncIterable<string> | string): Response {
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  const body = Readable.from(typeof text === 'string' ? [text] : text);
  const sent = encoding ? body.pipe(compression(encoding)) : body;
  // An incomplete text must not look complete: the connection is closed.
  body.once('error', (error) => sent.destroy(error));
  return new Response(createReadableStreamFromReadable(sent), {
    headers: {
      'content-type': type,
      'cache-control': `public, max-age=${hourSeconds}`,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    },
  });
}
