import { useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, Suspense } from 'react';
import { classNames } from 'ui/layout/class-names.ts';
import { MapOnTap } from 'ui/map/map-on-tap.tsx';
import type { PlaceMapProps } from 'ui/map/place-map.tsx';
import { useMarket } from '#features/config/use-market.ts';
import styles from './business-map.module.css';

/** If it cannot be loaded, the address beside it is enough. */
const PlaceMap = lazy<ComponentType<PlaceMapProps>>(() =>
  import('ui/map/place-map.tsx').then(
    ({ PlaceMap }) => ({ default: PlaceMap }),
    () => ({ default: () => null }),
  ),
);

/** The place of the business with a pin on it; in the browser only. */
export function BusinessMap({ className }: { className?: string }) {
  const { t } = useLingui();
  const { defaultLocation } = useMarket();
  return (
    <div className={classNames(styles.map, className)}>
      <MapOnTap>
        <Suspense>
          <PlaceMap label={t`Map`} at={defaultLocation} />
        </Suspense>
      </MapOnTap>
    </div>
  );
}
