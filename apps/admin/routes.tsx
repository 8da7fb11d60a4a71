import { MissingPage } from 'app-kit/screens/screens.tsx';
import { SignedInOnly } from 'app-kit/session/signed-in-only.tsx';
import type { RouteObject } from 'react-router';
import { AdminAccountPage } from './routes/account/admin-account-page.tsx';
import { AdminFrame } from './routes/admin-frame.tsx';

/** Every URL of the admin app. */
export const routes: RouteObject[] = [
  // An invitation leads here, also a person who is not signed in.
  { path: 'join', lazy: async () => ({ Component: (await import('app-kit/join/join-page.tsx')).JoinPage }) },
  // The log of a server without an owner of the market leads here.
  { path: 'setup', lazy: async () => ({ Component: (await import('./routes/setup/setup-page.tsx')).SetupPage }) },
  {
    element: <SignedInOnly />,
    children: [
      {
        element: <AdminFrame />,
        children: [
          { index: true, Component: AdminAccountPage },
          {
            path: 'first-steps',
            lazy: async () => ({
              Component: (await import('./routes/first-steps/first-steps-page.tsx')).FirstStepsPage,
            }),
          },
          {
            path: 'settings',
            lazy: async () => ({
              Component: (await import('./routes/settings/market-settings-page.tsx')).MarketSettingsPage,
            }),
          },
          {
            path: 'pages',
            lazy: async () => ({ Component: (await import('./routes/pages/admin-pages-page.tsx')).AdminPagesPage }),
          },
          {
            path: 'pages/texts',
            lazy: async () => ({
              Component: (await import('./routes/pages/texts/admin-texts-page.tsx')).AdminTextsPage,
            }),
          },
          {
            path: 'pages/:page',
            lazy: async () => ({ Component: (await import('./routes/pages/admin-page-editor.tsx')).AdminPageEditor }),
          },
          {
            path: 'zones',
            lazy: async () => ({ Component: (await import('./routes/zones/zones-page.tsx')).ZonesPage }),
          },
          {
            path: 'zones/:zone',
            lazy: async () => ({ Component: (await import('./routes/zones/zone-page.tsx')).ZonePage }),
          },
          {
            path: 'stores',
            lazy: async () => ({ Component: (await import('./routes/stores/admin-stores-page.tsx')).AdminStoresPage }),
          },
          {
            path: 'stores/:store',
            lazy: async () => ({ Component: (await import('./routes/stores/admin-store-page.tsx')).AdminStorePage }),
          },
          {
            path: 'categories',
            lazy: async () => ({
              Component: (await import('./routes/categories/admin-categories-page.tsx')).AdminCategoriesPage,
            }),
          },
          {
            path: 'categories/brands',
            lazy: async () => ({
              Component: (await import('./routes/categories/brands/admin-brands-page.tsx')).AdminBrandsPage,
            }),
          },
          {
            path: 'categories/conditions',
            lazy: async () => ({
              Component: (await import('./routes/categories/conditions/admin-conditions-page.tsx')).AdminConditionsPage,
            }),
          },
          {
            path: 'categories/conditions/:conditionId',
            lazy: async () => ({
              Component: (await import('./routes/categories/conditions/condition-items-page.tsx')).ConditionItemsPage,
            }),
          },
          {
            path: 'broadcasts',
            lazy: async () => ({
              Component: (await import('./routes/support/broadcasts/admin-broadcasts-page.tsx')).AdminBroadcastsPage,
            }),
          },
          {
            path: 'rounds',
            lazy: async () => ({ Component: (await import('./routes/rounds/admin-rounds-page.tsx')).AdminRoundsPage }),
          },
          {
            path: 'items',
            lazy: async () => ({ Component: (await import('./routes/items/admin-items-page.tsx')).AdminItemsPage }),
          },
          {
            path: 'health',
            lazy: async () => ({
              Component: (await import('./routes/health/admin-health-page.tsx')).AdminHealthPage,
            }),
          },
          {
            path: 'stop',
            lazy: async () => ({ Component: (await import('./routes/stop/admin-stop-page.tsx')).AdminStopPage }),
          },
          {
            path: 'modules',
            lazy: async () => ({
              Component: (await import('./routes/modules/admin-modules-page.tsx')).AdminModulesPage,
            }),
          },
          {
            path: 'modules/:module/home',
            lazy: async () => ({
              Component: (await import('./routes/modules/home/admin-parcel-home-page.tsx')).AdminParcelHomePage,
            }),
          },
          {
            path: 'reviews',
            lazy: async () => ({
              Component: (await import('./routes/reviews/admin-reviews-page.tsx')).AdminReviewsPage,
            }),
          },
          {
            path: 'promotions',
            lazy: async () => ({
              Component: (await import('./routes/promotions/admin-coupons-page.tsx')).AdminCouponsPage,
            }),
          },
          {
            path: 'promotions/banners',
            lazy: async () => ({
              Component: (await import('./routes/promotions/admin-banners-page.tsx')).AdminBannersPage,
            }),
          },
          {
            path: 'promotions/banners/:promotion',
            lazy: async () => ({
              Component: (await import('./routes/promotions/admin-banner-page.tsx')).AdminBannerPage,
            }),
          },
          {
            path: 'promotions/sections',
            lazy: async () => ({
              Component: (await import('./routes/promotions/highlights/admin-sections-page.tsx')).AdminSectionsPage,
            }),
          },
          {
            path: 'promotions/highlights',
            lazy: async () => ({
              Component: (await import('./routes/promotions/highlights/admin-highlights-page.tsx')).AdminHighlightsPage,
            }),
          },
          {
            path: 'promotions/highlights/:promotion',
            lazy: async () => ({
              Component: (await import('./routes/promotions/highlights/admin-highlight-page.tsx')).AdminHighlightPage,
            }),
          },
          {
            path: 'promotions/coupons/:promotion',
            lazy: async () => ({
              Component: (await import('./routes/promotions/admin-coupon-page.tsx')).AdminCouponPage,
            }),
          },
          {
            path: 'promotions/campaigns',
            lazy: async () => ({
              Component: (await import('./routes/promotions/sales/admin-campaigns-page.tsx')).AdminCampaignsPage,
            }),
          },
          {
            path: 'promotions/campaigns/:promotion',
            lazy: async () => ({
              Component: (await import('./routes/promotions/sales/admin-campaign-page.tsx')).AdminCampaignPage,
            }),
          },
          {
            path: 'promotions/flash-sales',
            lazy: async () => ({
              Component: (await import('./routes/promotions/sales/admin-flash-sales-page.tsx')).AdminFlashSalesPage,
            }),
          },
          {
            path: 'promotions/flash-sales/:promotion',
            lazy: async () => ({
              Component: (await import('./routes/promotions/sales/admin-flash-sale-page.tsx')).AdminFlashSalePage,
            }),
          },
          {
            path: 'promotions/cashback',
            lazy: async () => {
              const { AdminRewardsPage } = await import('./routes/promotions/rewards/admin-rewards-page.tsx');
              return { element: <AdminRewardsPage kind="cashback" /> };
            },
          },
          {
            path: 'promotions/cashback/:promotion',
            lazy: async () => {
              const { AdminRewardPage } = await import('./routes/promotions/rewards/admin-reward-page.tsx');
              return { element: <AdminRewardPage kind="cashback" /> };
            },
          },
          {
            path: 'promotions/bonuses',
            lazy: async () => {
              const { AdminRewardsPage } = await import('./routes/promotions/rewards/admin-rewards-page.tsx');
              return { element: <AdminRewardsPage kind="bonus" /> };
            },
          },
          {
            path: 'promotions/bonuses/:promotion',
            lazy: async () => {
              const { AdminRewardPage } = await import('./routes/promotions/rewards/admin-reward-page.tsx');
              return { element: <AdminRewardPage kind="bonus" /> };
            },
          },
          {
            path: 'promotions/points',
            lazy: async () => ({
              Component: (await import('./routes/promotions/rewards/admin-reward-terms-page.tsx')).AdminRewardTermsPage,
            }),
          },
          {
            path: 'live',
            lazy: async () => ({ Component: (await import('./routes/live/live-page.tsx')).LivePage }),
          },
          {
            path: 'orders',
            lazy: async () => ({ Component: (await import('./routes/orders/admin-orders-page.tsx')).AdminOrdersPage }),
          },
          {
            path: 'orders/:order',
            lazy: async () => ({ Component: (await import('./routes/orders/admin-order-page.tsx')).AdminOrderPage }),
          },
          {
            path: 'riders',
            lazy: async () => ({ Component: (await import('./routes/riders/admin-riders-page.tsx')).AdminRidersPage }),
          },
          {
            path: 'riders/:rider',
            lazy: async () => ({ Component: (await import('./routes/riders/admin-rider-page.tsx')).AdminRiderPage }),
          },
          {
            path: 'complaints',
            lazy: async () => ({
              Component: (await import('./routes/support/complaints/admin-complaints-page.tsx')).AdminComplaintsPage,
            }),
          },
          {
            path: 'contests',
            lazy: async () => ({
              Component: (await import('./routes/contests/admin-contests-page.tsx')).AdminContestsPage,
            }),
          },
          {
            path: 'reports',
            lazy: async () => ({
              Component: (await import('./routes/day/reports/admin-reports-page.tsx')).AdminReportsPage,
            }),
          },
          {
            path: 'day',
            lazy: async () => ({ Component: (await import('./routes/day/admin-day-page.tsx')).AdminDayPage }),
          },
          {
            path: 'support',
            lazy: async () => ({
              Component: (await import('./routes/support/admin-support-page.tsx')).AdminSupportPage,
            }),
          },
          {
            path: 'customers',
            lazy: async () => ({
              Component: (await import('./routes/customers/admin-customers-page.tsx')).AdminCustomersPage,
            }),
          },
          {
            path: 'customers/:customer',
            lazy: async () => ({
              Component: (await import('./routes/customers/admin-customer-page.tsx')).AdminCustomerPage,
            }),
          },
          {
            path: 'applications/:kind?/:application?',
            lazy: async () => ({
              Component: (await import('./routes/applications/applications-page.tsx')).ApplicationsPage,
            }),
          },
          {
            path: 'proposals',
            lazy: async () => ({
              Component: (await import('./routes/proposals/admin-proposals-page.tsx')).AdminProposalsPage,
            }),
          },
          {
            path: 'money',
            lazy: async () => ({ Component: (await import('./routes/money/admin-rules-page.tsx')).AdminRulesPage }),
          },
          {
            path: 'money/payouts',
            lazy: async () => ({
              Component: (await import('./routes/money/payouts/admin-payouts-page.tsx')).AdminPayoutsPage,
            }),
          },
          {
            path: 'money/accounts',
            lazy: async () => ({
              Component: (await import('./routes/money/payees/admin-payees-page.tsx')).AdminPayeesPage,
            }),
          },
          {
            path: 'money/payouts/:run',
            lazy: async () => ({
              Component: (await import('./routes/money/payouts/payout-run-page.tsx')).PayoutRunPage,
            }),
          },
          {
            path: 'money/ledger',
            lazy: async () => ({
              Component: (await import('./routes/money/ledger/admin-ledger-page.tsx')).AdminLedgerPage,
            }),
          },
          {
            path: 'money/providers',
            lazy: async () => ({
              Component: (await import('./routes/money/statements/admin-statements-page.tsx')).AdminStatementsPage,
            }),
          },
          {
            path: 'money/cash',
            lazy: async () => ({ Component: (await import('./routes/money/cash/admin-cash-page.tsx')).AdminCashPage }),
          },
          {
            path: 'money/statements/:payee/:id',
            lazy: async () => ({
              Component: (await import('./routes/money/payouts/payee-statement-page.tsx')).PayeeStatementPage,
            }),
          },
          {
            path: 'import',
            lazy: async () => ({
              Component: (await import('./routes/imports/admin-import-page.tsx')).AdminImportPage,
            }),
          },
          {
            path: 'security',
            lazy: async () => ({ Component: (await import('app-kit/security/security-page.tsx')).SecurityPage }),
          },
          {
            path: 'team',
            lazy: async () => ({ Component: (await import('./routes/team/admin-team-page.tsx')).AdminTeamPage }),
          },
          {
            path: 'team/audit',
            lazy: async () => ({ Component: (await import('./routes/team/audit/audit-page.tsx')).AuditPage }),
          },
        ],
      },
      { path: '*', Component: MissingPage },
    ],
  },
];
