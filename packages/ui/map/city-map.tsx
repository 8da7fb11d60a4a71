import * as Leaflet from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import styles from './city-map.module.css';
import type { MapBase } from './map-base.ts';
import { MapControls } from './map-controls.tsx';
import { MapFrame, type MapPoint } from './map-frame.tsx';
import { MapGrid } from './map-grid.tsx';

/** Something on the map of a city: its shape says what it is, its look and tone how it is. */
export interface CityPoint {
  key: string;
  at: MapPoint;
  shape: 'diamond' | 'circle' | 'square';
  look: 'hollow' | 'filled' | 'dashed';
  tone: 'ok' | 'info' | 'warn' | 'bad' | 'plain';
  /** One character in it. */
  sign?: string;
}

export interface CityMapProps {
  label: string;
  /** Where it opens if there is nothing to show. */
  centre: MapPoint;
  points: readonly CityPoint[];
  /** What the map opens on. */
  fits: readonly MapPoint[];
  /** Keys of points that stand out; the others fade. */
  highlighted: readonly string[];
  /** The way between what is highlighted. */
  way: readonly MapPoint[];
  onSelect: (key: string) => void;
  /** Without it there is a grid with coordinates. */
  base?: MapBase | undefined;
}

const openingZoom = 12;
const noBase: MapBase = { layer: () => Leaflet.layerGroup() };

/** Orders, riders and stores of a city on one canvas, so that thousands move smoothly. The lists beside it say the same. */
export function CityMap({ label, centre, base, ...city }: CityMapProps) {
  return (
    <MapFrame label={label} centre={centre} zoom={openingZoom} base={base ?? noBase} className={styles.map ?? ''}>
      {(map) => (
        <>
          {!base && <MapGrid map={map} />}
          <Points map={map} {...city} />
          <MapControls map={map} />
        </>
      )}
    </MapFrame>
  );
}

function Points({
  map,
  points,
  fits,
  highlighted,
  way,
  onSelect,
}: Omit<CityMapProps, 'label' | 'centre' | 'base'> & { map: Leaflet.Map }) {
  const [layer] = useState(() => new PointsLayer());
  const select = useRef(onSelect);
  select.current = onSelect;
  const isFitted = useRef(false);
  useEffect(() => {
    layer.addTo(map);
    const press = ({ containerPoint }: Leaflet.LeafletMouseEvent) => {
      const key = layer.keyAt(containerPoint);
      if (key !== undefined) select.current(key);
    };
    map.on('click', press);
    return () => {
      map.off('click', press);
      layer.remove();
    };
  }, [map, layer]);
  useEffect(() => {
    layer.show({ points, highlighted, way });
  }, [layer, points, highlighted, way]);
  useEffect(() => {
    if (isFitted.current || fits.length === 0) return;
    isFitted.current = true;
    map.fitBounds(Leaflet.latLngBounds([...fits]).pad(0.1), { animate: false, maxZoom: 15 });
  }, [map, fits]);
  const target = highlighted.length > 0 ? points.find(({ key }) => key === highlighted[0]) : undefined;
  const place = target && `${target.at.lat},${target.at.lng}`;
  useEffect(() => {
    if (!place) return;
    const [lat = 0, lng = 0] = place.split(',').map(Number);
    if (!map.getBounds().contains([lat, lng])) map.panTo([lat, lng], { animate: false });
  }, [map, place]);
  return null;
}

interface Shown {
  points: readonly CityPoint[];
  highlighted: readonly string[];
  way: readonly MapPoint[];
}

const radius = 9;
/** Pixels around a point within which a press means it. */
const reach = 16;
const faded = 0.35;

/** Draws all points in one frame, and again when the view or what is shown changes. */
class PointsLayer extends Leaflet.Layer {
  readonly #canvas = document.createElement('canvas');
  #shown: Shown = { points: [], highlighted: [], way: [] };
  #frame = 0;

  override onAdd(map: Leaflet.Map): this {
    this.#canvas.className = styles.points ?? '';
    map.getPane('overlayPane')?.append(this.#canvas);
    this.#drawSoon();
    return this;
  }

  override onRemove(): this {
    cancelAnimationFrame(this.#frame);
    this.#canvas.remove();
    return this;
  }

  override getEvents(): Record<string, Leaflet.LeafletEventHandlerFn> {
    const draw = () => this.#drawSoon();
    return { move: draw, zoom: draw, resize: draw, viewreset: draw };
  }

  show(shown: Shown): void {
    this.#shown = shown;
    this.#drawSoon();
  }

  /** Returns the point at a place of the screen, the nearest one. */
  keyAt(place: Leaflet.Point): string | undefined {
    let nearest: { key: string; distance: number } | undefined;
    for (const { key, at } of this.#shown.points) {
      const distance = this._map.latLngToContainerPoint(at).distanceTo(place);
      if (distance <= reach && distance < (nearest?.distance ?? reach + 1)) nearest = { key, distance };
    }
    return nearest?.key;
  }

  #drawSoon(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const map = this._map;
    const context = this.#canvas.getContext('2d');
    if (!map || !context) return;
    const size = map.getSize();
    const sharpness = Math.min(window.devicePixelRatio, 2);
    Object.assign(this.#canvas, { width: size.x * sharpness, height: size.y * sharpness });
    Object.assign(this.#canvas.style, { width: `${size.x}px`, height: `${size.y}px` });
    Leaflet.DomUtil.setPosition(this.#canvas, map.containerPointToLayerPoint([0, 0]));
    context.scale(sharpness, sharpness);
    const style = getComputedStyle(map.getContainer());
    const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
    const tones = {
      ok: colour('ok'),
      info: colour('info'),
      warn: colour('warn'),
      bad: colour('bad'),
      plain: colour('text'),
    };
    const surface = colour('surface');
    const { points, highlighted, way } = this.#shown;
    if (way.length > 1) {
      context.strokeStyle = colour('brand');
      context.lineWidth = 3;
      context.beginPath();
      for (const at of way) {
        const { x, y } = map.latLngToContainerPoint(at);
        context.lineTo(x, y);
      }
      context.stroke();
    }
    context.lineWidth = 2.5;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.font = `700 11px ${style.fontFamily}`;
    for (const point of points) {
      const { x, y } = map.latLngToContainerPoint(point.at);
      if (x < -radius || y < -radius || x > size.x + radius || y > size.y + radius) continue;
      context.globalAlpha = highlighted.length === 0 || highlighted.includes(point.key) ? 1 : faded;
      drawPoint(context, point, { x, y }, { tone: tones[point.tone], surface });
    }
    context.globalAlpha = 1;
  }
}

function drawPoint(
  context: CanvasRenderingContext2D,
  { shape, look, sign }: CityPoint,
  { x, y }: { x: number; y: number },
  { tone, surface }: { tone: string; surface: string },
): void {
  context.beginPath();
  if (shape === 'circle') context.arc(x, y, radius - 1, 0, 2 * Math.PI);
  if (shape === 'square') context.roundRect(x - radius + 1, y - radius + 1, 2 * radius - 2, 2 * radius - 2, 4);
  if (shape === 'diamond') {
    context.moveTo(x, y - radius);
    context.lineTo(x + radius, y);
    context.lineTo(x, y + radius);
    context.lineTo(x - radius, y);
    context.closePath();
  }
  context.setLineDash(look === 'dashed' ? [3, 3] : []);
  context.fillStyle = look === 'filled' ? tone : surface;
  context.strokeStyle = look === 'filled' ? surface : tone;
  context.fill();
  context.stroke();
  if (!sign) return;
  context.fillStyle = look === 'filled' ? surface : tone;
  context.fillText(sign, x, y + 0.5);
}
