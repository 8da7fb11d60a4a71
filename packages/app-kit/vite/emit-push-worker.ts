import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const file = join(import.meta.dirname, '../push/push-worker.ts');
const source = readFileSync(file, 'utf8');
const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);

/** The script that the service worker of an application imports, relative to its path. */
export const pushWorkerFile = `assets/push-worker-${hash}.js`;

/** Puts the part of the service worker that receives pushes into the build. */
export function pushWorker(): Plugin {
  return {
    name: 'push-worker',
    apply: 'build',
    async generateBundle() {
      const { code } = await transformWithOxc(source, file);
      this.emitFile({ type: 'asset', fileName: pushWorkerFile, source: code });
    },
  };
}
