import { Outlet } from 'react-router';
import type { Route } from './+types/account-layout';
import { FaultPage } from './fault-page.tsx';
import { PageTabs } from './page-edges.tsx';

/** What somebody has: an account, orders, conversations. The tab bar leads away from it; no footer, no modules. */
export default function AccountLayout() {
  return (
    <>
      <Outlet />
      <PageTabs hasRoom />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <FaultPage error={error} />
      <PageTabs hasRoom />
    </>
  );
}
