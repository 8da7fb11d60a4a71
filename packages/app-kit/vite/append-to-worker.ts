import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Appends a module of an application to its service worker, which Workbox has written before: a policy that lets a worker
 * load no scripts stays as it is.
 */
export function appendToWorker(entry: string): Plugin {
  return {
    name: 'append-to-worker',
    apply: 'build',
    enforce: 'post',
    async closeBundle() {
      const { root } = this.environment.config;
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: { write: false, lib: { entry: join(root, entry), formats: ['iife'], name: 'pushWorker' } },
      });
      const [first] = [built].flat();
      if (!first || !('output' in first)) throw new Error(`${entry} could not be built`);
      const code = first.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
      await appendFile(join(root, this.environment.config.build.outDir, 'sw.js'), `\n${code}`);
    },
  };
}
