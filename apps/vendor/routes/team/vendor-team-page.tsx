import { Trans, useLingui } from '@lingui/react/macro';
import { type Memberships, useMemberships } from 'app-kit/access/use-memberships.ts';
import { NoAccessNote } from 'app-kit/account/no-access-note.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { LeaveTeam } from 'app-kit/team/leave-team.tsx';
import { grantableStoreRoles } from 'app-kit/team/team.ts';
import { TeamPage } from 'app-kit/team/team-page.tsx';
import { storeRoles } from 'market/access/access.rules';
import { useSearchParams } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Select } from 'ui/forms/field.tsx';
import { storeTeamCalls } from './store-team-calls.ts';

type Membership = Memberships['stores'][number];

/** The team of the chosen store, which the address names for those who work for several [SEAT-13] [SEAT-24]. */
export function VendorTeamPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const { memberships, isFailed, retry } = useMemberships();
  const [search, setSearch] = useSearchParams();
  if (isFailed) return <UnreachableScreen onRetry={retry} />;
  if (!memberships) return <LoadingScreen />;
  const { stores } = memberships;
  const requested = Number(search.get('store'));
  const chosen = stores.find(({ store_id }) => store_id === requested) ?? stores[0];
  return (
    <>
      <title>{t`Team · ${app}`}</title>
      {stores.length > 1 && chosen && (
        <Select
          label={t`Store`}
          value={chosen.store_id}
          onChange={({ target }) => setSearch({ store: target.value }, { replace: true })}
        >
          {stores.map(({ store_id, name }) => (
            <option key={store_id} value={store_id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {chosen ? <StoreTeam key={chosen.store_id} membership={chosen} /> : <NoStore />}
    </>
  );
}

function StoreTeam({ membership }: { membership: Membership }) {
  const { store_id: storeId, name, role, permissions, suspended_reason: reason } = membership;
  const calls = storeTeamCalls(storeId);
  if (reason !== null) {
    return (
      <NoAccessNote title={<Trans>Your access to {name} is suspended</Trans>}>
        <p>{reason}</p>
      </NoAccessNote>
    );
  }
  if (!permissions.includes('store.staff')) {
    const permission = <code>store.staff</code>;
    return (
      <>
        <NoAccessNote title={<Trans>You can’t manage the team of {name}</Trans>}>
          <p>
            <Trans>Your role doesn’t have the permission {permission}. An owner of the store can give it to you.</Trans>
          </p>
        </NoAccessNote>
        {calls.leave && <LeaveTeam place={name} leave={calls.leave} />}
      </>
    );
  }
  return (
    <>
      <TeamPage
        team={{
          kind: 'store',
          key: ['team', storeId],
          place: name,
          calls,
          grantable: grantableStoreRoles(storeRoles, permissions),
          ownRoles: [role],
        }}
      />
      <p>
        <LinkButton kind="outline" icon="smartphone" to={{ pathname: '/devices', search: `?store=${storeId}` }}>
          <Trans>Tablets and PINs</Trans>
        </LinkButton>
      </p>
    </>
  );
}

function NoStore() {
  return (
    <NoAccessNote title={<Trans>This account doesn’t work for a store yet</Trans>}>
      <p>
        <Trans>A team shows here once a store has invited you.</Trans>
      </p>
    </NoAccessNote>
  );
}
