import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeAnswer } from 'market/orders/changes/orders-changes.rules';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { countdown } from 'ui/formats/format.ts';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { useMoney } from '#features/config/use-money.ts';
import { answerChange } from '../order-history-calls.ts';
import styles from './order-changes.module.css';
import { useSecondsUntil } from './use-seconds-until.ts';

type Change = OrderDetails['changes'][number];

interface OrderChangesProps {
  order: Pick<OrderDetails, 'id' | 'currency' | 'payment_status' | 'changes'>;
  onAnswered: () => void;
}

/** What the store or support has changed of an order, and what is asked [CUS-03] [CUS-04] [OPS-031]. */
export function OrderChanges({ order, onAnswered }: OrderChangesProps) {
  const { t } = useLingui();
  if (order.changes.length === 0) return null;
  return (
    <ul aria-label={t`Changes of your order`} className={styles.changes}>
      {order.changes.map((change) => (
        <li key={change.id}>
          {change.state === 'waiting' ? (
            <Question order={order} change={change} onAnswered={onAnswered} />
          ) : (
            <Done order={order} change={change} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface ChangeProps {
  order: OrderChangesProps['order'];
  change: Change;
}

/** The lines before and after, and both totals of the order. */
function Lines({ order, change }: ChangeProps) {
  const money = useMoney(order.currency);
  const { before, after, reason } = change;
  return (
    <>
      <div className={styles.line}>
        <MediaFrame src={before.image_full_url} alt="" sizes="48px" shape="small" className={styles.picture} />
        <s className={styles.grow}>
          {before.quantity} × {before.name}
        </s>
        <bdi>{money(before.total_price)}</bdi>
      </div>
      {after && (
        <div className={styles.line}>
          <MediaFrame src={after.image_full_url} alt="" sizes="48px" shape="small" className={styles.picture} />
          <b className={styles.grow}>
            {after.quantity} × {after.name}
          </b>
          <b>
            <bdi>{money(after.total_price)}</bdi>
          </b>
        </div>
      )}
      {reason && <p className={styles.reason}>{reason}</p>}
      <Totals order={order} change={change} />
    </>
  );
}

function Question({ order, change, onAnswered }: ChangeProps & Pick<OrderChangesProps, 'onAnswered'>) {
  const { t, i18n } = useLingui();
  const [sending, setSending] = useState<ChangeAnswer>();
  const seconds = useSecondsUntil(change.answer_until);
  const money = useMoney(order.currency);
  const left = countdown(seconds);
  const more = money(change.total_after - change.total_before);
  const answer = async (given: ChangeAnswer) => {
    setSending(given);
    try {
      await answerChange(order.id, change.id, given);
    } catch (fault) {
      showFault(fault, i18n, () => void answer(given));
    } finally {
      setSending(undefined);
      onAnswered();
    }
  };
  const answers = { disabled: sending !== undefined };
  const isMore = change.kind === 'replace' || change.kind === 'more';
  const isDearer = change.total_after > change.total_before;
  return (
    <section className={styles.question} aria-label={t`The store asks`}>
      <h2 className={styles.title}>
        <QuestionTitle kind={change.kind} />
        <span role="timer" className={styles.clock}>
          {left}
        </span>
      </h2>
      <Lines order={order} change={change} />
      {isDearer && (
        <p>
          {order.payment_status === 'paid' ? (
            <Trans>It costs {more} more, which your wallet pays.</Trans>
          ) : (
            <Trans>It costs {more} more, which you pay in cash.</Trans>
          )}
        </p>
      )}
      <p className={styles.silence}>
        {isMore ? (
          <Trans>Without your answer it is left out and you do not pay for it.</Trans>
        ) : (
          <Trans>Without your answer the order goes on like this.</Trans>
        )}
      </p>
      <div className={styles.answers}>
        <Button {...answers} isLoading={sending === 'accept'} onClick={() => void answer('accept')}>
          {isMore ? <Trans>Yes, take it</Trans> : <Trans>That is fine</Trans>}
        </Button>
        {change.kind !== 'remove' && (
          <Button {...answers} kind="soft" isLoading={sending === 'leave_out'} onClick={() => void answer('leave_out')}>
            <Trans>Leave it out</Trans>
          </Button>
        )}
        <Button
          {...answers}
          kind="text"
          isLoading={sending === 'cancel_order'}
          onClick={() => void answer('cancel_order')}
        >
          <Trans>Cancel the whole order</Trans>
        </Button>
      </div>
    </section>
  );
}

/** What a change asks about: another item, more pieces, or less of what was ordered. */
function QuestionTitle({ kind }: Pick<Change, 'kind'>) {
  if (kind === 'more') return <Trans>Changes of your order</Trans>;
  return kind === 'replace' ? <Trans>Would this do instead?</Trans> : <Trans>Something is missing</Trans>;
}

/** What became of a change, and where the difference went [CUS-04]. */
function Done({ order, change }: ChangeProps) {
  const money = useMoney(order.currency);
  const {
    kind,
    state,
    decided_by: by,
    before,
    after,
    is_by_market: isByMarket,
    to_wallet: toWallet,
    to_provider: toProvider,
  } = change;
  const pieces = kind === 'more' && after ? after.quantity - before.quantity : before.quantity;
  const missing = `${pieces} × ${before.name}`;
  const [wallet, provider] = [money(Math.abs(toWallet)), money(toProvider)];
  if (state === 'void') return null;
  return (
    <BannerNote tone="info" icon="pencil">
      <b>
        {(state === 'left_out' || !after) && <Trans>{missing} is left out.</Trans>}
        {state !== 'left_out' &&
          after &&
          (isByMarket ? <Trans>Changes of your order</Trans> : <Trans>The store changed your order.</Trans>)}
      </b>{' '}
      <span>
        {by === 'time' && <Trans>There was no answer in time.</Trans>}
        {by === 'choice' && <Trans>As you chose at the checkout.</Trans>}
      </span>
      {state === 'applied' && after && <Lines order={order} change={change} />}
      {(state === 'left_out' || !after) && <Totals order={order} change={change} />}
      {toWallet > 0 && (
        <p>
          <Trans>{wallet} is back in your wallet.</Trans>
        </p>
      )}
      {toWallet < 0 && (
        <p>
          <Trans>Your wallet paid {wallet} more.</Trans>
        </p>
      )}
      {toProvider > 0 && (
        <p>
          <Trans>{provider} goes back the way you paid.</Trans>
        </p>
      )}
    </BannerNote>
  );
}

function Totals({ order, change: { total_before: was, total_after: is } }: ChangeProps) {
  const money = useMoney(order.currency);
  const [newTotal, oldTotal] = [money(is), money(was)];
  if (was === is) return null;
  return (
    <p>
      <Trans>
        New total {newTotal} instead of {oldTotal}.
      </Trans>
    </p>
  );
}
