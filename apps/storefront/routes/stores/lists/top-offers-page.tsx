import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import type { Route } from './+types/top-offers-page';
import { fetchStoresPage } from './fetch-stores-page.server.ts';
import { StoresListView } from './stores-list-view.tsx';

export const shouldRevalidate = revalidateUnlessSheet;

/** Stores with money off, the nearest first [STORE-06]. */
export function loader(route: Route.LoaderArgs) {
  return fetchStoresPage(route, '/store/top-offer-nearby');
}

export const handle = { title: ({ i18n }) => i18n._(msg`Top offers near me`) } satisfies PageHandle;

export default function TopOffersPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return <StoresListView title={t`Top offers near me`} listing={loaderData} />;
}
