import { createContext } from 'react';
import type { ServerBuild, StaticHandlerContext } from 'react-router';

/** The scripts of the page while the server renders it; empty in the browser. */
export const PageModules = createContext<readonly string[]>([]);

/** Returns the addresses of the scripts that hydrate a page: the entry, its layouts and its page, with their imports. */
export function modulesOfPage(assets: ServerBuild['assets'], { matches }: StaticHandlerContext): string[] {
  const routes = matches.flatMap(({ route }) => assets.routes[route.id] ?? []);
  const modules = [assets.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set([...modules, ...routes.flatMap(({ clientLoaderModule }) => clientLoaderModule ?? [])])];
}
