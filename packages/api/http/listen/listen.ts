import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { CannotStart } from '#api/db/cannot-start.ts';

export interface ListenAddress {
  port: number;
  host: string;
}

/** Checks that the port is free before anything is opened, so that a second start disturbs nothing. */
export function mustBeFreePort(address: ListenAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    const listener = createServer().once('error', (error) => reject(explainListenError(error, address)));
    listener.listen(address, () => listener.close(() => resolve()));
  });
}

/** Node accepts one connection per listener and tick; while pages are rendered, ticks are long. */
const listeners = 16;

export async function listenAt(address: ListenAddress, app: FastifyInstance): Promise<void> {
  const reusePort = process.platform === 'linux';
  const others = Array.from({ length: reusePort ? listeners - 1 : 0 }, () => listenerFor(app));
  const shared = { ...address, reusePort };
  await app.listen(shared).catch((error) => {
    throw explainListenError(error, address);
  });
  const { port } = app.server.address() as AddressInfo;
  for (const other of others) await once(other.listen({ ...shared, port }), 'listening');
}

/** A second listener on the same port; the server handles its connections as its own. */
function listenerFor(app: FastifyInstance) {
  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket: Socket) =>
    app.server.emit('connection', socket),
  );
  const closed = once(listener, 'close');
  app.addHook('preClose', async () => void listener.close());
  app.addHook('onClose', async () => void (await closed));
  return listener;
}

/** What to type into a browser on the same machine. */
export function addressOf({ port, host }: ListenAddress): string {
  const isLocal = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host);
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The message for an operator who set `PORT` and `HOST`, or two such settings with a prefix. */
export function explainListenError(error: NodeJS.ErrnoException, { port, host }: ListenAddress, word = ''): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop it, or choose another port (example: ${word}PORT=${port + 1}).`,
    EACCES: `This user may not listen on port ${port}. Choose one above 1023 (example: ${word}PORT=3000).`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Set ${word}HOST to one that it has (example: ${word}HOST=127.0.0.1).`,
    ENOTFOUND: `The address ${host} is not known here. Set ${word}HOST to one that is (example: ${word}HOST=127.0.0.1).`,
  };
  const sentence = sentences[error.code ?? ''];
  return sentence ? new CannotStart(sentence) : error;
}
