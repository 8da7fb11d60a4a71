import { Outlet } from 'react-router';
import type { Route } from './+types/shop-layout';
import { FaultPage } from './fault-page.tsx';
import { ShopChrome } from './shop-parts.tsx';

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
