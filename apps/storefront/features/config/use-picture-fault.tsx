import { useLingui } from '@lingui/react/macro';
import { photoKinds, refusalOfPicture } from 'market/account/account.rules';

/** Why a file cannot be taken as a picture, in words; undefined where nothing is wrong or none was chosen. */
export function usePictureFault(
  kinds: readonly string[] = photoKinds,
): (file: File | null | undefined) => string | undefined {
  const { t } = useLingui();
  const words = {
    picture_kind: t`Choose a picture of type jpg, png, jpeg or gif.`,
    picture_size: t`The picture may be at most 2 MB.`,
  };
  return (file) => {
    const fault = file ? refusalOfPicture(file, kinds) : undefined;
    return fault && words[fault];
  };
}
