import Fastify from 'fastify';
import { contract } from 'market/calls/contract';
import { expect, it, onTestFinished } from 'vitest';
import { serveContractPage } from './contract-page.ts';

it('the document of all calls is written a slice at a time, so that others have their turn in between', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  serveContractPage(app, contract);
  const { rawPayload } = await app.inject('/api/v1/openapi.json');
  let most = 0;
  app.server.on('connection', (socket) => {
    let written = 0;
    let turn = setImmediate(look);
    function look() {
      most = Math.max(most, socket.bytesWritten - written);
      written = socket.bytesWritten;
      turn = setImmediate(look);
    }
    socket.once('close', () => clearImmediate(turn));
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${url}/api/v1/openapi.json`, { headers: { 'accept-encoding': 'identity' } });
  expect(reply.headers.get('content-length')).toBe(String(rawPayload.length));
  expect(Buffer.from(await reply.arrayBuffer()).equals(rawPayload)).toBe(true);
  expect(most).toBeLessThan(100_000);
});
