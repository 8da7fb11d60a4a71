import { Trans } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { DeskFrame } from 'app-kit/frame/desk-frame.tsx';
import type { Section } from 'app-kit/frame/section.ts';
import type { OperatorPermission } from 'market/access/access.rules';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { useOperatorEvents } from '../layout/use-operator-events.ts';
import { type PendingKind, usePending } from '../layout/use-pending.ts';

const AdminFind = lazyPart(async () => ({ default: (await import('./find/admin-find.tsx')).AdminFind }));

type SectionPermission = OperatorPermission | 'operator' | readonly OperatorPermission[];

/**
 * Every section, with the permission that it needs, or one of several; without one each account sees it. A section may
 * show how much is pending of a kind.
 */
const sections: (Section & { permission?: SectionPermission; pending?: PendingKind[] })[] = [
  { to: '/first-steps', icon: 'list', label: <Trans>First steps</Trans>, permission: 'operator' },
  { to: '/live', icon: 'zap', label: <Trans>Live</Trans>, permission: 'ops.live', pending: ['alarms'] },
  { to: '/day', icon: 'sun', label: <Trans>Today</Trans>, permission: 'ops.reports' },
  { to: '/reports', icon: 'file-text', label: <Trans>Figures</Trans>, permission: 'ops.reports' },
  { to: '/orders', icon: 'receipt-text', label: <Trans>Orders</Trans>, permission: 'ops.live', pending: ['refunds'] },
  { to: '/stores', icon: 'store', label: <Trans>Stores</Trans>, permission: 'ops.stores' },
  { to: '/modules', icon: 'shopping-basket', label: <Trans>Modules</Trans>, permission: 'ops.catalogue' },
  { to: '/categories', icon: 'layout-grid', label: <Trans>Categories</Trans>, permission: 'ops.catalogue' },
  { to: '/items', icon: 'utensils', label: <Trans>Items</Trans>, permission: 'ops.catalogue' },
  { to: '/promotions', icon: 'ticket-percent', label: <Trans>Offers</Trans>, permission: 'ops.promotions' },
  { to: '/riders', icon: 'bike', label: <Trans>Riders</Trans>, permission: 'ops.couriers' },
  { to: '/rounds', icon: 'refresh-cw', label: <Trans>Rounds</Trans>, permission: 'ops.dispatch' },
  { to: '/broadcasts', icon: 'bell', label: <Trans>Messages</Trans>, permission: 'ops.live' },
  {
    to: '/contests',
    icon: 'circle-alert',
    label: <Trans>Contests</Trans>,
    permission: ['ops.cash', 'ops.couriers', 'ops.finance', 'ops.support', 'ops.stores'],
  },
  { to: '/complaints', icon: 'siren', label: <Trans>Reports</Trans>, permission: 'ops.support' },
  { to: '/support', icon: 'message-circle', label: <Trans>Support</Trans>, permission: 'ops.support' },
  { to: '/reviews', icon: 'star', label: <Trans>Reviews</Trans>, permission: 'ops.content' },
  { to: '/customers', icon: 'heart', label: <Trans>Customers</Trans>, permission: 'ops.customers' },
  {
    to: '/applications',
    icon: 'inbox',
    label: <Trans>Applicants</Trans>,
    permission: ['ops.stores', 'ops.couriers'],
    pending: ['applications'],
  },
  {
    to: '/proposals',
    icon: 'circle-check',
    label: <Trans>Proposals</Trans>,
    permission: ['ops.orders', 'ops.refund', 'ops.wallets', 'ops.lead'],
    pending: ['proposals'],
  },
  { to: '/zones', icon: 'map', label: <Trans>Zones</Trans>, permission: 'ops.zones' },
  { to: '/stop', icon: 'pause', label: <Trans>Stop orders</Trans>, permission: 'ops.lead' },
  { to: '/import', icon: 'upload', label: <Trans>Import</Trans>, permission: 'ops.import' },
  {
    to: '/money',
    icon: 'banknote',
    label: <Trans>Money</Trans>,
    permission: 'ops.finance',
    pending: ['accounts', 'differences', 'payouts'],
  },
  { to: '/team', icon: 'user-round', label: <Trans>Team</Trans> },
  { to: '/health', icon: 'battery', label: <Trans>Health</Trans>, permission: 'ops.health' },
  { to: '/pages', icon: 'file-text', label: <Trans>Pages and texts</Trans>, permission: 'ops.content' },
  { to: '/settings', icon: 'settings', label: <Trans>Settings</Trans>, permission: 'ops.settings' },
  { to: '/', icon: 'circle-user-round', label: <Trans>Account</Trans> },
];

/** The frame of the app: the rail has what the roles of the account allow [SEAT-14]. */
export function AdminFrame() {
  const operator = useMemberships().memberships?.operator;
  const isOperator = operator?.suspended_reason === null;
  useOperatorEvents(isOperator);
  const pending = usePending(isOperator);
  const isAllowed = (permission: SectionPermission | undefined) => {
    if (permission === undefined) return true;
    if (!operator) return false;
    return permission === 'operator' || [permission].flat().some((one) => operator.permissions.includes(one));
  };
  const shown = sections
    .filter(({ permission }) => isAllowed(permission))
    .map((section) => ({ ...section, count: pending.countOf(section.pending ?? []) }));
  return (
    <DeskFrame
      sections={shown}
      density="dense"
      pending={pending.total}
      find={(onClose) => <AdminFind permissions={operator?.permissions ?? []} onClose={onClose} />}
    />
  );
}
