import type { Import } from './read-imports.ts';

/** A folder with layers, the lowest first. All other folders in it lie between the two lists. */
interface Layered {
  folder: string;
  below: readonly string[];
  above: readonly string[];
}

/** A file imports only its own layer and those below it. */
const layered: readonly Layered[] = [
  { folder: 'packages/api/', below: ['db', 'providers', 'http', 'jobs'], above: ['app'] },
  { folder: 'apps/storefront/', below: ['i18n', 'browser', 'features'], above: ['routes'] },
];

/** Folders of nouns. */
const nounFolders: readonly string[] = ['packages/api/', 'apps/storefront/features/'];

/** Nouns that may import each other, with the reason. */
const allowedPairs: Record<string, string> = {
  'apps/storefront/features/: cart, items':
    'the card and the dialog of an item put it into the cart, and a line of the cart shows its item',
};

/** Tests see everything, and what only they use belongs to them. */
function isOfTests(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file);
}

/** Returns a sentence for each import that a rule forbids, and for each exception that needs none. */
export function importFaults(all: readonly Import[], exceptions: Record<string, string> = allowedPairs): string[] {
  const imports = all.filter(({ from }) => !isOfTests(from));
  const pairs = nounFolders.flatMap((folder) => mutualNouns(imports, folder));
  const names = new Set(pairs.map(({ name }) => name));
  return [
    ...staffInBrowser(imports).map((way) => `A customer's browser would download a part of staff: ${way.join(' -> ')}`),
    ...upwardImports(imports).map(
      ({ from, to }) => `${from} imports ${to}, which lies above it: pass it in from above`,
    ),
    ...ringsIn(imports).map(({ from, to }) => `${from} imports ${to} in a ring: move what both need into a third file`),
    ...pairs
      .filter(({ name }) => !(name in exceptions))
      .map(({ name, imports: found }) => `${name} import each other:\n${found.map(lineOf).join('\n')}`),
    ...Object.keys(exceptions)
      .filter((name) => !names.has(name))
      .map((name) => `${name} do not import each other any more: remove the pair from the exceptions`),
  ];
}

/** What only staff use: their applications, and the calls of their audiences. */
const ofStaff = /^apps\/(vendor|courier|admin)\/|\.(vendor|courier|admin)\.contract\.ts$/;
/** Where the storefront's scripts begin, the pages included; files with `.server` in their name stay on the server. */
const ofBrowser = /^apps\/storefront\/(root|entry\.client|(routes|layout|features|browser|i18n|service-worker)\/)/;
const ofServer = /\.server\.tsx?$/;

/** Returns each way by which a customer's browser would get something that only staff use [SEAT-36]. */
export function staffInBrowser(imports: readonly Import[]): string[][] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const ways = new Map(
    imports.filter(({ from }) => ofBrowser.test(from) && !ofServer.test(from)).map(({ from }) => [from, [from]]),
  );
  for (const [from, way] of ways) {
    for (const { to } of next.get(from) ?? []) if (!ways.has(to) && !ofServer.test(to)) ways.set(to, [...way, to]);
  }
  return [...ways.values()].filter((way) => ofStaff.test(way.at(-1) ?? ''));
}

function lineOf({ from, to }: Import): string {
  return `  ${from} -> ${to}`;
}

/** Returns the imports of a layer above. */
export function upwardImports(imports: readonly Import[]): Import[] {
  return imports.filter(({ from, to }) =>
    layered.some((layers) => {
      const [own, other] = [layerOf(from, layers), layerOf(to, layers)];
      return own !== undefined && other !== undefined && other > own;
    }),
  );
}

/** The place of a file among the layers; undefined where it lies in none. */
function layerOf(file: string, { folder, below, above }: Layered): number | undefined {
  const name = partOf(file, folder);
  if (name === undefined || isOfTests(file)) return undefined;
  if (below.includes(name)) return below.indexOf(name);
  return below.length + 1 + above.indexOf(name);
}

/** The folder inside a folder that has the file; undefined for files elsewhere and directly in it. */
function partOf(file: string, folder: string): string | undefined {
  if (!file.startsWith(folder)) return undefined;
  const [name, ...rest] = file.slice(folder.length).split('/');
  return rest.length > 0 ? name : undefined;
}

/** Two nouns, and the imports of the direction that has fewer. */
interface Pair {
  /** Such as `packages/api: orders, payments`. */
  name: string;
  imports: Import[];
}

/** Returns the nouns of a folder that import each other. */
export function mutualNouns(imports: readonly Import[], folder: string): Pair[] {
  const layers = layered.find((entry) => entry.folder === folder);
  const isNoun = (name: string) => !layers?.below.includes(name) && !layers?.above.includes(name);
  const between = new Map<string, Import[]>();
  for (const found of imports) {
    const [own, other] = [partOf(found.from, folder), partOf(found.to, folder)];
    if (own === undefined || other === undefined || own === other || !isNoun(own) || !isNoun(other)) continue;
    const key = `${own}, ${other}`;
    between.set(key, [...(between.get(key) ?? []), found]);
  }
  return [...between].flatMap(([key, there]) => {
    const [own = '', other = ''] = key.split(', ');
    const back = between.get(`${other}, ${own}`);
    if (!back || own > other) return [];
    return [{ name: `${folder}: ${key}`, imports: back.length < there.length ? back : there }];
  });
}

/**
 * Returns the imports that lie in a ring, or on a way from one ring to another: what is left when files that import
 * nothing, or that nothing imports, are taken away until none is left.
 */
export function ringsIn(imports: readonly Import[]): Import[] {
  const sources = new Set(imports.map(({ from }) => from));
  const targets = new Set(imports.map(({ to }) => to));
  const left = imports.filter(({ from, to }) => targets.has(from) && sources.has(to));
  return left.length === imports.length ? left : ringsIn(left);
}
