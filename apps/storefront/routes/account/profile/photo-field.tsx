import { Trans, useLingui } from '@lingui/react/macro';
import { photoKinds } from 'market/account/account.rules';
import { Suspense, useId, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { FileInput } from 'ui/forms/file-input.tsx';
import { usePreview } from 'ui/forms/use-preview.ts';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Avatar } from 'ui/media/avatar.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './photo-field.module.css';

const RemovePhoto = lazyPart(async () => {
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

/** The photo, current or chosen, always square [PROF-10] [PROF-18] [PROF-20]. */
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
          <FileInput
            ref={input}
            id={id}
            kinds={photoKinds}
            aria-describedby={`${id}-hint`}
            aria-invalid={fault ? true : undefined}
            onChoose={([chosen = null]) => onChoose(chosen)}
          />
          <label htmlFor={id} className={styles.choose}>
            <Icon name="camera" size={18} />
            <Trans>Change photo</Trans>
          </label>
          {photo && (
            <Button kind="text" size="small" aria-label={t`Discard the new photo`} onClick={clear}>
              <Trans context="photo">Discard</Trans>
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
