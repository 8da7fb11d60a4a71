import type { MapBase } from './map-base.ts';
import { MapControls } from './map-controls.tsx';
import { MapFrame, type MapPoint } from './map-frame.tsx';
import { MapMarker } from './map-marker.tsx';
import styles from './place-map.module.css';

export interface PlaceMapProps {
  label: string;
  at: MapPoint;
  base?: MapBase;
}

/** A map with one pin, as large as its container. In the browser only; the text beside it describes the place. */
export function PlaceMap({ label, at, base }: PlaceMapProps) {
  return (
    <MapFrame label={label} centre={at} zoom={16} base={base} className={styles.whole}>
      {(map) => (
        <>
          <MapMarker map={map} at={at}>
            <svg aria-hidden="true" viewBox="0 0 52 64" className={styles.pin}>
              <path d="M26 63C20 50 2 42 2 25a24 24 0 0 1 48 0c0 17-18 25-24 38Z" strokeWidth="3" />
              <circle cx="26" cy="25" r="9" />
            </svg>
          </MapMarker>
          <MapControls map={map} />
        </>
      )}
    </MapFrame>
  );
}
