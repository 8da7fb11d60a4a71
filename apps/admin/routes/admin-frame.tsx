import { Trans } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { DeskFrame, type Section } from 'app-kit/frame/desk-frame.tsx';
import type { OperatorPermission } from 'market/access/access.rules';
import { useOperatorEvents } from '../layout/use-operator-events.ts';
import { useWaiting, type WaitingKind } from '../layout/use-waiting.ts';

type Need = OperatorPermission | 'operator' | readonly OperatorPermission[];

/**
 * Every section, with the permission that it needs, or one of several; without one each account sees it. A section may
 * show how much waits of a kind.
 */
const sections: (Section & { needs?: Need; waits?: WaitingKind[] })[] = [
  { to: '/first-steps', icon: 'list', label: <Trans>First steps</Trans>, needs: 'operator' },
  { to: '/live', icon: 'zap', label: <Trans>Live</Trans>, needs: 'ops.live', waits: ['alarms'] },
  { to: '/orders', icon: 'receipt-text', label: <Trans>Orders</Trans>, needs: 'ops.live', waits: ['refunds'] },
  { to: '/stores', icon: 'store', label: <Trans>Stores</Trans>, needs: 'ops.stores' },
  { to: '/riders', icon: 'bike', label: <Trans>Riders</Trans>, needs: 'ops.couriers' },
  {
    to: '/applications',
    icon: 'inbox',
    label: <Trans>Applicants</Trans>,
    needs: ['ops.stores', 'ops.couriers'],
    waits: ['applications'],
  },
  {
    to: '/proposals',
    icon: 'circle-check',
    label: <Trans>Proposals</Trans>,
    needs: ['ops.orders', 'ops.refund', 'ops.wallets', 'ops.lead'],
    waits: ['proposals'],
  },
  { to: '/zones', icon: 'map', label: <Trans>Zones</Trans>, needs: 'ops.zones' },
  { to: '/money', icon: 'banknote', label: <Trans>Money</Trans>, needs: 'ops.finance', waits: ['accounts', 'payouts'] },
  { to: '/team', icon: 'user-round', label: <Trans>Team</Trans> },
  { to: '/settings', icon: 'settings', label: <Trans>Settings</Trans>, needs: 'ops.settings' },
  { to: '/', icon: 'circle-user-round', label: <Trans>Account</Trans> },
];

/** The frame of the app: the rail has what the roles of the account allow [SEAT-14]. */
export function AdminFrame() {
  const operator = useMemberships().memberships?.operator;
  const isOperator = operator?.suspended_reason === null;
  useOperatorEvents(isOperator);
  const waiting = useWaiting(isOperator);
  const isAllowed = (needs: Need | undefined) => {
    if (needs === undefined) return true;
    if (!operator) return false;
    return needs === 'operator' || [needs].flat().some((one) => operator.permissions.includes(one));
  };
  const shown = sections
    .filter(({ needs }) => isAllowed(needs))
    .map((section) => ({ ...section, count: waiting.of(section.waits ?? []) }));
  return <DeskFrame sections={shown} density="dense" waiting={waiting.all} />;
}
