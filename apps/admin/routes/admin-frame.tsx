import { Trans } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { DeskFrame, type Section } from 'app-kit/frame/desk-frame.tsx';
import type { OperatorPermission } from 'market/access/access.rules';
import { useOperatorEvents } from '../layout/use-operator-events.ts';

type Need = OperatorPermission | 'operator' | readonly OperatorPermission[];

/** Every section, with the permission that it needs, or one of several; without one each account sees it. */
const sections: (Section & { needs?: Need })[] = [
  { to: '/first-steps', icon: 'list', label: <Trans>First steps</Trans>, needs: 'operator' },
  { to: '/live', icon: 'zap', label: <Trans>Live</Trans>, needs: 'ops.live' },
  { to: '/orders', icon: 'receipt-text', label: <Trans>Orders</Trans>, needs: 'ops.live' },
  { to: '/stores', icon: 'store', label: <Trans>Stores</Trans>, needs: 'ops.stores' },
  { to: '/riders', icon: 'bike', label: <Trans>Riders</Trans>, needs: 'ops.couriers' },
  {
    to: '/applications',
    icon: 'inbox',
    label: <Trans>Applicants</Trans>,
    needs: ['ops.stores', 'ops.couriers'],
  },
  {
    to: '/proposals',
    icon: 'circle-check',
    label: <Trans>Proposals</Trans>,
    needs: ['ops.orders', 'ops.refund', 'ops.wallets', 'ops.lead'],
  },
  { to: '/zones', icon: 'map', label: <Trans>Zones</Trans>, needs: 'ops.zones' },
  { to: '/money', icon: 'banknote', label: <Trans>Money</Trans>, needs: 'ops.finance' },
  { to: '/team', icon: 'user-round', label: <Trans>Team</Trans> },
  { to: '/settings', icon: 'settings', label: <Trans>Settings</Trans>, needs: 'ops.settings' },
  { to: '/', icon: 'circle-user-round', label: <Trans>Account</Trans> },
];

/** The frame of the app: the rail has what the roles of the account allow [SEAT-14]. */
export function AdminFrame() {
  const operator = useMemberships().memberships?.operator;
  useOperatorEvents(operator?.suspended_reason === null);
  const isAllowed = (needs: Need | undefined) => {
    if (needs === undefined) return true;
    if (!operator) return false;
    return needs === 'operator' || [needs].flat().some((one) => operator.permissions.includes(one));
  };
  return <DeskFrame sections={sections.filter(({ needs }) => isAllowed(needs))} density="dense" />;
}
