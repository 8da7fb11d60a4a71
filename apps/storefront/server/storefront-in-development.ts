import type { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { ServeStorefront } from '../built-storefront.d.ts';

/** The storefront from its sources: a change shows in the browser without a build. */
export const serveStorefront: ServeStorefront = async (app, fetch, market) => {
  const forgetEnds = [ignoreLaterListeners(process, 'SIGTERM'), ignoreLaterListeners(process.stdin, 'end')];
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    // React Router watches the whole of `apps/storefront` for new routes; generated files are none.
    cacheDir: '../../.runtime/vite',
    // Found before the first page needs them: a library found late makes the page load twice.
    optimizeDeps: { entries: ['entry.client.tsx', 'root.tsx', '{routes,features}/**/*.tsx'] },
    appType: 'custom',
    // One port for pages, API and the news of a change.
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  for (const forget of forgetEnds) forget();
  app.addHook('preClose', () => vite.close());
  // Requests that are not for a file of Vite are pages. API requests are handled before and never get here.
  app.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, next));
  const storefront = (await vite.ssrLoadModule('/storefront.ts')) as { serveStorefront: ServeStorefront };
  await storefront.serveStorefront(app, fetch, market);
};

/** Vite would end the process itself, before the last request is answered and PostgreSQL is stopped. */
function ignoreLaterListeners(emitter: EventEmitter, event: string): () => void {
  const before = new Set(emitter.listeners(event));
  return () => {
    for (const listener of emitter.listeners(event) as (() => void)[]) {
      if (!before.has(listener)) emitter.off(event, listener);
    }
  };
}
