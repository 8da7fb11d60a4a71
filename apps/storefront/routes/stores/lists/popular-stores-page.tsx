import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import type { Route } from './+types/popular-stores-page';
import { fetchStoresPage } from './fetch-stores-page.server.ts';
import { StoresListView } from './stores-list-view.tsx';

export const shouldRevalidate = revalidateUnlessSheet;

/** The most ordered stores first [STORE-05]. */
export function loader(route: Route.LoaderArgs) {
  return fetchStoresPage(route, '/store/popular');
}

export const handle = { title: ({ i18n }) => i18n._(msg`Popular stores`) } satisfies PageHandle;

export default function PopularStoresPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return <StoresListView title={t`Popular stores`} listing={loaderData} />;
}
