import { Plural, Trans } from '@lingui/react/macro';
import type { WaitingPrescription } from 'market/orders/prescriptions/orders-prescription.vendor.contract';
import type { ReactNode } from 'react';
import { countdown } from 'ui/formats/format.ts';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { clockOf, minutesBetween } from '../../features/orders/board-clock.ts';
import styles from './prescription-queue.module.css';

export interface PrescriptionQueueProps {
  queue: readonly WaitingPrescription[];
  /** The order that is read. */
  opened: string | undefined;
  /** By the clock of the server. */
  now: Date;
  onOpen: (orderId: string) => void;
}

/** What waits for a price, for its customer, or to be made, the longest waiting first [STO-068]. */
export function PrescriptionQueue({ queue, ...row }: PrescriptionQueueProps) {
  const groups = [
    { name: <Trans>To price</Trans>, rows: queue.filter(({ prescription }) => prescription === 'sent') },
    { name: <Trans>With the customer</Trans>, rows: queue.filter(({ prescription }) => prescription === 'quoted') },
    {
      name: <Trans>Orders with a prescription</Trans>,
      rows: queue.filter(({ prescription }) => prescription === null || prescription === 'agreed'),
    },
  ];
  return groups.map(
    ({ name, rows }, index) =>
      rows.length > 0 && (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups keep their places
        <section key={index} className={styles.group}>
          <h2 className={styles.name}>
            {name} <span className={styles.number}>{rows.length}</span>
          </h2>
          <ul className={styles.rows}>
            {rows.map((waiting) => (
              <li key={waiting.order_id}>
                <Row waiting={waiting} {...row} />
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}

interface RowProps extends Omit<PrescriptionQueueProps, 'queue'> {
  waiting: WaitingPrescription;
}

function Row({ waiting, opened, now, onOpen }: RowProps) {
  const { order_id: id, code, customer_name: name, picture_count: pictures, placed_at: placedAt } = waiting;
  const minutes = minutesBetween(new Date(placedAt), now);
  return (
    <button
      type="button"
      className={styles.row}
      data-tone={toneOf(waiting, now)}
      aria-current={id === opened || undefined}
      onClick={() => onOpen(id)}
    >
      <span className={styles.top}>
        <bdi className={styles.code}>{code}</bdi>
        <span className={styles.age}>
          <Trans>{minutes} min old</Trans>
        </span>
      </span>
      <span className={styles.who}>
        <bdi>{name}</bdi> · <Plural value={pictures} one="# photo" other="# photos" />
      </span>
      <State waiting={waiting} now={now} />
    </button>
  );
}

type Tone = 'new' | 'late' | 'taken' | 'quiet';

function toneOf({ prescription, question, taken_by: holder, price_by: by }: WaitingPrescription, now: Date): Tone {
  if (prescription !== 'sent') return 'quiet';
  if (question && new Date(question.clock_until) > now) return 'quiet';
  if (holder) return 'taken';
  return new Date(by) < now ? 'late' : 'new';
}

/** Its status, in words and with an icon. */
function State({ waiting, now }: { waiting: WaitingPrescription; now: Date }) {
  const { prescription, question, taken_by: holder, price_by: by, agree_until: until } = waiting;
  const secondsLeft = (new Date(by).getTime() - now.getTime()) / 1000;
  if (prescription === 'quoted') {
    const time = until === null ? '' : clockOf(new Date(until));
    return (
      <Words icon="clock-4">
        <Trans>Agrees until {time}</Trans>
      </Words>
    );
  }
  if (prescription !== 'sent') {
    return (
      <Words icon="receipt-text">
        {waiting.order_status === 'pending' ? <Trans>New order</Trans> : <Trans>Being made</Trans>}
      </Words>
    );
  }
  if (question) {
    const stands = clockOf(new Date(question.clock_until));
    return (
      <Words icon="message-circle">
        <Trans>Question sent · clock stands until {stands}</Trans>
      </Words>
    );
  }
  if (holder) {
    const who = holder.name;
    return <Words icon="user-round">{holder.is_own ? <Trans>Yours</Trans> : <Trans>{who} works on it</Trans>}</Words>;
  }
  const left = countdown(secondsLeft);
  const late = Math.ceil(-secondsLeft / 60);
  return secondsLeft > 0 ? (
    <Words icon="bell">
      <Trans>Price within {left}</Trans>
    </Words>
  ) : (
    <Words icon="triangle-alert">
      <Trans>{late} min late</Trans>
    </Words>
  );
}

function Words({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={styles.state}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}
