import { Trans } from '@lingui/react/macro';
import { photoKinds } from 'market/account/account.rules';
import { type ReactNode, useId } from 'react';
import { FileInput } from 'ui/forms/file-input.tsx';
import { usePreview } from 'ui/forms/use-preview.ts';
import { Icon } from 'ui/media/icon.tsx';
import styles from './picture-drop.module.css';

export interface PictureDropProps {
  name: string;
  label: ReactNode;
  /** What the picture should be like. */
  hint: ReactNode;
  file: File | null;
  fault?: string;
  onChoose: (file: File | null) => void;
}

/** Takes a picture that need not be there, and shows it. */
export function PictureDrop({ name, label, hint, file, fault, onChoose }: PictureDropProps) {
  const id = useId();
  const preview = usePreview(file);
  return (
    <div>
      <FileInput
        id={id}
        name={name}
        kinds={photoKinds}
        aria-describedby={`${id}-hint`}
        aria-invalid={fault ? true : undefined}
        onChoose={([chosen = null]) => onChoose(chosen)}
      />
      <label htmlFor={id} className={styles.drop}>
        {preview ? <img src={preview} alt="" className={styles.preview} /> : <Icon name="image" size={24} />}
        <b>
          {label}{' '}
          <span className={styles.hint}>
            (<Trans>optional</Trans>)
          </span>
        </b>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </label>
      {fault && (
        <p role="alert" className={styles.fault}>
          <Icon name="circle-alert" size={16} />
          {fault}
        </p>
      )}
    </div>
  );
}
