import { useLingui } from '@lingui/react/macro';
import type { TrackedOrder } from 'market/orders/orders.contract';
import { AverageRating } from '#features/config/average-rating.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { IconButton, IconLink } from '#ui/icon-button.tsx';
import { MetaLine } from '#ui/meta-line.tsx';
import { Monogram } from '#ui/monogram.tsx';
import { toast } from '#ui/toast.ts';
import styles from './tracking.module.css';

type Courier = NonNullable<TrackedOrder['delivery_man']>;

/** Who brings it. A customer can write to him, and phone him while he is on the way [TRK-30]. */
export function CourierCard({ courier }: { courier: Courier }) {
  const { customer } = useMarket();
  const name = `${courier.f_name} ${courier.l_name}`;
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
      {customer ? <Contact courier={courier} name={name} /> : <NoContact name={name} />}
    </div>
  );
}

/** His number comes whole only to the customer of the order, and only until it has arrived. */
function Contact({ courier: { id, phone }, name }: { courier: Courier; name: string }) {
  const { t } = useLingui();
  return (
    <>
      <IconLink
        icon="message-circle"
        kind="raised"
        label={t`Chat with ${name}`}
        to={`/chatting?type=delivery_man&id=${id}&chatFrom=tracking`}
      />
      {/^\+\d+$/.test(phone) && <IconLink icon="phone" kind="raised" label={t`Call ${name}`} to={`tel:${phone}`} />}
    </>
  );
}

/** Guests cannot call or write to him [TRK-31]. */
function NoContact({ name }: { name: string }) {
  const { t } = useLingui();
  const refuse = () => toast({ text: t`You are not logged in`, tone: 'bad' });
  return (
    <>
      <IconButton icon="message-circle" kind="raised" label={t`Chat with ${name}`} onClick={refuse} />
      <IconButton icon="phone" kind="raised" label={t`Call ${name}`} onClick={refuse} />
    </>
  );
}
