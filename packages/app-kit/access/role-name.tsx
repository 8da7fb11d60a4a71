import { Trans } from '@lingui/react/macro';
import type { OperatorRole, StoreRole } from 'market/access/access.contract';

/** The name of a role of store staff or operators. */
export function RoleName({ role }: { role: StoreRole | OperatorRole }) {
  switch (role) {
    case 'owner':
      return <Trans>Owner</Trans>;
    case 'manager':
      return <Trans>Manager</Trans>;
    case 'counter':
      return <Trans>Counter</Trans>;
    case 'kitchen':
      return <Trans>Kitchen</Trans>;
    case 'pharmacist':
      return <Trans>Pharmacist</Trans>;
    case 'bookkeeper':
      return <Trans>Bookkeeper</Trans>;
    case 'lead':
      return <Trans>Lead</Trans>;
    case 'dispatcher':
      return <Trans>Dispatcher</Trans>;
    case 'support':
      return <Trans>Support</Trans>;
    case 'catalogue':
      return <Trans>Catalogue</Trans>;
    case 'marketing':
      return <Trans>Marketing</Trans>;
    case 'finance':
      return <Trans>Finance</Trans>;
  }
}
