import { posix } from 'node:path';
import { ts } from 'ts-morph';

/** One file of the repository imports another one, also if it takes only types, or loads it later. */
export interface Import {
  from: string;
  to: string;
}

/** Names of packages in an import, and their folders. */
const packages: Record<string, string> = {
  api: 'packages/api',
  'app-kit': 'packages/app-kit',
  client: 'packages/client',
  market: 'packages/market',
  storefront: 'apps/storefront',
  ui: 'packages/ui',
  '#api': 'packages/api',
  '#browser': 'apps/storefront/browser',
  '#features': 'apps/storefront/features',
  '#i18n': 'apps/storefront/i18n',
};

/** Returns the imports between some files, each once, by the TypeScript parser. Libraries are left out. */
export function importsBetween(sources: ReadonlyMap<string, string>): Import[] {
  return [...sources].flatMap(([from, source]) => {
    const specifiers = ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
    const found = specifiers.map((specifier) => fileOf(from, specifier, sources));
    return [...new Set(found)].flatMap((to) => (to === undefined || to === from ? [] : [{ from, to }]));
  });
}

/** The file that an import names; undefined for one that is not among the sources, such as that of a library. */
function fileOf(from: string, specifier: string, sources: ReadonlyMap<string, string>): string | undefined {
  const path = pathOf(from, specifier.replace(/\?.*$/, ''));
  if (path === undefined) return undefined;
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => sources.has(file));
}

function pathOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [name = '', ...rest] = specifier.split('/');
  const folder = packages[name];
  return folder && posix.join(folder, ...rest);
}
