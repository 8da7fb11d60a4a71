import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { RecordedRound } from 'market/dispatch/dispatch.admin.contract';
import { Link, useSearchParams } from 'react-router';
import { PillLink } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Select } from 'ui/forms/field.tsx';
import { adminCalls, zonesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { CandidateText, ChoiceText, ExclusionText } from '../orders/dispatch-texts.tsx';
import styles from './rounds.module.css';

const roundsPerPage = 30;
/** New rounds show within this time. */
const refetchMilliseconds = 10_000;

const roundsQuery = (zone: string, page: number) =>
  queryOptions({
    queryKey: ['admin', 'rounds', zone, page],
    queryFn: ({ signal }) => {
      const query = { limit: roundsPerPage, offset: page, ...(zone && { zone_id: Number(zone) }) };
      return adminCalls.dispatch.rounds({ query, signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: refetchMilliseconds,
  });

/** Every decision of the engine and of operators about who fetches an order, for 30 days [OPS-027]. */
export function AdminRoundsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.dispatch" title={t`Rounds`}>
      <Rounds />
    </OperatorOnly>
  );
}

function Rounds() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const zone = /^\d{1,9}$/.test(params.get('zone') ?? '') ? (params.get('zone') ?? '') : '';
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const { data, isError, refetch } = useQuery(roundsQuery(zone, page));
  const zones = useQuery(zonesQuery).data ?? [];
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const at = (number: number) => `?${new URLSearchParams({ ...(zone && { zone }), page: String(number) })}`;
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Rounds</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>Which rider each order was given to and why, for the last 30 days.</Trans>
          </p>
        </div>
        <Select
          label={t`Zone`}
          isLabelHidden
          value={zone}
          onChange={({ target }) => setParams(target.value ? { zone: target.value } : {})}
        >
          <option value="">{t`All zones`}</option>
          {zones.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {data.rounds.length === 0 ? (
        <EmptyState image="package" title={<Trans>No round yet</Trans>}>
          <Trans>A line comes with each order that a rider is looked for.</Trans>
        </EmptyState>
      ) : (
        <ul className={desk.list}>
          {data.rounds.map((round) => (
            <Round key={round.id} round={round} />
          ))}
        </ul>
      )}
      <div className={desk.states}>
        {page > 1 && (
          <PillLink to={at(page - 1)} isOn={false}>
            <Trans>Newer</Trans>
          </PillLink>
        )}
        {page * roundsPerPage < data.total_size && (
          <PillLink to={at(page + 1)} isOn={false}>
            <Trans>Older</Trans>
          </PillLink>
        )}
      </div>
    </>
  );
}

function Round({ round }: { round: RecordedRound }) {
  const { i18n } = useLingui();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { order_id: order, zone_name: zone, courier, person, words, reason, candidates, excluded } = round;
  const milliseconds = round.milliseconds === null ? null : Math.round(round.milliseconds);
  const time = dayAndTime(new Date(round.at), timeZone, i18n.locale);
  return (
    <li className={styles.round}>
      <span className={desk.line}>
        {time} · <bdi>{zone}</bdi>
        {milliseconds !== null && (
          <>
            {' · '}
            <Trans>{milliseconds} ms</Trans>
          </>
        )}
      </span>
      <span>
        <Link to={`/orders/${order}`}>
          <bdi dir="ltr">#{order}</bdi>
        </Link>{' '}
        {courier ? <b>{courier.name}</b> : <Trans>Nobody could have it</Trans>}
        {reason && (
          <>
            : <ChoiceText reason={reason} />
          </>
        )}
        {person && (
          <>
            {' '}
            <Trans>By {person}</Trans>
            {words && `: ${words}`}
          </>
        )}
      </span>
      {candidates.length + excluded.length > 0 && (
        <details className={desk.line}>
          <summary>
            <Plural value={candidates.length} one="# rider compared" other="# riders compared" />
            {excluded.length > 0 && (
              <>
                {', '}
                <Plural value={excluded.length} one="# out" other="# out" />
              </>
            )}
          </summary>
          <Costs candidates={candidates} />
          <ul>
            {excluded.map(({ courier_id: id, name, why }) => (
              <li key={id}>
                <bdi>{name}</bdi>: <ExclusionText why={why} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** What the order costs with each rider, in minutes of a customer, in its parts. */
function Costs({ candidates }: { candidates: RecordedRound['candidates'] }) {
  const parts = ['minutes', 'late', 'carried', 'way', 'busy', 'turn'] as const;
  const names = {
    minutes: <Trans>Wait</Trans>,
    late: <Trans>Late</Trans>,
    carried: <Trans>Others wait</Trans>,
    way: <Trans>Way</Trans>,
    busy: <Trans>Busy</Trans>,
    turn: <Trans>Turn</Trans>,
  };
  if (candidates.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.costs}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Rider</Trans>
            </th>
            <th scope="col">
              <Trans>Cost</Trans>
            </th>
            {parts.map((part) => (
              <th key={part} scope="col">
                {names[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate) => (
            <tr key={candidate.courier_id}>
              <th scope="row">
                <bdi>{candidate.name}</bdi>
                <span className={desk.line}>
                  <CandidateText candidate={candidate} />
                </span>
              </th>
              <td>{candidate.total.toFixed(1)}</td>
              {parts.map((part) => (
                <td key={part}>{candidate.cost[part].toFixed(1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
