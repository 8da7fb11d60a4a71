import { readdirSync, readFileSync } from 'node:fs';

interface Loaded {
  module: string;
  imports?: string[];
}

interface Route extends Loaded {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

interface Manifest {
  entry: Loaded;
  routes: Record<string, Route>;
}

const client = 'web/build/client';
const { entry, routes } = manifest();

/** What a browser downloads for any page: the entry, the frame of all pages, one language. */
const shared = new Set([...scriptsOf(entry), ...scriptsOf(routes.root), languageScript('first')]);

/** React Router keeps its own account of the build and deletes that of Vite. */
function manifest(): Manifest {
  const name = readdirSync(`${client}/assets`).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('The storefront is not built: run `npm run build`');
  const source = readFileSync(`${client}/assets/${name}`, 'utf8');
  return JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
}

/** The words of the first page, or the rest, which follows behind it. The account has neither. */
function languageScript(part: 'first' | 'rest'): string {
  const name = readdirSync(`${client}/assets`).find((file) => new RegExp(`^en-${part}-.*\\.js$`).test(file));
  if (!name) throw new Error('The build has no English');
  return `${client}/assets/${name}`;
}

function scriptsOf(loaded: Loaded | undefined): string[] {
  if (!loaded) throw new Error('The build has no frame of all pages');
  return [loaded.module, ...(loaded.imports ?? [])].map((path) => client + path);
}

/** The scripts of a page and of the frames around it, without those of every page. */
function ownScripts(route: Route): string[] {
  const parent = routes[route.parentId ?? ''];
  const scripts = [...(parent && parent.id !== 'root' ? ownScripts(parent) : []), ...scriptsOf(route)];
  return [...new Set(scripts)].filter((path) => !shared.has(path));
}

/** Addresses that only answer calls have no screen, and their script is empty. */
const pages = Object.values(routes).filter(({ id }) => id !== 'root' && id !== 'routes/home/home-page');
const home = routes['routes/home/home-page'];
if (!home) throw new Error('The build has no page for /home');

export default [
  { name: '/home, all of its JavaScript', path: [...shared, ...ownScripts(home)], limit: '118 kB' },
  { name: 'all other words of a language, behind the first page', path: languageScript('rest'), limit: '8 kB' },
  ...pages.map((route) => ({
    name: `/${route.path ?? ''}, all of its JavaScript`,
    path: [...shared, ...ownScripts(route)],
    // Ten more than home may have.
    limit: '128 kB',
  })),
];
