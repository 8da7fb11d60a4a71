import { Outlet } from 'react-router';
import type { Route } from './+types/bare-layout';
import { FaultPage } from './fault-page.tsx';

/** The layout of one question or one form with its own button at the lower edge: only the top bar. */
export default function BareLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FaultPage error={error} />;
}
