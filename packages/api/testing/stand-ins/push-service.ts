import { createRequire } from 'node:module';
import { pushServiceOfTests } from '../under-test/market-under-test.ts';

interface Model {
  subscribe: (options: object) => Promise<Subscription & { clientHash: string }>;
  expireSubscription: (clientHash: string) => void;
  getNotifications: (query: { clientHash: string }) => { messages: string[] };
}

export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface Browser extends Subscription {
  /** The received messages, decrypted. */
  received: () => Record<string, string>[];
  expire: () => void;
}

/** A real service of web push on this machine: checks signatures and decrypts as a browser does. */
export async function startPushService() {
  const require = createRequire(import.meta.url);
  const { PushApiModel } = require('web-push-testing/src/PushApiModel.js') as { PushApiModel: new () => Model };
  const Server = require('web-push-testing/src/server.js') as new (
    model: Model,
    port: number,
  ) => { startServer: () => void; _server: import('node:http').Server };
  const model = new PushApiModel();
  const server = new Server(model, Number(pushServiceOfTests.split(':')[1]));
  server.startServer();
  await new Promise<void>((resolve) => server._server.once('listening', resolve));
  return {
    async subscribe(applicationServerKey: string): Promise<Browser> {
      // The service reads forms, so that true is a text.
      const { clientHash, endpoint, keys } = await model.subscribe({ userVisibleOnly: 'true', applicationServerKey });
      return {
        endpoint,
        keys: { p256dh: base64Url(keys.p256dh), auth: base64Url(keys.auth) },
        received: () => model.getNotifications({ clientHash }).messages.map((text) => JSON.parse(text)),
        expire: () => model.expireSubscription(clientHash),
      };
    },
    stop: () => new Promise((resolve) => server._server.close(resolve)),
  };
}

function base64Url(text: string): string {
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
