import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type Memberships, useMemberships } from 'app-kit/access/use-memberships.ts';
import { NoAccessNote } from 'app-kit/account/no-access-note.tsx';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { useBusinessName } from 'app-kit/calls/use-market-settings.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { grantableOperatorRoles } from 'app-kit/team/team.ts';
import { TeamPage } from 'app-kit/team/team-page.tsx';
import { operatorRoles } from 'market/access/access.rules';
import { everyRow } from 'market/calls/every-row';
import { zonesContract } from 'market/zones/zones.contract';
import { marketTeamCalls } from './market-team-calls.ts';
import { TeamTabs } from './team-tabs.tsx';

const calls = createApiClient({ zones: zonesContract });

/** The people who run the market, with their roles and zones [SEAT-14]. */
export function AdminTeamPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const { memberships, isFailed, retry } = useMemberships();
  if (isFailed) return <UnreachableScreen onRetry={retry} />;
  if (!memberships) return <LoadingScreen />;
  return (
    <>
      <title>{t`Team · ${app}`}</title>
      <TeamTabs />
      {memberships.operator ? <MarketTeam operator={memberships.operator} /> : <NoRole />}
    </>
  );
}

function MarketTeam({ operator }: { operator: NonNullable<Memberships['operator']> }) {
  const { roles, permissions, zone_ids: ownZones, suspended_reason: reason } = operator;
  const place = useBusinessName();
  const mayManage = reason === null && permissions.includes('ops.staff');
  const { data: zones = [] } = useQuery({
    queryKey: ['zones'],
    queryFn: ({ signal }) => everyRow('zones', (query) => calls.zones.list({ query, signal })),
    enabled: mayManage,
    meta: { isPublic: true },
  });
  if (reason !== null) {
    return (
      <NoAccessNote title={<Trans>Your access to {place} is suspended</Trans>}>
        <p>{reason}</p>
      </NoAccessNote>
    );
  }
  if (!mayManage) {
    const permission = <code>ops.staff</code>;
    return (
      <NoAccessNote title={<Trans>You can’t manage the team of {place}</Trans>}>
        <p>
          <Trans>Your roles don’t have the permission {permission}. An owner of the market can give it to you.</Trans>
        </p>
      </NoAccessNote>
    );
  }
  return (
    <TeamPage
      team={{
        kind: 'market',
        key: ['team', 'market'],
        place,
        calls: marketTeamCalls,
        grantable: grantableOperatorRoles(operatorRoles, permissions),
        zones: zones.filter(({ id }) => ownZones === null || ownZones.includes(id)),
        grantsAllZones: ownZones === null,
        ownRoles: roles,
      }}
    />
  );
}

function NoRole() {
  return (
    <NoAccessNote title={<Trans>This account doesn’t have an operator role</Trans>}>
      <p>
        <Trans>The team shows here for operators only.</Trans>
      </p>
    </NoAccessNote>
  );
}
