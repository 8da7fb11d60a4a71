import { useLingui } from '@lingui/react/macro';
import type { Route } from './+types/popular-stores-page';
import { askStoresPage } from './ask-stores-page.server.ts';
import { StoresListView } from './stores-list-view.tsx';

/** The most ordered stores first [STORE-05]. */
export function loader(route: Route.LoaderArgs) {
  return askStoresPage(route, '/store/popular');
}

export default function PopularStoresPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return <StoresListView title={t`Popular stores`} listing={loaderData} />;
}
