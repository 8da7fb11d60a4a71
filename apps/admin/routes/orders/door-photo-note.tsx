import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import styles from './door-photo-note.module.css';

/** The order as its rider left it, with the time and the place of the picture [DEL-32]. */
export function DoorPhotoNote({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui();
  const { door_photo: photo, time_zone: timeZone } = order;
  if (!photo) return null;
  const time = dayAndTime(new Date(photo.taken_at), timeZone, i18n.locale);
  const metres = photo.metres_to_door;
  return (
    <figure className={styles.photo}>
      <img src={photo.image_full_url} alt={t`The order at the door`} loading="lazy" />
      <figcaption>
        <Trans>Photo by the rider, {time}</Trans>
        {metres !== null && (
          <>
            {' · '}
            <Trans>{metres} m from the pin of the door</Trans>
          </>
        )}
      </figcaption>
    </figure>
  );
}
