import * as Leaflet from 'leaflet';
import { useEffect, useState } from 'react';
import { Icon } from '../media/icon.tsx';
import type { MapBase } from './map-base.ts';
import { MapControls } from './map-controls.tsx';
import { MapFrame, type MapPoint } from './map-frame.tsx';
import { MapGrid } from './map-grid.tsx';
import { MapMarker } from './map-marker.tsx';
import { Line, Pin, useFit } from './map-parts.tsx';
import route from './route-map.module.css';

const pins = {
  store: { icon: 'store', look: route.store },
  door: { icon: 'house', look: route.home },
  /** Where an order passes to another courier, and where that one is. */
  meeting: { icon: 'map-pin', look: route.home },
  rider: { icon: 'bike', look: route.store },
} as const;

/** A place where a courier stops. */
export interface RideStop {
  key: string;
  at: MapPoint;
  kind: keyof typeof pins;
}

export interface RideMapProps {
  label: string;
  /** Where it opens. */
  centre: MapPoint;
  stops: readonly RideStop[];
  /** The courier; null where the phone does not know. */
  me: MapPoint | null;
  /** By road. */
  way: readonly MapPoint[];
  /** The part for which no way by road is known, as the crow flies. */
  straight: readonly MapPoint[];
  /** The way that was ridden, the oldest first; dashed where it came after a gap of the network. */
  ridden?: readonly { isLate: boolean; points: readonly MapPoint[] }[];
  /** The corners of zones. */
  borders: readonly (readonly MapPoint[])[];
  /** Without it there is a grid with coordinates. */
  base?: MapBase;
}

const openingZoom = 12;
const noBase: MapBase = { layer: () => Leaflet.layerGroup() };

/** Stops of a courier and the way to them, or the zones of a city. In the browser only; words beside it say the same. */
export function RideMap({ label, centre, base, ...ride }: RideMapProps) {
  return (
    <MapFrame label={label} centre={centre} zoom={openingZoom} base={base ?? noBase} className={route.map ?? ''}>
      {(map) => (
        <>
          {!base && <MapGrid map={map} />}
          <Ride map={map} {...ride} />
          <MapControls map={map} />
        </>
      )}
    </MapFrame>
  );
}

function Ride({
  map,
  stops,
  me,
  way,
  straight,
  ridden = [],
  borders,
}: Omit<RideMapProps, 'label' | 'centre' | 'base'> & { map: Leaflet.Map }) {
  // Of the courier's positions only the first is fitted into view: afterwards the courier moves the map.
  const [firstPlace, setFirstPlace] = useState(me);
  if (!firstPlace && me) setFirstPlace(me);
  const places = [
    ...stops.map(({ at }) => at),
    ...(firstPlace && stops.length > 0 ? [firstPlace] : []),
    ...borders.flat(),
    ...ridden.flatMap(({ points }) => points),
  ];
  // Without a pin the borders need no room above them.
  useFit(map, places, undefined, stops.length > 0 ? 1 : 0.2);
  return (
    <>
      {borders.map((corners) => (
        <Border key={corners.map(({ lat, lng }) => `${lat},${lng}`).join()} map={map} corners={corners} />
      ))}
      <Line map={map} points={straight} className={route.straight ?? ''} />
      {ridden.map(({ isLate, points }) => (
        <Line
          key={`${points[0]?.lat},${points[0]?.lng} ${isLate}`}
          map={map}
          points={points}
          className={(isLate ? route.late : route.ridden) ?? ''}
        />
      ))}
      <Line map={map} points={way} className={route.casing ?? ''} />
      <Line map={map} points={way} className={route.ahead ?? ''} />
      {stops.map(({ key, at, kind }) => (
        <MapMarker key={key} map={map} at={at} level={1}>
          <Pin icon={pins[kind].icon} className={pins[kind].look ?? ''} />
        </MapMarker>
      ))}
      {me && (
        <MapMarker map={map} at={me} level={2}>
          <span className={route.me}>
            <Icon name="navigation" size={20} />
          </span>
        </MapMarker>
      )}
    </>
  );
}

function Border({ map, corners }: { map: Leaflet.Map; corners: readonly MapPoint[] }) {
  const [shape] = useState(() => Leaflet.polygon([], { className: route.border ?? '', interactive: false }));
  useEffect(() => {
    shape.setLatLngs([...corners]).addTo(map);
    return () => {
      shape.remove();
    };
  }, [map, shape, corners]);
  return null;
}
