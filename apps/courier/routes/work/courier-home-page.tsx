import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { loadPageTexts } from 'app-kit/i18n/load-language.ts';
import { LoadingScreen } from 'app-kit/screens/screens.tsx';
import { lazy, Suspense } from 'react';
import { CourierWorkPage } from './courier-work-page.tsx';

/** Only for accounts that do not belong to a courier. */
const CourierAccountPage = lazy(async () => {
  // A suspension that can be contested has the words of the page of contests.
  const [{ CourierAccountPage }] = await Promise.all([import('../account/courier-account-page.tsx'), loadPageTexts()]);
  return { default: CourierAccountPage };
});

/** The work of a courier; for any other account what it may do here [SEAT-03]. */
export function CourierHomePage() {
  const { courier } = useMemberships().memberships ?? {};
  if (courier && courier.suspended_reason === null) return <CourierWorkPage />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <CourierAccountPage />
    </Suspense>
  );
}
