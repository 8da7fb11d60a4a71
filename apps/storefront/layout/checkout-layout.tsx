import { Outlet } from 'react-router';
import type { PageHandle } from '#features/config/page-handle.ts';
import type { Route } from './+types/checkout-layout';
import { FaultPage } from './fault-page.tsx';

export const handle = { gate: 'urgent' } satisfies PageHandle;

/** The layout of checkout and payment: the page has its own button at the lower edge, and nothing leads away. */
export default function CheckoutLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FaultPage error={error} />;
}
