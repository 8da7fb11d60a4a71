import { Suspense } from 'react';
import { href, isRouteErrorResponse, useLocation } from 'react-router';
import { FaultScreen } from 'ui/feedback/error-screen.tsx';
import { lazyPart } from 'ui/layout/lazy-part.ts';
import { Page } from 'ui/layout/page.tsx';
import { useMarket } from '#features/config/use-market.ts';
// The screen itself comes lazily, and is rendered by the server before that.
import 'ui/feedback/missing-screen.module.css';

const MissingScreen = lazyPart(async () => {
  const { MissingScreen } = await import('ui/feedback/missing-screen.tsx');
  return { default: MissingScreen };
});

/** What stands in place of a page that is not there, or could not be made. */
export function FaultPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  // What is gone for good is told to search engines by its status, and to people in the same words.
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  const site = useMarket().businessName;
  return (
    <Page>
      {!isMissing && <title>{site}</title>}
      <Suspense>
        {isMissing ? <MissingScreen site={site} home={href('/home')} /> : <FaultScreen retry={pathname + search} />}
      </Suspense>
    </Page>
  );
}
