import { Trans, useLingui } from '@lingui/react/macro';
import { pictureKinds } from 'market/account/account.rules';
import { maxPictures } from 'market/orders/orders.rules';
import { type ReactNode, useId } from 'react';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { FileInput } from 'ui/forms/file-input.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { RefusalText } from '#features/config/refusal-text.tsx';
import styles from './prescription-tiles.module.css';
import type { PrescriptionPictures, SentPicture } from './use-prescription-pictures.ts';

interface Part {
  taken: PrescriptionPictures;
}

export interface PrescriptionTilesProps extends Part {
  /** What the pictures should show, if they are not those of a prescription. */
  hint?: ReactNode;
}

/** Up to three pictures as tiles, each with its state, and a tile that adds one. */
export function PrescriptionTiles({ taken, hint: hintText }: PrescriptionTilesProps) {
  const { pictures } = taken;
  const hint = useId();
  return (
    <div>
      <ul className={styles.tiles}>
        {pictures.map((picture, index) => (
          <Tile key={picture.key} picture={picture} page={index + 1} taken={taken} />
        ))}
        {pictures.length < maxPictures && (
          <li className={pictures.length === 0 ? styles.first : undefined}>
            <Choose taken={taken} hint={hint} />
          </li>
        )}
      </ul>
      <Faults taken={taken} />
      <p id={hint} className={styles.hint}>
        {hintText ?? (
          <Trans>
            Up to 3 photos, JPG or PNG. Name, date and stamp must be readable. Only the pharmacist sees them.
          </Trans>
        )}
      </p>
    </div>
  );
}

function Choose({ taken: { add, fault }, hint }: Part & { hint: string }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <>
      <FileInput
        id={id}
        kinds={pictureKinds}
        multiple
        aria-label={t`Add photo`}
        aria-describedby={hint}
        aria-invalid={fault === 'missing' || undefined}
        onChoose={add}
      />
      <label htmlFor={id} className={styles.new}>
        <Icon name="camera" size={24} />
        <Trans>Add photo</Trans>
      </label>
    </>
  );
}

function Tile({ picture, page, taken }: Part & { picture: SentPicture; page: number }) {
  const { t } = useLingui();
  const { preview, state, refusal } = picture;
  const name = t`Page ${page}`;
  const mayRetry = state === 'failed' && !refusal;
  return (
    <li className={classNames(styles.tile, state === 'failed' && styles.bad)}>
      <img src={preview} alt={name} className={styles.picture} />
      <button
        type="button"
        aria-label={t`Remove ${name}`}
        className={styles.remove}
        onClick={() => taken.remove(picture)}
      >
        <i>
          <Icon name="x" size={16} />
        </i>
      </button>
      {mayRetry ? (
        <button type="button" className={styles.line} onClick={() => taken.retry(picture)}>
          <Trans>Failed. Tap to retry</Trans>
        </button>
      ) : (
        <span className={styles.line}>
          <State picture={picture} name={name} />
        </span>
      )}
    </li>
  );
}

function State({ picture: { state, share, refusal }, name }: { picture: SentPicture; name: string }) {
  const percent = Math.round(share * 100);
  if (refusal) return <RefusalText refusal={refusal} />;
  if (state !== 'sending') return name;
  return (
    <>
      <Trans>Uploading {percent}%</Trans>
      <progress className={styles.bar} max={100} value={percent} aria-label={name} />
    </>
  );
}

/** What prevents ordering [CHK-14] [CHK-15]. */
function Faults({ taken: { fault, pictures } }: Part) {
  const hasFailed = pictures.some(({ state, refusal }) => state === 'failed' && !refusal);
  return (
    <div className={styles.faults}>
      {fault === 'missing' && (
        <p className={styles.fault} role="alert">
          <Icon name="circle-alert" size={16} />
          <Trans>Please upload your prescription image</Trans>
        </p>
      )}
      {fault === 'sending' && (
        <p className={styles.fault} role="alert">
          <Icon name="circle-alert" size={16} />
          <Trans>A photo is still on its way.</Trans>
        </p>
      )}
      {fault === 'too many' && (
        <BannerNote tone="warn" isAlert>
          <Trans>Maximum 3 images can be send at a time.</Trans>
        </BannerNote>
      )}
      {hasFailed && (
        <p className={styles.hint}>
          <Trans>The other photos stay. Retry costs nothing.</Trans>
        </p>
      )}
    </div>
  );
}
