import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { shownPhone } from 'ui/phone/shown-phone.ts';
import type { ParcelDraft, ParcelEnd } from '#features/parcel/parcel-draft.ts';
import styles from './checkout-page.module.css';

/** Content, sender and receiver of the parcel; null until it is read from the tab. */
export function ParcelRoute({ parcel }: { parcel: ParcelDraft | null }) {
  const { t } = useLingui();
  return (
    <section className={styles.card} aria-label={t`Parcel details`}>
      <div className={styles.place}>
        {parcel && <MediaFrame src={parcel.category.image} alt="" sizes="64px" className={styles.parcel} />}
        <h2 className={`${styles.title} ${styles.name}`}>{parcel ? parcel.category.name : <Trans>Parcel</Trans>}</h2>
        <LinkButton
          to={`${href('/parcel-delivery-info')}?parcel_category_id=${parcel?.category.id ?? ''}`}
          kind="text"
          size="small"
        >
          <Trans>Change</Trans>
        </LinkButton>
      </div>
      {parcel ? (
        <>
          <End icon="circle-dot" label={<Trans>Sender</Trans>} end={parcel.sender} />
          <End icon="map-pin" label={<Trans>Receiver</Trans>} end={parcel.receiver} />
          {parcel.note && <p className={styles.small}>{parcel.note}</p>}
        </>
      ) : (
        <Skeleton shape="block" />
      )}
    </section>
  );
}

function End({ icon, label, end }: { icon: IconName; label: ReactNode; end: ParcelEnd }) {
  return (
    <div className={styles.place}>
      <span className={styles.pin}>
        <Icon name={icon} size={22} />
      </span>
      <div className={styles.name}>
        <p className={styles.small}>{label}</p>
        <b>
          <bdi>{end.name}</bdi> · <bdi dir="ltr">{shownPhone(end.phone)}</bdi>
        </b>
        <p className={styles.small}>
          <bdi>{[end.place?.address, end.landmark].filter(Boolean).join(' · ')}</bdi>
        </p>
      </div>
    </div>
  );
}
