import { data, href } from 'react-router';
import { marketOfPage } from '../../layout/layout-data.server.ts';
import { apiFor } from '../../server/api-client.server.ts';
import type { Route } from './+types/sitemap-file-page';
import { textResponse } from './text-answer.server.ts';
import { parseSitemapFileName, sitemapOfBlock, sitemapOfPaths } from './write-sitemap.ts';

const xml = 'application/xml; charset=utf-8';

/** One file of the sitemap: the general pages, or a block of stores, items or categories. */
export async function loader({ request, context, params: { file } }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  if (file === 'pages.xml') {
    const { company } = await marketOfPage(context, request);
    const named = company.pages.map((name) => href(`/${name}`));
    const others = [href('/help-and-support'), href('/store-registration'), href('/deliveryman-registration')];
    return textResponse(request, xml, sitemapOfPaths(origin, [href('/'), ...named, ...others]));
  }
  const named = parseSitemapFileName(file);
  const { search } = apiFor(context, request);
  const blocks = named && (await search.slugBlocks({}));
  if (!named || !blocks?.[named.kind].includes(named.block)) throw data(null, { status: 404 });
  const { kind, block } = named;
  const ask = async (query: { after: number; until: number }) =>
    (await search.slugs({ params: { kind }, query })).slugs;
  return textResponse(request, xml, sitemapOfBlock(origin, kind, block, ask));
}
