import type { ServerBuild } from 'react-router';
import { mergedHandle, type PageHandle } from '#features/config/page-handle.ts';

/** A page of the built storefront. */
export interface PageRoute {
  /** Such as `/store/:slugOrId`. */
  path: string;
  /** The handles of its layouts and its own, merged. */
  handle: PageHandle;
}

/** Returns every route of the build that has a path of its own; layouts and the page for unknown paths have none. */
export function pageRoutes(routes: ServerBuild['routes']): PageRoute[] {
  const chainOf = (id: string | undefined): Route[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [...chainOf(route.parentId), route] : [];
  };
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ path, index }) => index || (path && path !== '*'))
    .map(({ id }) => {
      const chain = chainOf(id);
      return {
        path: `/${chain.flatMap(({ path }) => path || []).join('/')}`,
        handle: mergedHandle(chain.map(({ module }) => module.handle)),
      };
    });
}

type Route = NonNullable<ServerBuild['routes'][string]>;
