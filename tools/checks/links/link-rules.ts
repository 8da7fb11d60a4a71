/** Files that name paths without leading anywhere, with the reason. */
const known: Record<string, string> = {
  'apps/storefront/routes.ts': 'declares the paths',
  'apps/storefront/features/search/listing-address.ts':
    'the type of a path is part of a state; `href` builds the address',
  'apps/storefront/service-worker/service-worker.ts': 'a script of its own, without React Router',
};

/** A place that leads somewhere, with a path that the source spells out; `?`, `#` and other sites are not paths of ours. */
const link = /(?:\b(?:to|action|seeAll)=\{?|\b(?:to|seeAll): |\b(?:navigate|redirect)\(\s*)["'`]\/(?!api\/)/g;

/** Returns the lines of the storefront that lead to a path in quotes: with `href()` a wrong path does not compile. */
export function linksIn(file: string, source: string): string[] {
  const isPage = /^apps\/storefront\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(testing|build)\//.test(file);
  if (!isPage || file in known) return [];
  return [...source.matchAll(link)].map(
    ({ index }) =>
      `${file}:${source.slice(0, index).split('\n').length}: leads to a path in quotes; build it by href()`,
  );
}

/** Code that looks at the path of the page instead of asking its `handle`. */
const comparison =
  /\bpathname\s*[!=]==\s*['"`]|['"`]\s*[!=]==\s*[\w.]*pathname\b|\bpathname\.(?:startsWith|includes|match)\(|\.test\([\w.]*pathname\)/g;

/** Returns the lines of the storefront that compare the path of the page. */
export function pathComparisonsIn(file: string, source: string): string[] {
  const isPage = /^apps\/storefront\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(testing|build)\//.test(file);
  if (!isPage) return [];
  return [...source.matchAll(comparison)].map(
    ({ index }) =>
      `${file}:${source.slice(0, index).split('\n').length}: compares a path; what a page needs is in its handle (features/config/page-handle.ts)`,
  );
}
