import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ObjectStorage } from '#api/providers/uploads/object-uploads.ts';

export interface StorageStandIn {
  storage: ObjectStorage;
  /** By bucket and key. */
  objects: Map<string, Buffer>;
  /** Statuses for the next requests, instead of real replies. */
  faults: number[];
  stop: () => Promise<void>;
}

/** A storage that speaks S3 as far as uploads do: it checks the signature of each request by the published steps. */
export async function startStorageStandIn(): Promise<StorageStandIn> {
  const objects = new Map<string, Buffer>();
  const faults: number[] = [];
  const access = {
    bucket: 'soko-uploads',
    region: 'eu-west-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'hush/+=',
  };
  const server = createServer(async (request, response) => {
    const body = await bytesOf(request);
    const fault = faults.shift() ?? faultIn(request, body, access);
    if (fault) return response.writeHead(fault).end(`<Error><Code>Fault${fault}</Code></Error>`);
    const key = request.url ?? '';
    const known = objects.get(key);
    if (request.method === 'PUT') objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method === 'GET' && !known) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? known : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    storage: { ...access, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    objects,
    faults,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Access = Omit<ObjectStorage, 'origin'>;

function faultIn(request: IncomingMessage, body: Buffer, access: Access): number | undefined {
  if (!request.url?.startsWith(`/${access.bucket}/`)) return 404;
  const claimed = request.headers['x-amz-content-sha256'];
  if (request.method === 'PUT' && claimed !== hash(body)) return 400;
  return request.headers.authorization === signatureOf(request, access) ? undefined : 403;
}

/** Signature version 4: the request in its one written form, signed with a key of the day, region and service. */
function signatureOf({ method, url, headers }: IncomingMessage, access: Access): string {
  const { region, accessKeyId, secretAccessKey } = access;
  const moment = String(headers['x-amz-date']);
  const day = moment.slice(0, 8);
  const names = (/SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '').split(';');
  const written = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  const canonical = [method, url, '', written, names.join(';'), headers['x-amz-content-sha256']].join('\n');
  const scope = [day, region, 's3', 'aws4_request'].join('/');
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, hash(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  const signed = `SignedHeaders=${names.join(';')}`;
  return `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, ${signed}, Signature=${signature}`;
}

function hash(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
