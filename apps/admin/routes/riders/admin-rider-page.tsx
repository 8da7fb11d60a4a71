import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import { LoadingScreen, MissingPage, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { AdminCourier } from 'market/access/access.admin.contract';
import { CallRefused } from 'market/calls/client';
import { vehicles } from 'market/registration/registration.rules';
import { type FormEvent, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { adminCalls, riderQuery, zonesQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { RiderState, vehicleName } from './rider-texts.tsx';
import styles from './riders.module.css';
import { SignOutRiderQuestion } from './sign-out-rider-question.tsx';
import { SuspendRiderDialog } from './suspend-rider-dialog.tsx';
import { TrackCard } from './track-card.tsx';
import { useRefreshRiders } from './use-refresh-riders.ts';
import { citiesOf, type RiderWork, WorkFields } from './work-fields.tsx';

/** One rider [OPS-026] [OPS-058]. */
export function AdminRiderPage() {
  const { t } = useLingui();
  const { rider: id = '' } = useParams();
  return (
    <OperatorOnly permission="ops.couriers" title={t`Rider`}>
      {/^\d{1,9}$/.test(id) ? <KnownRider key={id} id={Number(id)} /> : <MissingPage />}
    </OperatorOnly>
  );
}

function KnownRider({ id }: { id: number }) {
  const rider = useQuery(riderQuery(id));
  const zones = useQuery(zonesQuery);
  if (rider.error instanceof CallRefused && rider.error.status === 404) return <MissingPage />;
  if (!rider.data || !zones.data) {
    const retry = () => void Promise.all([rider.refetch(), zones.refetch()]);
    return rider.isError || zones.isError ? <UnreachableScreen onRetry={retry} /> : <LoadingScreen />;
  }
  return (
    <>
      <RiderHead rider={rider.data} />
      <div className={desk.columns}>
        <RiderFacts rider={rider.data} />
        {/* What another person has saved remounts the form. */}
        <TrackCard id={id} name={rider.data.name} />
        <WorkCard key={rider.data.version} rider={rider.data} cities={citiesOf([...zones.data, rider.data])} />
      </div>
    </>
  );
}

function RiderHead({ rider }: { rider: AdminCourier }) {
  const { t } = useLingui();
  const refresh = useRefreshRiders();
  const [open, setOpen] = useState<'suspend' | 'sign_out'>();
  const { id, name, version, suspended_reason: reason } = rider;
  const restore = useMutation({
    mutationFn: () => adminCalls.access.restoreCourier({ params: { courier_id: id }, body: { version } }),
    async onSuccess(restored) {
      toast({ text: t`${name} may work again`, tone: 'ok' });
      await refresh(restored);
    },
    onError: () => refresh(),
  });
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <Link to="/riders" className={desk.line}>
            <Trans>Riders</Trans>
          </Link>
          <h1 className={desk.title}>
            <bdi>{name}</bdi>
          </h1>
          <RiderState rider={rider} />
        </div>
        {rider.account_id !== null && (
          <>
            <LinkButton kind="outline" icon="message-circle" to={`/broadcasts?riders=${id}`}>
              <Trans>Write</Trans>
            </LinkButton>
            <Button kind="outline" icon="log-out" onClick={() => setOpen('sign_out')}>
              <Trans>Phone lost</Trans>
            </Button>
          </>
        )}
        {reason === null ? (
          <Button kind="outline" icon="lock" onClick={() => setOpen('suspend')}>
            <Trans>Suspend</Trans>
          </Button>
        ) : (
          <Button kind="outline" icon="play" isLoading={restore.isPending} onClick={() => restore.mutate()}>
            <Trans>Reinstate</Trans>
          </Button>
        )}
      </div>
      {reason !== null && (
        <BannerNote tone="warn">
          <Trans>Suspended: {reason}</Trans>
        </BannerNote>
      )}
      {restore.error && <CallFaultNote error={restore.error} />}
      {open === 'suspend' && <SuspendRiderDialog rider={rider} onClose={() => setOpen(undefined)} />}
      {open === 'sign_out' && <SignOutRiderQuestion rider={rider} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function RiderFacts({ rider }: { rider: AdminCourier }) {
  const { i18n } = useLingui();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { phone, email, account_id: account, on_shift_since: since, order_ids: orders, created_at: addedAt } = rider;
  const timeOf = (at: string) => dateAndTime(new Date(at), timeZone, i18n.locale);
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Now</Trans>
      </h2>
      <dl className={`${desk.body} ${desk.facts}`}>
        <dt>
          <Trans>Phone</Trans>
        </dt>
        <dd>{phone ? <bdi dir="ltr">{phone}</bdi> : '–'}</dd>
        {email && (
          <>
            <dt>
              <Trans>Email</Trans>
            </dt>
            <dd>
              <bdi dir="ltr">{email}</bdi>
            </dd>
          </>
        )}
        <dt>
          <Trans>Shift</Trans>
        </dt>
        <dd>{since ? <Trans>Since {timeOf(since)}</Trans> : '–'}</dd>
        <dt>
          <Trans>Deliveries</Trans>
        </dt>
        <dd>
          {orders.length > 0
            ? orders.map((id) => <Link key={id} to={`/orders/${id}`} dir="ltr">{`#${id} `}</Link>)
            : '–'}
        </dd>
        <dt>
          <Trans>Vehicle</Trans>
        </dt>
        <dd>{vehicleName(rider.vehicle)}</dd>
        <dt>
          <Trans>Papers</Trans>
        </dt>
        <dd>
          <Papers rider={rider} timeOf={timeOf} />
        </dd>
        <dt>
          <Trans>Added</Trans>
        </dt>
        <dd>{account === null ? <Trans>With the demo</Trans> : timeOf(addedAt)}</dd>
      </dl>
    </section>
  );
}

/** When the papers were seen, or a press that says so; the rider reads it before the first shift [DEL-01]. */
function Papers({ rider, timeOf }: { rider: AdminCourier; timeOf: (at: string) => string }) {
  const { t } = useLingui();
  const refresh = useRefreshRiders();
  const { id, name, version, papers_seen_at: seenAt } = rider;
  const see = useMutation({
    mutationFn: () => adminCalls.access.seePapers({ params: { courier_id: id }, body: { version } }),
    async onSuccess(seen) {
      toast({ text: t`${name} reads that the papers were seen`, tone: 'ok' });
      await refresh(seen);
    },
    onError: () => refresh(),
  });
  if (seenAt !== null) return <Trans>Seen {timeOf(seenAt)}</Trans>;
  return (
    <>
      {see.error && <CallFaultNote error={see.error} />}
      <Button kind="outline" isLoading={see.isPending} onClick={() => see.mutate()}>
        <Trans>Papers seen</Trans>
      </Button>
    </>
  );
}

function WorkCard({ rider, cities }: { rider: AdminCourier; cities: readonly string[] }) {
  const { t } = useLingui();
  const refresh = useRefreshRiders();
  const { id, name, city, version } = rider;
  const [work, setWork] = useState<RiderWork>({
    city,
    vehicle: vehicles.find((known) => known === rider.vehicle) ?? 'motorcycle',
  });
  const move = useMutation({
    mutationFn: () => adminCalls.access.changeCourier({ params: { courier_id: id }, body: { ...work, version } }),
    async onSuccess(moved) {
      toast({ text: t`${name} works in ${moved.city}`, tone: 'ok' });
      await refresh(moved);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!move.isPending) move.mutate();
  };
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Work</Trans>
      </h2>
      <form noValidate className={desk.body} onSubmit={submit}>
        {move.error && <CallFaultNote error={move.error} />}
        <WorkFields work={work} cities={cities} onChange={(part) => setWork({ ...work, ...part })} />
        <Button type="submit" kind="outline" isLoading={move.isPending} className={styles.act}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </section>
  );
}
