import { useLingui } from '@lingui/react/macro';
import { faultOfPhoto } from '../account/profile-form.ts';

/** Why a file cannot be a picture of an application, in words; undefined where nothing is wrong or none was chosen. */
export function usePictureFault(): (file: File | null) => string | undefined {
  const { t } = useLingui();
  const words = {
    picture_kind: t`Choose a picture of type jpg, png, jpeg or gif.`,
    picture_size: t`The picture may have 2 MB at most.`,
  };
  return (file) => {
    const fault = file ? faultOfPhoto(file) : undefined;
    return fault && words[fault];
  };
}
