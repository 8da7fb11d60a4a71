import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider has taken, as it was sent. */
export interface TakenSms {
  to: string;
  from: string | undefined;
  text: string;
}

/** A request as a provider sees it. */
export interface SmsRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface SmsReply {
  status: number;
  body: unknown;
}

/** One provider's API as its documents describe it; what it takes goes to `take`. */
export type SmsDialect = (request: SmsRequest, take: (sms: TakenSms) => number) => SmsReply;

/** How a provider can fail whoever it is. */
export type Misbehaviour =
  | { kind: 'silent' | 'drip' | 'html' | 'other json' | 'huge' | 'cut' }
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'redirect'; to: string };

/** A server on the loopback interface that speaks the language of a provider and remembers what it was asked. */
export class SmsStandIn {
  readonly taken: TakenSms[] = [];
  readonly requests: SmsRequest[] = [];
  /** What happens to the next requests, one each; after that it is itself again. */
  readonly misbehaviours: Misbehaviour[] = [];
  readonly #dialect: SmsDialect;
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #port = 0;

  constructor(dialect: SmsDialect) {
    this.#dialect = dialect;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Opens at the port that it had before. */
  async open(): Promise<void> {
    if (this.#server.listening) return;
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  forget(): void {
    for (const memory of [this.taken, this.requests, this.misbehaviours]) memory.length = 0;
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = { path: incoming.url ?? '', headers: incoming.headers, body: await bodyOf(incoming) };
    this.requests.push(request);
    const misbehaviour = this.misbehaviours.shift();
    if (misbehaviour) misbehave(misbehaviour, response);
    else {
      const { status, body } = this.#dialect(request, (sms) => this.taken.push(sms));
      const isJson = typeof body !== 'string';
      response.writeHead(status, { 'content-type': isJson ? 'application/json' : 'text/plain' });
      response.end(isJson ? JSON.stringify(body) : body);
    }
  }
}

export async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const dripEveryMilliseconds = 20;

export function misbehave(misbehaviour: Misbehaviour, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  switch (misbehaviour.kind) {
    case 'silent':
      return;
    case 'drip': {
      response.writeHead(200, json);
      const drip = setInterval(() => response.write(' '), dripEveryMilliseconds);
      response.once('close', () => clearInterval(drip));
      return;
    }
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><title>Maintenance</title></html>');
      return;
    case 'other json':
      response.writeHead(200, json).end('{"hello":["world"]}');
      return;
    case 'huge':
      response.writeHead(200, json).end(JSON.stringify({ filling: 'x'.repeat(10 * 1024 * 1024) }));
      return;
    case 'cut':
      response.writeHead(200, { ...json, 'content-length': '1000' });
      response.write('{"sid":', () => response.destroy());
      return;
    case 'status': {
      const { status, retryAfter } = misbehaviour;
      response.writeHead(status, { ...json, ...(retryAfter && { 'retry-after': retryAfter }) });
      response.end('{"message":"Not now"}');
      return;
    }
    case 'redirect':
      response.writeHead(307, { location: misbehaviour.to }).end();
      return;
  }
}
