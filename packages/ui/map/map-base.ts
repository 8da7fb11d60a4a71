import * as Leaflet from 'leaflet';
import mapAddress from '../../../demo/places/basemap.geojson?url';
import gazetteerAddress from '../../../demo/places/gazetteer.csv?url';
import { drawMap } from './drawing/map-drawing.ts';
import { loadFeatures, loadLandmarks, type MapFeature } from './drawing/map-features.ts';
import { mapColours } from './drawing/map-view.ts';
import type { MapTiles } from './map-tiles.ts';

/** The layer under the pins: the bundled map now, tiles of a provider if one is configured. */
export interface MapBase {
  layer: () => Leaflet.Layer;
}

/** The map of the demo; needs no other host. */
export const demoMap: MapBase = { layer: () => new DrawnLayer(featuresOfDemo) };

/** The tiles that the operator has chosen. */
export function tileMap({ max_zoom: maxNativeZoom }: MapTiles): MapBase {
  return { layer: () => Leaflet.tileLayer('/map-tiles/{z}/{x}/{y}', { maxNativeZoom, maxZoom: 21 }) };
}

let features: Promise<MapFeature[]> | undefined;

/** Fetched once for all maps of the page; a failed fetch may be tried again. */
function featuresOfDemo(): Promise<MapFeature[]> {
  features ??= Promise.all([loadFeatures(mapAddress), loadLandmarks(gazetteerAddress)]).then(
    (parts) => parts.flat(),
    (error: unknown) => {
      features = undefined;
      throw error;
    },
  );
  return features;
}

/** The margin of the drawing around the view, as a share of it: dragging farther draws it again. */
const overlap = 0.25;
/** Sharper drawings cost cheap phones more memory than they show. */
const sharpest = 2;

/** One canvas under everything else. While the view moves, the drawing moves with it; at rest it is painted again. */
class DrawnLayer extends Leaflet.Layer {
  readonly #load: () => Promise<MapFeature[]>;
  readonly #canvas = document.createElement('canvas');
  readonly #theme = new ThemeWatch(() => this.#draw());
  #features: readonly MapFeature[] = [];
  #isLoading = false;
  /** Of the last drawing. */
  #drawn = { centre: Leaflet.latLng(0, 0), zoom: 0 };

  constructor(load: () => Promise<MapFeature[]>) {
    super();
    this.#load = load;
  }

  override onAdd(map: Leaflet.Map): this {
    this.#canvas.className = 'leaflet-zoom-animated';
    map.getPane('tilePane')?.append(this.#canvas);
    this.#theme.start();
    this.#draw();
    return this;
  }

  override onRemove(): this {
    this.#theme.stop();
    this.#canvas.remove();
    return this;
  }

  override getEvents(): Record<string, Leaflet.LeafletEventHandlerFn> {
    return {
      moveend: () => this.#draw(),
      resize: () => this.#draw(),
      move: () => this.#drawIfLeft(),
      zoom: () => this.#follow(),
    };
  }

  /** Without the drawing pins and texts still show the places; the next movement loads it again. */
  #fetch(): void {
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.#load().then(
      (features) => {
        this.#features = features;
        this.#draw();
      },
      () => {
        this.#isLoading = false;
      },
    );
  }

  #draw(): void {
    this.#fetch();
    const map = this._map;
    const context = this.#canvas.getContext('2d');
    if (!map || !context) return;
    const zoom = map.getZoom();
    const centre = map.getCenter();
    const size = map.getSize().multiplyBy(1 + 2 * overlap);
    const corner = map.project(centre, zoom).subtract(size.divideBy(2));
    const sharpness = Math.min(window.devicePixelRatio, sharpest);
    Object.assign(this.#canvas, { width: Math.ceil(size.x * sharpness), height: Math.ceil(size.y * sharpness) });
    Object.assign(this.#canvas.style, { width: `${size.x}px`, height: `${size.y}px` });
    context.scale(sharpness, sharpness);
    const scale = map.options.crs?.scale(zoom) ?? 256 * 2 ** zoom;
    const view = { zoom, scale, left: corner.x / scale, top: corner.y / scale, width: size.x, height: size.y };
    const fontFamily = getComputedStyle(map.getContainer()).fontFamily;
    drawMap({ context, view, colours: mapColours[this.#theme.now()], fontFamily }, this.#features);
    this.#drawn = { centre, zoom };
    this.#follow();
  }

  /** Before the edge of the drawing comes into sight. */
  #drawIfLeft(): void {
    const { centre, zoom } = this.#drawn;
    if (this._map.getZoom() !== zoom) return;
    const moved = this._map.project(this._map.getCenter(), zoom).subtract(this._map.project(centre, zoom));
    const room = this._map.getSize().multiplyBy(overlap);
    if (Math.abs(moved.x) > room.x || Math.abs(moved.y) > room.y) this.#draw();
  }

  /** Puts the drawing where the view is, larger or smaller as it needs. */
  #follow(): void {
    const map = this._map;
    const zoom = map.getZoom();
    const scale = map.getZoomScale(zoom, this.#drawn.zoom);
    const centre = map.project(this.#drawn.centre, zoom).subtract(map.getPixelOrigin());
    const corner = centre.subtract(map.getSize().multiplyBy((0.5 + overlap) * scale));
    Leaflet.DomUtil.setTransform(this.#canvas, corner, scale);
  }
}

/** Reports the theme of the page and its changes: by choice, or by the device if nothing is chosen. */
class ThemeWatch {
  readonly #onChange: () => void;
  readonly #device = matchMedia('(prefers-color-scheme: dark)');
  readonly #page: MutationObserver;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    this.#page = new MutationObserver(onChange);
  }

  now(): 'light' | 'dark' {
    return getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'dark' : 'light';
  }

  start(): void {
    this.#device.addEventListener('change', this.#onChange);
    this.#page.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  }

  stop(): void {
    this.#device.removeEventListener('change', this.#onChange);
    this.#page.disconnect();
  }
}
