import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeCompressedAssets } from 'app-kit/vite/compressed-assets.ts';
import { writeServiceWorker } from './service-worker/write-service-worker.ts';

export default {
  appDirectory: '.',
  ssr: true,
  // Links load the routes that they lead to; the whole table is never sent.
  routeDiscovery: { mode: 'lazy' },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await writeServiceWorker(client);
    await writeCompressedAssets(join(client, 'assets'));
  },
} satisfies Config;
