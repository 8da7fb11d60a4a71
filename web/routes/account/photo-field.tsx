import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Avatar } from '#features/account/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './photo-field.module.css';
import { photoAccept } from './profile-form.ts';

const RemovePhoto = lazy(async () => {
  const { RemovePhoto } = await import('./remove-photo.tsx');
  return { default: RemovePhoto };
});

interface PhotoFieldProps {
  photo: File | null;
  imageUrl: string | null;
  initials: string;
  fault: string | undefined;
  onChoose: (photo: File | null) => void;
}

/** The photo, as it is or as it will be, always square [PROF-10] [PROF-18] [PROF-20]. */
export function PhotoField({ photo, imageUrl, initials, fault, onChoose }: PhotoFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(photo);
  const [isRemoving, setIsRemoving] = useState(false);
  const clear = () => {
    onChoose(null);
    input.current?.focus();
  };
  return (
    <div className={styles.photo}>
      <Avatar imageUrl={preview ?? imageUrl} initials={initials} size="large" />
      <div className={styles.words}>
        <div className={styles.controls}>
          <input
            ref={input}
            id={id}
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
          <label htmlFor={id} className={styles.choose}>
            <Icon name="camera" size={18} />
            <Trans>Change photo</Trans>
          </label>
          {photo && (
            <Button kind="text" size="small" aria-label={t`Discard the new photo`} onClick={clear}>
              <Trans>Discard</Trans>
            </Button>
          )}
          {!photo && imageUrl && (
            <Button kind="text" size="small" aria-haspopup="dialog" onClick={() => setIsRemoving(true)}>
              <Trans>Remove photo</Trans>
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          <Trans>JPG, PNG or GIF, up to 2 MB, shown square</Trans>
        </p>
        {fault && (
          <p role="alert" className={styles.fault}>
            <Icon name="circle-alert" size={16} />
            {fault}
          </p>
        )}
      </div>
      <Suspense>{isRemoving && <RemovePhoto onClose={() => setIsRemoving(false)} />}</Suspense>
    </div>
  );
}

/** An address for a file of this device, as long as it is shown. */
function usePreview(photo: File | null): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!photo) return setPreview(undefined);
    const url = URL.createObjectURL(photo);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return preview;
}
