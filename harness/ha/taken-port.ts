import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns the first of so many ports of loopback that another program listens on: perhaps of a run that was killed. */
export async function takenPort(first: number, count: number): Promise<number | undefined> {
  for (let port = first; port < first + count; port++) {
    const server = createServer().listen(port, '127.0.0.1');
    const isTaken = await once(server, 'listening').then(
      () => false,
      () => true,
    );
    if (isTaken) return port;
    server.close();
    await once(server, 'close');
  }
  return undefined;
}
