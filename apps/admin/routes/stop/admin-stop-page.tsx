import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { ShownStop } from 'market/zones/stop/zones-stop.admin.contract';
import type { NoticeKind } from 'market/zones/stop/zones-stop.rules';
import type { ReactNode } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { stopCalls, stopQuery } from './stop-calls.ts';
import { StopForm } from './stop-form.tsx';

/** Stops new orders everywhere, once two people want it, or announces maintenance [OPS-096]. */
export function AdminStopPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.lead" title={t`Stop orders`}>
      <Stop />
    </OperatorOnly>
  );
}

function Stop() {
  const queries = useQueryClient();
  const { data: shown, isError, refetch } = useQuery(stopQuery);
  const set = (next: ShownStop) => queries.setQueryData(stopQuery.queryKey, next);
  if (!shown) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const { current, waiting } = shown;
  return (
    <>
      <div className={desk.titles}>
        <h1 className={desk.title}>
          <Trans>Stop orders or announce maintenance</Trans>
        </h1>
        <p className={desk.sub}>
          <Trans>For every zone at once. Running orders go on. To stop one zone, pause it under Zones.</Trans>
        </p>
      </div>
      {current && <CurrentCard notice={current} onDone={set} />}
      {waiting && <WaitingCard notice={waiting} onDone={set} />}
      <StopForm key={waiting?.id ?? current?.id ?? 'none'} seen={waiting?.id ?? current?.id ?? null} onDone={set} />
    </>
  );
}

interface CardProps<Notice> {
  notice: Notice;
  onDone: (next: ShownStop) => void;
}

function CurrentCard({ notice, onDone }: CardProps<NonNullable<ShownStop['current']>>) {
  const isStop = notice.kind === 'stop';
  const end = useStopAction(() => stopCalls.end({ params: { notice_id: notice.id } }), onDone);
  return (
    <section className={desk.card} aria-labelledby="stop-current">
      <h2 id="stop-current" className={desk.cardTitle}>
        {isStop ? <Trans>No new orders are taken</Trans> : <Trans>Maintenance is announced</Trans>}
      </h2>
      <div className={desk.body}>
        {end.error && <CallFaultNote error={end.error} />}
        <NoticeFacts notice={notice} />
        <div>
          <Button isLoading={end.isPending} onClick={() => end.mutate()}>
            {isStop ? <Trans>Take orders again</Trans> : <Trans>End the broadcast</Trans>}
          </Button>
        </div>
      </div>
    </section>
  );
}

function WaitingCard({ notice, onDone }: CardProps<NonNullable<ShownStop['waiting']>>) {
  const { id, made_by: by, is_own: isOwn } = notice;
  const release = useStopAction(() => stopCalls.release({ params: { notice_id: id } }), onDone);
  const end = useStopAction(() => stopCalls.end({ params: { notice_id: id } }), onDone);
  const fault = release.error ?? end.error;
  return (
    <section className={desk.card} aria-labelledby="stop-waiting">
      <h2 id="stop-waiting" className={desk.cardTitle}>
        <Trans>Waits for a second person</Trans>
      </h2>
      <div className={desk.body}>
        {fault && <CallFaultNote error={fault} />}
        <p>
          {isOwn ? (
            <Trans>You have asked to stop all new orders. Another lead releases it here.</Trans>
          ) : (
            <Trans>
              <bdi>{by ?? <Trans>Somebody who has left</Trans>}</bdi> asks to stop all new orders.
            </Trans>
          )}
        </p>
        <NoticeFacts notice={notice} />
        <div className={desk.states}>
          {!isOwn && (
            <Button kind="bad" isLoading={release.isPending} onClick={() => release.mutate()}>
              <Trans>Stop all new orders now</Trans>
            </Button>
          )}
          <Button kind="text" isLoading={end.isPending} onClick={() => end.mutate()}>
            {isOwn ? <Trans>Take back</Trans> : <Trans>Decline</Trans>}
          </Button>
        </div>
      </div>
    </section>
  );
}

function NoticeFacts({ notice }: { notice: { kind: NoticeKind; words: string; from_at: string; until_at: string } }) {
  const { i18n } = useLingui();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [from, until] = [notice.from_at, notice.until_at].map((at) => dayAndTime(new Date(at), timeZone, i18n.locale));
  const time: ReactNode = (
    <Trans>
      From {from} until {until}
    </Trans>
  );
  return (
    <BannerNote tone="warn" icon="clock-4">
      <b>{time}</b> {notice.words && <bdi>{notice.words}</bdi>}
    </BannerNote>
  );
}

function useStopAction(call: () => Promise<ShownStop>, onDone: (next: ShownStop) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: onDone,
    // Another person may have decided meanwhile.
    onError: () => queries.invalidateQueries({ queryKey: stopQuery.queryKey }),
  });
}
