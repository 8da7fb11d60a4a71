import { posix } from 'node:path';

const workspace = /^(apps|packages)\/[a-z-]+\//;
const relativeImport = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** Imports that leave a workspace by their path, with the reason. */
const exceptions = new Map([
  ['apps/server/main.ts ../storefront/server/storefront-in-development.ts', 'the built storefront has a package name'],
]);

/** Returns a sentence for each relative import that leaves its workspace: others are known by the names of their packages. */
export function importsAcross(file: string, source: string): string[] {
  const [own] = workspace.exec(file) ?? [];
  if (!own || /\.test\.tsx?$/.test(file) || file.includes('/testing/')) return [];
  return [...source.matchAll(relativeImport)].flatMap(([, path = '']) => {
    const target = posix.join(posix.dirname(file), path);
    const [other] = workspace.exec(target) ?? [];
    if (!other || other === own || exceptions.has(`${file} ${path}`)) return [];
    return [`${file}: ${path} leads into ${other}; import the package, if ${own} may know it`];
  });
}
