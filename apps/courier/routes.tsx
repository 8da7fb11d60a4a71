import { MissingPage } from 'app-kit/screens/screens.tsx';
import { SignedInOnly } from 'app-kit/session/signed-in-only.tsx';
import type { RouteObject } from 'react-router';
import { CourierFrame } from './routes/courier-frame.tsx';
import { CourierHomePage } from './routes/work/courier-home-page.tsx';

/** Every URL of the courier application. */
export const routes: RouteObject[] = [
  {
    element: <SignedInOnly />,
    children: [
      {
        element: <CourierFrame />,
        children: [
          // An offer has no URL: it replaces this page.
          { index: true, Component: CourierHomePage },
          {
            path: 'account',
            lazy: async () => ({
              Component: (await import('./routes/account/courier-account-page.tsx')).CourierAccountPage,
            }),
          },
          {
            path: 'earnings',
            lazy: async () => ({
              Component: (await import('./routes/earnings/courier-earnings-page.tsx')).CourierEarningsPage,
            }),
          },
          {
            path: 'offers',
            lazy: async () => ({
              Component: (await import('./routes/offer/past-offers-page.tsx')).PastOffersPage,
            }),
          },
          {
            path: 'contests',
            lazy: async () => ({ Component: (await import('./routes/contests/contests-page.tsx')).ContestsPage }),
          },
          {
            path: 'notifications',
            lazy: async () => ({
              Component: (await import('./routes/notifications/courier-notifications-page.tsx'))
                .CourierNotificationsPage,
            }),
          },
          {
            path: 'deposits',
            lazy: async () => ({ Component: (await import('./routes/deposits/deposits-page.tsx')).DepositsPage }),
          },
          {
            path: 'hand-over',
            lazy: async () => ({ Component: (await import('./routes/handover/hand-over-page.tsx')).HandOverPage }),
          },
          {
            path: 'history',
            lazy: async () => ({
              Component: (await import('./routes/history/courier-history-page.tsx')).CourierHistoryPage,
            }),
          },
          {
            path: 'earnings/payments',
            lazy: async () => ({
              Component: (await import('./routes/earnings/courier-payments-page.tsx')).CourierPaymentsPage,
            }),
          },
        ],
      },
      {
        path: 'safety',
        lazy: async () => ({ Component: (await import('./routes/safety/safety-page.tsx')).SafetyPage }),
      },
      { path: '*', Component: MissingPage },
    ],
  },
];
