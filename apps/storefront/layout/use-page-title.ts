import { useLingui } from '@lingui/react';
import { useLocation, useMatches } from 'react-router';
import { usePageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';

/** Returns the title in the compact bar; undefined on pages that show the delivery place instead. */
export function usePageTitle(): string | undefined {
  const { i18n } = useLingui();
  const { businessName } = useMarket();
  const { search } = useLocation();
  const { title } = usePageHandle();
  const data = useMatches().at(-1)?.loaderData;
  const named = title?.({ i18n, search: new URLSearchParams(search), data });
  return named === null ? undefined : named || businessName;
}

/** Returns whether the compact bar lies over a picture at the start of the page. */
export function useHasCover(): boolean {
  const { hasCover } = usePageHandle();
  const data = useMatches().at(-1)?.loaderData;
  return hasCover?.(data) ?? false;
}
