import { type RequestOptions, request } from 'node:http';

/** A request of a visitor. */
export interface Wish {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  /** 0 without a reply. */
  status: number;
  body: string;
  /** The node that answered, where the proxy names it. */
  node?: string | undefined;
}

const timeoutMilliseconds = 15_000;

/** Sends a request on its own connection from one of 250 addresses: nodes only share what several visitors request. */
export function sendAsVisitor(origin: string, { path, method = 'GET', headers = {}, body }: Wish): Promise<Answer> {
  return new Promise((resolve) => {
    const localAddress = `127.0.1.${1 + Math.floor(Math.random() * 250)}`;
    const options: RequestOptions = { method, headers, agent: false, timeout: timeoutMilliseconds, localAddress };
    const none = () => resolve({ status: 0, body: '' });
    const outgoing = request(origin + path, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      const node = response.headers['x-node']?.toString();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString(), node }),
      );
      response.on('error', none);
    });
    outgoing.on('timeout', () => outgoing.destroy()).on('error', none);
    outgoing.end(body);
  });
}
