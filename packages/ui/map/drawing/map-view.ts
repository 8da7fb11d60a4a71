import style from '../../../../demo/places/map-style.json' with { type: 'json' };

/** The visible part: the world is `scale` pixels wide, and its point `left`, `top` is in the upper left corner. */
export interface View {
  zoom: number;
  scale: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The canvas of a map and its style. */
export interface Paper {
  context: CanvasRenderingContext2D;
  view: View;
  colours: Colours;
  fontFamily: string;
}

export type Colours = (typeof style.colours)['light'];

export const mapColours: Record<'light' | 'dark', Colours> = style.colours;
export const { fill: fillColours, road_width: roadWidths, minimum_zoom: minimumZoom } = style;
export const { casing_from_zoom: casingFromZoom, casing_extra: casingExtra } = style;
