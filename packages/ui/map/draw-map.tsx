import * as Leaflet from 'leaflet';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './draw-map.module.css';
import type { MapBase } from './map-base.ts';
import { MapControls } from './map-controls.tsx';
import { MapFrame, type MapPoint } from './map-frame.tsx';
import { MapGrid } from './map-grid.tsx';

export interface DrawMapProps {
  label: string;
  describedBy?: string;
  /** Where it opens if there is nothing to show. */
  centre: MapPoint;
  /** The border: a press on the map sets a corner, a drag moves one, a small dot between two makes a new one. */
  area: readonly MapPoint[];
  /** Without it the border cannot be changed. */
  onChange?: (area: MapPoint[]) => void;
  /** The corner that is worked on. */
  selected?: number | undefined;
  onSelect?: (index: number) => void;
  /** Borders that are only shown, with their names. */
  neighbours?: readonly { name: string; area: readonly MapPoint[] }[];
  /** A place that a press on the map sets. */
  pin?: MapPoint | undefined;
  onPin?: (point: MapPoint) => void;
  /** A new value shows everything, or the centre if there is nothing. */
  view?: unknown;
  /** Without it there is a grid with coordinates. */
  base?: MapBase | undefined;
  controls?: ReactNode;
  className?: string;
}

const openingZoom = 12;
/** More corners than this have no dots between them: there is no room. */
const maxDots = 60;

/** Nothing lies under the grid. */
const noBase: MapBase = { layer: () => Leaflet.layerGroup() };

/** A map to draw the border of an area on, or to set a pin in one. In the browser only. The fields beside it do the same by keyboard. */
export function DrawMap({ label, describedBy, centre, base, controls, className, ...drawing }: DrawMapProps) {
  return (
    <MapFrame
      label={label}
      {...(describedBy && { describedBy })}
      centre={centre}
      zoom={openingZoom}
      base={base ?? noBase}
      {...(className && { className })}
    >
      {(map) => (
        <>
          {!base && <MapGrid map={map} />}
          <Drawing map={map} centre={centre} {...drawing} />
          <MapControls map={map}>{controls}</MapControls>
        </>
      )}
    </MapFrame>
  );
}

type DrawingProps = Pick<
  DrawMapProps,
  'centre' | 'area' | 'onChange' | 'selected' | 'onSelect' | 'neighbours' | 'pin' | 'onPin' | 'view'
> & { map: Leaflet.Map };

function Drawing({ map, centre, area, selected, neighbours, pin, view, ...callbacks }: DrawingProps) {
  const { onChange, onPin } = callbacks;
  const latest = useRef({ ...callbacks, area });
  latest.current = { ...callbacks, area };
  const isEditable = onChange !== undefined;

  useShownAll({ map, centre, area, neighbours, pin, view });

  useEffect(() => {
    const layer = Leaflet.layerGroup().addTo(map);
    for (const { name, area: border } of neighbours ?? []) {
      Leaflet.polygon([...border], { className: styles.neighbour, interactive: false })
        .bindTooltip(name, { permanent: true, direction: 'center', className: styles.name })
        .addTo(layer);
    }
    return () => {
      layer.remove();
    };
  }, [map, neighbours]);

  useEffect(() => {
    const press = ({ latlng }: Leaflet.LeafletMouseEvent) => {
      const { onChange: change, onPin: set, onSelect, area: now } = latest.current;
      const point = rounded(latlng);
      set?.(point);
      if (!change) return;
      const index = placeOfNew(map, now, point);
      change(now.toSpliced(index, 0, point));
      onSelect?.(index);
    };
    map.on('click', press);
    return () => {
      map.off('click', press);
    };
  }, [map]);

  useEffect(() => {
    const layer = Leaflet.layerGroup().addTo(map);
    const border = Leaflet.polygon([...area], { className: styles.area, interactive: false }).addTo(layer);
    if (isEditable) {
      for (const [index, corner] of area.entries()) {
        handle(corner, index === selected ? styles.selected : styles.corner, {
          move: (point) => border.setLatLngs(area.with(index, point)),
          drop(point) {
            latest.current.onChange?.(area.with(index, point));
            latest.current.onSelect?.(index);
          },
          press: () => latest.current.onSelect?.(index),
        }).addTo(layer);
      }
      for (const [index, middle] of middlesOf(area).entries()) {
        const add = (point: MapPoint) => {
          latest.current.onChange?.(area.toSpliced(index + 1, 0, point));
          latest.current.onSelect?.(index + 1);
        };
        handle(middle, styles.dot, {
          move: (point) => border.setLatLngs(area.toSpliced(index + 1, 0, point)),
          drop: add,
          press: () => add(middle),
        }).addTo(layer);
      }
    }
    return () => {
      layer.remove();
    };
  }, [map, area, selected, isEditable]);

  const canPin = onPin !== undefined;
  useEffect(() => {
    if (!pin) return;
    const icon = Leaflet.divIcon({ className: styles.pin, iconSize: [28, 28], iconAnchor: [14, 28] });
    const marker = Leaflet.marker(pin, { icon, draggable: canPin, keyboard: false }).addTo(map);
    marker.on('dragend', () => latest.current.onPin?.(rounded(marker.getLatLng())));
    return () => {
      marker.remove();
    };
  }, [map, pin, canPin]);
  return null;
}

/** Shows everything when the map opens, and whenever `view` changes. */
function useShownAll({ map, centre, area, neighbours, pin, view }: DrawingProps): void {
  const shown = useRef<{ view: unknown }>(undefined);
  useEffect(() => {
    if (shown.current && shown.current.view === view) return;
    shown.current = { view };
    const own = [...area, ...(pin ? [pin] : [])];
    const points = own.length > 0 ? own : (neighbours ?? []).flatMap((other) => [...other.area]);
    if (points.length > 1) map.fitBounds(Leaflet.latLngBounds([...points]).pad(0.05), { animate: false });
    else map.setView(points[0] ?? centre, openingZoom, { animate: false });
  }, [map, centre, area, neighbours, pin, view]);
}

interface HandleActs {
  move: (point: MapPoint) => void;
  drop: (point: MapPoint) => void;
  press: () => void;
}

function handle(at: MapPoint, className: string | undefined, { move, drop, press }: HandleActs): Leaflet.Marker {
  const icon = Leaflet.divIcon({ className: className ?? '', iconSize: [24, 24] });
  // The list of corners beside the map is for keys.
  const marker = Leaflet.marker(at, { icon, draggable: true, keyboard: false });
  marker.on('drag', () => move(marker.getLatLng()));
  marker.on('dragend', () => drop(rounded(marker.getLatLng())));
  marker.on('click', press);
  return marker;
}

function middlesOf(area: readonly MapPoint[]): MapPoint[] {
  if (area.length < 2 || area.length > maxDots) return [];
  return area.map((from, index) => {
    const to = area[(index + 1) % area.length] ?? from;
    return rounded({ lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 });
  });
}

/** Where a new corner goes: between the two ends of the nearest side. */
function placeOfNew(map: Leaflet.Map, area: readonly MapPoint[], point: MapPoint): number {
  if (area.length < 3) return area.length;
  const at = map.latLngToLayerPoint(point);
  const corners = area.map((corner) => map.latLngToLayerPoint(corner));
  const distances = corners.map((from, index) =>
    Leaflet.LineUtil.pointToSegmentDistance(at, from, corners[(index + 1) % corners.length] ?? from),
  );
  return distances.indexOf(Math.min(...distances)) + 1;
}

/** Six digits are a tenth of a metre; more would be noise of the screen. */
function rounded({ lat, lng }: MapPoint): MapPoint {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}
