import { Outlet } from 'react-router';
import type { PageHandle } from '#features/config/page-handle.ts';
import type { Route } from './+types/checkout-layout';
import { FaultPage } from './fault-page.tsx';

export const handle = { gate: 'urgent' } satisfies PageHandle;

/** The way of an order to its payment, and of the payment back: one way leads on, at the lower edge of the page itself. */
export default function CheckoutLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FaultPage error={error} />;
}
