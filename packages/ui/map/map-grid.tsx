import * as Leaflet from 'leaflet';
import { useContext, useEffect } from 'react';
import styles from './map-grid.module.css';
import { MapTilesContext } from './map-tiles.ts';

/** Degrees between two lines, from the finest. */
const steps = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20];
/** Lines across a map, at most. */
const maxLines = 9;

/** Lines of latitude and longitude with their degrees: where no map of the place is at hand, they show where it is. */
export function MapGrid({ map }: { map: Leaflet.Map }) {
  const hasTiles = useContext(MapTilesContext) !== undefined;
  useEffect(() => {
    if (hasTiles) return;
    const lines = Leaflet.layerGroup().addTo(map);
    const draw = () => {
      lines.clearLayers();
      for (const line of linesIn(map)) line.addTo(lines);
    };
    draw();
    map.on('moveend resize', draw);
    return () => {
      map.off('moveend resize', draw);
      lines.remove();
    };
  }, [map, hasTiles]);
  return null;
}

function linesIn(map: Leaflet.Map): Leaflet.Layer[] {
  const bounds = map.getBounds();
  const [south, north, west, east] = [bounds.getSouth(), bounds.getNorth(), bounds.getWest(), bounds.getEast()];
  const step = steps.find((size) => Math.max(east - west, north - south) / size <= maxLines) ?? 30;
  return [
    ...multiplesWithin(south, north, step).flatMap((lat) =>
      lineWithLabel([Leaflet.latLng(lat, west), Leaflet.latLng(lat, east)], degreesOf(lat, step), 'side'),
    ),
    ...multiplesWithin(west, east, step).flatMap((lng) =>
      lineWithLabel([Leaflet.latLng(south, lng), Leaflet.latLng(north, lng)], degreesOf(lng, step), 'foot'),
    ),
  ];
}

function multiplesWithin(from: number, until: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(until / step) - first + 1) }, (_, n) => (first + n) * step);
}

function degreesOf(value: number, step: number): string {
  const digits = Math.max(0, Math.ceil(-Math.log10(step)));
  return value.toFixed(digits).replace('-', '\u2212');
}

function lineWithLabel(ends: [Leaflet.LatLng, Leaflet.LatLng], words: string, at: 'side' | 'foot'): Leaflet.Layer[] {
  const label = document.createElement('span');
  label.textContent = words;
  const icon = Leaflet.divIcon({ html: label, className: `${styles.label} ${styles[at]}`, iconSize: [0, 0] });
  return [
    Leaflet.polyline(ends, { className: styles.line, interactive: false }),
    Leaflet.marker(ends[0], { icon, interactive: false, keyboard: false }),
  ];
}
