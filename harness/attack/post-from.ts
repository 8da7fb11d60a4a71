import { randomInt } from 'node:crypto';
import { request } from 'node:http';

export interface Answer {
  status: number;
  /** Of its first refusal. */
  code: string | undefined;
  /** Goes along with the next step of a sign-in. */
  ticket: string | undefined;
  /** From the call to the end of its reply. */
  milliseconds: number;
}

/** Sends a call over its own connection, from an address of the loopback network. */
export function postFrom(address: string, url: string, body: object): Promise<Answer> {
  const since = performance.now();
  const sent = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent: false, localAddress: address, headers }, (reply) => {
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece));
      reply.once('error', reject);
      reply.once('end', () => {
        const milliseconds = performance.now() - since;
        const parsed = JSON.parse(Buffer.concat(pieces).toString() || '{}') as Body;
        const { ticket } = parsed;
        const code = parsed.errors?.[0]?.code;
        resolve({ status: reply.statusCode ?? 0, code, ticket: ticket ?? undefined, milliseconds });
      });
    });
    call.once('error', reject);
    call.end(sent);
  });
}

interface Body {
  ticket?: string | null;
  errors?: { code: string }[];
}

/** Almost certainly unused so far. */
export function freshAddress(): string {
  return `127.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(1, 250)}`;
}
