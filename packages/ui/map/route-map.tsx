import * as Leaflet from 'leaflet';
import { imagePath } from 'market/values/image-path';
import { useEffect, useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import { useSmoothPosition } from '../layout/use-smooth-position.ts';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import { Picture } from '../media/picture.tsx';
import type { MapBase } from './map-base.ts';
import { MapControls } from './map-controls.tsx';
import { MapFrame, type MapPoint } from './map-frame.tsx';
import { MapMarker } from './map-marker.tsx';
import styles from './route-map.module.css';
import { splitRoute } from './split-route.ts';

export interface RouteMapProps {
  label: string;
  /** Where the way begins, and the drawing of its pin. */
  store: MapPoint;
  storeIcon?: IconName;
  /** Where it ends; null when it is fetched by the shopper. */
  home: MapPoint | null;
  /** Null until a courier is on the way. Moves glide. */
  courier: MapPoint | null;
  /** The corners of the way from store to home. */
  route: readonly MapPoint[];
  /** Pixels that something floating covers, on each side. */
  covered?: { start?: number; end?: number; top?: number; bottom?: number };
  base?: MapBase;
  className?: string;
}

/** The zoom at which a way opens, before both of its ends are fitted in [LOC-40]. */
const openingZoom = 10;

/** The way from one place to another, and how far of it is done. In the browser only; words beside it say the same. */
export function RouteMap({ label, base, className, ...way }: RouteMapProps) {
  const { store, home } = way;
  const centre = home ? { lat: (store.lat + home.lat) / 2, lng: (store.lng + home.lng) / 2 } : store;
  return (
    <MapFrame
      label={label}
      centre={centre}
      zoom={openingZoom}
      base={base}
      className={classNames(styles.map, className)}
    >
      {(map) => (
        <>
          <RouteLine map={map} {...way} />
          <MapControls map={map} covered={way.covered?.bottom} />
        </>
      )}
    </MapFrame>
  );
}

type WayProps = Omit<RouteMapProps, 'label' | 'base' | 'className'> & { map: Leaflet.Map };

function RouteLine({ map, store, storeIcon = 'store', home, courier, route, covered }: WayProps) {
  const rider = useSmoothPosition(courier);
  useFit(map, [store, ...(home ? [home] : [])], covered);
  const corners = route.length > 1 ? route : home ? [store, home] : [];
  const { behind, ahead } = rider ? splitRoute(corners, rider) : { behind: [], ahead: corners };
  return (
    <>
      <Line map={map} points={corners.length > 1 ? [...behind, ...ahead] : []} className={styles.casing} />
      <Line map={map} points={ahead} className={styles.ahead} />
      <Line map={map} points={behind} className={styles.behind} />
      <MapMarker map={map} at={store} level={1}>
        <Pin icon={storeIcon} className={styles.store} />
      </MapMarker>
      {home && (
        <MapMarker map={map} at={home} level={1}>
          <Pin icon="house" className={styles.home} />
        </MapMarker>
      )}
      {rider && (
        <MapMarker map={map} at={rider} level={2}>
          <span className={styles.rider}>
            <Picture src={imagePath('scooter')} alt="" sizes="42px" isPriority className={styles.scooter} />
          </span>
        </MapMarker>
      )}
    </>
  );
}

/** Both ends in sight, clear of what floats over the map; the pins are taller than their place. */
function useFit(
  map: Leaflet.Map,
  ends: MapPoint[],
  { start = 0, end = 0, top = 0, bottom = 0 }: WayProps['covered'] = {},
) {
  const corners = ends.map(({ lat, lng }) => `${lat},${lng}`).join(' ');
  useEffect(() => {
    const bounds = Leaflet.latLngBounds(
      corners.split(' ').map((corner) => corner.split(',').map(Number) as [number, number]),
    );
    const isRtl = getComputedStyle(map.getContainer()).direction === 'rtl';
    const [left, right] = isRtl ? [end, start] : [start, end];
    const fit = () => {
      map.fitBounds(bounds, {
        paddingTopLeft: [left + pinRoom.side, top + pinRoom.above],
        paddingBottomRight: [right + pinRoom.side, bottom + pinRoom.below],
        maxZoom: 17,
      });
    };
    fit();
    // A phone that is turned has another shape.
    map.on('resize', fit);
    return () => {
      map.off('resize', fit);
    };
  }, [map, corners, start, end, top, bottom]);
}

const pinRoom = { side: 56, above: 96, below: 40 };

function Line({ map, points, className }: { map: Leaflet.Map; points: readonly MapPoint[]; className?: string }) {
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
function Pin({ icon, className }: { icon: IconName; className?: string }) {
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
