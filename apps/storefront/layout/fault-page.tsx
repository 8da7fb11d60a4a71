import { Suspense } from 'react';
import { href, isRouteErrorResponse, useLocation } from 'react-router';
import { FaultScreen } from 'ui/feedback/error-screen.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Page } from 'ui/layout/page.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useHasSearch } from '#features/search/use-has-search.ts';

const MissingScreen = lazyPart(async () => {
  const { MissingScreen } = await import('ui/feedback/missing-screen.tsx');
  return { default: MissingScreen };
});

/** The content of a page that does not exist or that failed. */
export function FaultPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  // A permanently removed page has its own status for search engines, and the same text for people.
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  const { businessName: site, modules } = useMarket();
  const homes = modules.map(({ id, name }) => ({ name, to: `${href('/home')}?module_id=${id}` }));
  const hasSearch = useHasSearch();
  return (
    <Page>
      {!isMissing && <title>{site}</title>}
      <Suspense>
        {isMissing ? (
          <MissingScreen site={site} home={href('/home')} hasSearch={hasSearch} homes={homes} />
        ) : (
          <FaultScreen retry={pathname + search} />
        )}
      </Suspense>
    </Page>
  );
}
