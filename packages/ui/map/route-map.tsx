import type * as Leaflet from 'leaflet';
import { imagePath } from 'market/values/image-path';
import { classNames } from '../layout/class-names.ts';
import { useSmoothPosition } from '../layout/use-smooth-position.ts';
import type { IconName } from '../media/icon-names.ts';
import { Picture } from '../media/picture.tsx';
import type { MapBase } from './map-base.ts';
import { MapControls } from './map-controls.tsx';
import { MapFrame, type MapPoint } from './map-frame.tsx';
import { MapMarker } from './map-marker.tsx';
import { type CoveredSides, Line, Pin, useFit } from './map-parts.tsx';
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
  /** The corners of the way by road from store to home; empty where it is unknown. */
  route: readonly MapPoint[];
  covered?: CoveredSides;
  /** On a small map, or two pins cover each other. */
  hasSmallPins?: boolean;
  base?: MapBase;
  className?: string;
}

/** The zoom at which a way opens, before both of its ends are fitted in [LOC-40]. */
const openingZoom = 10;

/** The way from one place to another, and how far of it is done. In the browser only; words beside it say the same. */
export function RouteMap({ label, base, className, hasSmallPins = false, ...way }: RouteMapProps) {
  const { store, home } = way;
  const centre = home ? { lat: (store.lat + home.lat) / 2, lng: (store.lng + home.lng) / 2 } : store;
  return (
    <MapFrame
      label={label}
      centre={centre}
      zoom={openingZoom}
      base={base}
      className={classNames(styles.map, hasSmallPins && styles.small, className)}
    >
      {(map) => (
        <>
          <RouteLine map={map} hasSmallPins={hasSmallPins} {...way} />
          <MapControls map={map} covered={way.covered?.bottom} />
        </>
      )}
    </MapFrame>
  );
}

type WayProps = Omit<RouteMapProps, 'label' | 'base' | 'className'> & { map: Leaflet.Map };

function RouteLine({ map, store, storeIcon = 'store', home, courier, route, covered, hasSmallPins }: WayProps) {
  const rider = useSmoothPosition(courier);
  useFit(map, [store, ...(home ? [home] : [])], covered, hasSmallPins ? 0.6 : 1);
  // Without a known way there is no line: a straight one would lead through houses and water.
  const { behind, ahead } = rider && route.length > 1 ? splitRoute(route, rider) : { behind: [], ahead: route };
  return (
    <>
      <Line map={map} points={[...behind, ...ahead]} className={styles.casing} />
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
