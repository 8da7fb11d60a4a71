import { MissingPage } from 'app-kit/screens/screens.tsx';
import { SignedInOnly } from 'app-kit/session/signed-in-only.tsx';
import type { RouteObject } from 'react-router';
import { VendorBoardPage } from './routes/board/vendor-board-page.tsx';
import { VendorFrame } from './routes/vendor-frame.tsx';

const itemPage = async () => ({ Component: (await import('./routes/menu/vendor-item-page.tsx')).VendorItemPage });

/** Every URL of the vendor application. */
export const routes: RouteObject[] = [
  // A tablet comes here to be enrolled, before any person is signed in.
  { path: 'device', lazy: async () => ({ Component: (await import('./routes/tablet/enrol-page.tsx')).EnrolPage }) },
  // An invitation leads here, also a person who is not signed in.
  { path: 'join', lazy: async () => ({ Component: (await import('app-kit/join/join-page.tsx')).JoinPage }) },
  {
    element: <SignedInOnly />,
    children: [
      {
        element: <VendorFrame />,
        children: [
          { index: true, Component: VendorBoardPage },
          {
            path: 'account',
            lazy: async () => ({
              Component: (await import('./routes/account/vendor-account-page.tsx')).VendorAccountPage,
            }),
          },
          {
            path: 'menu',
            lazy: async () => ({ Component: (await import('./routes/menu/vendor-menu-page.tsx')).VendorMenuPage }),
          },
          {
            path: 'menu/import',
            lazy: async () => ({
              Component: (await import('./routes/menu/import/vendor-import-page.tsx')).VendorImportPage,
            }),
          },
          {
            path: 'menu/off',
            lazy: async () => ({ Component: (await import('./routes/menu/off/vendor-off-page.tsx')).VendorOffPage }),
          },
          {
            path: 'menu/ingredient',
            lazy: async () => ({
              Component: (await import('./routes/menu/ingredient/vendor-ingredient-page.tsx')).VendorIngredientPage,
            }),
          },
          {
            path: 'menu/arrange',
            lazy: async () => ({
              Component: (await import('./routes/menu/arrange/vendor-arrange-page.tsx')).VendorArrangePage,
            }),
          },
          {
            path: 'menu/hours',
            lazy: async () => ({
              Component: (await import('./routes/menu/week/vendor-menu-hours-page.tsx')).VendorMenuHoursPage,
            }),
          },
          {
            path: 'menu/preview',
            lazy: async () => ({
              Component: (await import('./routes/preview/vendor-preview-page.tsx')).VendorPreviewPage,
            }),
          },
          { path: 'menu/new', lazy: itemPage },
          { path: 'menu/:id', lazy: itemPage },
          {
            path: 'picking',
            lazy: async () => ({
              Component: (await import('./routes/picking/vendor-picking-page.tsx')).VendorPickingPage,
            }),
          },
          {
            path: 'messages',
            lazy: async () => ({
              Component: (await import('./routes/messages/vendor-messages-page.tsx')).VendorMessagesPage,
            }),
          },
          {
            path: 'prescriptions',
            lazy: async () => ({
              Component: (await import('./routes/prescriptions/vendor-prescriptions-page.tsx')).VendorPrescriptionsPage,
            }),
          },
          {
            path: 'prescriptions/register',
            lazy: async () => ({
              Component: (await import('./routes/prescriptions/register/vendor-register-page.tsx')).VendorRegisterPage,
            }),
          },
          {
            path: 'orders',
            lazy: async () => ({
              Component: (await import('./routes/orders/vendor-orders-page.tsx')).VendorOrdersPage,
            }),
          },
          {
            path: 'refunds',
            lazy: async () => ({
              Component: (await import('./routes/refunds/vendor-refunds-page.tsx')).VendorRefundsPage,
            }),
          },
          {
            path: 'reviews',
            lazy: async () => ({
              Component: (await import('./routes/reviews/vendor-reviews-page.tsx')).VendorReviewsPage,
            }),
          },
          {
            path: 'promotions',
            lazy: async () => ({
              Component: (await import('./routes/promotions/vendor-promotions-page.tsx')).VendorPromotionsPage,
            }),
          },
          {
            path: 'complaints',
            lazy: async () => ({
              Component: (await import('./routes/complaints/vendor-complaints-page.tsx')).VendorComplaintsPage,
            }),
          },
          {
            path: 'checks',
            lazy: async () => ({
              Component: (await import('./routes/checks/vendor-checks-page.tsx')).VendorChecksPage,
            }),
          },
          {
            path: 'hours',
            lazy: async () => ({ Component: (await import('./routes/hours/vendor-hours-page.tsx')).VendorHoursPage }),
          },
          {
            path: 'store',
            lazy: async () => ({ Component: (await import('./routes/store/vendor-store-page.tsx')).VendorStorePage }),
          },
          {
            path: 'money',
            lazy: async () => ({ Component: (await import('./routes/money/vendor-money-page.tsx')).VendorMoneyPage }),
          },
          {
            path: 'report',
            lazy: async () => ({
              Component: (await import('./routes/report/vendor-report-page.tsx')).VendorReportPage,
            }),
          },
          {
            path: 'report/items',
            lazy: async () => ({
              Component: (await import('./routes/report/items/vendor-items-report-page.tsx')).VendorItemsReportPage,
            }),
          },
          {
            path: 'money/contests',
            lazy: async () => ({
              Component: (await import('./routes/money/contests/vendor-contests-page.tsx')).VendorContestsPage,
            }),
          },
          {
            path: 'proposals',
            lazy: async () => ({
              Component: (await import('./routes/proposals/vendor-proposals-page.tsx')).VendorProposalsPage,
            }),
          },
          {
            path: 'security',
            lazy: async () => ({ Component: (await import('app-kit/security/security-page.tsx')).SecurityPage }),
          },
          {
            path: 'notifications',
            lazy: async () => ({
              Component: (await import('./routes/notifications/vendor-notifications-page.tsx')).VendorNotificationsPage,
            }),
          },
          {
            path: 'devices',
            lazy: async () => ({
              Component: (await import('./routes/devices/vendor-devices-page.tsx')).VendorDevicesPage,
            }),
          },
          {
            path: 'team',
            lazy: async () => ({ Component: (await import('./routes/team/vendor-team-page.tsx')).VendorTeamPage }),
          },
        ],
      },
      { path: '*', Component: MissingPage },
    ],
  },
];
