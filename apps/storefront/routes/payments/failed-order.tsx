import { Trans } from '@lingui/react/macro';
import type { DueOrder } from 'market/payments/payments.contract';
import { imagePath } from 'market/values/image-path';
import { Suspense, useEffect, useState } from 'react';
import { href } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { PaymentDeadline } from '#features/payments/payment-deadline.tsx';
import { useTimeLeft } from '#features/promotions/use-time-left.ts';
import { type Outcome, outcomeOf } from './outcome-of.ts';
import styles from './payments.module.css';

const FailedOrderDialog = lazyPart(async () => {
  const { FailedOrderDialog } = await import('#features/payments/failed-order-dialog.tsx');
  return { default: FailedOrderDialog };
});

interface Part {
  due: DueOrder;
}

/** What became of an order whose digital payment failed, and what can be done [ORD-13] [ORD-14] [ORD-15]. */
export function FailedOrder({ due }: Part) {
  const outcome = useOutcome(due);
  return (
    <>
      <MediaFrame src={imagePath('wallet')} alt="" sizes="168px" shape="round" className={styles.media} />
      <h1 className={styles.headline}>
        <Trans>Order Place Failed</Trans>
      </h1>
      <p className={styles.line}>
        <Trans>Order didn't place successfully</Trans>
      </p>
      <BannerNote icon="info" className={styles.note}>
        <What due={due} outcome={outcome} />
      </BannerNote>
      <LinkButton to={href('/home')} size="large" icon="house">
        <Trans>Back to home</Trans>
      </LinkButton>
      {outcome !== 'canceled' && <Question due={outcome === 'given_up' ? { ...due, is_due: false } : due} />}
    </>
  );
}

/** Also updates on an open page when the time is over. */
function useOutcome(due: DueOrder): Outcome {
  const left = useTimeLeft(due.pay_until ?? '');
  const outcome = outcomeOf(due);
  return outcome === 'unpaid' && !left ? 'given_up' : outcome;
}

function What({ due, outcome }: Part & { outcome: Outcome }) {
  const { order_id: orderId, pay_until: until } = due;
  if (outcome === 'given_up')
    return <Trans>The time to pay has expired and the order was canceled. Please order again.</Trans>;
  if (outcome === 'canceled') return <Trans>Order #{orderId} is canceled. Money that came for it goes back.</Trans>;
  return (
    <Trans>
      You were not charged. Order #{orderId} stays reserved for {until && <PaymentDeadline until={until} />}.
    </Trans>
  );
}

/** The question follows the page after this time [ORD-16]. */
const questionAfterMilliseconds = 500;

/** Opens automatically, and again after it was closed. */
function Question({ due }: Part) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), questionAfterMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Button kind="soft" onClick={() => setOpen(true)}>
        <Trans>Decide about this order</Trans>
      </Button>
      <Suspense>{isOpen && <FailedOrderDialog due={due} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
