import type { Route } from './+types/robots-page';
import { textAnswer } from './text-answer.server.ts';

/** Nothing there is to be found; pages of one person say so themselves. */
const closed = ['/api/', '/checkout', '/home/sections', '/offline', '/outbox'];

/** What search engines may read, and where they find all of it. */
export function loader({ request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`];
  return textAnswer(request, 'text/plain; charset=utf-8', `${lines.join('\n')}\n`);
}
