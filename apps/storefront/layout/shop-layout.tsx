import { Outlet } from 'react-router';
import type { Route } from './+types/shop-layout';
import { FaultPage } from './fault-page.tsx';
import { ShopParts } from './shop-parts.tsx';

/** The layout of most pages. */
export default function ShopLayout() {
  return (
    <ShopParts>
      <Outlet />
    </ShopParts>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShopParts>
      <FaultPage error={error} />
    </ShopParts>
  );
}
