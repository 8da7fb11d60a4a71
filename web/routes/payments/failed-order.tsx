import { Trans } from '@lingui/react/macro';
import type { DueOrder } from 'market/payments/payments.contract';
import { HoldTime } from '#features/payments/hold-time.tsx';
import { BannerNote } from '#ui/banner-note.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Stage } from '#ui/stage.tsx';
import { outcomeOf } from './outcome-of.ts';
import styles from './payments.module.css';

/** [ORD-13] [ORD-14] [ORD-15] */
export function FailedOrder({ due }: { due: DueOrder }) {
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
    </>
  );
}

function What({ due }: { due: DueOrder }) {
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
