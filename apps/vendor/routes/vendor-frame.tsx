import { Trans } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { DeskFrame, type Section } from 'app-kit/frame/desk-frame.tsx';
import { worksOnOrders } from './board/works-on-orders.ts';

const menu: Section = { to: '/menu', icon: 'utensils', label: <Trans>Menu</Trans> };
const hours: Section = { to: '/hours', icon: 'clock-4', label: <Trans>Hours</Trans> };
const team: Section = { to: '/team', icon: 'user-round', label: <Trans>Team</Trans> };
const withBoard: Section[] = [
  { to: '/', icon: 'receipt-text', label: <Trans>Orders</Trans> },
  menu,
  hours,
  team,
  { to: '/account', icon: 'circle-user-round', label: <Trans>Account</Trans> },
];
const withoutBoard: Section[] = [
  { to: '/', icon: 'circle-user-round', label: <Trans>Account</Trans> },
  menu,
  hours,
  team,
];

/** The frame of the store app; it begins with the board for those who work on orders. */
export function VendorFrame() {
  const { memberships } = useMemberships();
  const hasBoard = memberships?.stores.some(worksOnOrders) ?? false;
  return <DeskFrame sections={hasBoard ? withBoard : withoutBoard} />;
}
