import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { Uploads } from './uploads.ts';

/** A bucket that speaks S3, and who may use it. */
export interface ObjectStorage {
  origin: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const nameShape = /^\d{1,4}\/[A-Za-z0-9_-]{1,100}\.[a-z]{3,4}$/;
/** For one picture of some hundred kilobytes, retries included. */
const answerSeconds = 10;

/**
 * Files in a bucket, for nodes without a shared folder. Each request is signed; an object is written completely or not
 * at all.
 */
export function objectUploads({ origin, bucket, ...access }: ObjectStorage): Uploads {
  const client = new AwsClient({ ...access, service: 's3', retries: 2, initRetryMs: 100 });
  const ask = (method: string, name: string, body?: Uint8Array) =>
    client.fetch(`${origin}/${bucket}/${name}`, {
      method,
      signal: AbortSignal.timeout(answerSeconds * 1000),
      ...(body && { body: body as Uint8Array<ArrayBuffer>, headers: headersOf(body) }),
    });
  return {
    async put(name, bytes) {
      if (!nameShape.test(name)) throw new Error('A name of an upload that is not ours');
      await mustBeStored(await ask('PUT', name, bytes));
    },
    async get(name) {
      if (!nameShape.test(name)) return undefined;
      const answer = await ask('GET', name);
      if (answer.status === 404) return undefined;
      await mustBeStored(answer);
      return new Uint8Array(await answer.arrayBuffer());
    },
    async remove(name) {
      if (!nameShape.test(name)) throw new Error('A name of an upload that is not ours');
      const answer = await ask('DELETE', name);
      if (answer.status !== 404) await mustBeStored(answer);
    },
  };
}

/** The hash is signed too, so bytes that were changed on the way are refused. */
function headersOf(body: Uint8Array) {
  return { 'content-type': 'image/webp', 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') };
}

/** The words of a storage name buckets and keys, so its code is all that is passed on. */
async function mustBeStored(answer: Response): Promise<void> {
  if (answer.ok) return;
  const [, code = 'no code'] = /<Code>(\w{1,60})<\/Code>/.exec(await answer.text()) ?? [];
  throw new Error(`The storage of uploads answered ${answer.status} (${code})`);
}
