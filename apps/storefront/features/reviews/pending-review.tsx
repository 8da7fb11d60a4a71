import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfMonth } from 'app-kit/formats/clock.ts';
import { useState } from 'react';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { StarInput } from 'ui/forms/star-input.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import type { OverlayProps } from '#browser/overlay-store.ts';
import { showFault } from '#features/config/show-fault.tsx';
import styles from './pending-review.module.css';
import { reviewApi } from './review-calls.ts';

/** Asks once for a review of the last order; closing it is an answer too [REV-05] to [REV-09]. */
export function PendingReview({ overlay, onClose }: OverlayProps<'pending_review'>) {
  const { t, i18n } = useLingui();
  const [rating, setRating] = useState(0);
  const { orderId, images, storeName, deliveredAt, timeZone } = overlay;
  const day = deliveredAt && dayOfMonth(new Date(deliveredAt), timeZone, i18n.locale);
  const close = () => {
    onClose();
    reviewApi.reviews.close({ body: { order_id: orderId } }).catch((error) => showFault(error, i18n));
  };
  return (
    <Dialog
      title={t`How was your experience with your last order ?`}
      isTitleHidden
      onClose={close}
      footer={
        <LinkButton to={href('/rate-and-review/:orderId', { orderId })} state={{ rating }} size="large" isBlock>
          <Trans>Give Review</Trans>
        </LinkButton>
      }
    >
      <div className={styles.body}>
        <div className={styles.pictures}>
          {images.map((image) => (
            <MediaFrame key={image} src={image} alt="" sizes="92px" className={styles.picture} />
          ))}
        </div>
        <p aria-hidden="true" className={styles.title}>
          <Trans>How was your experience with your last order ?</Trans>
        </p>
        <p className={styles.muted}>
          <Trans>
            #{orderId} from <bdi>{storeName}</bdi>, {day}
          </Trans>
        </p>
        <StarInput label={t`Your rating`} value={rating} onChange={setRating} />
      </div>
    </Dialog>
  );
}
