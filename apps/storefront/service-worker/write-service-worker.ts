import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

interface Loaded {
  module: string;
  imports?: string[];
  css?: string[];
}

interface Manifest {
  entry: Loaded;
  routes: Record<string, Loaded & { parentId?: string }>;
}

const offlineRoute = 'routes/offline/offline-page';
const catalogueFile = /^((?:specification-)?[a-z]{2})-(first|rest)-.*\.js$/;

/** Writes `sw.js` into a built client: our own worker, with the files of the offline page named in it. */
export async function writeServiceWorker(client: string): Promise<void> {
  const names = await readdir(join(client, 'assets'));
  const shell = { files: await offlineFiles(client, names), catalogues: cataloguesByTag(names) };
  const version = createHash('sha256').update(JSON.stringify(shell)).digest('hex').slice(0, 12);
  await build({
    configFile: false,
    logLevel: 'warn',
    // A worker has no `process`, which Vite leaves in the libraries of such a build.
    define: { __SHELL__: JSON.stringify({ version, ...shell }), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: join(import.meta.dirname, './service-worker.ts'),
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  });
}

/** What a browser needs for that one page: the entry and what hydrates, the page and the layouts around it. */
async function offlineFiles(client: string, names: string[]): Promise<string[]> {
  const name = names.find((file) => /^manifest-.*\.js$/.test(file));
  const hydrating = names.find((file) => /^hydrate-.*\.js$/.test(file));
  const source = name && (await readFile(join(client, 'assets', name), 'utf8'));
  if (!source || !hydrating) throw new Error('The build has no manifest, or nothing that hydrates');
  const { entry, routes }: Manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  const parts: Loaded[] = [entry];
  for (let id: string | undefined = offlineRoute; id; id = routes[id]?.parentId) {
    const route = routes[id];
    if (!route) throw new Error('The build has no offline page');
    parts.push(route);
  }
  const files = parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
  files.push(`/assets/${hydrating}`);
  // React Router marks the styles of the entry with a fragment.
  return [`/assets/${name}`, ...new Set(files.map((file) => file.replace(/#.*$/, '')))];
}

function cataloguesByTag(names: string[]): Record<string, string[]> {
  const catalogues: Record<string, string[]> = {};
  for (const name of names) {
    const [, tag] = catalogueFile.exec(name) ?? [];
    if (tag) catalogues[tag] = [...(catalogues[tag] ?? []), `/assets/${name}`];
  }
  return catalogues;
}
