import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';

const apps = join(import.meta.dirname, '../../../apps');

/** Serves the applications from their sources. The Vite server of each starts with the first request for it. */
export async function serveInDevelopment(app: FastifyInstance, names: readonly string[]): Promise<void> {
  for (const name of names) {
    let started: Promise<ViteDevServer> | undefined;
    app.addHook('onRequest', async (request, reply) => {
      const [path = ''] = request.url.split('?');
      if (path === `/${name}`) return reply.redirect(`/${name}/`, 308);
      if (!path.startsWith(`/${name}/`)) return;
      started ??= start(app, name);
      const vite = await started;
      // The shell has no policy here, as Vite writes scripts and styles into it.
      reply.raw.removeHeader('content-security-policy');
      reply.hijack();
      vite.middlewares(request.raw, reply.raw);
    });
    app.addHook('preClose', async () => (await started)?.close());
  }
}

function start(app: FastifyInstance, name: string): Promise<ViteDevServer> {
  return createServer({
    root: join(apps, name),
    appType: 'spa',
    // One port for all applications: each has its own path for the news of a change.
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
}
