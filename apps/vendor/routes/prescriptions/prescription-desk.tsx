import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type {
  OpenedPrescription,
  WaitingPrescription,
} from 'market/orders/prescriptions/orders-prescription.vendor.contract';
import { type ReactNode, useEffect } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { countdown } from 'ui/formats/format.ts';
import { SumList } from 'ui/prices/sum-list.tsx';
import { clockOf } from '../../features/orders/board-clock.ts';
import { prescriptionCalls } from '../../features/orders/pharmacy-queue-calls.ts';
import { silence } from '../../features/orders/prescription-bell.ts';
import { prescriptionsKey } from '../../features/orders/store-keys.ts';
import styles from './prescription-desk.module.css';
import { PrescriptionPictures } from './prescription-pictures.tsx';
import { PriceForm } from './price-form.tsx';

export interface PrescriptionDeskProps {
  storeId: number;
  orderId: string;
  /** How the queue shows it; undefined once it is off the queue. */
  waiting: WaitingPrescription | undefined;
  /** By the clock of the server. */
  now: Date;
  onClose: () => void;
}

/** One prescription: its pictures beside what is read in them [STO-069] [STO-070]. */
export function PrescriptionDesk({ storeId, orderId, waiting, now, onClose }: PrescriptionDeskProps) {
  const { t } = useLingui();
  const params = { store_id: storeId, order_id: orderId };
  const key = [...prescriptionsKey(storeId), 'opened', orderId];
  const queries = useQueryClient();
  // Each call is a look that is recorded: it is not repeated by itself.
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => (await prescriptionCalls.open({ params })).prescription,
    enabled: ({ state }) => state.data === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { isSecret: true },
  });
  useEffect(() => silence([orderId]), [orderId]);
  useReadAfterAnswer(data, waiting, () => void refetch());
  const read = () => queries.invalidateQueries({ queryKey: prescriptionsKey(storeId), exact: true });
  const keep = (prescription: OpenedPrescription) => {
    // Pictures that are shown stay: a new link would only load them again.
    queries.setQueryData<OpenedPrescription>(key, (known) => ({
      ...prescription,
      pictures: known?.pictures ?? prescription.pictures,
    }));
    return read();
  };
  const code = orderId.slice(-4);
  return (
    <section aria-label={t`Prescription ${code}`} className={styles.desk}>
      <header className={styles.head}>
        <IconButton icon="arrow-left" label={t`Back to the queue`} onClick={onClose} className={styles.back} />
        <h2 className={styles.code}>
          <bdi>{code}</bdi>
        </h2>
        {data && <bdi className={styles.name}>{data.customer_name}</bdi>}
      </header>
      {error && !data && (
        <div className={styles.fault}>
          <CallFaultNote error={error} />
          <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data && (
        <div className={styles.two}>
          <PrescriptionPictures pictures={data.pictures} onFault={() => void refetch()} />
          <div className={styles.side}>
            {data.order_note !== '' && (
              <BannerNote tone="warn" icon="notebook-pen">
                <b>
                  <Trans>Note of the customer</Trans>
                </b>
                <p className={styles.words}>
                  <bdi>{data.order_note}</bdi>
                </p>
              </BannerNote>
            )}
            <Question opened={data} waiting={waiting} />
            <Signed signed={data.signed} />
            <Answer storeId={storeId} opened={data} waiting={waiting} now={now} onAnswered={keep} onChanged={read} />
          </div>
        </div>
      )}
    </section>
  );
}

/** Who has answered it, as the register has them [STO-074]. */
function Signed({ signed }: Pick<OpenedPrescription, 'signed'>) {
  if (!signed) return null;
  const { name, licence_number: licence } = signed;
  const time = clockOf(new Date(signed.at));
  return (
    <p className={styles.small}>
      {licence ? (
        <Trans>
          Answered by <bdi>{name}</bdi>, licence <bdi>{licence}</bdi>, {time}
        </Trans>
      ) : (
        <Trans>
          Answered by <bdi>{name}</bdi>, {time}
        </Trans>
      )}
    </p>
  );
}

/** What its customer was asked, and the answer [STO-073]. */
function Question({ opened, waiting }: { opened: OpenedPrescription; waiting: WaitingPrescription | undefined }) {
  const question = waiting ? waiting.question : opened.question;
  const until = question && clockOf(new Date(question.clock_until));
  if (question) {
    return (
      <BannerNote tone="info" icon="message-circle">
        <b>
          <Trans>Question sent. The clock stands until {until}.</Trans>
        </b>
        <p className={styles.words}>
          <bdi>{question.text}</bdi>
        </p>
      </BannerNote>
    );
  }
  if (opened.answer === '') return null;
  return (
    <BannerNote tone="ok" icon="message-circle">
      <b>
        <Trans>Answer of the customer</Trans>
      </b>
      <p className={styles.words}>
        <bdi>{opened.answer}</bdi>
      </p>
    </BannerNote>
  );
}

/** Pictures that came with an answer need new links: it is read once more when the question is answered [STO-073]. */
function useReadAfterAnswer(
  opened: OpenedPrescription | undefined,
  waiting: WaitingPrescription | undefined,
  read: () => void,
): void {
  const isAnswered = Boolean(opened?.question && waiting && !waiting.question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there
  useEffect(() => {
    if (isAnswered) read();
  }, [isAnswered]);
}

interface AnswerProps extends Pick<PrescriptionDeskProps, 'storeId' | 'waiting' | 'now'> {
  opened: OpenedPrescription;
  onAnswered: (prescription: OpenedPrescription) => Promise<void>;
  onChanged: () => Promise<void>;
}

/** What can be done with it now, and by whom. */
function Answer({ storeId, opened, waiting, now, onAnswered, onChanged }: AnswerProps) {
  const params = { store_id: storeId, order_id: opened.order_id };
  const take = useMutation({ mutationFn: () => prescriptionCalls.take({ params }), onSettled: onChanged });
  const release = useMutation({ mutationFn: () => prescriptionCalls.release({ params }), onSettled: onChanged });
  const state = waiting?.prescription ?? opened.prescription;
  if (opened.order_status === 'canceled') {
    return (
      <Over>
        <Trans>This prescription was refused or canceled.</Trans> {opened.cancel_reason}
      </Over>
    );
  }
  if (!waiting && opened.order_status === 'pending' && state === 'sent') {
    return (
      <Over>
        <Trans>This prescription was answered or canceled meanwhile.</Trans>
      </Over>
    );
  }
  if (state !== 'sent') return <Priced opened={opened} state={state} />;
  const holder = waiting?.taken_by;
  if (holder && !holder.is_own) {
    const who = holder.name;
    return (
      <BannerNote tone="info" icon="user-round">
        <Trans>{who} works on it.</Trans>
      </BannerNote>
    );
  }
  if (!holder) {
    return (
      <div className={styles.take}>
        {take.error && <CallFaultNote error={take.error} />}
        <p>
          <Trans>Take it before you type, so that nobody else prices the same one.</Trans>
        </p>
        <Button size="large" isBlock icon="check" isLoading={take.isPending} onClick={() => take.mutate()}>
          <Trans>I take it</Trans>
        </Button>
      </div>
    );
  }
  const secondsLeft = (new Date(holder.until).getTime() - now.getTime()) / 1000;
  const left = countdown(secondsLeft);
  return (
    <>
      <div className={styles.held}>
        <span role="timer" className={styles.left}>
          <Trans>Yours for {left}</Trans>
        </span>
        <Button kind="text" size="small" isLoading={take.isPending} onClick={() => take.mutate()}>
          <Trans>Keep longer</Trans>
        </Button>
        <Button kind="text" size="small" isLoading={release.isPending} onClick={() => release.mutate()}>
          <Trans>Leave it to others</Trans>
        </Button>
      </div>
      <PriceForm
        storeId={storeId}
        opened={opened}
        onTyping={() => {
          if (secondsLeft < takeAgainSeconds && !take.isPending) take.mutate();
        }}
        onAnswered={onAnswered}
      />
    </>
  );
}

/** With fewer seconds left than this, typing takes the prescription again, so that it stays with this member. */
const takeAgainSeconds = 180;

function Over({ children }: { children: ReactNode }) {
  return (
    <BannerNote tone="plain" icon="circle-x">
      {children}
    </BannerNote>
  );
}

/** What was priced, while its customer decides and while it is made. */
function Priced({ opened, state }: { opened: OpenedPrescription; state: OpenedPrescription['prescription'] }) {
  const money = useAmountText();
  const { lines, note, total, currency } = opened;
  return (
    <div className={styles.priced}>
      {state === 'quoted' && (
        <BannerNote tone="info" icon="clock-4">
          <Trans>The customer has the price and decides now.</Trans>
        </BannerNote>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line.item_id} ${line.variation}`} className={styles.line}>
            <b>{line.quantity} ×</b>
            <span>
              <bdi>{line.name}</bdi> {line.variation && <bdi className={styles.small}>{line.variation}</bdi>}
              {line.dose && <bdi className={styles.dose}>{line.dose}</bdi>}
            </span>
            <bdi>{money(line.total_price, currency)}</bdi>
          </li>
        ))}
      </ul>
      {note && (
        <p className={styles.words}>
          <bdi>{note}</bdi>
        </p>
      )}
      <SumList lines={[{ label: <Trans>Customer pays</Trans>, amount: money(total, currency), tone: 'total' }]} />
    </div>
  );
}
