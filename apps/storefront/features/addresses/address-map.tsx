import { useLingui } from '@lingui/react/macro';
import { Suspense, useRef } from 'react';
import { DeviceButton } from '#features/places/device-button.tsx';
import { LazyPickMap } from '#features/places/lazy-pick-map.tsx';
import { PlaceSearch } from '#features/places/place-search.tsx';
import type { usePickedPlace } from '#features/places/use-picked-place.ts';
import type { PlaceName } from '#features/places/use-place-name.tsx';
import { useZoneBorders } from '#features/places/use-zone-borders.ts';
import styles from './address-map.module.css';

export interface AddressMapProps {
  picking: ReturnType<typeof usePickedPlace>;
  naming: PlaceName;
  isListOpen: boolean;
  onListOpen: (isOpen: boolean) => void;
}

/** The map of an address with its device button [ADDR-01] [ADDR-02], and the search that does the same in words. */
export function AddressMap({ picking, naming, isListOpen, onListOpen }: AddressMapProps) {
  const { t } = useLingui();
  const { picked, target, leave, resolve, moveTo, choose } = picking;
  const input = useRef<HTMLInputElement>(null);
  const borders = useZoneBorders();
  return (
    <div className={styles.frame}>
      <Suspense>
        <LazyPickMap
          label={t`Map`}
          target={target}
          borders={borders}
          onLeave={leave}
          onSettle={resolve}
          className={styles.map}
          controls={<DeviceButton className={styles.device} onFound={moveTo} onSearch={() => input.current?.focus()} />}
        />
      </Suspense>
      <PlaceSearch
        input={input}
        near={picked.point}
        isOpen={isListOpen}
        onOpen={onListOpen}
        onChoose={choose}
        onUnknown={naming.takeSearched}
        unknown={naming.unknown}
      />
    </div>
  );
}
