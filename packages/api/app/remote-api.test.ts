import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { closeGracefully } from '../http/listen/graceful-close.ts';
import { marketUnderTest } from '../testing/under-test/market-under-test.ts';
import { buildApi } from './app.ts';
import { connectToRemoteApi } from './remote-api.ts';

const market = marketUnderTest();

function opened(app: FastifyInstance): Promise<string> {
  onTestFinished(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

it('calls and pictures come from the deployment that has them, private pictures too', async () => {
  const api = buildApi(market);
  closeGracefully(api);
  const { app } = connectToRemoteApi(await opened(api), { isStopping: () => false });
  const origin = await opened(app);
  const answerTo = async (path: string) => {
    const reply = await fetch(origin + path);
    const { errors } = (await reply.json()) as { errors?: { code: string }[] };
    return errors?.[0]?.code ?? reply.status;
  };
  expect(await answerTo('/api/v1/config')).toBe(200);
  expect(await answerTo('/images/brand/nobody.svg')).toBe('not_found');
  expect(await answerTo('/uploads/360/nobody.webp')).toBe('not_found');
  expect(await answerTo('/private-pictures/nobody')).toBe('link_over');
});
