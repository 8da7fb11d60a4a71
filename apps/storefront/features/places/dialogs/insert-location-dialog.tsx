import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import styles from './insert-location-dialog.module.css';
import { PickLocationDialog } from './pick-location-dialog.tsx';

/** Asks for a place before something can be bought [LOC-51] [LOC-52]; import it lazily. */
export function InsertLocationDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [isPicking, setIsPicking] = useState(false);
  if (isPicking) return <PickLocationDialog purpose="delivery" onClose={onClose} />;
  return (
    <Dialog
      title={t`Insert delivery location`}
      isTitleHidden
      onClose={onClose}
      footer={
        <Button icon="map" isBlock onClick={() => setIsPicking(true)}>
          <Trans>Pick from Map</Trans>
        </Button>
      }
    >
      <div className={styles.words}>
        <span className={styles.mark}>
          <Icon name="map-pinned" size={28} />
        </span>
        <p aria-hidden="true" className={styles.title}>
          <Trans>Insert delivery location</Trans>
        </p>
        <p className={styles.text}>
          <Trans>
            Please add you delivery location so that we can review if the restaurant is available to deliver in your
            area or not.
          </Trans>
        </p>
      </div>
    </Dialog>
  );
}
