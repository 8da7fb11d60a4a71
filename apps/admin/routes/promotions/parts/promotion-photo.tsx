import { Trans } from '@lingui/react/macro';
import { pictureKinds } from 'market/account/account.rules';
import { minBannerPixels } from 'market/promotions/promotions-banners.rules';
import { type ReactNode, useId } from 'react';
import { FileInput } from 'ui/forms/file-input.tsx';
import { Icon } from 'ui/media/icon.tsx';
import desk from '../../../layout/desk.module.css';
import settings from '../../settings/settings.module.css';

interface PromotionPhotoProps {
  onChoose: (file: File) => void;
  fault: string | undefined;
  /** What becomes of it; without one it is cut to a square. */
  hint?: ReactNode;
}

/** Chooses the picture of something on offer. */
export function PromotionPhoto({ onChoose, fault, hint }: PromotionPhotoProps) {
  const id = useId();
  return (
    <div className={settings.logoText}>
      <FileInput id={id} kinds={pictureKinds} onChoose={([file]) => file && onChoose(file)} />
      <label htmlFor={id} className={settings.choose}>
        <Icon name="upload" size={18} />
        <Trans>Choose a picture</Trans>
      </label>
      <span className={desk.hint}>
        {hint ?? (
          <Trans>
            It is cut to a square of at least {minBannerPixels} pixels. JPG, PNG or GIF, at most 2 MB. A transparent
            ground looks best.
          </Trans>
        )}
      </span>
      {fault && (
        <span role="alert" className={desk.fault}>
          {fault}
        </span>
      )}
    </div>
  );
}
