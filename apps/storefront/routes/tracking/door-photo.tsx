import { Trans, useLingui } from '@lingui/react/macro';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import type { TrackedOrder } from 'market/orders/orders.contract';
import { useState } from 'react';
import { Switch } from 'ui/forms/switch.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { answerDoor } from '#features/orders/order-history-calls.ts';
import styles from './tracking.module.css';

interface DoorPhotoProps {
  orderId: string;
  photo: NonNullable<TrackedOrder['door_photo']>;
  timeZone: string;
}

/** The order as its rider left it at the door [CUS-07]; the customer may let riders of later orders see it [DEL-25]. */
export function DoorPhoto({ orderId, photo, timeZone }: DoorPhotoProps) {
  const { t, i18n } = useLingui();
  const { customer } = useMarket();
  const [isShown, setIsShown] = useState(photo.is_for_riders);
  // Each answer of the server has another link to the same picture.
  const [source] = useState(photo.image_full_url);
  const time = timeOfDay(new Date(photo.taken_at), timeZone);
  const show = async (isWanted: boolean) => {
    try {
      await answerDoor(orderId, { shows_photo_to_riders: isWanted });
      setIsShown(isWanted);
    } catch (error) {
      showFault(error, i18n);
    }
  };
  return (
    <figure className={styles.doorPhoto}>
      <img src={source} alt={t`Your order at the door`} loading="lazy" />
      <figcaption className={styles.muted}>
        <Trans>Photo taken at {time}</Trans>
      </figcaption>
      {customer && (
        <Switch
          label={<Trans>Let riders see this photo on later orders</Trans>}
          checked={isShown}
          onChange={({ currentTarget }) => void show(currentTarget.checked)}
        />
      )}
    </figure>
  );
}
