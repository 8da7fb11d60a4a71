import { Outlet } from 'react-router';
import type { Route } from './+types/bare-layout';
import { FaultPage } from './fault-page.tsx';

/** One question or one form with its button at the lower edge: only the top bar stands around it. */
export default function BareLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FaultPage error={error} />;
}
