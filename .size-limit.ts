import { readdirSync, readFileSync, statSync } from 'node:fs';
import { languages } from './packages/market/config/config.rules.ts';

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

const client = 'apps/storefront/build/client';
const { entry, routes } = manifest();

/** What a browser downloads for any page: the entry, what hydrates, the frame of all pages, one language. */
const shared = new Set([
  ...scriptsOf(entry),
  ...scriptsWith('hydrate'),
  ...scriptsOf(routes.root),
  languageScript('en', 'first'),
]);

/** React Router keeps its own account of the build and deletes that of Vite. */
function manifest(): Manifest {
  const name = readdirSync(`${client}/assets`).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('The storefront is not built: run `npm run build`');
  const source = readFileSync(`${client}/assets/${name}`, 'utf8');
  return JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
}

/** The words of the first page, or the rest, which follows behind it. The account has neither. */
function languageScript(tag: string, part: 'first' | 'rest'): string {
  const name = readdirSync(`${client}/assets`).find((file) => new RegExp(`^${tag}-${part}-.*\\.js$`).test(file));
  if (!name) throw new Error(`The build has no ${tag}`);
  return `${client}/assets/${name}`;
}

/** That of the language with the longest words; as long as the other languages stay below it, all do. */
function largestLanguageScript(part: 'first' | 'rest'): string {
  const [largest = ''] = languages
    .map(({ tag }) => languageScript(tag, part))
    .sort((one, other) => statSync(`${other}.br`).size - statSync(`${one}.br`).size);
  return largest;
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

/** The script that a part was built into, with all that it brings at once. */
function scriptsWith(part: string): Set<string> {
  const name = readdirSync(`${client}/assets`).find((file) => new RegExp(`^${part}-[\\w-]{8}\\.js$`).test(file));
  if (!name) throw new Error(`The build has no ${part}`);
  const found = new Set<string>();
  const follow = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const imported = readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g);
    for (const [, next] of imported) follow(`${client}/assets/${next}`);
  };
  follow(`${client}/assets/${name}`);
  return found;
}

/** What opening the sign-in downloads, with the buttons of all providers, once home and what follows it are loaded. */
function signInScripts(from: Route): string[] {
  const there = new Set([
    ...shared,
    ...ownScripts(from),
    ...scriptsWith('overlay-host'),
    ...scriptsWith('market-footer'),
  ]);
  return [...scriptsWith('auth-dialog').union(scriptsWith('social-buttons')).difference(there)];
}

interface BuiltFile {
  file: string;
  imports?: string[];
}

/** What the first visit of a staff application downloads before it shows anything, with its longest language. */
function applicationScripts(name: string): string[] {
  const folder = `apps/${name}/build`;
  const files: Record<string, BuiltFile> = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
  const found = new Set<string>();
  const follow = (key: string) => {
    const built = files[key];
    if (!built || found.has(built.file)) return;
    found.add(built.file);
    for (const next of built.imports ?? []) follow(next);
  };
  const shell = readFileSync(`${folder}/index.html`, 'utf8');
  const entries = Object.keys(files).filter(
    (key) => shell.includes(`/${files[key]?.file}"`) && files[key]?.file.endsWith('.js'),
  );
  if (entries.length === 0) throw new Error(`The shell of ${name} has no script`);
  for (const key of entries) follow(key);
  // Those of `i18n/pages` come with the pages that need them.
  const catalogues = Object.entries(files).filter(([key]) => /\.po$/.test(key) && !key.startsWith('i18n/pages/'));
  const languages = Object.values(Object.groupBy(catalogues, ([key]) => key.slice(-'en.po'.length)));
  const [largest = []] = languages
    .map((texts = []) => texts.map(([, { file }]) => file))
    .sort((one, other) => sizeOf(folder, other) - sizeOf(folder, one));
  if (largest.length !== 2) throw new Error(`${name} has not a catalogue of its own beside the shared one`);
  return [...found, ...largest].map((file) => `${folder}/${file}`);
}

function sizeOf(folder: string, files: string[]): number {
  return files.reduce((sum, file) => sum + statSync(`${folder}/${file}.br`).size, 0);
}

const applications: { name: string; budget: string }[] = JSON.parse(readFileSync('apps/applications.json', 'utf8'));

/** Addresses that only answer calls have no screen, and their script is empty. */
const pages = Object.values(routes).filter(({ id }) => id !== 'root' && id !== 'routes/home/home-page');
const home = routes['routes/home/home-page'];
if (!home) throw new Error('The build has no page for /home');

/** The build has compressed each file as well as it can, as the server sends it. */
function compressed(check: { name: string; path: string[]; limit: string }) {
  return { ...check, path: check.path.map((path) => `${path}.br`), brotli: false };
}

export default [
  { name: '/home, the JavaScript of its first view', path: [...shared, ...ownScripts(home)], limit: '120 kB' },
  {
    name: '/home, the same in the language with the longest words',
    path: [
      ...[...shared, ...ownScripts(home)].filter((path) => !path.includes('/en-first-')),
      largestLanguageScript('first'),
    ],
    limit: '120 kB',
  },
  {
    name: 'all other words of the language with the longest words, behind the first page',
    path: [largestLanguageScript('rest')],
    limit: '21 kB',
  },
  { name: 'opening the sign-in on /home', path: signInScripts(home), limit: '30 kB' },
  ...pages.map((route) => ({
    name: `/${route.path ?? ''}, all of its JavaScript`,
    path: [...shared, ...ownScripts(route)],
    // Twenty more than home; the order has more to ask.
    limit: route.path === 'checkout' ? '150 kB' : '140 kB',
  })),
  ...applications.map(({ name, budget }) => ({
    name: `/${name}/, the JavaScript of its first load`,
    path: applicationScripts(name),
    limit: budget,
  })),
].map(compressed);
