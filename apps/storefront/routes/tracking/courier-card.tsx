import { Trans, useLingui } from '@lingui/react/macro';
import type { TrackedOrder } from 'market/orders/orders.contract';
import { IconButton, IconLink } from 'ui/buttons/icon-button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { MetaLine } from 'ui/layout/meta-line.tsx';
import { Monogram } from 'ui/media/monogram.tsx';
import { ChatWithIcon } from '#features/chat/chat-with-icon.tsx';
import { AverageRating } from '#features/config/average-rating.tsx';
import { useMarket } from '#features/config/use-market.ts';
import styles from './tracking.module.css';

type Courier = NonNullable<TrackedOrder['delivery_man']>;

/** The courier. A customer can write, and phone during the delivery [TRK-30]. */
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
          <span>
            <VehicleName vehicle={courier.vehicle} />
          </span>
        </MetaLine>
        {courier.chosen_for && <small>{courier.chosen_for}</small>}
      </div>
      <ChatWithIcon party={{ type: 'delivery_man', id: courier.id, name }} from="tracking" />
      {customer ? <Phone number={courier.phone} name={name} /> : <NoPhone name={name} />}
    </div>
  );
}

/** The rider's vehicle; an unknown kind is shown as the API sends it. */
function VehicleName({ vehicle }: { vehicle: string }) {
  switch (vehicle) {
    case 'foot':
      return <Trans>On foot</Trans>;
    case 'bicycle':
      return <Trans>Bicycle</Trans>;
    case 'motorbike':
    case 'motorcycle':
      return <Trans>Motorcycle</Trans>;
    case 'tricycle':
      return <Trans>Tricycle</Trans>;
    case 'car':
      return <Trans>Car</Trans>;
    case 'van':
      return <Trans>Van</Trans>;
    default:
      return vehicle;
  }
}

/** Only the customer gets the whole number, and only until delivery. */
function Phone({ number, name }: { number: string; name: string }) {
  const { t } = useLingui();
  if (!/^\+\d+$/.test(number)) return null;
  return <IconLink icon="phone" kind="call" label={t`Call ${name}`} to={`tel:${number}`} />;
}

/** Guests cannot call the rider [TRK-31]. */
function NoPhone({ name }: { name: string }) {
  const { t } = useLingui();
  const refuse = () => toast({ text: t`You are not logged in`, tone: 'bad' });
  return <IconButton icon="phone" kind="call" label={t`Call ${name}`} onClick={refuse} />;
}
