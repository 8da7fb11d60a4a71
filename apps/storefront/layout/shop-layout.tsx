import { Outlet } from 'react-router';
import type { PageHandle } from '#features/config/page-handle.ts';
import type { Route } from './+types/shop-layout';
import { FaultPage } from './fault-page.tsx';
import { ShopChrome } from './shop-parts.tsx';

export const handle = { gate: 'reading' } satisfies PageHandle;

/** The layout of most pages. */
export default function ShopLayout() {
  return (
    <ShopChrome>
      <Outlet />
    </ShopChrome>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShopChrome>
      <FaultPage error={error} />
    </ShopChrome>
  );
}
