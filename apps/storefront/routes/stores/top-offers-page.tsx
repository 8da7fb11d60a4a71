import { useLingui } from '@lingui/react/macro';
import type { Route } from './+types/top-offers-page';
import { askStoresPage } from './ask-stores-page.server.ts';
import { StoresListView } from './stores-list-view.tsx';

/** Stores with money off, the nearest first [STORE-06]. */
export function loader(route: Route.LoaderArgs) {
  return askStoresPage(route, '/store/top-offer-nearby');
}

export default function TopOffersPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return <StoresListView title={t`Top offers near me`} listing={loaderData} />;
}
