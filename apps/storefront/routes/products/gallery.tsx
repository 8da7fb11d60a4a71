import { Trans, useLingui } from '@lingui/react/macro';
import { isUploaded } from 'market/values/image-path';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { Picture } from 'ui/media/picture.tsx';
import styles from './gallery.module.css';
import { usePictureDialog } from './use-picture-dialog.tsx';

export interface GalleryProps {
  pictures: readonly string[];
  /** What they show, in their order; where it is empty the name stands in. */
  texts?: readonly string[];
  /** What has been chosen, such as a colour: the picture whose text says so is shown. */
  options?: readonly string[];
  /** The name of the item, for screen readers. */
  name: string;
  /** What floats over the stage. */
  children?: ReactNode;
}

/** Visible thumbnails [ITEM-03]. */
const maxThumbnails = 5;

/** The pictures of an item: one large, the others beside it [ITEM-01] [ITEM-02]. */
export function Gallery({ pictures, texts = [], options = [], name, children }: GalleryProps) {
  const { t } = useLingui();
  const chosenKind = options.join();
  const [{ chosen, kind }, setShown] = useState({ chosen: pictureOf(options, texts) ?? 0, kind: chosenKind });
  if (kind !== chosenKind) setShown({ chosen: pictureOf(options, texts) ?? chosen, kind: chosenKind });
  const setChosen = (index: number) => setShown({ chosen: index, kind });
  const zoom = usePictureDialog();
  const picture = pictures[chosen] ?? pictures[0] ?? '';
  const index = chosen + 1;
  const count = pictures.length;
  return (
    <div className={styles.gallery}>
      <MediaFrame
        src={picture}
        alt={texts[chosen] || name}
        sizes="(min-width: 1180px) 560px, (min-width: 600px) 48vw, 100vw"
        isPriority
        className={classNames(styles.media, !isUploaded(picture) && styles.drawn)}
      >
        {children}
        {count > 1 && (
          <bdi dir="ltr" aria-hidden="true" className={styles.count}>
            {index} / {count}
          </bdi>
        )}
        <IconButton
          icon="zoom-in"
          kind="raised"
          label={t`Zoom image`}
          className={styles.zoom}
          onClick={() => zoom.open(picture)}
        />
      </MediaFrame>
      <VisuallyHidden>
        <span role="status">
          <Trans>
            Image {index} of {count}
          </Trans>
        </span>
      </VisuallyHidden>
      {count > 1 && <Thumbnails pictures={pictures} chosen={chosen} onChoose={setChosen} />}
      {zoom.dialogFor(name)}
    </div>
  );
}

/** Returns the place of the picture that shows a chosen option: its text ends with it. */
function pictureOf(options: readonly string[], texts: readonly string[]): number | undefined {
  const index = texts.findIndex((text) => options.some((option) => text === option || text.endsWith(`, ${option}`)));
  return index < 0 ? undefined : index;
}

interface ThumbnailsProps {
  pictures: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
}

function Thumbnails({ pictures, chosen, onChoose }: ThumbnailsProps) {
  const { t } = useLingui();
  const strip = useRef<HTMLFieldSetElement>(null);
  const count = pictures.length;
  const further = () => {
    const { clientHeight = 0 } = strip.current ?? {};
    strip.current?.scrollBy({ top: clientHeight, behavior: 'smooth' });
  };
  return (
    <div className={styles.side}>
      <fieldset ref={strip} className={styles.thumbnails} aria-label={t`Pictures`}>
        {pictures.map((picture, place) => {
          const index = place + 1;
          return (
            <button
              key={picture}
              type="button"
              aria-label={t`Image ${index} of ${count}`}
              aria-pressed={place === chosen}
              className={classNames(styles.thumbnail, place === chosen && styles.chosen)}
              onClick={() => onChoose(place)}
            >
              <Picture
                src={picture}
                alt=""
                sizes="80px"
                className={isUploaded(picture) ? styles.photo : styles.picture}
              />
            </button>
          );
        })}
      </fieldset>
      {count > maxThumbnails && (
        <IconButton
          icon="chevron-down"
          kind="soft"
          iconSize={20}
          label={t`Next pictures`}
          className={styles.next}
          onClick={further}
        />
      )}
    </div>
  );
}
