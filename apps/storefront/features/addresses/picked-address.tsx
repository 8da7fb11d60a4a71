import { Trans } from '@lingui/react/macro';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { RefusalText } from '#features/config/refusal-text.tsx';
import { PlaceNameField } from '#features/places/place-name-field.tsx';
import type { PickedPlace } from '#features/places/use-picked-place.ts';
import { isNameless, type PlaceName } from '#features/places/use-place-name.tsx';
import styles from './picked-address.module.css';

export interface PickedAddressProps {
  picked: PickedPlace;
  naming: PlaceName;
  /** The form was submitted without an address [ADDR-16]. */
  isMissed: boolean;
  onRetry: () => void;
}

/** The address at the pin [ADDR-05]. */
export function PickedAddress({ picked, naming, isMissed, onRetry }: PickedAddressProps) {
  const { isResolving, refusal, failure } = picked;
  return (
    <div className={styles.picked}>
      <div className={styles.place}>
        <Icon name="map-pin" size={22} className={styles.pin} />
        <div role="status" className={styles.words}>
          {isResolving ? <Waiting /> : <Where picked={picked} />}
        </div>
      </div>
      {isNameless(picked) && <PlaceNameField naming={naming} />}
      {isMissed && !isResolving && (
        <p role="alert" className={styles.fault}>
          <Icon name="circle-alert" size={16} />
          <Trans>Address is required</Trans>
        </p>
      )}
      {failure && <Failed isOffline={failure === 'connection'} onRetry={onRetry} />}
      {refusal && (
        <BannerNote tone="warn">
          <RefusalText refusal={refusal} />
        </BannerNote>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton length="half" />
      <Skeleton length="long" />
    </>
  );
}

function Where({ picked: { address, delivery, failure } }: { picked: PickedPlace }) {
  if (address) {
    return (
      <>
        <b className={styles.line}>
          <bdi>{address.line}</bdi>
        </b>
        <p className={styles.context}>
          <bdi>{address.context}</bdi>
        </p>
      </>
    );
  }
  if (failure) return null;
  if (!delivery?.zoneName) return <Trans>No place found. Try a nearby street or landmark.</Trans>;
  return (
    <b className={styles.line}>
      <bdi>{delivery.zoneName}</bdi>
    </b>
  );
}

function Failed({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  return (
    <BannerNote
      tone="bad"
      icon={isOffline ? 'wifi-off' : undefined}
      isAlert
      action={
        <Button kind="text" size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {isOffline ? <Trans>We lost the connection</Trans> : <Trans>Something went wrong.</Trans>}
    </BannerNote>
  );
}
