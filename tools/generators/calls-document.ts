import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { operatorPermissions, storePermissions } from 'market/access/access.rules';
import type { contract } from 'market/calls/contract';
import { ts } from 'ts-morph';

interface Handler {
  routes: string;
  /** The files whose functions the handler calls, without the file of the routes itself. */
  calls: CalledFile[];
}

interface CalledFile {
  file: string;
  /** No function of it gets a connection: it only converts values. */
  isHelper: boolean;
}

const titles = ['Call', 'Name', 'What it does', 'Routes', 'Use cases and queries'];

/** The parts of the document, with how the nouns of each begin in the contract; the first has those without such a word. */
const audiences = [
  { title: 'Customers and guests', prefix: '' },
  { title: 'Stores', prefix: 'vendor' },
  { title: 'Couriers', prefix: 'courier' },
  { title: 'Operators', prefix: 'admin' },
];

/**
 * Returns docs/calls.md: for each call of the contract the file of its handler and the files that the handler calls; by
 * audience, noun and path.
 */
export function callsDocument(calls: typeof contract): string {
  const nounOf = nounsOfRoutes();
  const files = globSync('packages/api/*/**/*.routes.ts', { exclude: ['**/node_modules'] });
  const handlers = new Map(files.flatMap((file) => handlersIn(file, nounOf)));
  const fileOfNoun = contractFiles();
  const nouns = Object.entries(calls)
    .map(([noun, endpoints]) => {
      const rows = Object.entries(endpoints).map(([name, { method, path, summary }]) => {
        const handler = handlers.get(`${noun}.${name}`);
        if (!handler) throw new Error(`No routes file has a handler named ${noun}.${name}`);
        const used = workFirst(handler.calls, method).map((file) => codeOf(shortOf(file)));
        const about = summary.replaceAll('|', '\\|');
        return {
          path,
          cells: [
            codeOf(`${method} ${path}`),
            codeOf(`${noun}.${name}`),
            about,
            codeOf(shortOf(handler.routes)),
            used.join(', '),
          ],
        };
      });
      return { noun, rows: rows.toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
    })
    .toSorted((a, b) => (a.noun < b.noun ? -1 : 1));
  const parts = audiences.map(({ title, prefix }) => {
    const tables = nouns
      .filter(({ noun }) => prefixOf(noun) === prefix)
      .map(
        ({ noun, rows }) => `### ${noun}

Contract: \`${fileOfNoun.get(noun)}\`

${tableOf(
  titles,
  rows.map(({ cells }) => cells),
)}`,
      );
    return [`## ${title}`, ...tables].join('\n\n');
  });
  return `# Calls

Where each call of the API is handled: by audience, then by noun, then by path. Contracts are in \`packages/market/\`.
Routes, use cases and queries are in \`packages/api/\`; the last column begins with the file that does the work, then come
those that show the result, then helpers. \`npm run documents\` writes this document.

${parts.join('\n\n')}

## Permissions that nothing needs yet

Roles have these permissions (\`packages/market/access/access.rules.ts\`), but no call and no page needs them, because their
work is not built:

${unusedPermissions()
  .map((permission) => `- ${codeOf(permission)}`)
  .join('\n')}
`;
}

/** The permissions that no contract, handler or page names. */
function unusedPermissions(): string[] {
  const exclude = ['**/{node_modules,build,dist,testing}/**', '**/*.test.*', '**/access.rules.ts'];
  const files = globSync(['packages/{market,api,app-kit}/**/*.{ts,tsx}', 'apps/*/**/*.{ts,tsx}'], { exclude });
  const used = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/['":]((?:store|ops)\.[a-z.]+)['"]/g)].map(([, name = '']) => name),
    ),
  );
  return [...Object.keys(storePermissions), ...Object.keys(operatorPermissions)].filter((name) => !used.has(name));
}

/** What does the work of a call, what shows the result of a change, what loads or translates for others, and helpers. */
function workFirst(calls: readonly CalledFile[], method: string): string[] {
  const isChange = method !== 'GET';
  const rankOf = ({ file, isHelper }: CalledFile) => {
    if (isHelper) return 4;
    // A call for real orders takes test orders too.
    if (/-test-[^/]+$/.test(file) || /\/(?:load|translate)-[^/]+$/.test(file)) return 3;
    if (isChange && /\/(?:show|list)-[^/]+$/.test(file)) return 2;
    return isChange && file.endsWith('.data.ts') ? 1 : 0;
  };
  return calls.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ file }) => file);
}

const codeOf = (text: string) => `\`${text}\``;

const prefixOf = (noun: string) => audiences.find(({ prefix }) => prefix && noun.startsWith(prefix))?.prefix ?? '';

function tableOf(head: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string {
  const widths = head.map((_, n) => Math.max(...[head, ...rows].map((row) => row[n]?.length ?? 0)));
  const lineOf = (row: readonly (string | undefined)[]) =>
    `| ${widths.map((width, n) => (row[n] ?? '').padEnd(width)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(lineOf).join('\n');
}

/** The file of each contract, by the noun under which `contract.ts` composes it: `orders: ordersContract`. */
function contractFiles(): Map<string, string> {
  const source = readFileSync('packages/market/calls/contract.ts', 'utf8');
  const imports = source.matchAll(/^import \{ (.+) \} from '\.\.\/(.+)';$/gm);
  const fileOfName = new Map(
    [...imports].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name): [string, string] => [name, file]),
    ),
  );
  const composed = [...source.matchAll(/^ {2}(\w+): (\w+Contract),$/gm)];
  return new Map(
    composed.map(([, noun = '', name = '']) => {
      const file = fileOfName.get(name);
      if (!file) throw new Error(`contract.ts imports no ${name}`);
      return [noun, `packages/market/${file}`];
    }),
  );
}

const shortOf = (file: string) => file.replace(/^packages\/api\//, '');

/** The noun of each function of routes, as the API composes them: `orders: ordersRoutes(context)`. */
function nounsOfRoutes(): Map<string, string> {
  const composed = readFileSync('packages/api/app/app.ts', 'utf8').matchAll(/^ {4}(\w+): (.*Routes\(context[,)].*)$/gm);
  return new Map(
    [...composed].flatMap(([, noun = '', value = '']) =>
      [...value.matchAll(/(\w+Routes)\(/g)].map(([, name = '']): [string, string] => [name, noun]),
    ),
  );
}

/** The handlers of one file, by `<noun>.<name>`. */
function handlersIn(routes: string, nounOf: ReadonlyMap<string, string>): [name: string, handler: Handler][] {
  const source = ts.createSourceFile(routes, readFileSync(routes, 'utf8'), ts.ScriptTarget.Latest, true);
  const imports = importsOf(source);
  const functions = new Map(
    source.statements.filter(ts.isFunctionDeclaration).map((declared) => [declared.name?.text, declared]),
  );

  /** Follows functions of the same file. */
  function filesOf(node: ts.Node, seen = new Set<ts.Node>()): CalledFile[] {
    if (seen.has(node)) return [];
    seen.add(node);
    const files: CalledFile[] = [];
    const visit = (child: ts.Node): void => {
      if (ts.isIdentifier(child)) {
        const own = functions.get(child.text);
        const isHelper = !getsConnection(child);
        files.push(...(imports.get(child.text) ?? []).map((file) => ({ file, isHelper })));
        if (own) files.push(...filesOf(own, seen));
      }
      ts.forEachChild(child, visit);
    };
    visit(node);
    return [...new Set(files.map(({ file }) => file))].map((file) => ({
      file,
      isHelper: files.every((called) => called.file !== file || called.isHelper),
    }));
  }

  const exported = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText().endsWith('Routes'));
  const noun = nounOf.get(exported?.name.getText() ?? '');
  return objectsIn(exported).flatMap((object) =>
    object.properties.flatMap((property): [string, Handler][] =>
      property.name && noun ? [[`${noun}.${property.name.getText()}`, { routes, calls: filesOf(property) }]] : [],
    ),
  );
}

/** Whether a function is awaited, or called with a context or a connection, or handed over to be called so. */
function getsConnection(name: ts.Identifier): boolean {
  const { parent } = name;
  if (!ts.isCallExpression(parent)) return false;
  if (parent.expression !== name || ts.isAwaitExpression(parent.parent)) return true;
  return /^(?:context|catalog|db|context\.db|connection|transaction)$/.test(parent.arguments[0]?.getText() ?? '');
}

/** The object that the function of the routes returns. */
function objectsIn(declared: ts.VariableDeclaration | undefined): ts.ObjectLiteralExpression[] {
  if (!declared?.initializer || !ts.isArrowFunction(declared.initializer)) return [];
  const { body } = declared.initializer;
  const returned = ts.isBlock(body)
    ? body.statements.filter(ts.isReturnStatement).map(({ expression }) => expression)
    : [body];
  return returned.flatMap((value) => {
    const inner = value && ts.isParenthesizedExpression(value) ? value.expression : value;
    return inner && ts.isObjectLiteralExpression(inner) ? [inner] : [];
  });
}

/** The files of the API's nouns that a source imports values from, by the imported name. */
function importsOf(source: ts.SourceFile): Map<string, string[]> {
  return new Map(
    source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
      const named = importClause?.namedBindings;
      const from = fileOf(source.fileName, (moduleSpecifier as ts.StringLiteral).text);
      if (
        !from ||
        !importClause ||
        importClause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
        !named ||
        !ts.isNamedImports(named)
      ) {
        return [];
      }
      return named.elements
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ name }): [string, string[]] => [name.text, [from]]);
    }),
  );
}

/** Returns the path of an imported file, undefined for packages and for what is not in the folder of a noun. */
function fileOf(importer: string, specifier: string): string | undefined {
  const path = specifier.startsWith('#api/')
    ? `packages/${specifier.slice(1)}`
    : normalize(join(dirname(importer), specifier));
  const isOfNoun = /^packages\/api\/(?!app\/|db\/|http\/|jobs\/|providers\/|testing\/)/.test(path);
  return isOfNoun && existsSync(path) ? path : undefined;
}
