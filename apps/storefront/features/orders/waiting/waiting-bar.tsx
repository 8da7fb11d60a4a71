import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useSending } from './use-sending.tsx';
import { useWaitingOrder } from './use-waiting-order.ts';
import styles from './waiting-bar.module.css';
import { deleteWaitingOrder, isStale, saveWaitingOrder, type WaitingOrder } from './waiting-order.ts';
import { WaitingText } from './waiting-text.tsx';

/** Says on every page that an order waits to be sent, sends it, and asks where the market answers something else. */
export function WaitingBar() {
  const order = useWaitingOrder();
  // An order older than a day counts as none: it is deleted without a question.
  useEffect(() => {
    if (!order) deleteWaitingOrder();
  }, [order]);
  return order ? <BarOf key={order.intent.key} order={order} /> : null;
}

function BarOf({ order }: { order: WaitingOrder }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isGuest = useMarket().customer === null;
  const { isSending, sendNow } = useSending(order, isGuest);
  const { total } = order;
  const isOfOther = order.isGuest !== isGuest;
  const drop = () => {
    // Only the person who ordered can look it up.
    if (isOfOther) deleteWaitingOrder();
    else saveWaitingOrder({ ...order, isDropped: true, question: '' });
  };
  const review = async () => {
    deleteWaitingOrder();
    await navigate(order.path);
  };
  if (order.isDropped) {
    return (
      <Bar>
        <Trans>
          Your order is not sent any more. Once you are online we make sure that it had not gone out before.
        </Trans>
      </Bar>
    );
  }
  if (order.question || isOfOther) {
    const reason = isOfOther ? t`It was made before you signed in or out.` : order.question;
    return (
      <Bar tone="bad">
        <Trans>
          Your order of {total} was not sent. {reason}
        </Trans>
        <span className={styles.answers}>
          <Button kind="soft" size="small" onClick={() => void review()}>
            <Trans>Review the order</Trans>
          </Button>
          <Button kind="text" size="small" onClick={drop}>
            <Trans>Do not send</Trans>
          </Button>
        </span>
      </Bar>
    );
  }
  if (isStale(order)) {
    return (
      <Bar tone="warn">
        <Trans>Your order of {total} has waited for more than an hour. Still send it?</Trans>
        <span className={styles.answers}>
          <Button kind="soft" size="small" onClick={sendNow}>
            <Trans>Send it now</Trans>
          </Button>
          <Button kind="text" size="small" onClick={drop}>
            <Trans>Do not send</Trans>
          </Button>
        </span>
      </Bar>
    );
  }
  return (
    <Bar tone="warn">
      <b>{isSending ? <Trans>Sending your order…</Trans> : <Trans>Waiting to be sent</Trans>}</b>{' '}
      <WaitingText order={order} />
      {!isSending && (
        <span className={styles.answers}>
          <Button kind="text" size="small" onClick={drop}>
            <Trans>Do not send</Trans>
          </Button>
        </span>
      )}
    </Bar>
  );
}

function Bar({ tone = 'plain', children }: { tone?: 'plain' | 'warn' | 'bad'; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <section className={styles.place} aria-label={t`Order that waits`} aria-live="polite">
      <BannerNote tone={tone} icon="wifi-off" className={styles.bar}>
        {children}
      </BannerNote>
    </section>
  );
}
