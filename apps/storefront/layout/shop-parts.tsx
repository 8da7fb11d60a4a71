import type { ReactNode } from 'react';
import { MarketRail } from '#features/modules/market-rail.tsx';
import { PageFooter, PageTabs } from './page-edges.tsx';

/** A page with the module rail before it, the footer and the tab bar after it. */
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
