import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { LoadingScreen, MissingPage, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { PillLink } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Select } from 'ui/forms/field.tsx';
import { type ApplicationStatus, riderApplicationsQuery, storeApplicationsQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { ApplicationDetails } from './application-details.tsx';
import { type Application, type ApplicationKind, applicationKinds, permissionOf } from './application-kinds.ts';
import { ApplicationList } from './application-list.tsx';
import styles from './applications.module.css';
import { DecidedNote } from './decided-note.tsx';

/** Who wants to sell and who wants to deliver [OPS-053] [OPS-058]. */
export function ApplicationsPage() {
  const { t } = useLingui();
  const { kind: named, application = '' } = useParams();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const open = applicationKinds.filter((kind) => permissions.includes(permissionOf[kind]));
  const kind = named === undefined ? (open[0] ?? 'stores') : applicationKinds.find((known) => known === named);
  if (!kind || (application !== '' && !/^\d{1,9}$/.test(application))) return <MissingPage />;
  return (
    <OperatorOnly permission={permissionOf[kind]} title={t`Applications`}>
      <Applications
        key={kind}
        kind={kind}
        isNamed={named !== undefined}
        kinds={open}
        chosen={application === '' ? undefined : Number(application)}
      />
    </OperatorOnly>
  );
}

interface ApplicationsProps {
  kind: ApplicationKind;
  /** Whether the address names the kind. */
  isNamed: boolean;
  /** Those that the operator may see. */
  kinds: readonly ApplicationKind[];
  chosen: number | undefined;
}

const statuses: readonly ApplicationStatus[] = ['pending', 'accepted', 'declined'];

function Applications({ kind, isNamed, kinds, chosen }: ApplicationsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const status = statuses.find((known) => known === params.get('status')) ?? 'pending';
  const filter = status === 'pending' ? '' : `?status=${status}`;
  const [decided, setDecided] = useState<Application>();
  const stores = useQuery({ ...storeApplicationsQuery(status), enabled: kinds.includes('stores') });
  const riders = useQuery({ ...riderApplicationsQuery(status), enabled: kinds.includes('riders') });
  const { data, isError, refetch } = kind === 'stores' ? stores : riders;
  const waiting = kinds.find((one) => one !== kind && (one === 'stores' ? stores : riders).data?.total_size);
  // Who comes from the rail reaches the applications that wait.
  if (!isNamed && data?.total_size === 0 && waiting) return <Navigate to={`/applications/${waiting}`} replace />;
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const counts = { stores: stores.data?.total_size ?? 0, riders: riders.data?.total_size ?? 0 };
  const names: Record<ApplicationKind, string> = { stores: t`Stores`, riders: t`Riders` };
  const statusNames: Record<ApplicationStatus, string> = {
    pending: t`Waiting`,
    accepted: t`Accepted`,
    declined: t`Declined`,
  };
  const applications: readonly Application[] = data.applications;
  const application = applications.find(({ id }) => id === chosen);
  // Beside the list there is room for one; a phone shows the list alone until one is chosen.
  const shown = application ?? applications[0];
  return (
    <>
      <h1 className={desk.title}>
        <Trans>Applications</Trans>
      </h1>
      <div className={styles.filters}>
        {kinds.map((one) => (
          <PillLink key={one} to={`/applications/${one}${filter}`} isOn={one === kind}>
            {names[one]} {counts[one]}
          </PillLink>
        ))}
        <Select
          label={t`State`}
          isLabelHidden
          className={styles.status}
          value={status}
          onChange={({ target }) =>
            navigate(`/applications/${kind}${target.value === 'pending' ? '' : `?status=${target.value}`}`)
          }
        >
          {statuses.map((one) => (
            <option key={one} value={one}>
              {statusNames[one]}
            </option>
          ))}
        </Select>
      </div>
      <div role="status">{decided && !application && <DecidedNote decided={decided} />}</div>
      {applications.length === 0 ? (
        <EmptyState image="boxbig" title={<Trans>No application is here</Trans>}>
          <Trans>
            People apply by the forms of the storefront, at /store-registration and /deliveryman-registration.
          </Trans>
        </EmptyState>
      ) : (
        <div className={styles.panes} data-chosen={application !== undefined}>
          <ApplicationList kind={kind} applications={applications} chosen={shown?.id} search={filter} />
          {shown && (
            <ApplicationDetails
              key={shown.id}
              kind={kind}
              application={shown}
              back={`/applications/${kind}${filter}`}
              onDecided={(next) => {
                setDecided(next);
                navigate(`/applications/${kind}`);
              }}
            />
          )}
        </div>
      )}
      {data.total_size > applications.length && (
        <p className={desk.hint}>
          <Trans>The newest {applications.length} are shown.</Trans>
        </p>
      )}
    </>
  );
}
