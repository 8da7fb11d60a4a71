import type { ServerBuild } from 'react-router';

type Assets = ServerBuild['assets'];

/**
 * React Router marks a style sheet that a later part names too by a '#', so that it is brought twice and one of the two
 * may go with its page. Those of the root never go: brought twice, they only have the browser work out all styles of the
 * page once more.
 */
export function withRootStyles(assets: Assets): Assets {
  const existing = new Set(assets.routes.root?.css);
  const once = (href: string) => (existing.has(href) ? href.replace(/#$/, '') : href);
  const routes = Object.entries(assets.routes).map(([id, route]) => [
    id,
    route && { ...route, css: route.css?.map(once) },
  ]);
  return { ...assets, routes: Object.fromEntries(routes) };
}
