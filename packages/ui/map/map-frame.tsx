import * as Leaflet from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { type ReactNode, useCallback, useContext, useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import { demoMap, type MapBase, tileMap } from './map-base.ts';
import styles from './map-frame.module.css';
import { MapTilesContext } from './map-tiles.ts';

export interface MapPoint {
  lat: number;
  lng: number;
}

export interface MapFrameProps {
  /** What the map shows, for those who cannot see it. */
  label: string;
  /** The id of words that say how to use it by keyboard. */
  describedBy?: string;
  centre: MapPoint;
  zoom: number;
  base?: MapBase;
  /** The wheel and fingers zoom around the centre, where the pin is. */
  zoomsAroundCentre?: boolean;
  className?: string;
  /** Content over the map; gets the map once it is ready. */
  children: (map: Leaflet.Map) => ReactNode;
}

/** The least and the most that a map may be zoomed [LOC-37]. */
const zooms = { minZoom: 1, maxZoom: 21 };

/** A map with its base and nothing on it. In the browser only; import it lazily, because it brings its own library. */
export function MapFrame(props: MapFrameProps) {
  const { label, describedBy, centre, zoom, base = demoMap, zoomsAroundCentre = false, className, children } = props;
  const tiles = useContext(MapTilesContext);
  const [map, setMap] = useState<Leaflet.Map>();
  // The initial view; later moves go through the map.
  const [opening] = useState({ centre, zoom });
  const open = useCallback(
    (container: HTMLDivElement) => {
      const around = zoomsAroundCentre ? 'center' : true;
      const opened = Leaflet.map(container, {
        ...zooms,
        zoomControl: false,
        attributionControl: false,
        scrollWheelZoom: around,
        touchZoom: around,
        doubleClickZoom: around,
        // While a step is animated the next press would be lost, and a map that closes would fail.
        zoomAnimation: false,
      });
      opened.setView(opening.centre, opening.zoom, { animate: false });
      opened.addLayer((tiles ? tileMap(tiles) : base).layer());
      // Keeps the centre when the size changes: a dialog opens, the screen is turned, fullscreen is toggled.
      const watch = new ResizeObserver(() => opened.invalidateSize({ animate: false }));
      watch.observe(container);
      setMap(opened);
      return () => {
        watch.disconnect();
        opened.remove();
        setMap(undefined);
      };
    },
    [base, tiles, opening, zoomsAroundCentre],
  );
  return (
    <div className={classNames(styles.frame, className)}>
      <div ref={open} className={styles.map} role="application" aria-label={label} aria-describedby={describedBy} />
      {map && children(map)}
      {tiles && <small className={styles.source}>{tiles.attribution}</small>}
    </div>
  );
}
