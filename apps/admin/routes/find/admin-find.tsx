import { useLingui } from '@lingui/react/macro';
import { FindDialog, type FindSource, type Found } from 'app-kit/frame/find/find-dialog.tsx';
import type { OperatorPermission } from 'market/access/access.rules';
import { adminCalls } from '../../layout/admin-calls.ts';
import { customerCalls } from '../customers/customer-calls.ts';

export interface AdminFindProps {
  permissions: readonly OperatorPermission[];
  onClose: () => void;
}

type Needed = OperatorPermission | undefined;
const page = { limit: 5, offset: 1 };

/** Finds orders, stores, riders, customers, pages and actions that the roles of the operator allow [SEAT-33]. */
export function AdminFind({ permissions, onClose }: AdminFindProps) {
  const pages = usePages();
  const sources = useSources();
  const isAllowed = (needed: Needed) => needed === undefined || permissions.includes(needed);
  return (
    <FindDialog
      pages={pages.filter(([needed]) => isAllowed(needed)).map(([, found]) => found)}
      sources={sources.filter(([needed]) => isAllowed(needed)).map(([, source]) => source)}
      onClose={onClose}
    />
  );
}

function usePages(): [Needed, Found][] {
  const { t } = useLingui();
  return [
    ['ops.live', { to: '/live', title: t`Live` }],
    ['ops.reports', { to: '/reports', title: t`Figures`, detail: 'CSV' }],
    ['ops.reports', { to: '/day', title: t`Today` }],
    ['ops.live', { to: '/orders', title: t`Orders` }],
    ['ops.live', { to: '/broadcasts', title: t`Write to riders or stores` }],
    ['ops.stores', { to: '/stores', title: t`Stores` }],
    ['ops.stores', { to: '/stores/new', title: t`Make a store` }],
    ['ops.catalogue', { to: '/modules', title: t`Modules` }],
    ['ops.catalogue', { to: '/categories', title: t`Categories` }],
    ['ops.catalogue', { to: '/categories/brands', title: t`Brands`, detail: t`Categories` }],
    ['ops.catalogue', { to: '/categories/conditions', title: t`Conditions`, detail: t`Categories` }],
    ['ops.promotions', { to: '/promotions', title: t`Coupons`, detail: t`Offers` }],
    ['ops.promotions', { to: '/promotions/coupons/new', title: t`New coupon`, detail: t`Offers` }],
    ['ops.promotions', { to: '/promotions/banners', title: t`Banners`, detail: t`Offers` }],
    ['ops.promotions', { to: '/promotions/campaigns', title: t`Campaigns`, detail: t`Offers` }],
    ['ops.promotions', { to: '/promotions/flash-sales', title: t`Flash sales`, detail: t`Offers` }],
    ['ops.promotions', { to: '/promotions/cashback', title: t`Cashback`, detail: t`Offers` }],
    ['ops.promotions', { to: '/promotions/points', title: t`Points and referrals`, detail: t`Offers` }],
    ['ops.couriers', { to: '/riders', title: t`Riders` }],
    ['ops.dispatch', { to: '/rounds', title: t`Rounds` }],
    ['ops.support', { to: '/complaints', title: t`Reports of stores` }],
    [undefined, { to: '/contests', title: t`Contests` }],
    ['ops.support', { to: '/support', title: t`Support` }],
    ['ops.content', { to: '/reviews', title: t`Reviews` }],
    ['ops.customers', { to: '/customers', title: t`Customers` }],
    ['ops.stores', { to: '/applications', title: t`Applicants` }],
    [undefined, { to: '/proposals', title: t`Proposals` }],
    ['ops.zones', { to: '/zones', title: t`Zones` }],
    ['ops.zones', { to: '/zones/new', title: t`Draw a zone` }],
    ['ops.lead', { to: '/stop', title: t`Stop orders` }],
    ['ops.import', { to: '/import', title: t`Import` }],
    ['ops.finance', { to: '/money', title: t`Commissions and pay`, detail: t`Money` }],
    ['ops.payouts', { to: '/money/payouts', title: t`Payouts`, detail: t`Money` }],
    ['ops.ledger', { to: '/money/ledger', title: t`Ledger`, detail: t`Money` }],
    ['ops.cash', { to: '/money/cash', title: t`Cash`, detail: t`Money` }],
    ['ops.finance', { to: '/money/providers', title: t`Statements of providers`, detail: t`Money` }],
    [undefined, { to: '/team', title: t`Team` }],
    ['ops.content', { to: '/pages', title: t`Pages and texts` }],
    ['ops.content', { to: '/pages/texts', title: t`Names and texts`, detail: t`Pages and texts` }],
    ['ops.settings', { to: '/settings', title: t`Settings` }],
    [undefined, { to: '/', title: t`Account` }],
  ];
}

function useSources(): [Needed, FindSource][] {
  const { t } = useLingui();
  return [
    [
      'ops.live',
      {
        key: 'orders',
        icon: 'receipt-text',
        title: t`Orders`,
        async find(search, signal) {
          const { orders } = await adminCalls.orders.list({ query: { ...page, search }, signal });
          return orders.map(({ id, customer_name: name, store }) => ({
            to: `/orders/${id}`,
            title: `#${id}`,
            detail: [name, store?.name].filter(Boolean).join(' · '),
          }));
        },
      },
    ],
    [
      'ops.stores',
      {
        key: 'stores',
        icon: 'store',
        title: t`Stores`,
        async find(search, signal) {
          const { stores } = await adminCalls.stores.list({ query: { ...page, search }, signal });
          return stores.map(({ id, name, address }) => ({ to: `/stores/${id}`, title: name, detail: address }));
        },
      },
    ],
    [
      'ops.couriers',
      {
        key: 'riders',
        icon: 'bike',
        title: t`Riders`,
        async find(search, signal) {
          const { couriers } = await adminCalls.access.couriers({ query: { ...page, search }, signal });
          return couriers.map(({ id, name, city }) => ({ to: `/riders/${id}`, title: name, detail: city }));
        },
      },
    ],
    [
      'ops.customers',
      {
        key: 'customers',
        icon: 'user-round',
        title: t`Customers`,
        async find(search, signal) {
          const { customers } = await customerCalls.list({ query: { ...page, search }, signal });
          return customers.map(({ id, name, phone, email }) => ({
            to: `/customers/${id}`,
            title: name,
            detail: phone ?? email ?? '',
          }));
        },
      },
    ],
  ];
}
