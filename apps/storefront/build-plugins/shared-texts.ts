import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';
import { faultsOfCatalogue } from './matching-texts.ts';

const storefront = join(import.meta.dirname, '..');
const packages = join(storefront, '../../packages');

/** What a visitor sees first: the frame, the landing page and the home. */
const first = [
  'root.tsx',
  'entry.client.tsx',
  'layout/shop-layout.tsx',
  'layout/landing-layout.tsx',
  'routes/home/home-page.tsx',
  'routes/home/landing/landing-page.tsx',
];

const share = /^(.*\.po)\?(specification-)?(first|rest)$/;

/**
 * Divides each language in two: `en.po?first` has the texts of the first page, `en.po?rest` all others. With one file a
 * visitor would load the texts of every dialog and page before the first one responds. `specification-` has the texts as
 * they are in the sources, in place of the edited ones of the English catalogue.
 */
export function sharedTexts(): Plugin {
  const config = getConfig({ cwd: storefront });
  let isStrict = true;
  return {
    name: 'shared-texts',
    enforce: 'pre',
    configResolved({ command }) {
      isStrict = command === 'build';
    },
    resolveId(id, importer) {
      if (!share.test(id) || !importer) return undefined;
      return resolve(dirname(importer), id);
    },
    async load(id) {
      const [, file, specification, part] = share.exec(id) ?? [];
      if (!file) return undefined;
      this.addWatchFile(file);
      const found = getCatalogForFile(relative(storefront, file), await getCatalogs(config));
      if (!found) throw new Error(`${file} is no catalogue of ours`);
      const { catalog, locale } = found;
      const entries = Object.entries((await catalog.read(locale)) ?? {});
      const faults = faultsOfCatalogue(locale, entries);
      if (faults.length > 0) reportFaults(`${locale} has ${faults.length} faults, such as ${faults[0]}`, isStrict);
      const seen = seenAtFirst(entries);
      const chosen = entries.filter(([name]) => seen.has(name) === (part === 'first'));
      const texts = chosen.map(([name, { message = name, translation }]) => [
        name,
        specification ? message : translation || message,
      ]);
      const compiled = createCompiledCatalog(locale, Object.fromEntries(texts), { namespace: 'json' });
      if (compiled.errors.length > 0) throw new Error(`${locale} has texts that cannot be read`);
      const { messages } = JSON.parse(compiled.source) as { messages: object };
      // As text, for that is read faster than the same as code.
      const source = JSON.stringify(JSON.stringify(messages));
      return { code: `export const messages = JSON.parse(${source});`, map: null, moduleType: 'js' };
    },
  };
}

/** A file of its own for each language and part, such as `en-first`. */
export function nameOfTexts(id: string): string | null {
  const [, file, specification = '', part] = share.exec(id) ?? [];
  return file ? `${specification}${basename(file, '.po')}-${part}` : null;
}

/** While one develops, a text that has no translation yet shows in English; nothing is built with it [I18N-14]. */
function reportFaults(faults: string, isStrict: boolean): void {
  if (isStrict) throw new Error(faults);
  console.warn(faults);
}

interface Text {
  message?: string;
  translation?: string;
  origin?: readonly (readonly [string, ...unknown[]])[];
}

type Entry = [name: string, text: Text];

function seenAtFirst(entries: Entry[]): Set<string> {
  const files = new Set(first.flatMap((file) => [...filesWith(resolve(storefront, file))]));
  const isSeen = ([, { origin = [] }]: Entry) => origin.some(([file]) => files.has(resolve(storefront, file)));
  return new Set(entries.filter(isSeen).map(([name]) => name));
}

const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

/** Texts that only loaders use are not needed in a browser. */
const onServer = /\.server\.ts$/;

function fileOf(path: string, importer: string): string {
  if (path.startsWith('#')) return resolve(storefront, path.slice(1));
  if (/^(app-kit|ui)\//.test(path)) return resolve(packages, path);
  return path.startsWith('.') ? resolve(dirname(importer), path) : '';
}

/** A file and everything that is loaded with it, except by `import()`. */
function filesWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    const next = fileOf(path, file);
    if (/\.tsx?$/.test(next) && !onServer.test(next)) filesWith(next, found);
  }
  return found;
}
