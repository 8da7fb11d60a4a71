import { useLingui } from '@lingui/react/macro';
import type * as Leaflet from 'leaflet';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import styles from './map-controls.module.css';

export interface MapControlsProps {
  map: Leaflet.Map;
  /** Pixels at the lower edge that something covers. */
  covered?: number;
  /** More of them, below. */
  children?: ReactNode;
}

/** The column of buttons at the end edge of a map: nearer and farther by one step each. */
export function MapControls({ map, covered = 0, children }: MapControlsProps) {
  const { t } = useLingui();
  const zoom = useZoom(map);
  return (
    <div className={styles.controls} style={{ marginBlockEnd: covered }}>
      <IconButton
        kind="raised"
        icon="plus"
        label={t`Zoom in`}
        iconSize={20}
        disabled={zoom >= map.getMaxZoom()}
        onClick={() => map.setZoom(Math.round(zoom) + 1)}
      />
      <IconButton
        kind="raised"
        icon="minus"
        label={t`Zoom out`}
        iconSize={20}
        disabled={zoom <= map.getMinZoom()}
        onClick={() => map.setZoom(Math.round(zoom) - 1)}
      />
      {children}
    </div>
  );
}

function useZoom(map: Leaflet.Map): number {
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const read = () => setZoom(map.getZoom());
    map.on('zoomend', read);
    return () => {
      map.off('zoomend', read);
    };
  }, [map]);
  return zoom;
}
