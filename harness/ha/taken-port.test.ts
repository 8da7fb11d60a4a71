import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { takenPort } from './taken-port.ts';

test('a port that another program listens on is found, and free ones are not', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await takenPort(port, 1)).toBe(port);
  server.close();
  await once(server, 'close');
  expect(await takenPort(port, 1)).toBeUndefined();
});
