import { useLingui } from '@lingui/react/macro';
import * as Leaflet from 'leaflet';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './map.module.css';
import type { MapBase } from './map-base.ts';
import { MapControls } from './map-controls.tsx';
import { MapFrame, type MapPoint } from './map-frame.tsx';

export interface PickMapProps {
  label: string;
  /** The position of the pin. A new object moves the map under it. */
  target: MapPoint;
  /** The map starts to move: what is known of the last place no longer applies. */
  onLeave: () => void;
  /** Called once when the map has come to rest under the pin. */
  onSettle: (point: MapPoint) => void;
  /** The border of a zone; the map initially shows all of it. */
  area?: readonly MapPoint[];
  /** Borders of zones, with a scale, if no other map shows them. */
  borders?: readonly (readonly MapPoint[])[];
  base?: MapBase;
  /** Buttons below the zoom. */
  controls?: ReactNode;
  className?: string;
}

/** The zoom at which the map opens [LOC-38], and when it shows a zone [LOC-39]. */
const openingZoom = { street: 17, zone: 9 };

/** Milliseconds without motion before the place counts: a held arrow key is one move, not twenty. */
const restMilliseconds = 150;

/** A map that moves under a pin; the place below the tip is the one that is picked. In the browser only. */
export function PickMap({
  label,
  target,
  onLeave,
  onSettle,
  area,
  borders = [],
  base,
  controls,
  className,
}: PickMapProps) {
  const { t } = useLingui();
  const hint = useId();
  return (
    <MapFrame
      label={label}
      describedBy={hint}
      centre={target}
      zoom={area ? openingZoom.zone : openingZoom.street}
      base={base}
      zoomsAroundCentre
      className={className}
    >
      {(map) => (
        <>
          <VisuallyHidden>
            <span id={hint}>{t`Use the arrow keys to move the map`}</span>
          </VisuallyHidden>
          <Pin map={map} target={target} onLeave={onLeave} onSettle={onSettle} />
          {area && <Border map={map} area={area} />}
          {borders.map((border, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: borders never change their order
            <Border key={index} map={map} area={border} />
          ))}
          {borders.length > 0 && (
            <>
              <Scale map={map} />
              <NearestBorder map={map} borders={borders} />
            </>
          )}
          <MapControls map={map}>{controls}</MapControls>
        </>
      )}
    </MapFrame>
  );
}

type PinProps = Pick<PickMapProps, 'target' | 'onLeave' | 'onSettle'> & { map: Leaflet.Map };

/** Stays in the centre and lifts while the map moves [LOC-03]. */
function Pin({ map, target, onLeave, onSettle }: PinProps) {
  const [isLifted, setIsLifted] = useState(false);
  const settled = useRef(target);
  const callbacks = useRef({ onLeave, onSettle });
  callbacks.current = { onLeave, onSettle };

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let hasLeft = false;
    const move = () => {
      clearTimeout(pause);
      if (hasLeft || isSame(map, map.getCenter(), settled.current)) return;
      hasLeft = true;
      setIsLifted(true);
      callbacks.current.onLeave();
    };
    const settle = () => {
      hasLeft = false;
      settled.current = rounded(map.getCenter());
      callbacks.current.onSettle(settled.current);
    };
    const rest = () => {
      clearTimeout(pause);
      if (!hasLeft) return;
      setIsLifted(false);
      pause = setTimeout(settle, restMilliseconds);
    };
    map.on('move', move).on('moveend', rest);
    return () => {
      clearTimeout(pause);
      map.off('move', move).off('moveend', rest);
    };
  }, [map]);

  useEffect(() => {
    settled.current = target;
    const zoom = Math.max(map.getZoom(), openingZoom.street);
    if (!isSame(map, target, map.getCenter())) map.setView(target, zoom, { animate: false });
  }, [map, target]);

  return (
    <svg aria-hidden="true" viewBox="0 0 52 64" className={classNames(styles.pin, isLifted && styles.lifted)}>
      <path d="M26 63C20 50 2 42 2 25a24 24 0 0 1 48 0c0 17-18 25-24 38Z" strokeWidth="3" />
      <circle cx="26" cy="25" r="9" />
    </svg>
  );
}

function Border({ map, area }: { map: Leaflet.Map; area: readonly MapPoint[] }) {
  useEffect(() => {
    const border = Leaflet.polygon([...area], { className: styles.area, interactive: false }).addTo(map);
    return () => {
      border.remove();
    };
  }, [map, area]);
  return null;
}

/** Moves a map that opened away from all borders to the nearest of them, wide enough to show it. */
function NearestBorder({ map, borders }: { map: Leaflet.Map; borders: readonly (readonly MapPoint[])[] }) {
  useEffect(() => {
    const centre = map.getCenter();
    const bounds = borders.map((border) => Leaflet.latLngBounds([...border]));
    if (bounds.some((one) => one.contains(centre))) return;
    const away = (one: Leaflet.LatLngBounds) => map.distance(centre, one.getCenter());
    const [nearest] = bounds.sort((one, other) => away(one) - away(other));
    if (nearest) map.fitBounds(nearest, { animate: false });
  }, [map, borders]);
  return null;
}

/** How long a way on the screen is. */
function Scale({ map }: { map: Leaflet.Map }) {
  useEffect(() => {
    const scale = Leaflet.control.scale({ imperial: false }).addTo(map);
    return () => {
      scale.remove();
    };
  }, [map]);
  return null;
}

/** Six digits are a tenth of a metre; more would be noise of the screen. */
function rounded({ lat, lng }: MapPoint): MapPoint {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

/** The screen counts in pixels, so a place comes to rest within one or two of where it was sent, or within a step. */
function isSame(map: Leaflet.Map, one: MapPoint, other: MapPoint): boolean {
  return map.project(one).distanceTo(map.project(other)) < 2 || map.distance(one, other) < 1.5;
}
