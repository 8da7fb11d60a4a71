import { Trans, useLingui } from '@lingui/react/macro';
import { type PictureFault, readPicture } from 'app-kit/browser/crop-picture.ts';
import { pictureKinds } from 'market/account/account.rules';
import { menuLimits } from 'market/items/items-menu.rules';
import { lazy, Suspense, useId, useState } from 'react';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { FileInput } from 'ui/forms/file-input.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './item-photos.module.css';

const CropDialog = lazy(async () => ({
  default: (await import('../../features/stores/crop-dialog.tsx')).CropDialog,
}));

/** A photo of the form: stored under a key, or chosen and not sent yet. */
export interface PhotoDraft {
  id: string;
  url: string;
  /** What it shows. */
  text: string;
  /** Of a stored photo. */
  key?: string;
  /** Of one that was chosen. */
  blob?: Blob;
}

export interface ItemPhotosProps {
  photos: readonly PhotoDraft[];
  onChange: (photos: PhotoDraft[]) => void;
}

/** The photos of an item: choose, crop, describe, order and remove [STO-051]. */
export function ItemPhotos({ photos, onChange }: ItemPhotosProps) {
  const { t } = useLingui();
  const inputId = useId();
  const [chosen, setChosen] = useState<ImageBitmap>();
  const [fault, setFault] = useState<PictureFault>();
  const choose = async ([file]: File[]) => {
    if (!file) return;
    const read = await readPicture(file);
    setFault(typeof read === 'string' ? read : undefined);
    if (typeof read !== 'string') setChosen(read);
  };
  const add = (blob: Blob) => {
    setChosen(undefined);
    const url = URL.createObjectURL(blob);
    onChange([...photos, { id: url, url, text: '', blob }]);
  };
  const put = (index: number, photo: PhotoDraft) => onChange(photos.with(index, photo));
  const forward = (index: number) => {
    const [one, other] = [photos[index - 1], photos[index]];
    if (one && other) onChange(photos.with(index - 1, other).with(index, one));
  };
  return (
    <div className={styles.photos}>
      {photos.length > 0 && (
        <ol className={styles.list}>
          {photos.map((photo, index) => (
            <li key={photo.id} className={styles.photo}>
              <img src={photo.url} alt={photo.text} width={120} height={120} className={styles.picture} />
              <Field
                label={t`What the photo shows`}
                value={photo.text}
                maxLength={200}
                onChange={({ target }) => put(index, { ...photo, text: target.value })}
              />
              <div className={styles.acts}>
                {index > 0 && (
                  <IconButton
                    icon="chevron-up"
                    kind="soft"
                    label={t`Move photo ${index + 1} forward`}
                    onClick={() => forward(index)}
                  />
                )}
                <IconButton
                  icon="trash"
                  kind="soft"
                  label={t`Remove photo ${index + 1}`}
                  onClick={() => onChange(photos.toSpliced(index, 1))}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      {photos.length < menuLimits.photos && (
        <div>
          <FileInput id={inputId} kinds={pictureKinds} onChoose={(files) => void choose(files)} />
          <label htmlFor={inputId} className={styles.add}>
            <Icon name="camera" />
            <Trans>Add a photo</Trans>
          </label>
        </div>
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault === 'kind' && <Trans>This file isn’t a picture. Choose a photo of the item.</Trans>}
          {fault === 'size' && <Trans>This photo is larger than 10 MB. Choose a smaller one.</Trans>}
          {fault === 'small' && <Trans>This photo is too small. It needs at least 400 pixels on each side.</Trans>}
        </p>
      )}
      {chosen && (
        <Suspense>
          <CropDialog picture={chosen} onClose={() => setChosen(undefined)} onCrop={add} />
        </Suspense>
      )}
    </div>
  );
}
