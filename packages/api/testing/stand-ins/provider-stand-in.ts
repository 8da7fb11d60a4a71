import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Failures that every provider can have. */
export type Misbehaviour =
  | { kind: 'silent' | 'drip' | 'html' | 'other json' | 'huge' | 'cut' }
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'redirect'; to: string };

/** A provider on the loopback interface; subclasses define its replies. */
export abstract class ProviderStandIn {
  readonly #server = createServer((request, response) => void this.answer(request, response));
  #port = 0;

  protected abstract answer(incoming: IncomingMessage, response: ServerResponse): Promise<void>;

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
}

export async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const dripEveryMilliseconds = 20;

export function answerBadly(misbehaviour: Misbehaviour, response: ServerResponse): void {
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
