import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { shortName } from './short-class-names.ts';

const storefront = join(import.meta.dirname, '..');
const packages = join(storefront, '../../packages');
const styleImport = /^import styles from ['"]([^'"]+\.module\.css)['"];$/m;
const listItself = /(?<![-\w./])styles\b(?!\.[A-Za-z])(?!\s+from)/;
const classOfList = /(?<![-\w./])styles\.([A-Za-z]\w*)/g;

/**
 * Writes the classes of a component where it names them, `styles.row` as `"row-x2v"`: else the lists of all classes that
 * other files use would travel with the first page. A component that looks a class up by a variable keeps its list.
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'written-classes',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/(storefront|ui)\/.*\.tsx(\?|$)/ },
      handler(code, id) {
        const path = styleImport.exec(code)?.[1];
        if (!path || listItself.test(code)) return undefined;
        const sheet = sheetOf(path, id);
        const names = classesIn(sheet);
        const written = code
          .replace(styleImport, `import '${path}';`)
          .replace(classOfList, (_, name) => (names.has(name) ? `'${shortName(name, sheet)}'` : 'undefined'));
        return { code: written, map: null };
      },
    },
  };
}

/** Nobody reads the list of such a style sheet any more, and still it belongs to the page. */
export function retainedStyles(): Plugin {
  return {
    name: 'kept-styles',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}

function sheetOf(path: string, importer: string): string {
  if (path.startsWith('#')) return join(storefront, path.slice(1));
  return path.startsWith('ui/') ? join(packages, path) : resolve(dirname(importer), path);
}

function classesIn(sheet: string): Set<string> {
  return new Set([...readFileSync(sheet, 'utf8').matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
}
