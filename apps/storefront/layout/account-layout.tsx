import { Outlet } from 'react-router';
import type { Route } from './+types/account-layout';
import { FaultPage } from './fault-page.tsx';
import { PageTabs } from './page-edges.tsx';

/** The layout of pages of one person: the account, orders, conversations. It has the tab bar and no footer. */
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
