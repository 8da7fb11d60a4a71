import type { OperatorRole, StoreRole } from 'market/access/access.contract';
import { Fragment } from 'react';
import { RoleName } from './role-name.tsx';

/** The names of some roles in a row. */
export function RoleNames({ roles }: { roles: readonly (StoreRole | OperatorRole)[] }) {
  return roles.map((role, index) => (
    <Fragment key={role}>
      {index > 0 && ', '}
      <RoleName role={role} />
    </Fragment>
  ));
}
