import type { ReactNode } from 'react';
import { OfferedModulesRail } from '#features/modules/offered-modules-rail.tsx';
import { PageFooter, PageTabs } from './page-edges.tsx';

/** A page with the module rail before it, the footer and the tab bar after it. */
export function ShopChrome({ children }: { children: ReactNode }) {
  return (
    <>
      <OfferedModulesRail />
      {children}
      <PageFooter />
      <PageTabs />
    </>
  );
}
