import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/sitemap-page';
import { textResponse } from './text-answer.server.ts';
import { sitemapIndex } from './write-sitemap.ts';

/** The list of the files of the sitemap. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const blocks = await apiFor(context, request).search.slugBlocks({});
  return textResponse(request, 'application/xml; charset=utf-8', sitemapIndex(new URL(request.url).origin, blocks));
}
