import type { Line, MapFeature, RoadClass } from './map-features.ts';
import { drawLabels } from './map-labels.ts';
import {
  type Colours,
  casingExtra,
  casingFromZoom,
  fillColours,
  minimumZoom,
  type Paper,
  roadWidths,
  type View,
} from './map-view.ts';

const roadClasses: RoadClass[] = ['local', 'secondary', 'primary', 'motorway'];
const mainRoads = new Set<string>(['primary', 'motorway']);

/** Draws the visible features from the lowest layer up; order, colours and widths come from the style. */
export function drawMap(paper: Paper, features: readonly MapFeature[]): void {
  const { context, view, colours } = paper;
  context.fillStyle = colours.land;
  context.fillRect(0, 0, view.width, view.height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const inSight = Map.groupBy(features.filter(isWithin(view)), ({ kind }) => kind);
  const of = (kind: string) => inSight.get(kind) ?? [];
  for (const [kind, colour] of Object.entries(fillColours)) {
    fill(paper, of(kind), colours[colour as keyof Colours]);
  }
  if (view.zoom >= minimumZoom.river) stroke(paper, of('river'), colours.water, widthAt(riverWidth, view.zoom));
  if (view.zoom >= minimumZoom.rail) drawRails(paper, of('rail'));
  drawRoads(paper, of('road'));
  drawLabels(paper, [...inSight.values()].flat());
}

/** Some pixels more than the paper: lines are wide and names long. */
const margin = 60;

function isWithin({ scale, left, top, width, height }: View) {
  return ({ box: [west, north, east, south] }: MapFeature) =>
    (east - left) * scale > -margin &&
    (west - left) * scale < width + margin &&
    (south - top) * scale > -margin &&
    (north - top) * scale < height + margin;
}

const riverWidth = { '10': 1, '14': 3, '17': 9 };
const railWidth = { '11': 1, '15': 2, '18': 4 };

function drawRails(paper: Paper, rails: MapFeature[]): void {
  const width = widthAt(railWidth, paper.view.zoom);
  stroke(paper, rails, paper.colours.casing, width + 1);
  paper.context.setLineDash([width * 4, width * 3]);
  stroke(paper, rails, paper.colours.land, width / 2);
  paper.context.setLineDash([]);
}

/** Casings of a class before its fills, so that crossings stay open; bridges above everything else of their class. */
function drawRoads(paper: Paper, roads: MapFeature[]): void {
  const { view, colours } = paper;
  for (const roadClass of roadClasses.filter((known) => view.zoom >= minimumZoom[known])) {
    const ofClass = roads.filter((road) => road.class === roadClass);
    const width = widthAt(roadWidths[roadClass], view.zoom);
    for (const isBridge of [false, true]) {
      const level = ofClass.filter(({ bridge = false }) => bridge === isBridge);
      if (view.zoom >= casingFromZoom[roadClass]) {
        stroke(paper, level, colours.casing, width + 2 * casingExtra[roadClass]);
      }
      stroke(paper, level, mainRoads.has(roadClass) ? colours.road_main : colours.road, width);
    }
  }
}

/** Between two zooms of the table the width grows evenly; beyond the last it continues to grow. */
export function widthAt(table: Record<string, number>, zoom: number): number {
  const steps = Object.entries(table).map(([at, width]) => [Number(at), width] as const);
  const above = steps.findIndex(([at]) => at >= zoom);
  if (above === 0) return steps[0]?.[1] ?? 1;
  const [from, to] = above < 0 ? [steps.at(-1), undefined] : [steps[above - 1], steps[above]];
  if (!from) return 1;
  if (!to) return from[1] * 1.35 ** (zoom - from[0]);
  return from[1] + ((zoom - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

function fill({ context, view }: Paper, features: MapFeature[], colour: string): void {
  context.fillStyle = colour;
  // One by one: two areas that overlap would make a hole, as the islands of a lagoon do.
  for (const { lines } of features) {
    context.beginPath();
    for (const line of lines) trace(context, view, line, true);
    context.fill('evenodd');
  }
}

function stroke({ context, view }: Paper, features: MapFeature[], colour: string, width: number): void {
  if (features.length === 0) return;
  context.beginPath();
  for (const { lines } of features) for (const line of lines) trace(context, view, line, false);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

function trace(context: CanvasRenderingContext2D, { scale, left, top }: View, line: Line, isClosed: boolean): void {
  for (let index = 0; index < line.length; index += 2) {
    const x = ((line[index] ?? 0) - left) * scale;
    const y = ((line[index + 1] ?? 0) - top) * scale;
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  if (isClosed) context.closePath();
}
