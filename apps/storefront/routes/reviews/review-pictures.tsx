import { Trans, useLingui } from '@lingui/react/macro';
import { photoKinds } from 'market/account/account.rules';
import { maxReviewPictures } from 'market/reviews/reviews.rules';
import { useId, useState } from 'react';
import { FileInput } from 'ui/forms/file-input.tsx';
import { usePreview } from 'ui/forms/use-preview.ts';
import { Icon } from 'ui/media/icon.tsx';
import { usePictureFault } from '#features/config/use-picture-fault.tsx';
import styles from './review-pictures.module.css';

export interface ReviewPicturesProps {
  pictures: File[];
  onChange: (pictures: File[]) => void;
}

/** Up to three pictures of one review, each of which can be taken back. */
export function ReviewPictures({ pictures, onChange }: ReviewPicturesProps) {
  const { t } = useLingui();
  const id = useId();
  const faultOf = usePictureFault();
  const [fault, setFault] = useState<string>();
  const { length: count } = pictures;
  const maximum = maxReviewPictures;
  const add = (file: File | undefined) => {
    if (!file) return;
    const wrong = faultOf(file);
    setFault(wrong);
    const isChosen = pictures.some(
      ({ name, lastModified }) => name === file.name && lastModified === file.lastModified,
    );
    if (!wrong && !isChosen) onChange([...pictures, file]);
  };
  return (
    <div className={styles.frame}>
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <Chosen
            key={`${picture.name} ${picture.size} ${picture.lastModified}`}
            picture={picture}
            onRemove={() => onChange(pictures.filter((other) => other !== picture))}
          />
        ))}
        {count < maximum && (
          <>
            <FileInput id={id} kinds={photoKinds} aria-label={t`Add photo`} onChoose={([chosen]) => add(chosen)} />
            <label htmlFor={id} className={styles.add}>
              <Icon name="camera" size={22} />
            </label>
          </>
        )}
        <span className={styles.count}>
          <Trans>
            {count} of {maximum} photos
          </Trans>
        </span>
      </div>
      {fault && (
        <p role="alert" className={styles.fault}>
          <Icon name="circle-alert" size={16} />
          {fault}
        </p>
      )}
    </div>
  );
}

function Chosen({ picture, onRemove }: { picture: File; onRemove: () => void }) {
  const { t } = useLingui();
  const preview = usePreview(picture);
  return (
    <span className={styles.chosen}>
      {preview && <img src={preview} alt={t`Chosen for your review`} className={styles.picture} />}
      <button type="button" aria-label={t`Remove photo`} className={styles.remove} onClick={onRemove}>
        <Icon name="x" size={16} />
      </button>
    </span>
  );
}
