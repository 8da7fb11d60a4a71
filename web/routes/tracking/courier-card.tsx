import { useLingui } from '@lingui/react/macro';
import type { TrackedOrder } from 'market/orders/orders.contract';
import { AverageRating } from '#features/config/average-rating.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MetaLine } from '#ui/meta-line.tsx';
import { Monogram } from '#ui/monogram.tsx';
import { toast } from '#ui/toast.ts';
import styles from './tracking.module.css';

type Courier = NonNullable<TrackedOrder['delivery_man']>;

/** Who brings it. Guests cannot call or write to him [TRK-31]. */
export function CourierCard({ courier }: { courier: Courier }) {
  const { t } = useLingui();
  const name = `${courier.f_name} ${courier.l_name}`;
  const refuse = () => toast({ text: t`You are not logged in`, tone: 'bad' });
  return (
    <div className={styles.courier}>
      <Monogram letters={courier.f_name.charAt(0) + courier.l_name.charAt(0)} shape="round" size="medium" />
      <div className={styles.grow}>
        <b>{name}</b>
        <MetaLine>
          <AverageRating value={courier.avg_rating} />
          <span>{courier.vehicle}</span>
        </MetaLine>
      </div>
      <IconButton icon="message-circle" kind="raised" label={t`Chat with ${name}`} onClick={refuse} />
      <IconButton icon="phone" kind="raised" label={t`Call ${name}`} onClick={refuse} />
    </div>
  );
}
