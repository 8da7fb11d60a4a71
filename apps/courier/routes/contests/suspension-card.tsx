import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RoleName } from 'app-kit/access/role-name.tsx';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { Suspension } from 'market/access/access-suspensions.courier.contract';
import { lazy, Suspense } from 'react';
import { LinkButton } from 'ui/buttons/button.tsx';
import { suspensionRuleNames } from './contest-texts.tsx';
import styles from './contests.module.css';
import { contestableQuery, contestsQuery, suspensionQuery } from './contests-query.ts';

const OtherCourier = lazy(async () => ({ default: (await import('../handover/handover-screen.tsx')).OtherCourier }));

/** Which rule, which orders, who decided, until when; the contest, and the money that stays payable [DEL-66]. */
export function SuspensionCard() {
  const { data } = useQuery(suspensionQuery);
  if (!data?.suspension) return null;
  return <KnownSuspension suspension={data.suspension} />;
}

function KnownSuspension({ suspension }: { suspension: Suspension }) {
  const { i18n } = useLingui();
  const things = useQuery(contestableQuery);
  const made = useQuery(contestsQuery);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const at = (moment: string) => dayAndTime(new Date(moment), timeZone, i18n.locale);
  const {
    id,
    rule,
    reason,
    orders,
    handed_over: handedOver,
    meetings,
    decided_role: role,
    decided_at: since,
    until,
  } = suspension;
  const about = `suspension:${id}`;
  const isContestable = things.data?.contestable.some((thing) => thing.about === about) ?? false;
  const isContested = made.data?.contests.some((contest) => contest.about === about) ?? false;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        <Trans>You’re suspended</Trans>
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Rule</Trans>
          </dt>
          <dd>{suspensionRuleNames[rule]}</dd>
        </div>
        <div>
          <dt>
            <Trans>Reason</Trans>
          </dt>
          <dd>
            <bdi>{reason}</bdi>
          </dd>
        </div>
        {orders.length > 0 && (
          <div>
            <dt>
              <Trans>Orders that it is about</Trans>
            </dt>
            <dd>
              <Codes orders={orders} />
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Decided by</Trans>
          </dt>
          <dd>
            {role ? <RoleName role={role} /> : <Trans>Operator</Trans>}
            {since && ` · ${at(since)}`}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Until</Trans>
          </dt>
          <dd>{until ? at(until) : <Trans>an operator ends it</Trans>}</dd>
        </div>
        {handedOver.length > 0 && (
          <div>
            <dt>
              <Trans>Handed over to other riders</Trans>
            </dt>
            <dd>
              <Codes orders={handedOver} />
            </dd>
          </div>
        )}
      </dl>
      {meetings.map(({ id: orderId, code, handover }) => (
        <section key={orderId} className={styles.facts}>
          <p>
            <Trans>
              Order <bdi dir="ltr">#{code}</bdi> is in your bag. Another rider fetches it where you are.
            </Trans>
          </p>
          <Suspense>
            <OtherCourier
              handover={handover}
              delivery={{ id: orderId, code, call_way: handover.other?.phone ? 'phone' : 'none' }}
              clockOffset={0}
            />
          </Suspense>
        </section>
      ))}
      <p>
        <Trans>What you have earned is yours and is paid as always.</Trans>
      </p>
      {isContestable && (
        <LinkButton to={`/contests?about=${about}`} isBlock className={styles.button}>
          <Trans>Contest it</Trans>
        </LinkButton>
      )}
      {isContested && (
        <LinkButton to="/contests" kind="outline" isBlock className={styles.button}>
          <Trans>Your contest and its answer</Trans>
        </LinkButton>
      )}
      <LinkButton to="/earnings" kind="outline" isBlock className={styles.button}>
        <Trans>See what you’ve earned</Trans>
      </LinkButton>
    </section>
  );
}

function Codes({ orders }: { orders: Suspension['orders'] }) {
  return orders.map(({ id, code }) => (
    <span key={id}>
      <bdi dir="ltr">#{code}</bdi>{' '}
    </span>
  ));
}
