import { pathsClosedToRobots } from '../../layout/request-context.ts';
import type { Route } from './+types/robots-page';
import { textResponse } from './text-answer.server.ts';

/** What search engines may read, and where they find all of it. */
export function loader({ request, context }: Route.LoaderArgs) {
  // Pages of one person have `noindex` instead.
  const closed = ['/api/', ...context.get(pathsClosedToRobots).toSorted()];
  const { origin } = new URL(request.url);
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`];
  return textResponse(request, 'text/plain; charset=utf-8', `${lines.join('\n')}\n`);
}
