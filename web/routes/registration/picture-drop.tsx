import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { photoAccept } from '../account/profile-form.ts';
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
      <input
        id={id}
        name={name}
        type="file"
        accept={photoAccept}
        aria-describedby={`${id}-hint`}
        aria-invalid={fault ? true : undefined}
        className={styles.input}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0] ?? null);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
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

/** An address for a file of this device, as long as it is shown. */
function usePreview(file: File | null): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!file) return setPreview(undefined);
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return preview;
}
