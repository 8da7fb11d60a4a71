import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { ContestOfDesk } from 'market/wallet/contests/wallet-contests.admin.contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PillLink } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { AnswerContestDialog } from './answer-contest-dialog.tsx';
import { DeskContest } from './desk-contest.tsx';
import { deskContestsQuery } from './desk-contest-calls.ts';

/** What riders and stores contest, as far as the operator may answer it [DEL-57]. */
export function AdminContestsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly title={t`Contests`}>
      <Contests />
    </OperatorOnly>
  );
}

function Contests() {
  const [params] = useSearchParams();
  const state = params.get('state') === 'answered' ? 'answered' : 'open';
  const { data, isError, refetch } = useQuery(deskContestsQuery(state));
  const [chosen, setChosen] = useState<ContestOfDesk>();
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Contests</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>A deduction and a rating are held until the answer. The person reads it with your role.</Trans>
          </p>
        </div>
        <div className={desk.states}>
          <PillLink to="/contests" isOn={state === 'open'}>
            <Trans>Waiting</Trans>
          </PillLink>
          <PillLink to="/contests?state=answered" isOn={state === 'answered'}>
            <Trans>Answered</Trans>
          </PillLink>
        </div>
      </div>
      {!data && (isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />)}
      {data && data.contests.length === 0 && (
        <EmptyState image="boxbig" title={<Trans>No contests here</Trans>}>
          <Trans>When a rider or a store contests a sum, a rating or a suspension, it waits here for an answer.</Trans>
        </EmptyState>
      )}
      {data && data.contests.length > 0 && (
        <ul className={desk.stack}>
          {data.contests.map((contest) => (
            <li key={contest.id}>
              <DeskContest contest={contest} onAnswer={() => setChosen(contest)} />
            </li>
          ))}
        </ul>
      )}
      {chosen && <AnswerContestDialog key={chosen.id} contest={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
