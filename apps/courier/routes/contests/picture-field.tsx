import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { FileInput } from 'ui/forms/file-input.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { makePicture } from '../work/photo/make-picture.ts';
import styles from './contests.module.css';

/** A picture that is made small on the phone; a data address, empty without one. */
export function PictureField({ picture, onChange }: { picture: string; onChange: (picture: string) => void }) {
  const { t } = useLingui();
  const id = useId();
  const [isBroken, setIsBroken] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      onChange((await makePicture(file)).picture);
      setIsBroken(false);
    } catch {
      setIsBroken(true);
    }
  };
  return (
    <>
      <div className={styles.photo}>
        <FileInput id={id} kinds={['image/*']} onChoose={([file]) => void read(file)} />
        <label htmlFor={id} className={styles.label}>
          <Icon name={picture ? 'circle-check' : 'camera'} size={24} />
          {picture ? <Trans>Picture added. Choose another</Trans> : <Trans>Add a picture</Trans>}
        </label>
        {picture && <img src={picture} alt={t`What you added`} width={96} height={96} className={styles.picture} />}
      </div>
      {isBroken && (
        <p role="alert" className={styles.fault}>
          <Trans>That photo can’t be read. Take another one.</Trans>
        </p>
      )}
    </>
  );
}
