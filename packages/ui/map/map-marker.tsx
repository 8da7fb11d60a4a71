import * as Leaflet from 'leaflet';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapPoint } from './map-frame.tsx';

export interface MapMarkerProps {
  map: Leaflet.Map;
  at: MapPoint;
  /** A higher level is in front. */
  level?: number;
  /** Must be positioned so that its origin is on the place. */
  children: ReactNode;
}

/** An element at a place of the map. */
export function MapMarker({ map, at, level = 0, children }: MapMarkerProps) {
  const [{ marker, element }] = useState(() => {
    const element = document.createElement('div');
    const icon = Leaflet.divIcon({ html: element, className: '', iconSize: [0, 0] });
    return { element, marker: Leaflet.marker(at, { icon, interactive: false, keyboard: false }) };
  });
  useEffect(() => {
    marker.addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, marker]);
  useEffect(() => {
    marker.setLatLng(at).setZIndexOffset(level * 1000);
  }, [marker, at, level]);
  return createPortal(children, element);
}
