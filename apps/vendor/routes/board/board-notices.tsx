import { Plural, Trans } from '@lingui/react/macro';
import { openSound, ring } from 'app-kit/browser/bell.ts';
import { useIsOnline } from 'app-kit/start/use-is-online.ts';
import type { StoreStep } from 'market/orders/orders-board.rules';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { clockOf } from '../../features/orders/board-clock.ts';
import styles from './board-notices.module.css';
import { useColumnNames } from './columns/board-columns.tsx';
import type { RefusedStep, ShownOrder } from './use-store-board.ts';

export interface BoardNoticesProps {
  hasSound: boolean;
  /** The server gives no answer. */
  isUnreachable: boolean;
  /** By the clock of this device, in milliseconds. */
  receivedAt: number;
  /** Steps that wait for the network. */
  waitingCount: number;
  refused: readonly RefusedStep[];
  onDismiss: (id: number) => void;
  orders: readonly ShownOrder[];
}

/** What a person has to know before trusting the board: sound, network, and steps that were refused. */
export function BoardNotices(props: BoardNoticesProps) {
  const { hasSound, isUnreachable, receivedAt, waitingCount, refused, onDismiss, orders } = props;
  const isOnline = useIsOnline();
  const time = clockOf(new Date(receivedAt));
  return (
    <>
      {!hasSound && (
        <button
          type="button"
          className={styles.sound}
          onClick={() => {
            openSound();
            ring();
          }}
        >
          <Icon name="bell" size={22} />
          <span>
            <b>
              <Trans>Sound is off.</Trans>
            </b>{' '}
            <Trans>Tap here to turn on the sound of new orders.</Trans>
          </span>
        </button>
      )}
      <div role="status">
        {(!isOnline || isUnreachable || waitingCount > 0) && (
          <p className={styles.network}>
            <Icon name="wifi-off" size={22} />
            <span>
              <b>
                <Trans>No connection since {time}.</Trans>
              </b>{' '}
              <Trans>
                New orders can’t reach this device. Go on working: your steps wait here and are sent in order.
              </Trans>
            </span>
            {waitingCount > 0 && (
              <b className={styles.waiting}>
                <Plural value={waitingCount} one="# step waits" other="# steps wait" />
              </b>
            )}
          </p>
        )}
      </div>
      <div role="alert">
        {refused.map(({ id, sent, error }) => (
          <div key={id} className={styles.refused}>
            <Icon name="circle-alert" size={22} />
            <p>
              <b>
                <RefusedText kind={sent.step.kind} code={sent.code} />
              </b>{' '}
              {error.message} <PlaceNow order={orders.find((order) => order.id === sent.orderId)} />
            </p>
            <Button kind="soft" size="small" onClick={() => onDismiss(id)}>
              <Trans>OK</Trans>
            </Button>
          </div>
        ))}
      </div>
    </>
  );
}

function RefusedText({ kind, code }: { kind: StoreStep['kind']; code: string }) {
  switch (kind) {
    case 'accept':
      return <Trans>{code} was not accepted.</Trans>;
    case 'refuse':
      return <Trans>{code} was not refused.</Trans>;
    case 'cancel':
      return <Trans>{code} was not canceled.</Trans>;
    case 'delay':
      return <Trans>{code} was not delayed.</Trans>;
    case 'prepare':
      return <Trans>{code} was not started.</Trans>;
    case 'tick':
      return <Trans>A line of {code} was not ticked.</Trans>;
    case 'ready':
      return <Trans>{code} was not marked as ready.</Trans>;
    case 'handOver':
      return <Trans>{code} was not handed over.</Trans>;
  }
}

/** What holds instead. */
function PlaceNow({ order }: { order: ShownOrder | undefined }) {
  const names = useColumnNames();
  if (!order) return <Trans>It has left the board.</Trans>;
  if (order.order_status === 'canceled') return <Trans>It is canceled now.</Trans>;
  const column = names[order.column];
  return <Trans>It is in “{column}” now.</Trans>;
}
