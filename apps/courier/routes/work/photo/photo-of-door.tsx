import { Trans, useLingui } from '@lingui/react/macro';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { useId, useState } from 'react';
import { Icon } from 'ui/media/icon.tsx';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import type { useEnqueueStep } from '../courier-steps.ts';
import type { PositionState } from '../phone/use-position.ts';
import styles from './door-photo.module.css';
import { type MadePicture, makePicture } from './make-picture.ts';

interface DoorPhotoProps {
  delivery: Delivery;
  position: PositionState;
  timeZone: string;
  make: ReturnType<typeof useEnqueueStep>;
}

/**
 * The photo of an order that is left at its door, from the camera only; one that is dark or blurred asks once. It waits on
 * the phone with its order, its time and its place while there is no network [DEL-32] [DEL-37].
 */
export function DoorPhoto({ delivery, position, timeZone, make }: DoorPhotoProps) {
  const { t } = useLingui();
  const id = useId();
  const [doubtful, setDoubtful] = useState<MadePicture>();
  const [isBroken, setIsBroken] = useState(false);
  const { photo_at: takenAt } = delivery;
  const time = takenAt && timeOfDay(new Date(takenAt), timeZone);
  const keep = ({ picture }: MadePicture) => {
    const place = position.kind === 'known' ? { ...position.at, accuracy: position.metres } : null;
    make(delivery, { kind: 'photograph', picture, place });
    setDoubtful(undefined);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const made = await makePicture(file);
      setIsBroken(false);
      if (made.fault) setDoubtful(made);
      else keep(made);
    } catch {
      setIsBroken(true);
    }
  };
  return (
    <div className={styles.photo}>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        className={styles.input}
        aria-label={t`Photo of the order at the door`}
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          // The same file may be taken again.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={styles.label}>
        <Icon name={time ? 'circle-check' : 'camera'} size={24} />
        {time ? <Trans>Photo taken at {time}. Take another</Trans> : <Trans>Photo, if you leave it at the door</Trans>}
      </label>
      {isBroken && (
        <p role="alert" className={styles.fault}>
          <Trans>That photo can’t be read. Take another one.</Trans>
        </p>
      )}
      {doubtful && (
        <ConfirmDialog
          icon="camera"
          question={doubtful.fault === 'dark' ? <Trans>Is it too dark?</Trans> : <Trans>Is it blurred?</Trans>}
          cancelLabel={<Trans>Take another</Trans>}
          confirmLabel={<Trans>Keep it</Trans>}
          kind="brand"
          onCancel={() => setDoubtful(undefined)}
          onConfirm={() => keep(doubtful)}
        >
          <Trans>The customer has to see the order and the door on it.</Trans>
        </ConfirmDialog>
      )}
    </div>
  );
}
