import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call as it came to an endpoint. */
export interface ReceivedCall {
  path: string;
  id: string;
  timestamp: string;
  signature: string;
  body: string;
}

export interface WebhookReceiver {
  origin: string;
  /** Calls that a path has received. */
  at: (path: string) => ReceivedCall[];
  /** Resolves when a path has received that many calls. */
  until: (path: string, calls: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** An external program that receives webhooks; the test sets its reply, or that it never replies. */
export async function startWebhookReceiver(
  answer: (call: ReceivedCall, response: ServerResponse) => void,
): Promise<WebhookReceiver> {
  const received: ReceivedCall[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const header = (name: string) => String(request.headers[name] ?? '');
    const call = {
      path: request.url ?? '',
      id: header('webhook-id'),
      timestamp: header('webhook-timestamp'),
      signature: header('webhook-signature'),
      body: Buffer.concat(chunks).toString(),
    };
    received.push(call);
    answer(call, response);
    for (const look of waiting) look();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = (path: string) => received.filter((call) => call.path === path);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    at,
    until: (path, calls) =>
      new Promise((resolve) => {
        const look = () => {
          if (at(path).length < calls) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
