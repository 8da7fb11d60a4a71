import { Trans, useLingui } from '@lingui/react/macro';
import type { Coordinates } from 'market/places/places.rules';
import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { toastAfterLoad } from 'ui/feedback/carried-toasts.ts';
import { classNames } from 'ui/layout/class-names.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { useFullscreen } from 'ui/overlays/use-fullscreen.ts';
import { useMarket } from '#features/config/use-market.ts';
import { pathAfterModule } from '#features/modules/after-module.ts';
import { ModuleChooserDialog } from '#features/modules/module-chooser-dialog.tsx';
import { DeviceButton } from '../device-button.tsx';
import { LazyPickMap } from '../lazy-pick-map.tsx';
import { PlaceSearch } from '../place-search.tsx';
import { type ChosenPlace, savePlace } from '../save-place.ts';
import { usePickedPlace } from '../use-picked-place.ts';
import { usePlaceName } from '../use-place-name.tsx';
import { useZoneBorders } from '../use-zone-borders.ts';
import { OtherOptions } from './other-options.tsx';
import styles from './pick-location-dialog.module.css';
import { PickedFooter } from './picked-footer.tsx';

export interface PickLocationDialogProps {
  /**
   * `delivery` saves the place, asks for a module and goes to its home; the others return the place to the caller: that
   * of a parcel or of a store [LOC-08] [LOC-09].
   */
  purpose: 'delivery' | 'parcel' | 'store';
  /** Where the pin begins; else the stored place, else that of the configuration [LOC-36]. */
  start?: Coordinates & { address?: string };
  onPick?: (place: ChosenPlace) => void;
  /** Shows the saved addresses; without it a message says that they need an account [LOC-30]. */
  onSaved?: () => void;
  /** The module that was pressed before the place was asked for; it is not asked for again where it is offered. */
  pressedModule?: number | undefined;
  onClose: () => void;
}

/** Search or drag until the pin is at the right place; import it lazily. */
export function PickLocationDialog({
  purpose,
  start,
  onPick,
  onSaved,
  pressedModule,
  onClose,
}: PickLocationDialogProps) {
  const [isChoosingModule, setIsChoosingModule] = useState(false);
  const confirm = (place: ChosenPlace) => {
    if (purpose === 'delivery') {
      if (savePlace(place)) setIsChoosingModule(true);
      return;
    }
    onPick?.(place);
    onClose();
  };
  if (isChoosingModule) return <ModuleStep pressed={pressedModule} />;
  const otherOptions = (input: SearchField) =>
    purpose === 'delivery' && (
      <OtherOptions onSearch={() => input.current?.focus()} onSaved={onSaved} onLeave={onClose} />
    );
  return <PlaceStep start={start} otherWays={otherOptions} onConfirm={confirm} onClose={onClose} />;
}

/** The dialog after the place; when it closes, the page reloads [LOC-22] to [LOC-24]. */
function ModuleStep({ pressed }: { pressed: number | undefined }) {
  const { t } = useLingui();
  const leave = () => {
    toastAfterLoad({ text: t`New location has been set` });
    void pathAfterModule().then((path) => location.replace(path));
  };
  const choose = () => {
    toastAfterLoad({ text: t`A module has been selected.` });
    leave();
  };
  return <ModuleChooserDialog pressed={pressed} onChosen={choose} onClose={leave} />;
}

type SearchField = RefObject<HTMLInputElement | null>;

interface PlaceStepProps extends Pick<PickLocationDialogProps, 'start' | 'onClose'> {
  /** Below the map. */
  otherWays: (search: SearchField) => ReactNode;
  onConfirm: (place: ChosenPlace) => void;
}

function PlaceStep({ start, otherWays: otherOptions, onConfirm, onClose }: PlaceStepProps) {
  const { t } = useLingui();
  const { place, defaultLocation } = useMarket();
  const opening = start ?? place ?? { ...defaultLocation, address: undefined };
  const { lat, lng, address: openingAddress } = opening;
  const { picked, target, leave, resolve, moveTo, choose } = usePickedPlace({ lat, lng }, openingAddress);
  const [isListOpen, setIsListOpen] = useState(false);
  const naming = usePlaceName(picked);
  const borders = useZoneBorders();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isFull, toggle } = useFullscreen(frame);
  const confirm = () => {
    const { point, delivery } = picked;
    if (delivery) onConfirm({ ...point, address: naming.address, zoneIds: delivery.zoneIds });
  };
  // Escape closes the list first, then leaves fullscreen: the dialog gets the event before they do.
  const close = () => {
    if (isListOpen) setIsListOpen(false);
    else if (isFull) toggle();
    else onClose();
  };

  return (
    <Dialog
      title={t`Pick Location`}
      description={<Trans>Drag the map until the pin sits on your gate</Trans>}
      width={880}
      isBare
      onClose={close}
      footer={
        <PickedFooter
          picked={picked}
          naming={naming}
          onConfirm={confirm}
          // A place outside all zones has no zone to save [LOC-18].
          onLeave={onClose}
          onRetry={() => resolve(picked.point)}
        />
      }
    >
      <div ref={frame} className={classNames(styles.frame, isFull && styles.full)}>
        <Suspense>
          <LazyPickMap
            label={t`Map`}
            target={target}
            borders={borders}
            onLeave={leave}
            onSettle={resolve}
            className={styles.map}
            controls={
              <>
                <IconButton
                  kind="raised"
                  icon="maximize"
                  iconSize={19}
                  label={isFull ? t`Exit fullscreen` : t`Fullscreen`}
                  onClick={toggle}
                />
                <DeviceButton className={styles.device} onFound={moveTo} onSearch={() => input.current?.focus()} />
              </>
            }
          />
        </Suspense>
        <PlaceSearch
          input={input}
          near={picked.point}
          isOpen={isListOpen}
          onOpen={setIsListOpen}
          onChoose={choose}
          onUnknown={naming.takeSearched}
          unknown={naming.unknown}
        />
      </div>
      {otherOptions(input)}
    </Dialog>
  );
}
