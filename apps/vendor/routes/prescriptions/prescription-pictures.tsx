import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import styles from './prescription-pictures.module.css';

export interface PrescriptionPicturesProps {
  pictures: readonly { id: string; image_full_url: string }[];
  /** Its link opens for five minutes only. */
  onFault: () => void;
}

const zooms = [1, 1.5, 2, 3, 4] as const;
const lights = [1, 1.35, 1.8] as const;
const quarter = 90;

/** The pictures of a prescription, one at a time and large: turned, zoomed and brightened to be read [STO-069]. */
export function PrescriptionPictures({ pictures, onFault }: PrescriptionPicturesProps) {
  const { t } = useLingui();
  const [index, setPlace] = useState(0);
  const [turns, setTurns] = useState(0);
  const [zoom, setZoom] = useState(0);
  const [light, setLight] = useState(0);
  const picture = pictures[index] ?? pictures[0];
  if (!picture) {
    return (
      <p className={styles.none}>
        <Trans>The photos of this prescription were deleted, 30 days after its order ended.</Trans>
      </p>
    );
  }
  const number = index + 1;
  const count = pictures.length;
  const look = {
    '--zoom': zooms[zoom],
    '--light': lights[light],
    '--turn': `${turns * quarter}deg`,
  } as CSSProperties;
  return (
    <section aria-label={t`Photos`} className={styles.pictures}>
      <div className={styles.tools}>
        {count > 1 && (
          <Segmented
            label={t`Photo`}
            value={String(index)}
            options={pictures.map((_picture, at) => ({ value: String(at), label: at + 1 }))}
            onChange={(at) => setPlace(Number(at))}
          />
        )}
        <span className={styles.gap} />
        <IconButton icon="rotate-ccw" label={t`Turn left`} onClick={() => setTurns(turns - 1)} />
        <IconButton
          icon="minus"
          label={t`Zoom out`}
          aria-disabled={zoom === 0}
          onClick={() => setZoom(Math.max(0, zoom - 1))}
        />
        <IconButton
          icon="zoom-in"
          label={t`Zoom in`}
          aria-disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}
        />
        <IconButton
          icon="sun"
          label={t`Brighten`}
          aria-pressed={light > 0}
          onClick={() => setLight((light + 1) % lights.length)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys */}
      <div tabIndex={0} className={styles.stage}>
        <div className={styles.sheet} style={look} data-across={turns % 2 !== 0 || undefined}>
          <img
            src={picture.image_full_url}
            alt={t`Prescription, ${number} of ${count}`}
            draggable={false}
            className={styles.picture}
            onContextMenu={(event) => event.preventDefault()}
            onError={onFault}
          />
        </div>
      </div>
    </section>
  );
}
