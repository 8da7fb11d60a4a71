import { Trans } from '@lingui/react/macro';
import type { OperatorRole, StoreRole } from 'market/access/access.contract';

/** What a role of store staff is for, in a few words [SEAT-13]. */
export function StoreRoleDescription({ role }: { role: StoreRole }) {
  switch (role) {
    case 'owner':
      return <Trans>Everything, with the team and who is paid</Trans>;
    case 'manager':
      return <Trans>Everything except the team and who is paid</Trans>;
    case 'counter':
      return <Trans>Orders, chat and what is on sale</Trans>;
    case 'kitchen':
      return <Trans>Orders and what is on sale</Trans>;
    case 'pharmacist':
      return <Trans>Orders, prescriptions, chat and what is on sale</Trans>;
    case 'bookkeeper':
      return <Trans>Sales, statements, payouts and reports</Trans>;
  }
}

/** What a role of an operator is for, in a few words [SEAT-14]. */
export function OperatorRoleDescription({ role }: { role: OperatorRole }) {
  switch (role) {
    case 'owner':
      return <Trans>Everything, with who owns the market</Trans>;
    case 'lead':
      return <Trans>Everything except who owns the market</Trans>;
    case 'dispatcher':
      return <Trans>Running orders and which rider takes them</Trans>;
    case 'support':
      return <Trans>Help for customers, with refunds up to a limit</Trans>;
    case 'catalogue':
      return <Trans>Stores, categories and items</Trans>;
    case 'marketing':
      return <Trans>Offers, pages and reports</Trans>;
    case 'finance':
      return <Trans>Commissions, the books, payouts and cash</Trans>;
  }
}
