import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import type { Invariants } from 'market/wallet/wallet-ledger.contract';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { adminCalls } from '../../../layout/admin-calls.ts';
import desk from '../../../layout/desk.module.css';

const runningMilliseconds = 5_000;
/** As orders are numbered. */
const orderNumber = /^\d{6,}$/;

const invariantsQuery = queryOptions({
  queryKey: ['admin', 'ledger', 'invariants'],
  queryFn: ({ signal }) => adminCalls.ledger.invariants({ signal }),
  refetchInterval: ({ state }) => (state.data?.is_running ? runningMilliseconds : false),
});

/** The last check of the invariants with its breaches, and a button for another one [OPS-081]. */
export function InvariantsCard() {
  const queries = useQueryClient();
  const { data, error } = useQuery(invariantsQuery);
  const check = useMutation({
    mutationFn: () => adminCalls.ledger.checkInvariants({}),
    onSuccess: (now) => queries.setQueryData(invariantsQuery.queryKey, now),
  });
  const fault = check.error ?? error;
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Invariants</Trans>
      </h2>
      <div className={desk.body}>
        {fault && <CallFaultNote error={fault} />}
        {data && <LastCheck last={data.last} />}
        <div className={desk.states}>
          <Button
            kind="soft"
            disabled={!data || data.is_running}
            isLoading={check.isPending}
            onClick={() => check.mutate()}
          >
            {data?.is_running ? <Trans>Being checked…</Trans> : <Trans>Check now</Trans>}
          </Button>
        </div>
      </div>
    </section>
  );
}

function LastCheck({ last }: Pick<Invariants, 'last'>) {
  const { i18n } = useLingui();
  if (!last) {
    return (
      <p>
        <Trans>Not checked yet. They are checked each night.</Trans>
      </p>
    );
  }
  const at = dateAndTime(new Date(last.ended_at), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
  const { breach_count: count, breaches, wanted_by: by } = last;
  return (
    <>
      <p role="status">
        <span className={classNames(desk.state, count === 0 ? desk.ok : desk.warn)}>
          <Plural value={count} _0="All checks passed" one="# breach" other="# breaches" />
        </span>{' '}
        <span className={desk.line}>
          {at}
          {by && (
            <>
              {' · '}
              <bdi>{by}</bdi>
            </>
          )}
        </span>
      </p>
      {count > 0 && (
        <ul>
          {breaches.map(({ invariant, breach, subject }) => (
            <li key={`${invariant} ${breach} ${subject}`} className={desk.line}>
              {invariant}: {breach} · <Subject subject={subject} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a breach is about: an order has a page. */
function Subject({ subject }: { subject: string }) {
  const [first = ''] = subject.split(' ');
  return orderNumber.test(first) ? (
    <Link to={`/orders/${first}`}>
      <bdi>{subject}</bdi>
    </Link>
  ) : (
    <bdi>{subject}</bdi>
  );
}
