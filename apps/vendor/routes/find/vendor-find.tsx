import { useLingui } from '@lingui/react/macro';
import type { Memberships } from 'app-kit/access/use-memberships.ts';
import { FindDialog, type FindSource, type Found } from 'app-kit/frame/find/find-dialog.tsx';
import type { StorePermission } from 'market/access/access.rules';
import { boardCalls } from '../board/board-query.ts';
import { menuCalls } from '../menu/menu-calls.ts';

type Store = Memberships['stores'][number];

export interface VendorFindProps {
  /** Where the person works and is not suspended. */
  stores: readonly Store[];
  onClose: () => void;
}

const page = { limit: 5, offset: 1 };

/** Finds orders, items, pages and actions of one's stores, as the roles allow [SEAT-33]. */
export function VendorFind({ stores, onClose }: VendorFindProps) {
  const pages = usePages();
  const may = (permission: StorePermission) => stores.filter(({ permissions }) => permissions.includes(permission));
  const nameOf = ({ name }: Store) => (stores.length > 1 ? name : undefined);
  const { t } = useLingui();
  const orders = may('store.orders').map(
    (store): FindSource => ({
      key: `orders-${store.store_id}`,
      icon: 'receipt-text',
      title: [t`Orders`, nameOf(store)].filter(Boolean).join(' · '),
      async find(search, signal) {
        const params = { store_id: store.store_id };
        const found = await boardCalls.find({ params, query: { ...page, search }, signal });
        return found.orders.map(({ id, code, customer_name: name, first_item: item }) => ({
          to: `/orders?store=${store.store_id}&order=${id}`,
          title: `#${code}`,
          detail: `${name} · ${item}`,
        }));
      },
    }),
  );
  const items = may('store.menu').map(
    (store): FindSource => ({
      key: `items-${store.store_id}`,
      icon: 'utensils',
      title: [t`Items`, nameOf(store)].filter(Boolean).join(' · '),
      async find(search, signal) {
        const params = { store_id: store.store_id };
        const found = await menuCalls.list({ params, query: { ...page, search }, signal });
        return found.items.map(({ id, name }) => ({ to: `/menu/${id}?store=${store.store_id}`, title: name }));
      },
    }),
  );
  return (
    <FindDialog
      pages={pages.filter(([needed]) => needed === undefined || may(needed).length > 0).map(([, found]) => found)}
      sources={[...orders, ...items]}
      onClose={onClose}
    />
  );
}

function usePages(): [StorePermission | undefined, Found][] {
  const { t } = useLingui();
  return [
    ['store.orders', { to: '/', title: t`Board of orders` }],
    ['store.orders', { to: '/orders', title: t`All orders` }],
    ['store.orders', { to: '/picking', title: t`Pick list` }],
    ['store.prescriptions', { to: '/prescriptions', title: t`Prescriptions` }],
    ['store.chat', { to: '/messages', title: t`Messages` }],
    ['store.adjust', { to: '/proposals', title: t`Proposals` }],
    ['store.menu', { to: '/menu', title: t`Menu` }],
    ['store.menu', { to: '/menu/new', title: t`New item`, detail: t`Menu` }],
    ['store.menu', { to: '/menu/hours', title: t`Hours of the menu`, detail: t`Menu` }],
    ['store.menu', { to: '/menu/preview', title: t`As a shopper sees it`, detail: t`Menu` }],
    ['store.menu', { to: '/menu/import', title: t`Import and export`, detail: t`Menu` }],
    ['store.availability', { to: '/menu/off', title: t`Off sale`, detail: t`Menu` }],
    ['store.orders', { to: '/checks', title: t`Opening list` }],
    ['store.hours', { to: '/hours', title: t`Hours` }],
    ['store.profile', { to: '/store', title: t`Store` }],
    ['store.orders', { to: '/refunds', title: t`Refunds` }],
    ['store.orders', { to: '/complaints', title: t`Reports about people` }],
    ['store.reviews', { to: '/reviews', title: t`Reviews` }],
    ['store.promotions', { to: '/promotions', title: t`Offers` }],
    ['store.money', { to: '/money', title: t`Money` }],
    ['store.money', { to: '/money/contests', title: t`Contests`, detail: t`Money` }],
    ['store.reports', { to: '/report', title: t`Report` }],
    ['store.reports', { to: '/report/items', title: t`Report of items`, detail: t`Report` }],
    ['store.staff', { to: '/team', title: t`Team` }],
    [undefined, { to: '/account', title: t`Account` }],
  ];
}
