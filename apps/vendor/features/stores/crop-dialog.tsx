import { Trans, useLingui } from '@lingui/react/macro';
import { type Crop, cropPicture, moveCrop, paintCrop, withinPicture } from 'app-kit/browser/crop-picture.ts';
import { type PointerEvent, useEffect, useId, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import styles from './crop-dialog.module.css';

export interface CropDialogProps {
  picture: ImageBitmap;
  /** The height of the wanted part as a share of its width; a square by default. */
  heightShare?: number;
  onClose: () => void;
  onCrop: (photo: Blob) => void;
}

/** Pixels of the canvas; styles show it as wide as fits. */
const canvasWidth = 640;
const maxZoom = 3;
const step = 0.02;

/** Chooses the part of a picture that is shown: by dragging, by the keys, and by its zoom [STO-051]. */
export function CropDialog({ picture, heightShare = 1, onClose, onCrop }: CropDialogProps) {
  const { t } = useLingui();
  // The dialog shows its content after the first effects.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const zoomId = useId();
  const [crop, setCrop] = useState<Crop>({ x: 0.5, y: 0.5, zoom: 1, turns: 0 });
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (canvas) paintCrop(canvas, picture, crop);
  }, [canvas, picture, crop]);
  const move = (x: number, y: number) => setCrop((now) => moveCrop(picture, now, { x, y }, heightShare));
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0) return;
    move(-movementX / currentTarget.clientWidth, -movementY / currentTarget.clientWidth);
  };
  const keys: Record<string, [number, number]> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  };
  const finish = async () => {
    setBusy(true);
    onCrop(await cropPicture(picture, crop, heightShare));
  };
  return (
    <Dialog
      title={<Trans>Crop the photo</Trans>}
      onClose={onClose}
      footer={
        <Button isBlock isLoading={isBusy} onClick={() => void finish()}>
          <Trans>Use photo</Trans>
        </Button>
      }
    >
      <div className={styles.crop}>
        {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture, as dragging does */}
        <canvas
          ref={setCanvas}
          width={canvasWidth}
          height={Math.round(canvasWidth * heightShare)}
          tabIndex={0}
          role="img"
          aria-label={t`The part that customers see. Drag it, or use the arrow keys.`}
          className={styles.canvas}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={drag}
          onKeyDown={(event) => {
            const by = keys[event.key];
            if (!by) return;
            event.preventDefault();
            move(...by);
          }}
        />
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
        <div className={styles.tools}>
          <label htmlFor={zoomId}>
            <Trans>Zoom</Trans>
          </label>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={crop.zoom}
            className={styles.zoom}
            onChange={({ target }) => {
              const zoom = Number(target.value);
              setCrop((now) => withinPicture(picture, { ...now, zoom }, heightShare));
            }}
          />
          <Button
            kind="outline"
            icon="refresh-cw"
            onClick={() =>
              setCrop((now) => withinPicture(picture, { ...now, turns: (now.turns + 1) % 4 }, heightShare))
            }
          >
            <Trans>Turn</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
