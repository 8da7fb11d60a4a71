import { Trans } from '@lingui/react/macro';
import type { DueOrder } from 'market/payments/payments.contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { HoldTime } from '#features/payments/hold-time.tsx';
import { BannerNote } from '#ui/banner-note.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Stage } from '#ui/stage.tsx';
import { outcomeOf } from './outcome-of.ts';
import styles from './payments.module.css';

const FailedOrderDialog = lazy(async () => {
  const { FailedOrderDialog } = await import('#features/payments/failed-order-dialog.tsx');
  return { default: FailedOrderDialog };
});

interface Part {
  due: DueOrder;
}

/** [ORD-13] [ORD-14] [ORD-15] */
export function FailedOrder({ due }: Part) {
  return (
    <>
      <Stage src="/images/360/wallet.webp" alt="" sizes="168px" shape="round" className={styles.stage} />
      <h1 className={styles.headline}>
        <Trans>Order Place Failed</Trans>
      </h1>
      <p className={styles.line}>
        <Trans>Order didn't place successfully</Trans>
      </p>
      <BannerNote icon="info" className={styles.note}>
        <What due={due} />
      </BannerNote>
      <LinkButton to="/home" size="large" icon="house">
        <Trans>Back to home</Trans>
      </LinkButton>
      {outcomeOf(due) !== 'canceled' && <Question due={due} />}
    </>
  );
}

function What({ due }: Part) {
  const { order_id: orderId, pay_until: until } = due;
  const outcome = outcomeOf(due);
  if (outcome === 'given_up')
    return <Trans>The time to pay is over and the order was given up. Please order again.</Trans>;
  if (outcome === 'canceled') return <Trans>Order #{orderId} is canceled. Money that came for it goes back.</Trans>;
  return (
    <Trans>
      You were not charged. Order #{orderId} stays reserved for {until && <HoldTime until={until} />}.
    </Trans>
  );
}

/** [ORD-16] */
const questionAfterMilliseconds = 500;

/** Opens by itself, and once more for whoever has closed it. */
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
