import { Trans, useLingui } from '@lingui/react/macro';
import type { Coordinates } from 'market/places/places.rules';
import { isInside } from 'market/zones/zones.rules';
import { Suspense, useRef } from 'react';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { useIsVisible } from 'ui/layout/use-becomes-visible.ts';
import { LazyPickMap } from '#features/places/lazy-pick-map.tsx';
import styles from './registration.module.css';
import type { ZoneToApplyFor } from './zones-of-market.server.ts';

export interface PlaceInZoneProps {
  zone: ZoneToApplyFor;
  point: Coordinates;
  onMove: (point: Coordinates) => void;
}

/** The zone with its border, and a pin for the door; loads when visible. */
export function PlaceInZone({ zone, point, onMove }: PlaceInZoneProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const isVisible = useIsVisible(frame);
  return (
    <>
      <div ref={frame} className={styles.map}>
        <Suspense>
          {isVisible && (
            <LazyPickMap
              key={zone.id}
              label={t`Map`}
              target={zone.center}
              area={zone.area}
              onLeave={() => {}}
              onSettle={onMove}
              className={styles.pickMap}
            />
          )}
        </Suspense>
      </div>
      {isInside(point, zone.area) ? (
        <BannerNote tone="ok" icon="circle-check">
          <Trans>The pin is inside the zone.</Trans>
        </BannerNote>
      ) : (
        <BannerNote tone="bad" icon="circle-alert">
          <Trans>The pin is outside the zone. Move the map, or choose another zone.</Trans>
        </BannerNote>
      )}
    </>
  );
}
