import { Trans } from '@lingui/react/macro';
import { type Memberships, useMemberships } from 'app-kit/access/use-memberships.ts';
import { DeskFrame } from 'app-kit/frame/desk-frame.tsx';
import type { Section } from 'app-kit/frame/section.ts';
import { LoadingScreen } from 'app-kit/screens/screens.tsx';
import { laterPart } from 'app-kit/start/later-part.ts';
import { Suspense } from 'react';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { readsPrescriptions } from '../features/orders/pharmacy-queue-calls.ts';
import { adjustsOrders } from '../features/orders/proposal-calls.ts';
import { useStoreWaiting } from '../features/orders/use-store-waiting.ts';
import { worksOnOrders } from './board/works-on-orders.ts';

const PrescriptionCount = laterPart(async () => ({
  default: (await import('../features/orders/prescription-count.tsx')).PrescriptionCount,
}));

const SharedTablet = lazyPart(async () => ({
  default: (await import('./tablet/shared-tablet.tsx')).SharedTablet,
}));

const VendorFind = lazyPart(async () => ({ default: (await import('./find/vendor-find.tsx')).VendorFind }));

const Broadcasts = laterPart(async () => ({
  default: (await import('../features/stores/store-broadcasts.tsx')).Broadcasts,
}));

const UnreadChats = laterPart(async () => ({
  default: (await import('../features/chat/unread-chats.tsx')).UnreadChats,
}));

const ProposalCount = laterPart(async () => ({
  default: (await import('../features/orders/proposal-count.tsx')).ProposalCount,
}));

const board: Section = { to: '/', icon: 'receipt-text', label: <Trans>Orders</Trans> };
const menu: Section = { to: '/menu', icon: 'utensils', label: <Trans>Menu</Trans> };
const hours: Section = { to: '/hours', icon: 'clock-4', label: <Trans>Hours</Trans> };
const store: Section = { to: '/store', icon: 'store', label: <Trans>Store</Trans> };
const money: Section = { to: '/money', icon: 'banknote', label: <Trans>Money</Trans> };
const report: Section = { to: '/report', icon: 'layout-grid', label: <Trans>Report</Trans> };
const orders: Section = { to: '/orders', icon: 'list', label: <Trans>All orders</Trans> };
const refunds: Section = { to: '/refunds', icon: 'rotate-ccw', label: <Trans>Refunds</Trans> };
const reviews: Section = { to: '/reviews', icon: 'star', label: <Trans>Reviews</Trans> };
const promotions: Section = { to: '/promotions', icon: 'badge-percent', label: <Trans>Offers</Trans> };
const team: Section = { to: '/team', icon: 'user-round', label: <Trans>Team</Trans> };
const account = { icon: 'circle-user-round', label: <Trans>Account</Trans> } as const;

/** The frame of the vendor application; it begins with the board for those who work on orders. */
export function VendorFrame() {
  const { memberships } = useMemberships();
  const stores = memberships?.stores ?? [];
  const hasBoard = stores.some(worksOnOrders);
  const working = stores.filter(({ suspended_reason: reason }) => reason === null);
  const waiting = useStoreWaiting(working.map(({ store_id: id }) => id));
  const pharmacy = stores.find(readsPrescriptions);
  const chats = stores.find(chatsWithCustomers);
  const adjusted = stores.find(adjustsOrders);
  const sections = [
    hasBoard ? { ...board, count: waiting.countOf('orders') } : { to: '/', ...account },
    ...(pharmacy ? [prescriptionsOf(pharmacy.store_id)] : []),
    ...(chats ? [messagesOf(chats.store_id)] : []),
    ...(adjusted ? [proposalsOf(adjusted.store_id)] : []),
    menu,
    hours,
    store,
    ...(hasBoard ? [orders, { ...refunds, count: waiting.countOf('refunds') }] : []),
    ...(stores.some(({ permissions }) => permissions.includes('store.reviews')) ? [reviews] : []),
    ...(stores.some(({ permissions }) => permissions.includes('store.promotions')) ? [promotions] : []),
    ...(stores.some(({ permissions }) => permissions.includes('store.money')) ? [money] : []),
    ...(stores.some(({ permissions }) => permissions.includes('store.reports')) ? [report] : []),
    team,
    ...(hasBoard ? [{ to: '/account', ...account }] : []),
  ];
  const frame = (onLock?: () => void) => (
    <DeskFrame
      sections={sections}
      pending={waiting.total}
      notice={stores.filter(worksOnOrders).map(({ store_id: id }) => <Broadcasts key={id} storeId={id} />)}
      find={(onClose) => <VendorFind stores={working} onClose={onClose} />}
      onLock={onLock}
    />
  );
  const tablet = memberships?.device;
  if (!tablet) return frame();
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SharedTablet tablet={tablet}>{frame}</SharedTablet>
    </Suspense>
  );
}

/** Whether a member of a store answers its customers. */
function chatsWithCustomers({ permissions, suspended_reason: reason }: Memberships['stores'][number]): boolean {
  return reason === null && permissions.includes('store.chat');
}

function messagesOf(storeId: number): Section {
  return {
    to: '/messages',
    icon: 'message-circle',
    label: (
      <>
        <Trans>Messages</Trans>
        <Suspense>
          <UnreadChats storeId={storeId} />
        </Suspense>
      </>
    ),
  };
}

function proposalsOf(storeId: number): Section {
  return {
    to: '/proposals',
    icon: 'circle-check',
    label: (
      <>
        <Trans>Proposals</Trans>
        <Suspense>
          <ProposalCount storeId={storeId} />
        </Suspense>
      </>
    ),
  };
}

function prescriptionsOf(storeId: number): Section {
  return {
    to: '/prescriptions',
    icon: 'file-text',
    label: (
      <>
        <Trans>Pharmacy</Trans>
        <Suspense>
          <PrescriptionCount storeId={storeId} />
        </Suspense>
      </>
    ),
  };
}
