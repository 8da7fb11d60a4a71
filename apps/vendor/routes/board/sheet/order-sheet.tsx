import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { LineChanges } from 'app-kit/orders/changes/line-changes.tsx';
import { PromiseReason } from 'app-kit/orders/promise-reason.tsx';
import { isChangeable } from 'market/orders/changes/orders-changes.rules';
import { mayTick } from 'market/orders/kitchen/orders-kitchen.rules';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import { type ReactNode, useState } from 'react';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { countdown } from 'ui/formats/format.ts';
import { Icon } from 'ui/media/icon.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { clockOf } from '../../../features/orders/board-clock.ts';
import { adjustsOrders } from '../../../features/orders/proposal-calls.ts';
import type { BoardCardActions } from '../board-card.tsx';
import { secondsToAnswer } from '../board-strip.tsx';
import { isToStop } from '../merge-board.ts';
import { PrintTicket } from '../tickets/print-ticket.tsx';
import type { ShownOrder } from '../use-store-board.ts';
import { WaitingStepText } from '../waiting-step-text.tsx';
import { ChangeLineDialog } from './change-line-dialog.tsx';
import { CounterNote } from './counter-note.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { LineToMake } from './line-to-make.tsx';
import styles from './order-sheet.module.css';
import { OrderStory } from './order-story.tsx';
import { OrderSums } from './order-sums.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { DelayNote } from './sheet-delay.tsx';
import { AcceptSteps, WorkSteps } from './sheet-steps.tsx';
import { WriteAboutOrder } from './write-about-order.tsx';

export interface OrderSheetProps {
  storeId: number;
  /** Undefined once it is off the board. */
  order: ShownOrder | undefined;
  /** By the clock of the server. */
  now: Date;
  actions: BoardCardActions;
  onClose: () => void;
}

/** One order, whole: what to make, for whom, and every step that it can take [STO-009]. */
export function OrderSheet({ storeId, order, now, actions, onClose }: OrderSheetProps) {
  const { t } = useLingui();
  const [changing, setChanging] = useState<BoardOrder['lines'][number]>();
  const mayAdjust = useMayAdjust(storeId);
  if (!order) {
    return (
      <Dialog kind="drawer" width={820} title={t`This order is off the board`} onClose={onClose}>
        <p>
          <Trans>It was handed over or canceled more than half an hour ago, or belongs to another store.</Trans>
        </p>
      </Dialog>
    );
  }
  const { code, order_type: type, lines, order_note: note, unavailable_item_note: missing, cutlery } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const placedAt = clockOf(new Date(order.placed_at));
  const mayChange = mayAdjust && hasChangeableLines(order);
  // What was accepted without a connection can be taken back; a tick would stay.
  const mayTickNow = mayTick(order.order_status) && order.waiting?.kind !== 'accept';
  const tick = (line: number, part: number, isTicked: boolean) =>
    actions.take(order, { kind: 'tick', line, part, isTicked });
  return (
    <Dialog
      kind="drawer"
      width={820}
      isBare
      title={
        <span className={styles.title}>
          <bdi className={styles.number}>{code}</bdi>
          <span className={styles.facts}>
            <span className={styles.kind}>
              {type === 'take_away' ? <Trans>Take away</Trans> : <Trans>Delivery</Trans>}
              {' · '}
              <Plural value={pieces} one="# piece" other="# pieces" />
            </span>
            <span className={styles.placed}>
              <Trans>Placed {placedAt}</Trans>
            </span>
          </span>
          {order.column === 'new' && <AnswerClock order={order} now={now} />}
        </span>
      }
      footer={<Steps storeId={storeId} order={order} now={now} actions={actions} onClose={onClose} />}
      onClose={onClose}
    >
      <div className={styles.two}>
        <div className={styles.make}>
          <TestNote endsAt={order.test_ends_at} />
          <DelayNote delay={order.delay} now={now} />
          {isToStop(order) && (
            <BannerNote tone="bad" icon="circle-x">
              <b>
                <Trans>STOP, do not prepare</Trans>
              </b>
              {order.cancel_reason && <p>{order.cancel_reason}</p>}
            </BannerNote>
          )}
          {order.returning_at !== null && (
            <BannerNote tone="warn" icon="rotate-ccw">
              <b>
                {order.order_status === 'canceled' ? <Trans>Brought back</Trans> : <Trans>Comes back to you</Trans>}
              </b>
              {order.cancel_reason && <p>{order.cancel_reason}</p>}
            </BannerNote>
          )}
          {order.waiting?.isHeld && (
            <BannerNote tone="warn" icon="clock-4">
              <WaitingStepText kind={order.waiting.kind} />
            </BannerNote>
          )}
          {note !== '' && (
            <BannerNote tone="warn" icon="notebook-pen">
              <b>
                <Trans>Note</Trans>
              </b>
              <p className={styles.note}>
                <bdi>{note}</bdi>
              </p>
            </BannerNote>
          )}
          <ul aria-label={t`What to make`} className={styles.lines}>
            {lines.map((line) => (
              <LineToMake
                key={line.line_number}
                line={line}
                onTick={mayTickNow ? (part, isTicked) => tick(line.line_number, part, isTicked) : undefined}
                onChange={mayChange ? () => setChanging(line) : undefined}
              />
            ))}
          </ul>
          <LineChanges changes={order.changes} now={now} />
          {changing && (
            <ChangeLineDialog {...{ storeId, order }} line={changing} onClose={() => setChanging(undefined)} />
          )}
          <div className={styles.chips}>
            {missing !== '' && (
              <Chip icon="circle-question-mark">
                <Trans>If something is out: {missing}</Trans>
              </Chip>
            )}
            <Chip icon="utensils">{cutlery ? <Trans>With cutlery</Trans> : <Trans>No cutlery</Trans>}</Chip>
          </div>
          <OrderStory storeId={storeId} order={order} />
        </div>
        <Facts storeId={storeId} order={order} />
      </div>
    </Dialog>
  );
}

/** No step waits, and customers would get what is changed. */
function hasChangeableLines(order: ShownOrder): boolean {
  return isChangeable(order.order_status) && !order.waiting && !order.test_ends_at;
}

/** That an order is only a test [STO-098]. */
function TestNote({ endsAt }: { endsAt: string | null }) {
  // A board that an earlier version of the app has saved has none.
  if (!endsAt) return null;
  const testEnd = clockOf(new Date(endsAt));
  return (
    <BannerNote tone="warn" icon="bell">
      <b>
        <Trans>Test order</Trans>
      </b>
      <p>
        <Trans>Nobody waits for it. It is in no report, and leaves the board at {testEnd}.</Trans>
      </p>
    </BannerNote>
  );
}

function AnswerClock({ order, now }: { order: ShownOrder; now: Date }) {
  const left = countdown(secondsToAnswer(order, now));
  return (
    <span role="timer" className={styles.clock}>
      <Icon name="bell" />
      <span className={styles.clockText}>
        <Trans>Answer within</Trans>
      </span>{' '}
      {left}
    </span>
  );
}

/** When an order is ready or arrives, as a span, with what has moved it [CUS-01]. */
function ExpectedTime({ name, promise }: { name: ReactNode; promise: ShownOrder['ready'] }) {
  if (!promise) return null;
  const [from, until] = [promise.p50, promise.p90].map((moment) => clockOf(new Date(moment)));
  return (
    <Fact name={name}>
      {from === until ? from : `${from}–${until}`}
      <small className={styles.reason}>
        <PromiseReason promise={promise} />
      </small>
    </Fact>
  );
}

/** Who gets it, when, and how it is paid. */
function Facts({ storeId, order }: { storeId: number; order: ShownOrder }) {
  const { customer_name: customer, courier_name: courier, ready_at: readyAt, ready, arrival } = order;
  const time = (moment: string) => clockOf(new Date(moment));
  return (
    <aside className={styles.side}>
      <dl>
        <Fact name={<Trans>Customer</Trans>}>
          <bdi>{customer}</bdi>
        </Fact>
        {courier && (
          <Fact name={<Trans>Rider</Trans>}>
            <bdi>{courier}</bdi>
          </Fact>
        )}
        {order.schedule_at && <Fact name={<Trans>Scheduled for</Trans>}>{time(order.schedule_at)}</Fact>}
        {readyAt && <Fact name={<Trans>Ready by</Trans>}>{time(readyAt)}</Fact>}
        {readyAt && order.handover_at === null && <ExpectedTime name={<Trans>Expected ready</Trans>} promise={ready} />}
        {readyAt && order.expected_at !== null && order.order_type === 'delivery' && (
          <ExpectedTime name={<Trans>At the door</Trans>} promise={arrival} />
        )}
      </dl>
      {order.counter && <CounterNote counter={order.counter} />}
      <OrderSums order={order} />
      <p className={styles.payment}>
        {order.payment === 'paid' ? (
          <>
            <Icon name="circle-check" size={18} /> <Trans>Paid. Collect nothing.</Trans>
          </>
        ) : (
          <>
            <Icon name="banknote" size={18} />
            {order.order_type === 'take_away' ? (
              <Trans>Take the cash at the counter.</Trans>
            ) : (
              <Trans>The rider collects the cash.</Trans>
            )}
          </>
        )}
      </p>
      <WriteAboutOrder storeId={storeId} order={order} />
      <LinkButton kind="text" size="small" icon="circle-alert" to={`/complaints?store=${storeId}&order=${order.id}`}>
        <Trans>Report a person</Trans>
      </LinkButton>
      <PrintTicket storeId={storeId} order={order} />
    </aside>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type StepsProps = Required<Pick<OrderSheetProps, 'now' | 'actions' | 'onClose' | 'storeId'>> & { order: ShownOrder };

/** Whether the member cancels orders of a store and changes their lines. */
function useMayAdjust(storeId: number): boolean {
  const stores = useMemberships().memberships?.stores ?? [];
  return stores.some((store) => store.store_id === storeId && adjustsOrders(store));
}

/** The steps that an order can take now. */
function Steps({ order, now, actions, onClose, storeId }: StepsProps) {
  const mayCancel = useMayAdjust(storeId);
  const [isEnding, setIsEnding] = useState(false);
  const take: BoardCardActions['take'] = (...step) => {
    actions.take(...step);
    onClose();
  };
  if (order.waiting?.isHeld) {
    return (
      <div className={styles.steps}>
        <Button kind="soft" size="large" icon="rotate-ccw" onClick={() => actions.takeBack(order.id)}>
          <Trans>Take back</Trans>
        </Button>
      </div>
    );
  }
  if (isToStop(order)) {
    return (
      <div className={styles.steps}>
        <Button
          kind="soft"
          size="large"
          icon="check"
          onClick={() => {
            actions.stop(order);
            onClose();
          }}
        >
          <Trans>I have stopped</Trans>
        </Button>
      </div>
    );
  }
  const ending = isEnding && (
    <RefuseDialog
      order={order}
      onClose={() => setIsEnding(false)}
      onGive={(reason, text, lostLines) => {
        setIsEnding(false);
        const isNew = order.order_status === 'pending';
        take(order, isNew ? { kind: 'refuse', reason, text } : { kind: 'cancel', reason, text, lostLines });
      }}
    />
  );
  switch (order.order_status) {
    case 'pending':
      return (
        <>
          <AcceptSteps order={order} now={now} take={take} onRefuse={() => setIsEnding(true)} />
          {ending}
        </>
      );
    case 'confirmed':
    case 'processing':
      return (
        <>
          <WorkSteps
            order={order}
            actions={actions}
            take={take}
            onCancel={mayCancel ? () => setIsEnding(true) : undefined}
          />
          {ending}
        </>
      );
    case 'handover':
      return (
        <>
          <HandOverForm order={order} onGive={(given) => take(order, { kind: 'handOver', ...given })} />
          {mayCancel && (
            <Button kind="text" size="small" className={styles.bad} onClick={() => setIsEnding(true)}>
              <Trans>Cancel order</Trans>
            </Button>
          )}
          {ending}
        </>
      );
    default:
      return null;
  }
}
