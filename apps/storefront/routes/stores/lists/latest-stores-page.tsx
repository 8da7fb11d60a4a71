import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import type { Route } from './+types/latest-stores-page';
import { fetchStoresPage } from './fetch-stores-page.server.ts';
import { StoresListView } from './stores-list-view.tsx';

export const shouldRevalidate = revalidateUnlessSheet;

/** The newest stores first [STORE-04]: `kindOfList` (listing-address.ts) names what each such path shows. */
export function loader(route: Route.LoaderArgs) {
  return fetchStoresPage(route, '/store/latest');
}

export const handle = { title: ({ i18n }) => i18n._(msg`Latest stores`) } satisfies PageHandle;

export default function LatestStoresPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return <StoresListView title={t`Latest stores`} listing={loaderData} />;
}
