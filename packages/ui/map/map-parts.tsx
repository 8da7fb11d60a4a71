import * as Leaflet from 'leaflet';
import { useEffect, useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import type { MapPoint } from './map-frame.tsx';
import styles from './route-map.module.css';

/** Pixels that something floating covers, on each side of a map. */
export interface CoveredSides {
  start?: number;
  end?: number;
  top?: number;
  bottom?: number;
}

/** All places in sight, clear of what floats over the map; the pins are taller than their place. */
export function useFit(
  map: Leaflet.Map,
  places: readonly MapPoint[],
  { start = 0, end = 0, top = 0, bottom = 0 }: CoveredSides = {},
  pinScale = 1,
) {
  const corners = places.map(({ lat, lng }) => `${lat},${lng}`).join(' ');
  useEffect(() => {
    if (corners === '') return;
    const bounds = Leaflet.latLngBounds(
      corners.split(' ').map((corner) => corner.split(',').map(Number) as [number, number]),
    );
    const isRtl = getComputedStyle(map.getContainer()).direction === 'rtl';
    const [left, right] = isRtl ? [end, start] : [start, end];
    const fit = () => {
      map.fitBounds(bounds, {
        paddingTopLeft: [left + pinRoom.side * pinScale, top + pinRoom.above * pinScale],
        paddingBottomRight: [right + pinRoom.side * pinScale, bottom + pinRoom.below * pinScale],
        maxZoom: 17,
      });
    };
    fit();
    // A phone that is turned has another shape.
    map.on('resize', fit);
    return () => {
      map.off('resize', fit);
    };
  }, [map, corners, start, end, top, bottom, pinScale]);
}

const pinRoom = { side: 56, above: 96, below: 40 };

/** A line on a map. */
export function Line({
  map,
  points,
  className,
}: {
  map: Leaflet.Map;
  points: readonly MapPoint[];
  className?: string;
}) {
  const [line] = useState(() => Leaflet.polyline([], { className, interactive: false }));
  useEffect(() => {
    line.addTo(map);
    return () => {
      line.remove();
    };
  }, [map, line]);
  useEffect(() => {
    line.setLatLngs([...points]);
  }, [line, points]);
  return null;
}

/** A pin with its tip at the place. */
export function Pin({ icon, className }: { icon: IconName; className?: string }) {
  return (
    <span className={classNames(styles.pin, className)}>
      <svg aria-hidden="true" viewBox="-34 -84 68 92" className={styles.drop}>
        <ellipse rx="16" ry="5" className={styles.shade} />
        <path d="M0 0C-8-14-30-26-30-50a30 30 0 0 1 60 0C30-26 8-14 0 0Z" strokeWidth="4" />
      </svg>
      <Icon name={icon} size={26} className={styles.sign} />
    </span>
  );
}
