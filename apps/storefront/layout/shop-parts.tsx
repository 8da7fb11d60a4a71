import type { ReactNode } from 'react';
import { MarketRail } from '#features/modules/market-rail.tsx';
import { PageFooter, PageTabs } from './page-edges.tsx';

/** The modules beside a page, the footer and the tab bar behind it. */
export function ShopParts({ children }: { children: ReactNode }) {
  return (
    <>
      <MarketRail />
      {children}
      <PageFooter />
      <PageTabs />
    </>
  );
}
