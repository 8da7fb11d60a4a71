import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { RefusalText } from '#features/config/refusal-text.tsx';
import { PlaceNameField } from '../place-name-field.tsx';
import type { PickedPlace } from '../use-picked-place.ts';
import { isNameless, type PlaceName } from '../use-place-name.tsx';
import styles from './picked-footer.module.css';

export interface PickedFooterProps {
  picked: PickedPlace;
  naming: PlaceName;
  onConfirm: () => void;
  /** The press on the words of a refusal. */
  onLeave: () => void;
  onRetry: () => void;
}

/** The address at the pin, and the one button. */
export function PickedFooter({ picked, naming, onConfirm, onLeave, onRetry }: PickedFooterProps) {
  const { t } = useLingui();
  const { isResolving, delivery, refusal, failure } = picked;
  return (
    <div className={styles.footer}>
      <span className={styles.mark}>
        <Icon name="map-pin-house" size={22} />
      </span>
      <div className={styles.words} role="status">
        {isResolving ? <Waiting /> : <Where picked={picked} />}
      </div>
      {isNameless(picked) && <PlaceNameField naming={naming} className={styles.name} />}
      <div className={styles.action}>
        {failure ? (
          <BannerNote
            tone="bad"
            icon={failure === 'connection' ? 'wifi-off' : undefined}
            isAlert
            action={
              <Button kind="text" size="small" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {failure === 'connection' ? <Trans>We lost the connection</Trans> : <Trans>Something went wrong.</Trans>}
          </BannerNote>
        ) : refusal ? (
          <Button kind="bad" size="large" isBlock className={styles.refusal} onClick={onLeave}>
            <RefusalText refusal={refusal} />
          </Button>
        ) : (
          <Button size="large" isBlock disabled={isResolving || !delivery} onClick={onConfirm}>
            {t`Pick Locations`}
          </Button>
        )}
      </div>
    </div>
  );
}

function Where({ picked: { address, delivery, failure } }: { picked: PickedPlace }) {
  if (failure) return null;
  if (!address) {
    if (!delivery) return <Trans>No place found. Try a nearby street or landmark.</Trans>;
    return (
      <>
        <b className={styles.line}>
          <bdi>{delivery.zoneName}</bdi>
        </b>
        <p className={styles.context}>
          <Stores count={delivery.storeCount} />
        </p>
      </>
    );
  }
  return (
    <>
      <b className={styles.line}>
        <bdi>{address.line}</bdi>
      </b>
      <p className={styles.context}>
        <bdi>{address.context}</bdi>
        {delivery && delivery.storeCount > 0 && (
          <>
            {address.context && ' · '}
            <Stores count={delivery.storeCount} />
          </>
        )}
      </p>
    </>
  );
}

function Stores({ count }: { count: number }) {
  return (
    count > 0 && (
      <span className={styles.stores}>
        <Plural value={count} one="# store delivers here" other="# stores deliver here" />
      </span>
    )
  );
}

function Waiting() {
  return (
    <>
      <Skeleton length="long" />
      <Skeleton length="half" />
      <VisuallyHidden>
        <Trans>Checking whether we deliver here…</Trans>
      </VisuallyHidden>
    </>
  );
}
