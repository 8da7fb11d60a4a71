import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeCompressedAssets } from './build-plugins/compressed-assets.ts';
import { writeServiceWorker } from './service-worker/write-service-worker.ts';

export default {
  appDirectory: '.',
  ssr: true,
  // Links fetch the routes they lead to; the whole table never travels.
  routeDiscovery: { mode: 'lazy' },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await writeServiceWorker(client);
    await writeCompressedAssets(join(client, 'assets'));
  },
} satisfies Config;
