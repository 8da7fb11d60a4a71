import { Trans, useLingui } from '@lingui/react/macro';
import { type PictureFault, readPicture } from 'app-kit/browser/crop-picture.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { pictureKinds } from 'market/account/account.rules';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { initialsOf } from 'ui/formats/initials-of.ts';
import { FileInput } from 'ui/forms/file-input.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { Monogram } from 'ui/media/monogram.tsx';
import styles from './store-pictures.module.css';
import { type StorePicture, type StoreProfile, useSavePicture } from './store-profile-calls.ts';

const CropDialog = lazy(async () => ({
  default: (await import('../../features/stores/crop-dialog.tsx')).CropDialog,
}));

/** The height of each picture as a share of its width. */
const heightShares = { logo: 1, cover: 9 / 16, entrance: 1 };

interface ChosenPicture {
  picture: StorePicture;
  bitmap: ImageBitmap;
}

/** Cover and logo of a store as its card shows them, each to be replaced or removed [STO-093]. */
export function StorePictures({ storeId, profile }: { storeId: number; profile: StoreProfile }) {
  const { t } = useLingui();
  const {
    name,
    tagline,
    version,
    logo_full_url: logo,
    cover_photo_full_url: cover,
    entrance_full_url: entrance,
  } = profile;
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [fault, setFault] = useState<PictureFault>();
  const save = useSavePicture(storeId);
  const choose = async (picture: StorePicture, [file]: File[]) => {
    if (!file) return;
    const read = await readPicture(file);
    setFault(typeof read === 'string' ? read : undefined);
    if (typeof read !== 'string') setChosen({ picture, bitmap: read });
  };
  const send = (picture: StorePicture, photo: Blob | null) => {
    setChosen(undefined);
    const added = picture === 'entrance' ? t`Riders see the new picture.` : t`Customers see the new picture.`;
    const done = photo ? added : t`Picture removed.`;
    save.mutate({ picture, photo, version }, { onSuccess: () => toast({ text: done, tone: 'ok' }) });
  };
  const part = { isBusy: save.isPending, onChoose: choose, onRemove: send };
  return (
    <section aria-label={t`Pictures`} className={styles.pictures}>
      <div className={styles.card}>
        {cover ? (
          <img src={cover} alt={t`Cover of ${name}`} width={360} height={202} className={styles.cover} />
        ) : (
          <p className={styles.noCover}>
            <Icon name="image" />
            <Trans>Without a cover, customers see a picture of the module.</Trans>
          </p>
        )}
        <div className={styles.brand}>
          {logo ? (
            <img src={logo} alt={t`Logo of ${name}`} width={64} height={64} className={styles.logo} />
          ) : (
            <Monogram letters={initialsOf(name, '')} size="large" />
          )}
          <div className={styles.words}>
            <p className={styles.name}>{name}</p>
            {tagline && <p className={styles.tagline}>{tagline}</p>}
          </div>
        </div>
      </div>
      <div className={styles.acts}>
        <PictureActs {...part} picture="cover" isThere={cover !== null} removeLabel={t`Remove cover`}>
          {cover ? <Trans>Replace cover</Trans> : <Trans>Add a cover</Trans>}
        </PictureActs>
        <PictureActs {...part} picture="logo" isThere={logo !== null} removeLabel={t`Remove logo`}>
          {logo ? <Trans>Replace logo</Trans> : <Trans>Add a logo</Trans>}
        </PictureActs>
        <PictureActs
          {...part}
          picture="entrance"
          isThere={entrance !== null}
          removeLabel={t`Remove the picture of the entrance`}
        >
          {entrance ? <Trans>Replace the picture of the entrance</Trans> : <Trans>Show riders the entrance</Trans>}
        </PictureActs>
      </div>
      {entrance && (
        <p className={styles.entrance}>
          <img src={entrance} alt={t`Entrance of ${name}`} width={96} height={96} className={styles.logo} />
          <Trans>Riders see this. Customers don’t.</Trans>
        </p>
      )}
      {save.isPending && (
        <p role="status" className={styles.note}>
          <Trans>Saving the picture…</Trans>
        </p>
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault === 'kind' && <Trans>This file isn’t a picture. Choose a photo.</Trans>}
          {fault === 'size' && <Trans>This photo is larger than 10 MB. Choose a smaller one.</Trans>}
          {fault === 'small' && <Trans>This photo is too small. It needs at least 400 pixels on each side.</Trans>}
        </p>
      )}
      {save.error && <CallFaultNote error={save.error} />}
      {chosen && (
        <Suspense>
          <CropDialog
            picture={chosen.bitmap}
            heightShare={heightShares[chosen.picture]}
            onClose={() => setChosen(undefined)}
            onCrop={(photo) => send(chosen.picture, photo)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface PictureActsProps {
  picture: StorePicture;
  isThere: boolean;
  isBusy: boolean;
  removeLabel: string;
  children: ReactNode;
  onChoose: (picture: StorePicture, files: File[]) => Promise<void>;
  onRemove: (picture: StorePicture, photo: null) => void;
}

function PictureActs({ picture, isThere, isBusy, removeLabel, children, onChoose, onRemove }: PictureActsProps) {
  const inputId = useId();
  return (
    <div className={styles.act}>
      <FileInput
        id={inputId}
        kinds={pictureKinds}
        disabled={isBusy}
        onChoose={(files) => void onChoose(picture, files)}
      />
      <label htmlFor={inputId} className={styles.choose}>
        <Icon name="camera" />
        {children}
      </label>
      {isThere && (
        <Button kind="outline" icon="trash" aria-disabled={isBusy} onClick={() => !isBusy && onRemove(picture, null)}>
          {removeLabel}
        </Button>
      )}
    </div>
  );
}
