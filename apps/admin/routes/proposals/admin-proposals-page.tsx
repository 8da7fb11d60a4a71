import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { ProposalList } from 'app-kit/proposals/proposal-list.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { Link, useSearchParams } from 'react-router';
import { PillLink } from 'ui/buttons/pill.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { adminCalls, proposalsQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { stopQuery } from '../stop/stop-calls.ts';

/** What operators may not do alone: it waits for a second person, or was decided [SEAT-16]. */
export function AdminProposalsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly title={t`Proposals`}>
      <Proposals />
    </OperatorOnly>
  );
}

function Proposals() {
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const state = params.get('state') === 'decided' ? 'decided' : 'open';
  const { data, isError, refetch } = useQuery(proposalsQuery(state));
  const { t } = useLingui();
  const isLead = useMemberships().memberships?.operator?.permissions.includes('ops.lead') ?? false;
  const { data: stop } = useQuery({ ...stopQuery, enabled: isLead });
  const { approve, decline, takeBack } = adminCalls.proposals;
  const of = (id: number) => ({ params: { proposal_id: id } });
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Proposals</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>What is above the limit of one person is done when a second one approves it.</Trans>
          </p>
        </div>
        <div className={desk.states}>
          <PillLink to="/proposals" isOn={state === 'open'}>
            <Trans>Waiting</Trans>
          </PillLink>
          <PillLink to="/proposals?state=decided" isOn={state === 'decided'}>
            <Trans>Decided</Trans>
          </PillLink>
        </div>
      </div>
      {stop?.waiting && (
        <BannerNote tone="warn" action={<Link to="/stop">{t`Look at it`}</Link>}>
          <Trans>A stop of all new orders waits for a second person.</Trans>
        </BannerNote>
      )}
      {!data && (isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />)}
      {data && (
        <ProposalList
          proposals={data.proposals}
          orderName={(id) => (
            <Link to={`/orders/${id}`}>
              <bdi dir="ltr">#{id}</bdi>
            </Link>
          )}
          customerName={({ id, name }) => (
            <Link to={`/customers/${id}`}>
              <bdi>{name || <Trans>Without a name</Trans>}</bdi>
            </Link>
          )}
          calls={{
            approve: (id) => approve(of(id)),
            decline: (id, reason) => decline({ ...of(id), body: { reason } }),
            takeBack: (id) => takeBack(of(id)),
            refresh: () => void queries.invalidateQueries({ queryKey: ['admin'] }),
          }}
        />
      )}
    </>
  );
}
