import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import type { BrowserContext } from '@playwright/test';
import { browserOptions } from '../../tools/system-browser.ts';
import { test as base } from './closed-windows.ts';

/** A way to the server that can be cut. */
export interface Cable {
  /** Where a window finds the server behind it. */
  url: string;
  /** Ends every connection, takes no new one, and has the browser say that it is offline. */
  cut: (context: BrowserContext) => Promise<void>;
  restore: (context: BrowserContext) => Promise<void>;
}

/**
 * A journey whose network can be lost. The emulation of the browser is not enough: a page that has just been opened can
 * send a request before it holds, which reaches the server although the answer is lost.
 */
export const test = base.extend<{ cable: Cable }>({
  async cable({ baseURL }, use) {
    const { hostname, port } = new URL(baseURL ?? '');
    const ends = new Set<Socket>();
    let isCut = false;
    const server = createServer((near) => {
      if (isCut) {
        near.destroy();
        return;
      }
      const far = connect(Number(port), hostname);
      ends.add(near).add(far);
      pipeline(near, far, near, () => {
        ends.delete(near);
        ends.delete(far);
      });
    });
    await once(server.listen(0, hostname), 'listening');
    const drop = () => {
      isCut = true;
      for (const end of ends) end.destroy();
    };
    await use({
      url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
      async cut(context) {
        drop();
        await context.setOffline(true);
      },
      async restore(context) {
        isCut = false;
        await context.setOffline(false);
      },
    });
    drop();
    server.close();
  },
});

const { args, ...ofSystem } = browserOptions();

/**
 * For files whose pages open while the network is cut: with RenderDocument, Chromium 150 forgets with each new document
 * that the driver has cut it, and `navigator.onLine` is true.
 */
export const offlineBrowser = { launchOptions: { ...ofSystem, args: [...args, '--disable-features=RenderDocument'] } };
