import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeCompressedAssets } from './compressed-assets.ts';

export default {
  appDirectory: '.',
  ssr: true,
  // Links fetch the routes they lead to; the whole table never travels.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) => writeCompressedAssets(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config;
