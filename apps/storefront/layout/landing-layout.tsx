import { Outlet } from 'react-router';
import type { PageHandle } from '#features/config/page-handle.ts';
import type { Route } from './+types/landing-layout';
import { FaultPage } from './fault-page.tsx';
import { PageFooter } from './page-edges.tsx';

export const handle = {
  gate: 'reading',
  topBar: 'landing',
  title: () => null,
  hasFirstTexts: () => true,
} satisfies PageHandle;

/** The layout of the landing page: only the footer, because no place and no module is chosen yet. */
export default function LandingLayout() {
  return (
    <>
      <Outlet />
      <PageFooter />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <FaultPage error={error} />
      <PageFooter />
    </>
  );
}
