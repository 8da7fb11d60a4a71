import { useLingui } from '@lingui/react/macro';
import type { Grant, Team } from './team.ts';

/** Returns a function that says what a choice of roles and zones lacks; undefined where it is whole. */
export function useGrantFault({ kind }: Team): (grant: Grant) => string | undefined {
  const { t } = useLingui();
  return ({ roles, zoneIds }) => {
    if (roles.length === 0) return kind === 'market' ? t`Choose at least one role.` : t`Choose a role.`;
    return zoneIds?.length === 0 ? t`Choose at least one zone.` : undefined;
  };
}
